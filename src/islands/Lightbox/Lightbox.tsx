/**
 * Opens the viewer on top of a grid of linked photos, and keeps the address and the history in step with it.
 * The viewer's own code comes with the first sign that somebody uses the page: most visitors only look at it.
 */
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { anchorOf } from './match-anchor.ts';
import { addressOf, anchorInAddress, enter, leave, move, settle } from './history.ts';
import { isPlainClick } from './plain-click.ts';
import { fetchPage, pageIn, photosOf, type Page } from './gallery-page.ts';
import type { Photo } from './grid-photo.ts';
import type { Words } from './Viewer.tsx';

/** What comes before a click: a mouse over the page, a finger on it, a key. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown'];

interface Props {
  words: Words;
  /** The gallery's title, for the chat. */
  gallery: string;
  chat: string;
  /** Photos in the whole gallery, of which a page shows a part. */
  total: number;
  /** The page of the gallery that Astro rendered. */
  children?: ReactNode;
}

/** The thumbnail last shown has the focus again, and is in sight: if need be in place of another page's. */
function putBack({ link, page }: Photo) {
  if (!link.isConnected) document.querySelector('[data-page]')!.replaceWith(page.element);
  link.focus({ preventScroll: true });
  link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

export default function Lightbox({ words, gallery, chat, total, children }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const last = useRef<Photo>(undefined);
  const left = useRef(Promise.resolve());
  /** The pages that have come, in the gallery's order: first the one that stands here, then those walked into. */
  const [pages, setPages] = useState<readonly Page[]>([]);
  const here = useRef(pages);
  here.current = pages;
  /** The place of the photo in sight, or none: the viewer is closed. */
  const [index, setIndex] = useState<number>();
  const [viewer, setViewer] = useState<typeof import('./Viewer.tsx')>();
  const coming = useRef<Promise<void>>(undefined);
  /** Whether a photo was asked for, and the viewer has not come yet. */
  const asked = useRef(false);
  const photos = photosOf(pages);
  const photo = photos.find(({ place }) => place === index);
  const state = index !== undefined ? 'open' : pages.length > 0 ? 'closed' : 'waiting';

  /** Rejects when the code does not come; the next call asks for it again. */
  const load = () =>
    (coming.current ??= import('./Viewer.tsx').then(setViewer).catch((error: unknown) => {
      coming.current = undefined;
      throw error;
    }));

  useEffect(() => {
    const own = pageIn(grid.current!, location.pathname);
    here.current = [own];
    // When it does not come, the links still lead to the large pictures.
    const ahead = () => void load().catch(() => undefined);
    const follow = () => {
      const there = photosOf(here.current);
      const meant = anchorOf(
        anchorInAddress(),
        there.map(({ anchor }) => anchor),
      );
      const named = there.find(({ anchor }) => anchor === meant);
      if (named) {
        enter(named);
        ahead();
      } else {
        history.scrollRestoration = 'auto';
        settle((last.current?.page ?? here.current.find(({ element }) => element.isConnected) ?? own).address);
      }
      setIndex(named?.place);
      // The browser puts the page back to where it was scrolled; this comes after that.
      if (!named) requestAnimationFrame(stay);
    };
    // After Forward and Back the browser may have scrolled to where the gallery was left; this comes after that.
    const stay = () => {
      if (location.hash) return;
      if (last.current) putBack(last.current);
      last.current = undefined;
    };
    setPages(here.current);
    follow();
    const gone = new AbortController();
    for (const sign of SIGNS) addEventListener(sign, ahead, { once: true, signal: gone.signal });
    addEventListener('popstate', follow, gone);
    addEventListener('hashchange', stay, gone);
    return () => gone.abort();
  }, []);

  useLayoutEffect(() => {
    if (index !== undefined) last.current = photo ?? last.current;
    else if (last.current) putBack(last.current);
  }, [index, pages]);

  function click(event: MouseEvent) {
    const link = (event.target as Element).closest('a[data-photo]');
    // The first click may come before the effect above.
    const found = pages.length > 0 ? pages : [pageIn(grid.current!, location.pathname)];
    const clicked = photosOf(found).find((each) => each.link === link);
    // Who does not want to wait clicks again, and gets the large picture itself.
    if (!clicked || asked.current || !isPlainClick(event)) return;
    event.preventDefault();
    asked.current = true;
    Promise.all([left.current, load()])
      .then(() => {
        enter(clicked);
        setPages(found);
        setIndex(clicked.place);
      })
      .catch(() => location.assign(clicked.link.href))
      .finally(() => (asked.current = false));
  }

  async function walkInto(address: string, signal: AbortSignal) {
    const page = await fetchPage(address, signal);
    setPages((before) => (page.address === before[0]!.previous ? [page, ...before] : [...before, page]));
  }

  function close() {
    setIndex(undefined);
    left.current = leave();
  }

  return (
    <>
      <div ref={grid} onClick={click} data-state={state}>
        {children}
      </div>
      {index !== undefined && viewer && (
        <viewer.Viewer
          photos={photos}
          previous={pages[0]!.previous}
          next={pages.at(-1)!.next}
          address={photo ? addressOf(photo) : location.href}
          index={index}
          total={total}
          words={words}
          gallery={gallery}
          chat={chat}
          onIndex={setIndex}
          onRest={move}
          onDoor={walkInto}
          onClose={close}
        />
      )}
    </>
  );
}
