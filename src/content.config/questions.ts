/** What visitors ask, with the answers. */
import { z } from 'astro/zod';
import { RESERVED_KEYS } from '../lib/question-keys.ts';
import { key, prose, optionallyLocalized, saysSomething, text, words } from './fields.ts';
import { refuse } from './rule-messages.ts';

const said = z.strictObject({
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
          ...optionallyLocalized(said),
        })
        .refine(saysSomething, 'says nothing in any language'),
    )
    .superRefine((questions, context) => {
      const keys = questions.map(({ key }) => key);
      for (const [at, key] of keys.entries()) {
        if (RESERVED_KEYS.includes(key))
          refuse(context, 'takenQuestionKey', [at, 'key'], { key, other: `${key}-question` });
        else if (keys.indexOf(key) !== at) refuse(context, 'twoQuestionsOfOneKey', [at, 'key'], { key });
      }
    })
    .describe('the questions, in the order in which they are shown'),
});

/** The site's own words around it. */
export const questionsWords = words('title', 'academyTitle');
