/**
 * Opens the viewer on top of a grid of linked photos, and keeps the address and the history in step with it.
 * The viewer's own code is loaded at the first interaction with the page: most visitors only look at it.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { fetchGalleryPage, galleryTotal, photosOf, readGalleryPage, type GalleryPage } from './parsed-gallery-page.ts';
import type { GridPhoto } from './grid-photo.ts';
import { matchAnchor } from './match-anchor.ts';
import { beginPicture } from './picture-copy.ts';
import { isPlainClick } from '../../shared/plain-click.ts';
import { loadChunk } from '../load-chunk.ts';
import {
  currentAnchor,
  openEntry,
  photoAddress,
  removeEntry,
  removeTypedEntry,
  restorePath,
} from './viewer-history.ts';
import { useIgnoreSecondPress } from './useIgnoreSecondPress.ts';
import type { ViewerWords } from './Viewer.tsx';

type ViewerModule = typeof import('./Viewer.tsx');

/** What comes before a click: a mouse over the page, a finger on it, a key. */
const INTERACTIONS = ['pointerover', 'pointerdown', 'keydown'];

interface Props {
  words: ViewerWords;
  /** The gallery's title, for the chat. */
  gallery: string;
  chat: string;
  /** The page of the gallery that Astro rendered. */
  children?: ReactNode;
}

let request: Promise<ViewerModule> | undefined;

/** Loads the viewer's code, once. Rejects when it cannot be had; the next call then tries again. */
const loadViewer = () =>
  (request ??= loadChunk('Viewer', () => import('./Viewer.tsx')).catch((error: unknown) => {
    request = undefined;
    throw error;
  }));

const readPages = (grid: HTMLElement) => [readGalleryPage(grid, location.pathname)];

