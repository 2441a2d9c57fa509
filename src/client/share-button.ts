/** Hands the page's address to the phone's own share sheet, or to the clipboard where there is none. */
import { shareAddress } from '../shared/share-address.ts';

const shareButton = document.querySelector<HTMLButtonElement>('[data-share]');

async function share({ dataset, nextElementSibling: status }: HTMLButtonElement): Promise<void> {
  const url = location.origin + location.pathname;
  const outcome = await shareAddress(document.title, url);
  if (!outcome || !status) return;
  status.textContent = (dataset[outcome] ?? '') + (outcome === 'notCopied' ? ` ${url}` : '');
}

if (shareButton) {
  shareButton.parentElement!.hidden = false;
  shareButton.addEventListener('click', () => void share(shareButton));
}
