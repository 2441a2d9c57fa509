/** What is to be done how many days before a wedding. */
import { z } from 'astro/zod';
import { optionalPerLocale, NO_LANGUAGE, saysSomething, sentence, text, words } from './fields.ts';

export const dayPlanSchema = z.strictObject({
  steps: z
    .array(
      z
        .strictObject({
          days: z.number().int().min(0).max(730).describe('how many days before the wedding; 0 is the day itself'),
          ...optionalPerLocale(text),
        })
        .refine(saysSomething, NO_LANGUAGE),
    )
    .describe('what is to be done, in any order'),
});

/** The site's own words around it. */
export const dayPlanWords = words(
  'title',
  'intro',
  'onTheDay',
  'date',
  'occasion',
  'note',
  'unclear',
  'over',
  'calendar',
  'ask',
).extend({
  before: z.strictObject({ one: sentence('n'), other: sentence('n') }),
  occasions: z.array(text).min(1).describe('what the day may be, the most frequent first'),
  plan: sentence('date'),
  past: sentence('date'),
  today: sentence('date'),
  askText: sentence('occasion', 'date'),
});
