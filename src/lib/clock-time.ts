/** Times of the day as the owner's files hold them: `09:30`, on the 24-hour clock. */

export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** @returns whether something ends before it begins, or at once; a time of another form is left to the pattern */
export const endsFirst = (begins: string, ends: string): boolean =>
  CLOCK_TIME.test(begins) && CLOCK_TIME.test(ends) && ends <= begins;
