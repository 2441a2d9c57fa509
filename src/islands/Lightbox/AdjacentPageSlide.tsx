/**
 * An empty slide in place of a photo on the gallery's previous or next page, which is fetched when the slide is near.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import styles from './Slide.module.css';

interface Props {
  /** The page's path. */
  path: string;
  /** Whether the page is to be fetched now. */
  wanted: boolean;
  current: boolean;
  words: Record<'failed' | 'again', string>;
  /** Fetches the page; its photos then replace this slide. Rejects when it cannot be had. */
  onLoadPage: (path: string, signal: AbortSignal) => Promise<void>;
}

/** The frame: width / height as photos mostly have, and more pixels than any screen. */
const FRAME = { '--ratio': 4 / 5, '--pixels': 9999, '--zoom': 1 };

export function AdjacentPageSlide({ path, wanted, current, words, onLoadPage }: Props) {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const loadPage = useEffectEvent(onLoadPage);

  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    loadPage(path, signal).catch(() => signal.aborted || setFailed(true));
    return () => {
      controller.abort();
      setFailed(false);
    };
  }, [path, wanted, attempt]);

  return (
    <div
      className={styles.slide}
      data-viewer-slide
      data-state={failed ? 'failed' : wanted ? 'loading' : 'waiting'}
      inert={!current}
    >
      <div className={styles.frame} data-frame style={FRAME} />
      {failed && <LoadFailure words={words} onRetry={() => setAttempt(attempt + 1)} />}
    </div>
  );
}
