/** Opens the viewer on top of a grid of linked photos, and keeps the address and the history in step with it. */
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { anchorOf } from './anchor.ts';
import { anchorInAddress, enter, leave, move } from './address.ts';
import { photosIn, type Photo } from './photo.ts';
import { Viewer, type Words } from './Viewer.tsx';
import { isPlainClick } from './viewing.ts';

interface Props {
  words: Words;
  /** The gallery's title, for the chat. */
  gallery: string;
  chat: string;
  /** The grid that Astro rendered. */
  children?: ReactNode;
}

/** The thumbnail last shown has the focus again, and is in sight. */
function putBack({ link }: Photo) {
  link.focus({ preventScroll: true });
  link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

export default function Lightbox({ words, gallery, chat, children }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const last = useRef<Photo>(undefined);
  const left = useRef(Promise.resolve());
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  /** The photo in sight, or none: the viewer is closed. */
  const [index, setIndex] = useState<number>();
  const state = index !== undefined ? 'open' : photos.length > 0 ? 'closed' : 'waiting';

  useEffect(() => {
    const found = photosIn(grid.current!);
    const follow = () => {
      const meant = anchorOf(anchorInAddress(), found.map(({ anchor }) => anchor));
      const at = found.findIndex(({ anchor }) => anchor === meant);
      if (at >= 0) enter(found[at]!.anchor);
      else history.scrollRestoration = 'auto';
      setIndex(at < 0 ? undefined : at);
    };
    // After Forward and Back the browser may have scrolled to where the gallery was left; this comes after that.
    const stay = () => {
      if (location.hash) return;
      if (last.current) putBack(last.current);
      last.current = undefined;
    };
    setPhotos(found);
    follow();
    const gone = new AbortController();
    addEventListener('popstate', follow, gone);
    addEventListener('hashchange', stay, gone);
    return () => gone.abort();
  }, []);

  useLayoutEffect(() => {
    if (index !== undefined) last.current = photos[index];
    else if (last.current) putBack(last.current);
  }, [index]);

  function click(event: MouseEvent) {
    const link = (event.target as Element).closest('a[data-photo]');
    // Read here again: the first click may come before the effect above.
    const found = photosIn(grid.current!);
    const at = found.findIndex((photo) => photo.link === link);
    if (at < 0 || !isPlainClick(event)) return;
    event.preventDefault();
    void left.current.then(() => {
      enter(found[at]!.anchor);
      setPhotos(found);
      setIndex(at);
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
          photos={photos}
          index={index}
          words={words}
          gallery={gallery}
          chat={chat}
          onIndex={setIndex}
          onRest={({ anchor }) => move(anchor)}
          onClose={close}
        />
      )}
    </>
  );
}
