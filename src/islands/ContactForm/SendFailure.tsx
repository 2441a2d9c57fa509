/** Shown below the form when an enquiry could not be sent: why, and three ways to go on. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { Reason, Recovery } from './send-error.ts';

export type SendFailureWords = Record<`${Reason}Reason` | 'kept' | 'back' | 'again' | 'sameText' | 'call', string>;

interface Props {
  /** Why it was not sent, as a sentence. */
  explanation: string;
  likeliest: Recovery;
  words: SendFailureWords;
  /** The `tel:` link. */
  call: string;
  /** The chat link, with what stands in the form. */
  chat: string;
  onTryAgain: () => void;
}

export function SendFailure({ explanation, likeliest, words, call, chat, onTryAgain }: Props) {
  const tryAgain = useRef<HTMLButtonElement>(null);
  // Not the strong one: a finger that presses Send once more must not leave the page.
  useEffect(() => tryAgain.current?.focus(), []);
  const look = (way: Recovery) => (way === likeliest ? 'button enquiry-likeliest' : 'button quiet');
  const ways: Record<Recovery, ReactNode> = {
    again: (
      <button key="again" ref={tryAgain} type="button" className={look('again')} onClick={onTryAgain}>
        {words.again}
      </button>
    ),
    chat: (
      <a key="chat" className={look('chat')} href={chat}>
        {words.sameText}
      </a>
    ),
    call: (
      <a key="call" className={look('call')} href={call}>
        {words.call}
      </a>
    ),
  };
  const inOrder = new Set([ways[likeliest], ...Object.values(ways)]);
  return (
    <div role="group" aria-labelledby="not-sent" className="enquiry-failure">
      <p id="not-sent" aria-live="polite">
        {/* In an element of its own: a browser that translates the page replaces bare texts. */}
        <span>{explanation}</span> <strong>{words.kept}</strong>
      </p>
      <p className="enquiry-actions">{[...inOrder]}</p>
    </div>
  );
}
