/** The open viewer: one native dialog over the page, one photo in sight, one photo loaded at a time. */
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { withMessage } from '../../shared/whatsapp-link.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { isSaveData } from '../../shared/save-data.ts';
import { AdjacentPageSlide } from './AdjacentPageSlide.tsx';
import { type Zoom } from './gesture.ts';
import type { GridPhoto } from './grid-photo.ts';
import { IconButton } from './IconButton.tsx';
import { clamp, indexForKey, isLargeWanted, isSmallWanted } from './navigation.ts';
import { isLoaded } from './picture-copy.ts';
import { ShareButton } from './ShareButton.tsx';
import { Slide } from './Slide.tsx';
import { useCarousel } from './useCarousel.ts';
import { useEventListener } from './useEventListener.ts';
import { useIsViewportZoomed } from './useIsViewportZoomed.ts';
import { usePointerGestures } from './usePointerGestures.ts';
import buttons from './Buttons.module.css';
import styles from './Viewer.module.css';

type WordName =
  | 'position'
  | 'close'
  | 'previous'
  | 'next'
  | 'failed'
  | 'again'
  | 'ask'
  | 'askText'
  | 'share'
  | 'copied'
  | 'notCopied'
  | 'toasts';

export type ViewerWords = Record<WordName, string>;

interface Props {
  /** The photos of the loaded pages, in the gallery's order without a gap; at least one. */
  photos: readonly GridPhoto[];
  /** Paths of the pages before and after them, if there are any. */
  previous: string | undefined;
  next: string | undefined;
  /** The full address of the photo in sight, or of the page while the photo is not loaded. */
  address: string;
  /** The index of the photo in sight, in the whole gallery. */
  index: number;
  /** Photos in the whole gallery. */
  total: number;
  words: ViewerWords;
  /** The gallery's title, and the chat's address, for asking about a look. */
  gallery: string;
  chat: string;
  onIndexChange: (index: number) => void;
  /** The visitor has stopped at a photo. */
  onSettle: (photo: GridPhoto) => void;
  /** Loads the page before or after the loaded ones. Rejects when it cannot be had. */
  onLoadPage: (path: string, signal: AbortSignal) => Promise<void>;
  onClose: () => void;
}

/** Clicks on these do not close the viewer: the photo, what can be pressed, what can be read. */
const NOT_BACKDROP = '[data-frame], a, button, p, [data-sonner-toaster]';
/** The id of the text that names the dialog. */
const POSITION_ID = 'viewer-position';

/** The page's own links to the other languages. The page's script completes them when they are pressed, here too. */
const languageLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]')];

