/** What clients say. */
import { z } from 'astro/zod';
import { SUPPORTED_LOCALES, type Locale } from '../lib/locales.ts';
import { todayInIndia } from '../shared/calendar-date.ts';
import { focus, type ImageSchema, picture, sameOrPerLocale, sentence, text, words } from './fields.ts';
import { refuse } from './rule-messages.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export const reviewsSchema = <Picture>(image: ImageSchema<Picture>) =>
  z.strictObject({
    google: z
      .strictObject({
        rating: z.number().min(1).max(5).describe('the rating that the profile shows, such as 4.8'),
        count: z.number().int().positive().describe('how many people have rated'),
        url: z
          .url({ protocol: /^https$/ })
          .describe('the full address of the profile, such as https://maps.app.goo.gl/AbCd1234'),
      })
      .optional()
      .describe('the studio’s profile on Google, if it has one'),
    reviews: z
      .array(
        z.strictObject({
          language: z
            .enum(SUPPORTED_LOCALES as [Locale, ...Locale[]])
            .describe('the language of the words, such as hi'),
          words: text.describe('what the client said, in her own words and language'),
          name: sameOrPerLocale('her first name'),
          town: sameOrPerLocale('the town where she lives'),
          month: z
            .string()
            .regex(MONTH)
            .superRefine((month, context) => {
              const current = todayInIndia().slice(0, 'YYYY-MM'.length);
              if (MONTH.test(month) && month > current) refuse(context, 'monthAhead', [], { month });
            })
            .describe('the month in which she said it, such as "2026-02"'),
          occasion: sameOrPerLocale('the occasion, such as Wedding').optional(),
          photo: picture(image).optional().describe('a picture that she allowed to be shown; may be left out'),
          focus: focus.optional(),
        }),
      )
      .describe('what clients said, in the order in which it is shown'),
  });

/** The site's own words around it. */
export const reviewsWords = words('title').extend({
  photo: sentence('client'),
  google: sentence('rating', 'count'),
});
