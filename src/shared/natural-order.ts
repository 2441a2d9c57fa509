const collator = new Intl.Collator('en', { numeric: true });

/** Compares names in the order people count, which is that of a gallery's photos: 2 before 10. */
export const naturalOrder = (a: string, b: string): number => collator.compare(a, b);
