/** The day labels of the course. Free of Astro: the content check reads them too. */

/**
 * The days that a label stands for: 'Day 1' → [1], 'Day 2 & 3' → [2, 3], 'Day 17 - 19' → [17, 18, 19].
 * A label of another form, or one that runs backwards, stands for no day.
 */
export function daysOf(label: string): number[] {
  const match = /^Day (\d+)(?: (&|-) (\d+))?$/.exec(label);
  if (!match) return [];
  const first = Number(match[1]);
  const last = match[3] === undefined ? first : Number(match[3]);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
