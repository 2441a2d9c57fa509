/** The open viewer: one native dialog over the page, one photo in sight, one photo fetched at a time. */
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { Door } from './NextPageSlide.tsx';
import { type Zoom } from './gesture.ts';
import { Icon } from './Icon.tsx';
import type { Photo } from './grid-photo.ts';
import { isThere } from './picture-copy.ts';
import { ShareButton } from './ShareButton.tsx';
import { Slide } from './Slide.tsx';
import { useTouch } from './usePointerGestures.ts';
import { useTrack } from './useCarousel.ts';
import { around, fill, isLargeWanted, isSmallWanted, photoByKey, within } from './navigation.ts';
import buttons from './Buttons.module.css';
import styles from './Viewer.module.css';

export interface Words extends Record<
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
  | 'toasts',
  string
> {}

interface Props {
  /** The photos that are here: they follow on each other, and there is one. */
  photos: readonly Photo[];
  /** Paths of the pages before and after them, if there are any. */
  previous: string | undefined;
  next: string | undefined;
  /** The full address of the photo in sight, or of the page while it is not here. */
  address: string;
  /** The place of the photo in sight, in the whole gallery. */
  index: number;
  /** Photos in the whole gallery. */
  total: number;
  words: Words;
  /** The gallery's title, and the chat's address, for asking about a look. */
  gallery: string;
  chat: string;
  onIndex: (index: number) => void;
  /** The visitor has stopped at a photo. */
  onRest: (photo: Photo) => void;
  /** Fetches a page beside those that are here. Rejects when it does not come. */
  onDoor: (address: string, signal: AbortSignal) => Promise<void>;
  onClose: () => void;
}

/** Clicks that do not mean "away": on the photo, on what can be pressed, on what can be read. */
const SOLID = '[data-frame], a, button, p, [data-sonner-toaster]';
/** Where the name of the dialog stands. */
const POSITION = 'viewer-position';

/** The page's own links to the other languages. The page's script completes them when they are pressed, here too. */
const languageLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]')];

const saveData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Whether two fingers have enlarged the page, as they may anywhere. */
function usePinch(): boolean {
  const look = () => (visualViewport?.scale ?? 1) > 1;
  const [pinched, setPinched] = useState(look);
  useEffect(() => {
    const gone = new AbortController();
    visualViewport?.addEventListener('resize', () => setPinched(look()), gone);
    return () => gone.abort();
  }, []);
  return pinched;
}