export function Viewer(props: Props) {
  const { photos, previous, next, address, index, total, words, gallery, chat } = props;
  const { onIndexChange, onSettle, onLoadPage, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const pointerDownTarget = useRef<EventTarget>(undefined);
  /** Where the last movement ended, and its direction: 1 forward, -1 back. */
  const [settled, setSettled] = useState({ index, direction: 1 });
  /** Indexes of the photos whose large picture is loaded. */
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set());
  const [zoom, setZoom] = useState<Zoom>();
  const [resize, setResize] = useState<Event>();
  const [languages] = useState(languageLinks);
  const pinchZoomed = useIsViewportZoomed();
  const zoomed = zoom !== undefined || pinchZoomed;
  const first = photos[0]!.index;
  const last = photos[photos.length - 1]!.index;
  /** The loaded photos, and one slide for each page beside them. */
  const slides = { first: first - (previous ? 1 : 0), last: last + (next ? 1 : 0) };
  const photo = photos[index - first];
  const settledPhoto = photos[settled.index - first];

  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    // The page behind loses its scrollbar; padding of the same width keeps its content in place.
    style.paddingRight = `${innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    // A swipe beyond the last photo neither reloads the page nor leaves it. Set on the page and not on the carousel,
    // where it would also keep two fingers from moving an enlarged page.
    style.overscrollBehavior = 'none';
    dialog.current!.showModal();
    closeButton.current!.focus();
    return () => void (style.paddingRight = style.overflow = style.overscrollBehavior = '');
  }, []);

  // Also when the photo is loaded after the movement has ended at its index.
  useLayoutEffect(() => {
    if (settledPhoto) onSettle(settledPhoto);
  }, [settledPhoto, onSettle]);

  function goTo(target: number) {
    const reachable = clamp(target, slides);
    if (reachable === index) return;
    setZoom(undefined);
    onIndexChange(reachable);
  }

  const carousel = useCarousel({
    index,
    slides,
    zoomed,
    onIndexChange: goTo,
    onSettle: (end) =>
      setSettled((before) =>
        end === before.index ? before : { index: end, direction: Math.sign(end - before.index) },
      ),
  });
  const gestures = usePointerGestures({
    zoomed,
    onDismiss: onClose,
    onDoubleTap: (tapped) => setZoom(zoom ? undefined : tapped),
  });

  // On the window, so that the keys work even when nothing has the focus.
  useEventListener(window, 'keydown', (event) => {
    const page = photo?.page.photos ?? photos;
    const target = indexForKey(event, index, slides, { first: page[0]!.index, last: page[page.length - 1]!.index });
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  });

  useEventListener(window, 'resize', setResize);

  function closeOnBackdrop({ target }: MouseEvent) {
    // A drag that begins on the photo and ends beside it is not a click beside it.
    const targets = [target, pointerDownTarget.current];
    if (!targets.some((part) => part instanceof Element && part.closest(NOT_BACKDROP))) onClose();
    pointerDownTarget.current = undefined;
  }

  const position = interpolate(words.position, { n: index + 1, total });
  const title = photo?.alt ?? position;
  const loadState = { settled: settled.index, loaded: loaded.has(settled.index), saveData: isSaveData() };
  const question = interpolate(words.askText, { gallery, photo: title, address });

  const adjacentPage = (path: string | undefined, slide: number) =>
    path && (
      <AdjacentPageSlide
        key={path}
        path={path}
        wanted={isSmallWanted(slide, index, loadState)}
        current={slide === index}
        words={words}
        onLoadPage={onLoadPage}
      />
    );
  const arrow = (target: number, label: string, icon: string, className?: string) => (
    <IconButton
      label={label}
      icon={icon}
      className={className}
      disabled={clamp(target, slides) !== target}
      onClick={() => goTo(target)}
    />
  );

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      tabIndex={-1}
      aria-labelledby={POSITION_ID}
      data-state={zoomed ? 'zoomed' : 'open'}
      onClose={onClose}
    >
      <div
        className={styles.sheet}
        data-sheet
        role="presentation"
        onPointerDown={({ target }) => (pointerDownTarget.current = target)}
        onClick={closeOnBackdrop}
      >
        <div className={styles.toolbar}>
          <div className={styles.caption}>
            <p id={POSITION_ID} aria-live="polite">
              {position}
            </p>
            {/* The photo's description begins with it. */}
            <p aria-hidden="true">{photo?.name}</p>
          </div>
          <div className={styles.controls}>
            {languages.map(({ lang, href, textContent }) => (
              // It leads to the photo that the counter names, also while the row still moves.
              <a key={lang} lang={lang} hrefLang={lang} href={href} onPointerDown={() => photo && onSettle(photo)}>
                {textContent}
              </a>
            ))}
            <ShareButton words={words} title={title} address={address} />
            <IconButton ref={closeButton} label={words.close} icon="M5 5l14 14M19 5L5 19" onClick={onClose} />
          </div>
        </div>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus */}
        <div className={styles.carousel} role="group" aria-label={gallery} tabIndex={0} {...carousel} {...gestures}>
          {adjacentPage(previous, slides.first)}
          {photos.map((each) => (
            <Slide
              key={each.anchor}
              photo={each}
              small={isLoaded(each) || isSmallWanted(each.index, index, loadState)}
              large={isLargeWanted(each.index, settled.direction, loadState)}
              current={each === photo}
              zoom={each === photo ? zoom : undefined}
              pinchZoomed={pinchZoomed}
              resize={resize}
              words={words}
              onLoaded={() => setLoaded((before) => new Set(before).add(each.index))}
            />
          ))}
          {adjacentPage(next, slides.last)}
        </div>
        {arrow(index - 1, words.previous, 'M15 5l-7 7 7 7', styles.previous)}
        <a className={`button gold ${buttons.small} ${styles.askLink}`} href={withMessage(chat, question)}>
          {words.ask}
        </a>
        {arrow(index + 1, words.next, 'M9 5l7 7-7 7', styles.next)}
      </div>
    </dialog>
  );
}
