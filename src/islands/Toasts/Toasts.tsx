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

/** Milliseconds after which a mouse that rests on a toast is looked for again. */
const HOVER_CHECK_MS = 250;

/** Milliseconds that each paused toast is to stand once it goes on, by its id. */
const durations = new Map<string | number, number>();

/**
 * Pauses all toasts, or lets each stand as long as it was made for, from now. Shows them again under their ids, which
 * is the library's way to change their durations.
 */
function setPausedToasts(paused: boolean) {
  for (const shown of toast.getToasts()) {
    if (!('title' in shown)) continue;
    const duration = durations.get(shown.id) ?? shown.duration ?? TOAST_MS;
    if (paused) durations.set(shown.id, duration);
    else durations.delete(shown.id);
    const update = shown.type === 'success' ? toast.success : toast;
    update(shown.title, { ...shown, duration: paused ? Infinity : duration });
  }
}

/** A touched toast waits for the finger to leave it, and does not see that the system has cancelled the touch. */
function endTouch({ target }: Event) {
  const touched = target instanceof Element && target.closest('[data-sonner-toast]');
  if (touched) touched.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
}

export function Toasts({ label }: { label: string }) {
  const [paused, setPaused] = useState(false);

  // Fetched with the island: in the page's HTML these styles would be a sixth of it. At every change, so that a file
  // that was lost is fetched again.
  useEffect(() => addStylesheet(stylesheet));

  useEffect(() => {
    let check: ReturnType<typeof setTimeout>;
    const pause = () => {
      clearTimeout(check);
      setPaused(true);
    };
    const resume = () => {
      // A toast that is shown again forgets the mouse that rests on it.
      if (document.querySelector('[data-sonner-toast]:hover')) check = setTimeout(resume, HOVER_CHECK_MS);
      else setPaused(false);
    };
    // The window may have lost the focus before this component was mounted.
    if (!document.hasFocus()) pause();
    addEventListener('blur', pause);
    addEventListener('focus', resume);
    addEventListener('pointercancel', endTouch);
    return () => {
      clearTimeout(check);
      removeEventListener('blur', pause);
      removeEventListener('focus', resume);
      removeEventListener('pointercancel', endTouch);
    };
  }, []);

  useEffect(() => setPausedToasts(paused), [paused]);

  return (
    <Toaster
      position="top-right"
      duration={paused ? Infinity : TOAST_MS}
      customAriaLabel={label}
      // A drag in any direction dismisses; toasts.css keeps it from selecting the text.
      swipeDirections={['left', 'right', 'top', 'bottom']}
      toastOptions={{ className: 'toast' }}
    />
  );
}

export { toast };
