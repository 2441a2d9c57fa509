/** A title as a poster sets it. */

/** The number that a title begins with, and what follows it. */
const NUMBERED = /^(?<number>\d{1,3})\s+(?<rest>\S.*)$/;
/** Letters behind the number that stand beside it in a stack, a word or two a line. */
const STACK = 24;

/** @returns the leading number, if any, and the rest; `long` when the rest is too long to stand beside the number */
export function splitTitle(title: string): { number?: string; rest: string; long: boolean } {
  const { number, rest = title } = NUMBERED.exec(title)?.groups ?? {};
  return { ...(number && { number }), rest, long: rest.length > STACK };
}
