/** Whether two fingers have enlarged the page, as they may on any page. */
import { useState } from 'react';
import { useEventListener } from './useEventListener.ts';

// Not `visualViewport` alone, which throws in Firefox 90: that has no such thing.
const isEnlarged = () => (window.visualViewport?.scale ?? 1) > 1;

export function useIsViewportZoomed(): boolean {
  const [enlarged, setEnlarged] = useState(isEnlarged);
  useEventListener(window.visualViewport, 'resize', () => setEnlarged(isEnlarged()));
  return enlarged;
}
