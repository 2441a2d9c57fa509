/** The texts of single pages. */
import { z } from 'astro/zod';
import { drawnTitle, link, pluralSentence, text } from './fields.ts';
import { refuse } from './rule-messages.ts';

export const homeSchema = z.strictObject({ description: text, tagline: text, book: text, buttons: z.array(link) });

export const founderSchema = z.strictObject({
  title: text,
  quote: text.optional().describe('one sentence of hers, which stands large beside her picture; may be left out'),
});

export const aboutSchema = z.strictObject({ title: drawnTitle, description: text });

/** Group keys: they are named in the entries of photos and are a part of addresses. */
export const GROUP_KEY = /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/;

const groups = z.record(z.string(), text.describe("the group's name")).superRefine((names, context) => {
  for (const name of Object.keys(names).filter((name) => !GROUP_KEY.test(name)))
    refuse(context, 'groupKey', [name], { name });
});

export const galleriesSchema = z.record(
  z.string(),
  z.strictObject({
    title: drawnTitle,
    intro: text,
    description: text,
    count: pluralSentence.optional().describe('how many photos it has, in its own words; may be left out'),
    groups: groups
      .optional()
      .describe(
        'the groups that its photos may hang in, in the order of the page: a key, and what it is called; may be left out',
      ),
  }),
);
