/**
 * Puts values into a text: `interpolate('Photo {n} of {total}', { n: 3, total: 10 })`.
 * A name without a value stays as it is written, so that a misspelt one is seen.
 */
export const interpolate = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
