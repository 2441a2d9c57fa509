/** Shown below the form when an enquiry could not be sent: why, and three ways to go on. */
import { useEffect, useRef } from 'react';
import type { Reason } from './send-error.ts';
import styles from './ContactForm.module.css';

export type FailureWords = Record<`${Reason}Reason` | 'kept' | 'back' | 'again' | 'sameText' | 'call', string>;

interface Props {
  /** Why it was not sent, as a sentence. */
  explanation: string;
  words: FailureWords;
  /** The `tel:` link. */
  call: string;
  /** The chat link, with what stands in the form. */
  chat: string;
  onTryAgain: () => void;
}

export function SendFailure({ explanation, words, call, chat, onTryAgain }: Props) {
  const tryAgain = useRef<HTMLButtonElement>(null);
  useEffect(() => tryAgain.current?.focus(), []);
  return (
    <div role="group" aria-labelledby="not-sent" className={styles.failure}>
      <p id="not-sent" aria-live="polite">
        {explanation} <strong>{words.kept}</strong>
      </p>
      <p className={styles.actions}>
        <button ref={tryAgain} type="button" className="button" onClick={onTryAgain}>
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
