/** Stays beside the button after a failure: what happened, and three ways on. */
import { useEffect, useRef } from 'react';
import type { Reason } from './delivery.ts';
import styles from './ContactForm.module.css';

export type WaysWords = Record<`${Reason}Reason` | 'notSent' | 'again' | 'sameText' | 'call', string>;

interface Props {
  reason: Reason;
  words: WaysWords;
  /** The `tel:` link. */
  call: string;
  /** Makes the chat link with what stands in the form at the moment it is asked. */
  chat: () => string;
  again: () => void;
}

export function OtherWays({ reason, words, call, chat, again }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [reason]);
  return (
    <div role="group" aria-labelledby="not-sent" className={styles.failed}>
      <p>
        <strong id="not-sent">{words.notSent}</strong> {words[`${reason}Reason`]}
      </p>
      <p className={styles.ways}>
        <button ref={button} type="button" className="button" onClick={again}>
          {words.again}
        </button>
        <a className="button quiet" href={chat()} onClick={(event) => (event.currentTarget.href = chat())}>
          {words.sameText}
        </a>
        <a className="button quiet" href={call}>
          {words.call}
        </a>
      </p>
    </div>
  );
}