export function Viewer(props: Props) {
  const { photos, previous, next, address, index, total, words, gallery, chat, onIndex, onRest, onDoor, onClose } =
    props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(undefined);
  const [rest, setRest] = useState({ at: index, step: 1 });
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set());
  const [zoom, setZoom] = useState<Zoom>();
  const [languages] = useState(languageLinks);
  const pinched = usePinch();
  const locked = zoom !== undefined || pinched;
  const here = { first: photos[0]!.place, last: photos.at(-1)!.place };
  /** The photos that are here, and one place for each page beside them. */
  const slides = { first: here.first - (previous ? 1 : 0), last: here.last + (next ? 1 : 0) };
  const at = (place: number): Photo | undefined => photos[place - here.first];
  const photo = at(index);
  const rested = at(rest.at);

  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    // The page behind loses its scrollbar; what stays free in its place keeps everything else where it was.
    style.paddingRight = `${innerWidth - clientWidth}px`;
    dialog.current!.showModal();
    dialog.current!.querySelector<HTMLElement>('[data-close]')?.focus();
    return () => void (style.paddingRight = '');
  }, []);

  // Also when the photo came after the movement had come to rest in its place.
  useLayoutEffect(() => {
    if (rested) onRest(rested);
  }, [rested]);

  function show(place: number) {
    if (place === index) return;
    setZoom(undefined);
    onIndex(place);
  }

  const track = useTrack({
    index,
    slides,
    onIndex: show,
    onRest: (place) =>
      setRest((before) => (place === before.at ? before : { at: place, step: Math.sign(place - before.at) })),
  });
  const touch = useTouch({ locked, onDismiss: onClose, onDoubleTap: (tapped) => setZoom(zoom ? undefined : tapped) });

  useEffect(() => {
    // On the window: whatever has the focus, or nothing, the keys are the viewer's.
    const press = (event: KeyboardEvent) => {
      const page = photo?.page.photos ?? photos;
      const to = photoByKey(event, index, slides, { first: page[0]!.place, last: page.at(-1)!.place });
      if (to !== undefined) show(to);
      else if (event.key === 'Tab') walk(event.shiftKey ? -1 : 1);
      else return;
      event.preventDefault();
    };
    const gone = new AbortController();
    addEventListener('keydown', press, gone);
    return () => gone.abort();
  });

  /** The dialog makes the page inert but lets Tab out into the browser; here it goes round. */
  function walk(step: 1 | -1) {
    const stops = [...dialog.current!.querySelectorAll<HTMLElement>('button, a, [tabindex="0"]')].filter(
      (stop) => !stop.closest('[inert]'),
    );
    stops[around(stops.indexOf(document.activeElement as HTMLElement), step, stops.length)]?.focus();
  }

  function click({ target }: MouseEvent) {
    // A drag that began on the photo and ends beside it is no click beside it.
    if (![target, pressed.current].some((part) => part instanceof Element && part.closest(SOLID))) onClose();
    pressed.current = undefined;
  }

  const position = fill(words.position, { n: index + 1, total });
  const line = { rest: rest.at, done: shown.has(rest.at), saveData: saveData() };
  const askText = fill(words.askText, { gallery, photo: photo?.alt ?? position, address });
  const door = (page: string | undefined, place: number) =>
    page && (
      <Door
        key={page}
        address={page}
        wanted={isSmallWanted(place, index, line)}
        current={place === index}
        words={words}
        onDoor={onDoor}
      />
    );
  const way = (to: number, label: string, path: string, className?: string) => (
    <button
      type="button"
      className={`${buttons.round} ${className}`}
      aria-label={label}
      aria-disabled={within(to, slides) !== to}
      onClick={() => show(within(to, slides))}
    >
      <Icon path={path} />
    </button>
  );

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      tabIndex={-1}
      aria-labelledby={POSITION}
      data-state={locked ? 'zoomed' : 'open'}
      onClose={onClose}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={click}
    >
      <div className={styles.sheet} data-sheet>
        <div className={styles.bar}>
          <p id={POSITION} aria-live="polite">
            {position}
          </p>
          {languages.map(({ lang, href, textContent }) => (
            <a key={lang} lang={lang} hrefLang={lang} href={href}>
              {textContent}
            </a>
          ))}
          <ShareButton words={words} title={photo?.alt ?? position} address={address} />
          <button type="button" className={buttons.round} aria-label={words.close} data-close onClick={onClose}>
            <Icon path="M5 5l14 14M19 5L5 19" />
          </button>
        </div>
        <div className={styles.track} tabIndex={0} {...track} {...touch}>
          {door(previous, slides.first)}
          {photos.map((each) => (
            <Slide
              key={each.anchor}
              photo={each}
              small={isThere(each) || isSmallWanted(each.place, index, line)}
              large={isLargeWanted(each.place, rest.step, line)}
              current={each === photo}
              zoom={each === photo ? zoom : undefined}
              pinched={pinched}
              words={words}
              onShown={() => setShown((before) => new Set(before).add(each.place))}
            />
          ))}
          {door(next, slides.last)}
        </div>
        {way(index - 1, words.previous, 'M15 5l-7 7 7 7', styles.previous)}
        <a className={`${buttons.gold} ${styles.ask}`} href={`${chat}?text=${encodeURIComponent(askText)}`}>
          {words.ask}
        </a>
        {way(index + 1, words.next, 'M9 5l7 7-7 7', styles.next)}
      </div>
    </dialog>
  );
}
