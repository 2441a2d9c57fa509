/** The days of a plan that leads up to a chosen one. */
import { addDays, isCalendarDate, type CalendarDate } from '../shared/calendar-date.ts';

export type When = 'past' | 'today' | 'ahead';

export interface Plan {
  /** `none`: no day is chosen yet; `unclear`: it is no day at all; `over`: it is past. */
  state: 'none' | 'unclear' | 'over' | 'planned';
  /** When each step is due; of a plan alone. */
  dates?: { date: CalendarDate; when: When }[];
}

/** A date field gives 0202-12-12 while 2026-12-12 is being typed. */
const FIRST_WHOLE_YEAR = '1000';

/**
 * @param chosen what stands in the date field, or nothing
 * @param before how many days before the chosen one each step is due
 * @param today the day in India
 */
export function planFor(chosen: string, before: readonly number[], today: CalendarDate): Plan {
  if (chosen === '' || (isCalendarDate(chosen) && chosen < FIRST_WHOLE_YEAR)) return { state: 'none' };
  if (!isCalendarDate(chosen)) return { state: 'unclear' };
  if (chosen < today) return { state: 'over' };
  const dates = before.map((days) => {
    const date = addDays(chosen, -days);
    const when: When = date === today ? 'today' : date < today ? 'past' : 'ahead';
    return { date, when };
  });
  return { state: 'planned', dates };
}
