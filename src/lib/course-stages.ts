/** The stages that the course's cards stand in. Free of Astro: the content check reads them too. */
import { daysOf } from './course-days.ts';
import type { Localized } from './locales.ts';

/** A stage as course.yaml has it: its cards are those from this day on, up to the next stage's. */
export interface StageFacts {
  from: number;
  name: Localized;
}

interface Fault {
  /** Which stage of course.yaml, from 0. */
  at: number;
  cause: string;
  remedy: string;
}

/**
 * The mistakes in the stages, given the days of the cards.
 * @param days the days of each card, as course.yaml has them
 */
export function stageFaults(stages: readonly StageFacts[], days: readonly (number | string)[]): Fault[] {
  const begins = days.map((written) => daysOf(written)[0]).filter((day) => day !== undefined);
  const known = `Cards begin on the days ${begins.join(', ')}.`;
  return stages.flatMap(({ from }, at): Fault[] => {
    const before = stages[at - 1]?.from;
    if (!begins.includes(from))
      return [{ at, cause: `No card begins on day ${from}, on which this stage is to begin.`, remedy: known }];
    if (at === 0 && from !== begins[0])
      return [
        {
          at,
          cause: `The first stage begins on day ${from}: the cards before it stand in none.`,
          remedy: `Let it begin on day ${begins[0]}.`,
        },
      ];
    if (before !== undefined && from <= before)
      return [
        {
          at,
          cause: `This stage begins on day ${from}, and the one before it on day ${before}.`,
          remedy: 'Write the stages in the order of their days.',
        },
      ];
    return [];
  });
}

/** Puts the cards into their stages; without stages, into one that has no name. */
export function inStages<Card extends { numbers: readonly number[] }>(
  cards: readonly Card[],
  stages: readonly StageFacts[],
): { name: Localized | undefined; cards: Card[] }[] {
  if (stages.length === 0) return [{ name: undefined, cards: [...cards] }];
  return stages.map(({ from, name }, at) => {
    const next = stages[at + 1]?.from ?? Infinity;
    const own = cards.filter(({ numbers: [first = 0] }) => first >= from && first < next);
    return { name, cards: own };
  });
}
