/** The viewer on top of a grid of linked photos: one native dialog, one history entry, one photo fetched at a time. */
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { anchorInAddress, enter, leave, move } from './address.ts';
import { isThere, photosIn, type Photo } from './photo.ts';
import { ShareButton } from './ShareButton.tsx';
import { Slide } from './Slide.tsx';
import { useTouch } from './touch.ts';
import { fill, isPlainClick, photoByKey, within } from './viewing.ts';
import styles from './Lightbox.module.css';

/** Milliseconds without movement after which a swipe counts as done: two or three dropped frames on a weak phone. */
const SETTLED_MS = 120;

interface Props {
  words: Record<'label' | 'position' | 'close' | 'previous' | 'next' | 'failed' | 'again' | 'ask' | 'askText' | 'share' | 'copied' | 'notCopied' | 'toasts', string>;
  /** The gallery's title, for the chat. */
  gallery: string;
  chat: string;
  /** The grid that Astro rendered. */
  children?: ReactNode;
}

const saveData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export default function Lightbox({ words, gallery, chat, children }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [open, setOpen] = useState(false);
  // The photo that the visitor goes to, and the one where the movement has come to rest.
  const [index, setIndex] = useState(0);
  const [settled, setSettled] = useState(0);
  const [forward, setForward] = useState(true);
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set());
  const [zoomed, setZoomed] = useState(false);
  const touch = useTouch({ zoomed, onDismiss: () => dialog.current?.close(), onDoubleTap: () => setZoomed(!zoomed) });

  useEffect(() => {
    const found = photosIn(grid.current!);
    const follow = () => {
      const at = found.findIndex(({ anchor }) => anchor === anchorInAddress());
      if (at >= 0) {
        show(found, at);
      } else {
        dialog.current?.close();
        history.scrollRestoration = 'auto';
      }
    };
    setPhotos(found);
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function show(list: readonly Photo[], at: number) {
    enter(list[at]!.anchor);
    setIndex(at);
    setSettled(at);
    setOpen(true);
  }

  useLayoutEffect(() => {
    if (!open) return;
    if (!dialog.current?.open) dialog.current?.showModal();
    closer.current?.focus();
    stand(index, 'instant');
    // Turning the phone changes the width of a slide: the photo in sight stays in sight.
    const observer = new ResizeObserver(() => stand(latest.current, 'instant'));
    observer.observe(track.current!);
    return () => observer.disconnect();
  }, [open]);

  const latest = useRef(0);
  latest.current = index;

  function stand(at: number, behavior: ScrollBehavior) {
    track.current?.scrollTo({ left: at * track.current.clientWidth, behavior });
  }

  function goTo(at: number) {
    const to = within(at, photos.length);
    if (to === index) return;
    setForward(to > index);
    setZoomed(false);
    setIndex(to);
    // A long way is not swum through: that would draw every photo in between.
    stand(to, reducedMotion() || Math.abs(to - index) > 1 ? 'instant' : 'smooth');
    settle();
  }

  function settle() {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const rail = track.current;
      if (!rail?.clientWidth) return;
      const at = within(Math.round(rail.scrollLeft / rail.clientWidth), photos.length);
      if (at !== latest.current) {
        setForward(at > latest.current);
        setZoomed(false);
      }
      setIndex(at);
      setSettled(at);
      move(photos[at]!.anchor);
    }, SETTLED_MS);
  }

  function closed() {
    clearTimeout(settling.current);
    setOpen(false);
    setZoomed(false);
    leave();
    const link = photos[index]?.link;
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  function clickGrid(event: MouseEvent) {
    const link = (event.target as Element).closest('a[data-photo]');
    const at = photos.findIndex((photo) => photo.link === link);
    if (at < 0 || !isPlainClick(event)) return;
    event.preventDefault();
    show(photos, at);
  }

  function clickDialog(event: MouseEvent) {
    if (!(event.target as Element).closest('[data-frame], a, button, p, [data-sonner-toaster]')) dialog.current?.close();
  }

  function press(event: KeyboardEvent) {
    const to = photoByKey(event.key, index, photos.length);
    if (to !== undefined) {
      event.preventDefault();
      goTo(to);
    } else if (event.key === 'Tab') {
      keepFocus(event);
    }
  }

  /** The dialog makes the page inert but lets Tab out into the browser; here it goes round. */
  function keepFocus(event: KeyboardEvent) {
    const stops = [...dialog.current!.querySelectorAll<HTMLElement>('button, a[href]')].filter((stop) => !stop.closest('[inert]'));
    const [first, last] = [stops[0], stops.at(-1)];
    if (document.activeElement !== (event.shiftKey ? first : last)) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }

  const photo = photos[index];
  const address = photo ? new URL(`#${encodeURIComponent(photo.anchor)}`, location.href).href : '';
  const askText = photo ? fill(words.askText, { gallery, photo: photo.alt, address }) : '';

  return (
    <div ref={grid} onClick={clickGrid} data-state={open ? 'open' : 'closed'}>
      {children}
      <dialog
        ref={dialog}
        className={styles.viewer}
        aria-label={words.label}
        onClose={closed}
        onClick={(event) => {
          event.stopPropagation();
          clickDialog(event);
        }}
        onKeyDown={press}
      >
        {open && photo && (
          <div className={styles.sheet} data-sheet>
            <div className={styles.bar}>
              <p aria-live="polite">{fill(words.position, { n: index + 1, total: photos.length })}</p>
              <ShareButton words={words} title={photo.alt} address={address} />
              <button ref={closer} type="button" className={styles.round} aria-label={words.close} onClick={() => dialog.current?.close()}>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5l14 14M19 5L5 19" /></svg>
              </button>
            </div>
            <ul ref={track} className={styles.track} data-zoomed={zoomed || undefined} onScroll={settle} {...touch}>
              {photos.map((each, at) => (
                <Slide
                  key={each.anchor}
                  photo={each}
                  near={isThere(each) || Math.abs(at - settled) <= 1}
                  wanted={at === settled || (shown.has(settled) && !saveData() && at === settled + (forward ? 1 : -1))}
                  current={at === index}
                  zoomed={zoomed && at === index}
                  words={words}
                  onShown={() => setShown((before) => new Set(before).add(at))}
                />
              ))}
            </ul>
            <div className={styles.foot}>
              <button type="button" className={styles.round} aria-label={words.previous} aria-disabled={index === 0} onClick={() => goTo(index - 1)}>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7" /></svg>
              </button>
              <a className={styles.ask} href={`${chat}?text=${encodeURIComponent(askText)}`}>{words.ask}</a>
              <button type="button" className={styles.round} aria-label={words.next} aria-disabled={index === photos.length - 1} onClick={() => goTo(index + 1)}>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 5l7 7-7 7" /></svg>
              </button>
            </div>
          </div>
        )}
      </dialog>
    </div>
  );
}
