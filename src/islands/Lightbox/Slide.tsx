/** One photo of the viewer: the small picture is shown at once, the large one covers it when it has been decoded. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ZOOM, scrollFor, type Zoom } from './gesture.ts';
import type { GridPhoto } from './grid-photo.ts';
import { PANORAMA_RATIO } from '../../shared/panorama.ts';
import { cancelDownload, copyPicture } from './picture-copy.ts';
import { LoadFailure } from './LoadFailure.tsx';
import styles from './Slide.module.css';

interface Props {
  photo: GridPhoto;
  /** Whether the small picture may be shown. */
  small: boolean;
  /** Whether the large picture is to be loaded now. */
  large: boolean;
  current: boolean;
  zoom: Zoom | undefined;
  /** Whether the page itself is enlarged, by two fingers. */
  pinchZoomed: boolean;
  /** The last change of the window's size, if there was one. */
  resize: Event | undefined;
  words: Record<'failed' | 'again', string>;
  onLoaded: () => void;
}

export function Slide({ photo, small, large, current, zoom, pinchZoomed, resize, words, onLoaded }: Props) {
  const panorama = photo.ratio > PANORAMA_RATIO;
  const frame = useRef<HTMLDivElement>(null);
  const largePicture = useRef<Element>(undefined);
  /** CSS pixels that the large picture was chosen for. */
  const largeWidth = useRef(0);
  /** What came of loading the large picture. */
  const [result, setResult] = useState<'shown' | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const reportLoaded = useEffectEvent(onLoaded);

  useLayoutEffect(() => {
    if (!small || frame.current!.firstChild) return;
    const { picture, copy } = copyPicture(photo);
    // An empty frame looks better than the browser's icon of a broken picture.
    copy.onerror = () => picture.remove();
    frame.current!.prepend(picture);
  }, [photo, small]);

  useEffect(() => {
    if (!large || largePicture.current) return;
    const width = frame.current!.offsetWidth;
    const { picture, copy } = copyPicture(photo, width);
    let cancelled = false;
    copy.decode().then(
      () => {
        if (cancelled) return;
        largePicture.current = picture;
        largeWidth.current = width;
        frame.current!.append(picture);
        setResult('shown');
        reportLoaded();
      },
      () => cancelled || setResult('failed'),
    );
    return () => {
      cancelled = true;
      if (largePicture.current) return;
      cancelDownload(picture);
      setResult(undefined);
    };
  }, [photo, large, attempt]);

  useLayoutEffect(() => {
    if (!zoom) return;
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = frame.current!;
    frame.current!.parentElement!.scrollTo({ ...scrollFor(zoom, { left, top, width, height }), behavior: 'instant' });
  }, [zoom]);

  // A panorama starts at the part that the grid shows. Not a layout effect: the dialog has no size before it is open.
  useEffect(() => {
    if (zoom || !panorama) return;
    const { offsetWidth: width, parentElement: slide } = frame.current!;
    const percent = parseFloat(photo.image.dataset['position'] ?? '50');
    slide!.scrollTo({ left: ((width - slide!.offsetWidth) * percent) / 100, behavior: 'instant' });
  }, [photo, zoom, panorama]);

  useEffect(() => {
    if (!current || !largePicture.current) return;
    const width = frame.current!.offsetWidth * (pinchZoomed && !zoom ? ZOOM : 1);
    if (width <= largeWidth.current) return;
    // An enlarged photo, or one in a larger window, may need a larger file. The present one stays until that has come,
    // and where it does not come.
    const { picture, copy } = copyPicture(photo, width);
    let cancelled = false;
    copy.decode().then(
      () => {
        if (cancelled) return;
        largePicture.current!.replaceWith(picture);
        largePicture.current = picture;
        largeWidth.current = width;
      },
      () => undefined,
    );
    return () => {
      cancelled = true;
      if (largePicture.current !== picture) cancelDownload(picture);
    };
  }, [photo, current, zoom, pinchZoomed, resize, result]);

  return (
    <div
      className={styles.slide}
      data-viewer-slide
      data-state={result ?? (large ? 'loading' : 'waiting')}
      data-zoomed={zoom && ''}
      data-panorama={panorama ? '' : undefined}
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
      {result === 'failed' && <LoadFailure words={words} onRetry={() => setAttempt(attempt + 1)} />}
    </div>
  );
}
