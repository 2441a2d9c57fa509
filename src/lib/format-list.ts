/** Things in a row, as a language strings them together. Free of Astro. */

/** The comma before the last word of a list, `और`: `Intl` writes it in Hindi and Urdu, whose print does not. */
const LAST_COMMA = /^[,،](?= \p{L})/u;

/** @param intl the language's name for `Intl`; @returns `Monday, Tuesday and Sunday`, `सोमवार, मंगलवार और रविवार` */
export const listIn = (items: readonly string[], intl: string): string =>
  new Intl.ListFormat(intl, { type: 'conjunction' })
    .formatToParts(items)
    .map(({ type, value }) => (type === 'literal' ? value.replace(LAST_COMMA, '') : value))
    .join('');
