/** Hands the photo's address to the phone's own share sheet, or to the clipboard where there is none. */
import { useState } from 'react';
import { shareAddress } from '../../shared/share-address.ts';
import { loadChunk } from '../load-chunk.ts';
import { IconButton } from './IconButton.tsx';

/** Milliseconds that a toast with a link to be copied by hand stays: long enough to press on it and find "Copy". */
const COPY_BY_HAND_MS = 20_000;

interface Props {
  words: Record<'share' | 'copied' | 'notCopied' | 'toasts', string>;
  title: string;
  address: string;
}

type ToastsModule = typeof import('../Toasts/Toasts.tsx');

export function ShareButton({ words, title, address }: Props) {
  const [toasts, setToasts] = useState<ToastsModule>();

  /** Most visitors never need a toast here: its code is fetched with the first one. */
  async function showToast(text: string, options?: { duration: number; className: string }) {
    try {
      const loaded = await loadChunk('Toasts', () => import('../Toasts/Toasts.tsx'));
      setToasts(loaded);
      loaded.toast(text, options);
    } catch {
      alert(text);
    }
  }

  async function share() {
    const outcome = await shareAddress(title, address);
    if (outcome === 'copied') await showToast(words.copied);
    else if (outcome)
      await showToast(`${words.notCopied} ${address}`, { duration: COPY_BY_HAND_MS, className: 'selectable' });
  }

  return (
    <>
      <IconButton label={words.share} icon="M12 15V3M8 6.5 12 3l4 3.5M6 11v9h12v-9" onClick={() => void share()} />
      {toasts && <toasts.Toasts label={words.toasts} />}
    </>
  );
}
