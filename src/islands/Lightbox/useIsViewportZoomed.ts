/** Whether two fingers have enlarged the page, as they may on any page. */
import { useState } from 'react';
import { useEventListener } from './useEventListener.ts';

const isEnlarged = () => (visualViewport?.scale ?? 1) > 1;

export function useIsViewportZoomed(): boolean {
  const [enlarged, setEnlarged] = useState(isEnlarged);
  useEventListener(visualViewport, 'resize', () => setEnlarged(isEnlarged()));
  return enlarged;
}
