/** Whether two fingers have enlarged the page, as they may on any page. */
import { useState } from 'react';
import { useEventListener } from './useEventListener.ts';

// Asked of the window: Firefox 90 does not know the name.
const isEnlarged = () => (window.visualViewport?.scale ?? 1) > 1;

export function useIsViewportZoomed(): boolean {
  const [enlarged, setEnlarged] = useState(isEnlarged);
  useEventListener(window.visualViewport, 'resize', () => setEnlarged(isEnlarged()));
  return enlarged;
}
