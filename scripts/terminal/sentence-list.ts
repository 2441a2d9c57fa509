/** Names as a part of an English sentence. */

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const all = new Intl.ListFormat('en-GB');

/** `a, b or c` */
export const listWithOr = (names: readonly string[]): string => alternatives.format(names);

/** `a, b and c` */
export const listWithAnd = (names: readonly string[]): string => all.format(names);
