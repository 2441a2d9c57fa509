/** The stages that the course's cards stand in. Free of Astro. */
import type { LocalizedText } from './locales.ts';

/** A stage as course.yaml has it: its cards are those from this day on, up to the next stage's. */
export interface StageFacts {
  from: number;
  name: LocalizedText;
}

/** Puts the cards into their stages; without stages, into one that has no name. */
export function inStages<Card extends { numbers: readonly number[] }>(
  cards: readonly Card[],
  stages: readonly StageFacts[],
): { name: LocalizedText | undefined; cards: Card[] }[] {
  if (stages.length === 0) return [{ name: undefined, cards: [...cards] }];
  return stages.map(({ from, name }, at) => {
    const next = stages[at + 1]?.from ?? Infinity;
    const own = cards.filter(({ numbers: [first = 0] }) => first >= from && first < next);
    return { name, cards: own };
  });
}
