import { useEffect, useRef } from 'react';

/** Milliseconds between the two halves of a double tap or click, or two presses of one key, at most. */
const DOUBLE_CLICK_MS = 400;

/**
 * Ignores the second half of a double tap that opens or closes the viewer, and a second Enter: they are not meant for
 * what has come in its place. An Enter that is held down would open and close it in turn.
 * @returns what to call whenever the visitor has opened or closed the viewer
 */
export function useIgnoreSecondPress(): () => void {
  /** When that was last, as events tell the time. */
  const toggledAt = useRef(-Infinity);
  useEffect(() => {
    // Safari before 15.4: there no viewer opens.
    if (!('HTMLDialogElement' in window)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ignoreSecond = (event: UIEvent) => {
      const key = event instanceof KeyboardEvent;
      const second = key ? event.key === 'Enter' : event.detail > 1;
      const soon = event.timeStamp - toggledAt.current <= DOUBLE_CLICK_MS;
      if (!second || !(soon || (key && event.repeat))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const type of ['mousedown', 'click', 'keydown'] as const)
      addEventListener(type, ignoreSecond, { capture: true, signal });
    return () => controller.abort();
  }, []);
  return () => {
    toggledAt.current = performance.now();
  };
}
