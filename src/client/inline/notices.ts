/** Inlined right behind the notices: shows those whose days it is in India, before any of them is painted. */
import { todayInIndia } from '../../shared/calendar-date.ts';
import { everyMinute } from '../every-minute.ts';

const lines = [...document.querySelectorAll<HTMLElement>('[data-from]')];

everyMinute(() => {
  const today = todayInIndia();
  for (const line of lines) line.hidden = today < line.dataset['from']! || today > line.dataset['to']!;
  lines[0]!.parentElement!.hidden = lines.every(({ hidden }) => hidden);
});
