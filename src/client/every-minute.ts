/** Minutes begin at the same instant in every time zone. */
const MINUTE_MS = 60_000;

/**
 * Calls at once, and again whenever a minute begins. A page that slept, or comes back from the browser's memory, has
 * missed its minutes and may be days old: there it calls as soon as the page is seen.
 */
export function everyMinute(update: () => void): void {
  let timer = 0;
  function tick() {
    update();
    clearTimeout(timer);
    timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  }
  tick();
  addEventListener('pageshow', tick);
  document.addEventListener('visibilitychange', tick);
}
