/** Short notices at the top right. Sonner pauses them under a mouse and on a hidden page; this adds the window that loses focus. */
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import 'sonner/dist/styles.css';
import './toasts.css';

/** Milliseconds a notice stands (the product's rule; the library's own is 4000). */
export const TOAST_MS = 2000;

function setDurations(duration: number) {
  for (const notice of toast.getToasts()) {
    if ('title' in notice) toast(notice.title, { ...notice, duration });
  }
}

export function Toasts({ label }: { label: string }) {
  useEffect(() => {
    const hold = () => setDurations(Infinity);
    const release = () => setDurations(TOAST_MS);
    addEventListener('blur', hold);
    addEventListener('focus', release);
    return () => {
      removeEventListener('blur', hold);
      removeEventListener('focus', release);
    };
  }, []);
  return (
    <Toaster
      position="top-right"
      duration={TOAST_MS}
      customAriaLabel={label}
      // In every direction, and without the text being selected by a mouse that drags.
      swipeDirections={['left', 'right', 'top', 'bottom']}
      toastOptions={{ className: 'notice' }}
    />
  );
}

export { toast };
