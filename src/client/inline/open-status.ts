/**
 * Inlined right behind the studio's hours: says whether it is open, before that is painted, and keeps it true while the
 * page stays open. Special days that are over are taken away.
 */
import { inIndia } from '../../shared/calendar-date.ts';
import { openStatusText, type OpenStatusData } from '../../shared/open-status-text.ts';
import { everyMinute } from '../every-minute.ts';

const line = document.querySelector<HTMLElement>('[data-open-status]')!;
const status = JSON.parse(line.dataset['openStatus']!) as OpenStatusData;
const specialDays = document.querySelectorAll<HTMLElement>('[data-until]');

let shown: string | undefined;

everyMinute(() => {
  const now = Date.now();
  const said = openStatusText(now, status);
  // Compared with what was shown last and not with the page: there a browser may have translated it.
  if (said !== shown) line.textContent = shown = said;
  for (const day of specialDays) day.hidden = inIndia(now).date > day.dataset['until']!;
});
