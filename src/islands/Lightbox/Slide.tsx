/** One photo of the viewer: the small picture stands at once, the large one lies over it when it has been decoded. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ZOOM, scrollFor, type Zoom } from './gesture.ts';
import type { Photo } from './grid-photo.ts';
import { callBack, pictureOf, setWidth } from './picture-copy.ts';
import { Failed } from './LoadFailure.tsx';
import styles from './Slide.module.css';

/** Width / height from which on a photo is a strip, which is shown by its height and moved sideways. */
const STRIP_RATIO = 2.5;

/** What has become of the large picture. */
type State = 'waiting' | 'loading' | 'shown' | 'failed';

interface Props {
  photo: Photo;
  /** Whether the small picture may be shown: it is there already, or close enough to be fetched. */
  small: boolean;
  /** Whether the large picture is to be fetched now. */
  large: boolean;
  current: boolean;
  zoom: Zoom | undefined;
  /** Whether the page itself is enlarged, by two fingers. */
  pinched: boolean;
  words: Record<'failed' | 'again', string>;
  onShown: () => void;
}

export function Slide({ photo, small, large, current, zoom, pinched, words, onShown }: Props) {
  const strip = photo.ratio > STRIP_RATIO;
  const frame = useRef<HTMLDivElement>(null);
  const stands = useRef(false);
  const shown = useRef<Element>(undefined);
  const [state, setState] = useState<State>('waiting');
  const [attempt, setAttempt] = useState(0);

  useLayoutEffect(() => {
    if (!small || stands.current) return;
    stands.current = true;
    const { picture, copy } = pictureOf(photo);
    // Rather the empty frame than the browser's sign for a broken picture.
    copy.onerror = () => picture.remove();
    frame.current!.prepend(picture);
  }, [small]);

  useEffect(() => {
    if (!large || shown.current) return;
    const { picture, copy } = pictureOf(photo, frame.current!.offsetWidth);
    let given = true;
    setState('loading');
    copy.decode().then(
      () => {
        if (!given) return;
        shown.current = picture;
        frame.current!.append(picture);
        setState('shown');
        onShown();
      },
      () => given && setState('failed'),
    );
    return () => {
      given = false;
      if (shown.current) return;
      // The visitor has swiped on.
      callBack(picture);
      setState('waiting');
    };
  }, [large, attempt]);

  useLayoutEffect(() => {
    if (!zoom) return;
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = frame.current!;
    frame.current!.parentElement!.scrollTo({ ...scrollFor(zoom, { left, top, width, height }), behavior: 'instant' });
  }, [zoom]);

  // Of a strip the middle is seen first, as in the grid. Before this the dialog around it has no size.
  useEffect(() => {
    if (zoom || !strip) return;
    const { offsetWidth: width, parentElement: slide } = frame.current!;
    slide!.scrollTo({ left: (width - slide!.offsetWidth) / 2, behavior: 'instant' });
  }, [zoom]);

  useEffect(() => {
    // An enlarged photo may want a larger file; the one in sight stays until that has come.
    if (current && shown.current && (zoom || pinched))
      setWidth(shown.current, frame.current!.offsetWidth * (zoom ? 1 : ZOOM));
  }, [current, zoom, pinched, state]);

  return (
    <div
      className={styles.slide}
      data-slide
      data-state={state}
      data-zoomed={zoom && ''}
      data-strip={strip ? '' : undefined}
      inert={!current}
    >
      <div
        ref={frame}
        className={styles.frame}
        data-frame
        role="img"
        aria-label={photo.alt}
        style={{ '--ratio': photo.ratio, '--pixels': photo.pixels, '--zoom': zoom ? ZOOM : 1 }}
      />
      {state === 'failed' && <Failed words={words} onAgain={() => setAttempt(attempt + 1)} />}
    </div>
  );
}
