/** The cards of the course, held against its days. */
import { valueAt } from '../../src/shared/value-at.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import { error } from './problem.ts';

/** Cards of the course that are more or fewer than its days. @param course src/content/course.yaml */
export function cardCountFindings(data: unknown, course: unknown): FieldFinding[] {
  const [cards, days] = [valueAt(data, ['cards']), valueAt(course, ['days'])];
  if (!Array.isArray(cards) || !Array.isArray(days) || cards.length === days.length) return [];
  const cause = `There are ${cards.length} cards here, and days for ${days.length} in src/content/course.yaml.`;
  const remedy =
    'Each card needs its days there, and each entry of `days` a card in every language, in the same order.';
  return [{ ...error(cause, remedy), path: ['cards'] }];
}