/** Focuses the photo's thumbnail and scrolls to it; if it is on another page, that page replaces the one shown. */
function focusThumbnail({ link, page }: GridPhoto) {
  if (!link.isConnected) document.querySelector('[data-page]')!.replaceWith(page.element);
  link.focus({ preventScroll: true });
  link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

export default function Lightbox({ words, gallery, chat, children }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  /** The photo that the viewer has shown last. */
  const lastPhoto = useRef<GridPhoto>(undefined);
  /** Resolves when the closed viewer's history entry is gone. */
  const entryRemoved = useRef<Promise<void>>(undefined);
  /** The link that was clicked last, until the viewer has opened. */
  const opening = useRef<Element>(undefined);
  /** The loaded pages, in the gallery's order without a gap: at first the one in the document. */
  const [pages, setPages] = useState<readonly GalleryPage[]>([]);
  /** The index of the photo in sight; none while the viewer is closed. */
  const [index, setIndex] = useState<number>();
  const [viewer, setViewer] = useState<ViewerModule>();
  const markToggle = useIgnoreSecondPress();
  const photos = photosOf(pages);
  const photo = photos.find((each) => each.index === index);
  const state = index !== undefined ? 'open' : pages.length > 0 ? 'closed' : 'waiting';

  /**
   * Loads the viewer, which then shows the photo whose index is set, if one is. When it cannot be had, the links still
   * lead to the large pictures.
   */
  const requestViewer = (onFailure: () => void) => void loadViewer().then(setViewer, onFailure);

  /** Takes back a photo whose viewer cannot be had: code that comes later is not to open it over something else. */
  function giveUp() {
    // Nothing was shown: the focus and the page stay where the visitor has them by now.
    lastPhoto.current = undefined;
    setIndex(undefined);
  }

  /** The browser may have scrolled to where the gallery was left; the last photo is brought into sight after that. */
  function refocus() {
    if (location.hash) return;
    if (lastPhoto.current) focusThumbnail(lastPhoto.current);
    lastPhoto.current = undefined;
  }

  /** Opens the photo in the address, or closes the viewer when there is none. */
  const followAddress = useEffectEvent((known = pages) => {
    const all = photosOf(known);
    const anchor = matchAnchor(
      currentAnchor(),
      all.map((each) => each.anchor),
    );
    const target = all.find((each) => each.anchor === anchor);
    const moved = document.querySelector<HTMLAnchorElement>('[data-moved]:target');
    if (moved) {
      location.replace(moved.href);
      return;
    }
    const removed = target && viewer && index !== undefined && removeTypedEntry();
    if (removed) {
      void removed.then(() => setIndex(target.index));
      return;
    }
    setIndex(target?.index);
    if (target) {
      if (!viewer) beginPicture(target);
      requestViewer(giveUp);
    } else {
      history.scrollRestoration = 'auto';
      restorePath((lastPhoto.current?.page ?? known.find(({ element }) => element.isConnected)!).path);
      requestAnimationFrame(refocus);
    }
  });

  useEffect(() => {
    // Safari before 15.4: the links lead to the large pictures.
    if (!('HTMLDialogElement' in window)) return;
    const first = readPages(grid.current!);
    setPages(first);
    followAddress(first);
    const controller = new AbortController();
    const { signal } = controller;
    for (const type of INTERACTIONS)
      addEventListener(type, () => requestViewer(() => undefined), { once: true, signal });
    addEventListener('popstate', () => followAddress(), { signal });
    return () => controller.abort();
  }, []);

  useEffect(() => {
    // Tapped before this island was hydrated: client/early-tap.ts has deferred it until now.
    const early = grid.current!.querySelector<HTMLElement>('[data-early]');
    delete early?.dataset['early'];
    early?.click();
  }, []);

  useLayoutEffect(() => {
    if (index !== undefined) lastPhoto.current = photo ?? lastPhoto.current;
    else if (lastPhoto.current) focusThumbnail(lastPhoto.current);
  }, [index, photo]);

  function openClicked(event: MouseEvent) {
    const link = (event.target as Element).closest('a[data-photo]');
    // The first click may come before the effect that reads the page.
    const known = pages.length > 0 ? pages : readPages(grid.current!);
    const clicked = photosOf(known).find((each) => each.link === link);
    // A second click on it while the viewer is being loaded opens the large picture itself.
    if (!clicked || opening.current === link || !isPlainClick(event) || !('HTMLDialogElement' in window)) return;
    event.preventDefault();
    opening.current = clicked.link;
    if (!viewer) beginPicture(clicked);
    // Whoever begins to leave for another page meanwhile is not taken back to the photo.
    const forget = () => (opening.current = undefined);
    addEventListener('beforeunload', forget);
    Promise.all([entryRemoved.current, loadViewer()])
      .then(([, module]) => {
        setViewer(module);
        if (opening.current !== link) return;
        setPages(known);
        setIndex(clicked.index);
        markToggle();
      })
      .catch(() => opening.current === link && location.assign(clicked.link.href))
      .finally(() => {
        if (opening.current === link) forget();
        // It would keep the page out of the memory of some browsers.
        removeEventListener('beforeunload', forget);
      });
  }

  async function loadPage(path: string, signal: AbortSignal) {
    const page = await fetchGalleryPage(path, signal);
    setPages((before) => (page.path === before[0]!.previous ? [page, ...before] : [...before, page]));
  }

  function close() {
    markToggle();
    setIndex(undefined);
    entryRemoved.current = removeEntry();
  }

  return (
    <>
      <div ref={grid} role="presentation" onClick={openClicked} data-state={state}>
        {children}
      </div>
      {index !== undefined && viewer && (
        <viewer.Viewer
          photos={photos}
          previous={pages[0]!.previous}
          next={pages[pages.length - 1]!.next}
          address={photo ? photoAddress(photo) : location.href}
          index={index}
          total={galleryTotal()}
          words={words}
          gallery={gallery}
          chat={chat}
          onIndexChange={setIndex}
          onSettle={openEntry}
          onLoadPage={loadPage}
          onClose={close}
        />
      )}
    </>
  );
}
