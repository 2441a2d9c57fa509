/**
 * Toasts at the top right. Sonner pauses them under a mouse and on a hidden page; here also when the window loses
 * focus.
 */
import { useEffect, useState } from 'react';
import { Toaster, toast } from 'sonner';
import { addStylesheet } from '../add-stylesheet.ts';
import stylesheet from './toasts.css?url';

/** Milliseconds for which a toast is shown (the product's rule; the library's own default is 4000). */
const TOAST_MS = 2000;

/** Shows the present toasts again under their ids, which is the library's way to change their durations. */
function setDurations(duration: number) {
  for (const shown of toast.getToasts()) {
    if (!('title' in shown)) continue;
    const update = shown.type === 'success' ? toast.success : toast;
    update(shown.title, { ...shown, duration });
  }
}

export function Toasts({ label }: { label: string }) {
  const [paused, setPaused] = useState(false);
  const duration = paused ? Infinity : TOAST_MS;

  // Fetched with the island: in the page's HTML these styles would be a sixth of it.
  useEffect(() => addStylesheet(stylesheet), []);

  useEffect(() => {
    const pause = () => setPaused(true);
    const resume = () => setPaused(false);
    // The window may have lost the focus before this component was mounted.
    if (!document.hasFocus()) pause();
    addEventListener('blur', pause);
    addEventListener('focus', resume);
    return () => {
      removeEventListener('blur', pause);
      removeEventListener('focus', resume);
    };
  }, []);

  useEffect(() => setDurations(duration), [duration]);

  return (
    <Toaster
      position="top-right"
      duration={duration}
      customAriaLabel={label}
      // A drag in any direction dismisses; toasts.css keeps it from selecting the text.
      swipeDirections={['left', 'right', 'top', 'bottom']}
      toastOptions={{ className: 'toast' }}
    />
  );
}

export { toast };
