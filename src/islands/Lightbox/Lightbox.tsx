/** Opens the viewer on top of a grid of linked photos, and keeps the address and the history in step with it. */
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { anchorOf } from './anchor.ts';
import { anchorInAddress, enter, leave, move, settle } from './address.ts';
import { pageIn, photosOf, type Page } from './page.ts';
import { type Photo } from './photo.ts';
import { Viewer, type Words } from './Viewer.tsx';
import { isPlainClick } from './viewing.ts';

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
  const state = index !== undefined ? 'open' : pages.length > 0 ? 'closed' : 'waiting';

  useEffect(() => {
    const own = pageIn(grid.current!, location.pathname);
    here.current = [own];
    const follow = () => {
      const photos = photosOf(here.current);
      const meant = anchorOf(anchorInAddress(), photos.map(({ anchor }) => anchor));
      const photo = photos.find(({ anchor }) => anchor === meant);
      if (photo) enter(photo);
      else {
        history.scrollRestoration = 'auto';
        settle((last.current?.page ?? here.current.find(({ element }) => element.isConnected) ?? own).address);
      }
      setIndex(photo?.place);
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
    addEventListener('popstate', follow, gone);
    addEventListener('hashchange', stay, gone);
    return () => gone.abort();
  }, []);

  useLayoutEffect(() => {
    if (index !== undefined) last.current = photosOf(pages).find(({ place }) => place === index) ?? last.current;
    else if (last.current) putBack(last.current);
  }, [index, pages]);

  function click(event: MouseEvent) {
    const link = (event.target as Element).closest('a[data-photo]');
    // The first click may come before the effect above.
    const found = pages.length > 0 ? pages : [pageIn(grid.current!, location.pathname)];
    const photo = photosOf(found).find((each) => each.link === link);
    if (!photo || !isPlainClick(event)) return;
    event.preventDefault();
    void left.current.then(() => {
      enter(photo);
      setPages(found);
      setIndex(photo.place);
    });
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
      {index !== undefined && (
        <Viewer
          pages={pages}
          index={index}
          total={total}
          words={words}
          gallery={gallery}
          chat={chat}
          onIndex={setIndex}
          onRest={move}
          onPage={(page) => setPages((before) => (page.address === before[0]!.previous ? [page, ...before] : [...before, page]))}
          onClose={close}
        />
      )}
    </>
  );
}
