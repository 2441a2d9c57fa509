/** Inlined right behind the notices: shows those whose days it is in India, before any of them is painted. */
import { inIndia } from '../../shared/calendar-date.ts';
import { everyMinute } from '../every-minute.ts';

const lines = [...document.querySelectorAll<HTMLElement>('[data-from]')];

everyMinute(() => {
  const { date } = inIndia(Date.now());
  for (const line of lines) line.hidden = date < line.dataset['from']! || date > line.dataset['to']!;
  lines[0]!.parentElement!.hidden = lines.every(({ hidden }) => hidden);
});
