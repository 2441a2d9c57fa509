/**
 * Inlined right behind the studio's hours: says whether it is open, before that is painted, and keeps it true while the
 * page stays open. Special days that are over are taken away.
 */
import { inIndia } from '../../shared/calendar-date.ts';
import { openStatusText, type OpenStatusData } from '../../shared/open-status-text.ts';
import { onPageShown } from '../on-page-shown.ts';

/** Minutes begin at the same instant in every time zone. */
const MINUTE_MS = 60_000;

const line = document.querySelector<HTMLElement>('[data-opening]')!;
const opening = JSON.parse(line.dataset['opening']!) as OpenStatusData;
const specialDays = document.querySelectorAll<HTMLElement>('[data-until]');

function update() {
  const now = Date.now();
  const said = openStatusText(now, opening);
  if (line.textContent !== said) line.textContent = said;
  for (const day of specialDays) day.hidden = inIndia(now).date > day.dataset['until']!;
}

let timer = 0;
function tick() {
  update();
  clearTimeout(timer);
  timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
}

tick();
// A phone that slept has missed its minutes.
onPageShown(tick);
