/** The texts of single pages. */
import { z } from 'astro/zod';
import { key, link, text } from './fields.ts';

export const homeShape = z.strictObject({ description: text, tagline: text, book: text, buttons: z.array(link) });

export const founderShape = z.strictObject({ title: text });

export const aboutShape = z.strictObject({ title: text, description: text });

export const galleriesShape = z.record(
  z.string(),
  z.strictObject({
    title: text,
    intro: text,
    description: text,
    groups: z
      .record(key, text.describe("the group's name"))
      .optional()
      .describe(
        'the groups that its photos may hang in, in the order of the page: a key, and what it is called; may be left out',
      ),
  }),
);
