/** What visitors ask, with the answers. */
import { z } from 'astro/zod';
import { key, prose, optionalPerLocale, NO_LANGUAGE, saysSomething, text, words } from './fields.ts';
import { refuse } from './rule-messages.ts';

/** The ids that the site's own elements have: a link to a question leads to the question, and to nothing else. */
export const RESERVED_QUESTION_KEYS: readonly string[] = [
  'main',
  'title',
  ...['contact', 'contact-title', 'message', 'phone-question', 'not-sent'],
  ...['occasions', 'founder', 'questions'],
  ...['services', 'services-title', 'reviews', 'reviews-title'],
  ...['day-plan', 'day-plan-title', 'plan-date', 'plan-occasion', 'plan-answer'],
  ...['dates', 'map-title'],
];

const localizedQuestion = z.strictObject({
  question: text.describe('the question, as a visitor would ask it'),
  answer: prose.describe('the answer, in Markdown: links and lists are possible'),
});

export const questionsSchema = z.strictObject({
  questions: z
    .array(
      z
        .strictObject({
          key: key.describe('the end of the link to this question, such as trial; every question has its own'),
          page: z.enum(['home', 'academy']).describe('the page on which it stands: home or academy'),
          ...optionalPerLocale(localizedQuestion),
        })
        .refine(saysSomething, NO_LANGUAGE),
    )
    .superRefine((questions, context) => {
      const keys = questions.map(({ key }) => key);
      for (const [at, key] of keys.entries()) {
        if (RESERVED_QUESTION_KEYS.includes(key))
          refuse(context, 'takenQuestionKey', [at, 'key'], { key, other: `${key}-question` });
        else if (keys.indexOf(key) !== at) refuse(context, 'twoQuestionsOfOneKey', [at, 'key'], { key });
      }
    })
    .describe('the questions, in the order in which they are shown'),
});

/** The site's own words around it. */
export const questionsWords = words('title', 'academyTitle');
