/** Stays beside the button after a failure: what happened, and three ways on. */
import { useEffect, useRef } from 'react';
import type { Reason } from './refusal.ts';
import styles from './ContactForm.module.css';

export type WaysWords = Record<`${Reason}Reason` | 'kept' | 'back' | 'again' | 'sameText' | 'call', string>;

interface Props {
  /** Why it did not go, as a sentence. */
  reason: string;
  words: WaysWords;
  /** The `tel:` link. */
  call: string;
  /** The chat link, with what stands in the form. */
  chat: string;
  again: () => void;
}

export function OtherWays({ reason, words, call, chat, again }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div role="group" aria-labelledby="not-sent" className={styles.failed}>
      <p id="not-sent" aria-live="polite">
        {reason} <strong>{words.kept}</strong>
      </p>
      <p className={styles.ways}>
        <button ref={button} type="button" className="button" onClick={again}>
          {words.again}
        </button>
        <a className="button quiet" href={chat}>
          {words.sameText}
        </a>
        <a className="button quiet" href={call}>
          {words.call}
        </a>
      </p>
    </div>
  );
}
