/** Hands the page's address to the phone's own share sheet, or to the clipboard where there is none. */

const shareButton = document.querySelector<HTMLButtonElement>('[data-share]');

// Not shared with the viewer’s button: that would lie in the islands’ chunk, and this script stays inline.
async function share({ dataset, nextElementSibling: status }: HTMLButtonElement): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    await (navigator as Partial<Navigator>).share?.({ title: document.title, url });
    if ('share' in navigator) return;
  } catch (error) {
    // The visitor closed the share sheet.
    if ((error as Error).name === 'AbortError') return;
  }
  let said = dataset['copied'];
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    // No clipboard, or not allowed: the visitor copies the link by hand.
    said = `${dataset['notCopied'] ?? ''} ${url}`;
  }
  if (status) status.textContent = said ?? '';
}

if (shareButton) {
  shareButton.parentElement!.hidden = false;
  shareButton.addEventListener('click', () => void share(shareButton));
}
