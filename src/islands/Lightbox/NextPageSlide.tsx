/** An empty slide in the place of a photo on another page: when it is looked at, or soon will be, that page is fetched. */
import { useEffect, useState } from 'react';
import { Failed } from './LoadFailure.tsx';
import styles from './Slide.module.css';

interface Props {
  /** The page's path. */
  address: string;
  /** Whether the page is to be fetched now. */
  wanted: boolean;
  current: boolean;
  words: Record<'failed' | 'again', string>;
  /** Fetches the page, in place of which its photos then stand. Rejects when it does not come. */
  onDoor: (address: string, signal: AbortSignal) => Promise<void>;
}

/** The frame: width / height as photos mostly have, and pixels as any photo has enough of. */
const FRAME = { '--ratio': 4 / 5, '--pixels': 9999, '--zoom': 1 };

export function Door({ address, wanted, current, words, onDoor }: Props) {
  const [state, setState] = useState('waiting');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!wanted) return;
    const gone = new AbortController();
    setState('loading');
    onDoor(address, gone.signal).catch(() => gone.signal.aborted || setState('failed'));
    return () => gone.abort();
  }, [wanted, attempt]);

  return (
    <div className={styles.slide} data-slide data-state={state} inert={!current}>
      <div className={styles.frame} data-frame style={FRAME} />
      {state === 'failed' && <Failed words={words} onAgain={() => setAttempt(attempt + 1)} />}
    </div>
  );
}
