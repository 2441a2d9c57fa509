/** The ends of the links to questions: each leads to one place. Free of Astro: the content check reads them too. */

/** Places that pages have beside their questions: a question's key is none of them. */
export const TAKEN: readonly string[] = [
  'main',
  'visit',
  'hours',
  'talk',
  'contact',
  'occasions',
  'contact-title',
  'founder',
  'message',
  'phone-question',
  'not-sent',
  'map-title',
  'dates',
  'day-plan-title',
  'plan-date',
  'plan-occasion',
  'plan-answer',
  'reviews-title',
  'services-title',
  'questions',
  'services',
  'reviews',
  'batches',
  'day-plan',
  'notice',
  'open-now',
  'days',
  'title',
];

interface KeyProblem {
  /** The question's place in the list, from 0. */
  at: number;
  cause: string;
  remedy: string;
}

/** @returns what is wrong with the keys of questions, in order */
export function keyProblems(keys: readonly unknown[]): KeyProblem[] {
  return keys.flatMap((key, at): KeyProblem[] => {
    if (typeof key !== 'string') return [];
    if (TAKEN.includes(key)) {
      const cause = `The key ‘${key}’ is taken: the page has a place of that name already.`;
      return [{ at, cause, remedy: `Choose another, such as ${key}-question.` }];
    }
    if (keys.indexOf(key) === at) return [];
    const cause = `Two questions have the key ‘${key}’: a link to it would lead to the first alone.`;
    return [{ at, cause, remedy: 'Give the second another key.' }];
  });
}
