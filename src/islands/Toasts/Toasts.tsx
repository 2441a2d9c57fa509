/** Short notices at the top right. Sonner pauses them under a mouse and on a hidden page; this adds the window that loses focus. */
import { useEffect, useState } from 'react';
import { Toaster, toast } from 'sonner';
import 'sonner/dist/styles.css';
import './toasts.css';

/** Milliseconds a notice stands (the product's rule; the library's own is 4000). */
export const TOAST_MS = 2000;

/** A notice that stands already keeps the time it was given; naming it again gives it another. */
function setDurations(duration: number) {
  for (const notice of toast.getToasts()) {
    if (!('title' in notice)) continue;
    const again = notice.type === 'success' ? toast.success : toast;
    again(notice.title, { ...notice, duration });
  }
}

export function Toasts({ label }: { label: string }) {
  const [held, setHeld] = useState(false);
  const duration = held ? Infinity : TOAST_MS;

  useEffect(() => {
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    // The visitor may already be elsewhere while this starts.
    if (!document.hasFocus()) hold();
    addEventListener('blur', hold);
    addEventListener('focus', release);
    return () => {
      removeEventListener('blur', hold);
      removeEventListener('focus', release);
    };
  }, []);

  useEffect(() => setDurations(duration), [duration]);

  return (
    <Toaster
      position="top-right"
      duration={duration}
      customAriaLabel={label}
      // In every direction, and without the text being selected by a mouse that drags.
      swipeDirections={['left', 'right', 'top', 'bottom']}
      toastOptions={{ className: 'notice' }}
    />
  );
}

export { toast };
