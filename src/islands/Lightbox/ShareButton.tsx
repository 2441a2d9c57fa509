/** Hands the photo's address to the phone's own share sheet, or to the clipboard where there is none. */
import { useState } from 'react';
import { Icon } from './Icon.tsx';
import buttons from './Buttons.module.css';

/** Milliseconds that a link to be copied by hand stands: long enough to press on it and find "Copy". */
const BY_HAND_MS = 20_000;

interface Props {
  words: Record<'share' | 'copied' | 'notCopied' | 'toasts', string>;
  title: string;
  address: string;
}

type Notices = typeof import('../Toasts/Toasts.tsx');

export function ShareButton({ words, title, address }: Props) {
  const [notices, setNotices] = useState<Notices>();

  /** Most visitors never need a notice here: its code comes with the first one. */
  async function say(text: string, options?: { duration: number; className: string }) {
    try {
      const loaded = await import('../Toasts/Toasts.tsx');
      setNotices(loaded);
      loaded.toast(text, options);
    } catch {
      alert(text);
    }
  }

  async function share() {
    try {
      await (navigator as Partial<Navigator>).share?.({ title, url: address });
      if ('share' in navigator) return;
    } catch (error) {
      // The visitor thought better of it, which needs no word.
      if ((error as Error).name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(address);
      await say(words.copied);
    } catch {
      await say(`${words.notCopied} ${address}`, { duration: BY_HAND_MS, className: 'byhand' });
    }
  }

  return (
    <>
      <button
        type="button"
        className={`button icon ${buttons.round}`}
        aria-label={words.share}
        onClick={() => void share()}
      >
        <Icon path="M12 15V3M8 6.5 12 3l4 3.5M6 11v9h12v-9" />
      </button>
      {notices && <notices.Toasts label={words.toasts} />}
    </>
  );
}
