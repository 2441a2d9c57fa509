/** Hands the photo's address to the phone's own share sheet, or to the clipboard where there is none. */
import { useState } from 'react';
import styles from './Lightbox.module.css';

interface Props {
  words: Record<'share' | 'copied' | 'notCopied' | 'toasts', string>;
  title: string;
  address: string;
}

type Notices = typeof import('../Toasts/Toasts.tsx');

export function ShareButton({ words, title, address }: Props) {
  const [notices, setNotices] = useState<Notices>();

  /** Most visitors never need a notice here: its code comes with the first one. */
  async function say(text: string) {
    const loaded = notices ?? (await import('../Toasts/Toasts.tsx'));
    setNotices(loaded);
    loaded.toast(text);
  }

  async function share() {
    if ('share' in navigator) {
      // Rejects when the visitor thinks better of it, which needs no word.
      return navigator.share({ title, url: address }).catch(() => undefined);
    }
    try {
      await (navigator as Navigator).clipboard.writeText(address);
      await say(words.copied);
    } catch {
      await say(`${words.notCopied} ${address}`);
    }
  }

  return (
    <>
      <button type="button" className={styles.round} aria-label={words.share} onClick={() => void share()}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 15V3M8 6.5 12 3l4 3.5M6 11v9h12v-9" /></svg>
      </button>
      {notices && <notices.Toasts label={words.toasts} />}
    </>
  );
}
