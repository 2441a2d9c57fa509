/** One photo of the viewer: the small picture stands at once, the large one takes its place when it has been decoded. */
import { useEffect, useRef, useState } from 'react';
import { pictureOf, type Photo } from './photo.ts';
import styles from './Lightbox.module.css';

/** What has become of the large picture. */
type State = 'waiting' | 'loading' | 'shown' | 'failed';

/** How many times wider a zoomed photo stands. */
const ZOOM = 2.5;

interface Props {
  photo: Photo;
  /** Whether the small picture may be shown: it is there already, or close enough to be fetched. */
  near: boolean;
  /** Whether the large picture is to be fetched now. */
  wanted: boolean;
  current: boolean;
  zoomed: boolean;
  words: Record<'failed' | 'again', string>;
  onShown: () => void;
}

export function Slide({ photo, near, wanted, current, zoomed, words, onShown }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const large = useRef<HTMLImageElement>(undefined);
  const [state, setState] = useState<State>('waiting');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (near && frame.current?.childElementCount === 0) frame.current.append(pictureOf(photo).parentElement);
  }, [near]);

  useEffect(() => {
    const host = frame.current;
    if (!wanted || !host || large.current) return;
    const image = pictureOf(photo, `${host.clientWidth}px`);
    let given = true;
    setState('loading');
    image.decode().then(
      () => {
        if (!given) return;
        large.current = image;
        host.replaceChildren(image.parentElement);
        setState('shown');
        onShown();
      },
      () => given && setState('failed'),
    );
    return () => {
      given = false;
      if (large.current === image) return;
      // The visitor has swiped on: what is still on its way is called back.
      for (const part of image.parentElement.querySelectorAll('source')) part.remove();
      image.srcset = '';
      image.removeAttribute('src');
      setState('waiting');
    };
  }, [wanted, attempt]);

  useEffect(() => {
    const image = large.current;
    if (!image || !frame.current || !zoomed) return;
    // A zoomed photo may want a larger file; the one in sight stays until that has come.
    const width = `${frame.current.clientWidth}px`;
    for (const part of image.parentElement!.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img')) part.sizes = width;
  }, [zoomed]);

  return (
    <li className={styles.slide} data-state={state} data-zoomed={zoomed || undefined} inert={!current}>
      <div ref={frame} className={styles.frame} data-frame style={{ '--ratio': photo.ratio, '--zoom': zoomed ? ZOOM : 1 }} />
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {words.failed}
          <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
            {words.again}
          </button>
        </p>
      )}
    </li>
  );
}
