/**
 * Inlined in the contact page, right behind the fields of the plan (src/components/DayPlan.astro). It shows them before
 * what follows is parsed, so nothing jumps. It replaces "12 days before" by dates, and fills the chat link and the
 * calendar file. Nothing is sent before the visitor presses one of the two.
 */
import { todayInIndia, type CalendarDate } from '../../shared/calendar-date.ts';
import { calendarFile } from '../../shared/icalendar.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { withMessage } from '../../shared/whatsapp-link.ts';
import { planFor, type When } from '../day-plan-dates.ts';
import { everyMinute } from '../every-minute.ts';

const FILE_NAME = 'day-plan.ics';

const fields = document.currentScript!.previousElementSibling as HTMLElement;
const section = fields.closest('section')!;
const input = fields.querySelector('input')!;
const answer = fields.querySelector<HTMLElement>('[role]')!;
/** The component's words, and the language's name for `Intl`. A phone that lacks it writes dates in its own. */
const words = fields.dataset as Record<When | 'intl' | 'none' | 'unclear' | 'over' | 'planned' | 'ask', string>;
words.none = answer.textContent;

const dayIn = (date: CalendarDate, dateStyle: 'long' | 'full'): string =>
  new Intl.DateTimeFormat(words.intl, { dateStyle, timeZone: 'UTC' }).format(new Date(date));

/** A date in the place of "12 days before". */
function timeOf(date: CalendarDate, when: When): HTMLTimeElement {
  const time = document.createElement('time');
  time.dateTime = date;
  time.textContent = when === 'ahead' ? dayIn(date, 'full') : interpolate(words[when], { date: dayIn(date, 'long') });
  return time;
}

/** Once the whole section is there. */
function start(): void {
  const [chat, calendar] = section.getElementsByTagName('a') as unknown as [HTMLAnchorElement, HTMLAnchorElement];
  // As sent, before a date is chosen: a chat link without a date, and a link up to the date field.
  const [plainChat, toField] = [chat.href, calendar.href];
  const steps = [...section.querySelectorAll('li')].map((item) => {
    const [lead, text] = item.children as unknown as [Element, Element];
    return { item, lead, plain: lead.textContent, text: text.textContent, days: Number(item.dataset['days']) };
  });

  let shown = words.none;

  /** Shows what follows from the fields as they are now. */
  const update = (): void => {
    // For an impossible date the browser gives an empty value. It is reported once the visitor has left the field.
    const nonsense = input.validity.badInput && document.activeElement !== input;
    const chosen = nonsense ? '?' : input.value;
    const { state, dates } = planFor(
      chosen,
      steps.map(({ days }) => days),
      todayInIndia(),
    );
    const date = dates && dayIn(chosen, 'full');
    const said = interpolate(words[state], { date: date ?? '' });
    // Compared with what was shown last and not with the page: there a browser may have translated it.
    if (said !== shown) answer.textContent = shown = said;
    answer.dataset['state'] = state;

    const events = steps.flatMap(({ item, lead, plain, text, days }, at) => {
      const due = dates?.[at];
      item.dataset['when'] = due?.when ?? '';
      lead.replaceChildren(due ? timeOf(due.date, due.when) : plain);
      if (!due || due.when === 'past') return [];
      return { uid: `${chosen}-${days}-${at}@${location.hostname}`, title: text, date: due.date, description: said };
    });

    const occasion = fields.querySelector('select')!.value;
    chat.href = date ? withMessage(plainChat.split('?')[0]!, interpolate(words.ask, { date, occasion })) : plainChat;

    URL.revokeObjectURL(calendar.href);
    calendar.href = toField;
    calendar.removeAttribute('download');
    if (events[0]) {
      const file = calendarFile(events, { name: section.querySelector('h2')!.textContent });
      calendar.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
      calendar.download = FILE_NAME;
    }
  };

  for (const type of ['input', 'focusout']) fields.addEventListener(type, update);
  // A browser brings back what stood in the fields when one returns to the page.
  addEventListener('pageshow', update);
  // Only with the day: a finger may be on what it would replace.
  everyMinute(() => {
    const today = todayInIndia();
    if (input.min === today) return;
    input.min = today;
    update();
  });
}

input.min = todayInIndia();
section.dataset['live'] = '';
document.addEventListener('DOMContentLoaded', start);
