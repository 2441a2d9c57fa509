/**
 * Puts values into a sentence: `interpolate('Photo {n} of {total}', { n: 3, total: 10 })` → `Photo 3 of 10`.
 * A name that has no value stays as it is written.
 */
export const interpolate = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
