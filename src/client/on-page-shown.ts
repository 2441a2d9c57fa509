/** Calls again when a page that was left open, or comes back from the browser's memory, is seen: it may be days old. */
export function onPageShown(update: () => void): void {
  addEventListener('pageshow', update);
  document.addEventListener('visibilitychange', update);
}
