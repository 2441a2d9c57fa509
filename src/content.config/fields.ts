/**
 * The fields that the schemas are made of. Each description is written for the person who fills the field, and is what
 * the content check prints.
 */
import { z } from 'astro/zod';
import type { ZodType } from 'astro/zod';
import { CLOCK_TIME } from '../lib/clock-time.ts';
import { WEEK } from '../lib/hours.ts';
import {
  LOCALES,
  DEFAULT_LOCALE,
  SUPPORTED_LOCALES,
  SUPPORTED_SCRIPTS,
  altField,
  type Locale,
} from '../lib/locales.ts';
import { STUDIO_PLACEHOLDERS, unknownPlaceholders } from '../lib/studio-placeholders.ts';
import { isCalendarDate } from '../shared/calendar-date.ts';
import { isBlank } from '../shared/is-blank.ts';
import { placeholdersIn } from '../shared/placeholders.ts';
import { refusedCharacters } from '../shared/share-font-coverage.ts';
import { FOCAL_POINT_PATTERN } from '../shared/focal-point.ts';
import { refuse } from './rule-messages.ts';

/** A text that is not looked through for placeholders, such as a file's name. */
export const plain = z
  .string()
  .overwrite((text) => (isBlank(text) ? '' : text.trim()))
  .min(1);

/** Half of a placeholder that every text may have: `{city`. */
const NAMES = `(?:${STUDIO_PLACEHOLDERS.join('|')})`;
const HALF = new RegExp(`\\{\\s*${NAMES}\\b(?!\\s*\\})|(?<!\\{\\s*)\\b${NAMES}\\s*\\}`);

/** Refuses a placeholder that is none of `known`. @param placeholders those that belong to the text itself */
const refusePlaceholder = (
  context: z.RefinementCtx,
  written: string,
  placeholders: readonly string[],
  known: readonly string[],
) =>
  context.addIssue({
    code: 'custom',
    params: { written, placeholders, known },
    message:
      known.length > 0
        ? `${written} is not filled in here; the page knows ${known.map((name) => `{${name}}`).join(', ')}`
        : `${written} is not filled in here`,
  });

/**
 * A text with `placeholders` of its own, and with those of `everywhere`.
 * @param drawn whether it is drawn on the picture that chats show beside a link, with fonts that lack characters
 */
const withPlaceholders = (placeholders: readonly string[], everywhere: readonly string[], drawn = false) =>
  plain
    .superRefine((content, context) => {
      const missing = drawn ? refusedCharacters(content, SUPPORTED_SCRIPTS) : [];
      if (missing.length > 0)
        refuse(context, 'notDrawn', [], {
          text: content,
          characters: missing.map((character) => `‘${character}’`).join(', '),
        });
      const known = [...new Set([...placeholders, ...everywhere])];
      for (const { written, name } of placeholdersIn(content)) {
        if (name !== undefined ? known.includes(name) : placeholders.length === 0) continue;
        refusePlaceholder(context, written, placeholders, known);
      }
      const [half] = placeholders.length === 0 && everywhere.length > 0 ? (HALF.exec(content) ?? []) : [];
      if (half !== undefined) refusePlaceholder(context, half, placeholders, known);
    })
    .meta({ placeholders });

/**
 * A text that the page completes: it puts a value into each of `placeholders`, which are written `{opens}`. Every text
 * may have the studio's `{name}` and `{city}` as well. Any other placeholder would go out as it is written, and is
 * refused.
 */
export const sentence = (...placeholders: string[]) => withPlaceholders(placeholders, STUDIO_PLACEHOLDERS);

export const text = sentence();
/** A title that is drawn on the picture for sharing too. */
export const drawnTitle = withPlaceholders([], STUDIO_PLACEHOLDERS, true);
/** A text that has no placeholders: what is filled into others, and what is said in every language alike. */
const fact = withPlaceholders([], []);
const drawnFact = withPlaceholders([], [], true);

/** Markdown, in which characters of all kinds may stand: refused is only what is written just like a placeholder. */
export const prose = plain
  .superRefine((markdown, context) => {
    for (const written of unknownPlaceholders(markdown)) refusePlaceholder(context, written, [], STUDIO_PLACEHOLDERS);
  })
  .meta({ markdown: true });

/** A group of texts by their names, all of them required. */
export const words = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

/** A sentence that says how many of something there are, in the two plural forms of the site's languages. */
export const pluralSentence = z.strictObject({ one: sentence('n'), other: sentence('n') });

/** Astro's `image`, or anything that stands in for it in a check: a schema that turns a path into a picture. */
export type ImageSchema<Picture> = () => ZodType<Picture>;

/** A picture's file name, as the owner writes it (`01-bridal-red.jpg`) or with a path (`../pictures/x.jpg`). */
export const picture = <Picture>(image: ImageSchema<Picture>) =>
  plain
    .transform((path) => (path.startsWith('.') ? path : `./${path}`))
    // Astro's type names what comes out; what goes in is the path.
    .pipe(image() as ZodType<Picture, string>)
    .describe('the file name of the picture that lies beside this file, such as 01-bridal-red.jpg');

export const link = z.strictObject({
  label: text.describe('what the visitor reads'),
  to: z.string().regex(/^[/#]/).describe('an address of this site, such as /portfolio or #contact'),
});

export const clock = z
  .string()
  .regex(CLOCK_TIME)
  .describe(
    'a time on the 24-hour clock, in quotation marks: 09:30 AM is "09:30", 08:30 PM is "20:30", midnight at the end of the day "23:59"',
  );

/** When something opens and closes. */
export const times = z.strictObject({ opens: clock, closes: clock });
/** Fields for the days of the week, each of the same shape. */
export const perDay = <Schema extends ZodType>(schema: Schema) =>
  Object.fromEntries(WEEK.map((day) => [day, schema])) as Record<(typeof WEEK)[number], Schema>;

/** A text in each language. That of a language which the owner has left out may stay, and may be missing. */
export const perLocale = (what: string, one: typeof text = text) =>
  z
    .strictObject(
      // Typed as complete: no page asks for a text in a language that has no pages.
      Object.fromEntries(
        SUPPORTED_LOCALES.map((code) => {
          const field = one.describe(`${what}, in the language ${code}`);
          return [code, LOCALES.includes(code) ? field : field.optional()];
        }),
      ) as Record<Locale, typeof text>,
    )
    .describe(`${what}, in each language`);

/** Where the face is in a picture, which no crop may cut. */
export const focus = z
  .string()
  .regex(FOCAL_POINT_PATTERN)
  .describe(
    'where the face is, from the left and from the top, such as 40% 20%; when left out, the upper middle of an ' +
      'upright picture and the middle of a wide one',
  );

/**
 * One text for every language, or a text for each. The plain text is the union's first option, as the editor expects.
 */
export const sameOrPerLocale = (what: string, one: typeof text = text, same = fact) =>
  z.union([same, perLocale(what, one)]).describe(what);
/** The same for a text that is put into the placeholders of other texts, and so has none itself. */
export const factSameOrPerLocale = (what: string) => sameOrPerLocale(what, fact);
/** The same for a fact that is drawn on the pictures for sharing. */
export const drawnFactSameOrPerLocale = (what: string) => sameOrPerLocale(what, drawnFact, drawnFact);

/** The descriptions of a picture in the languages but the first: `alt_hi`. */
export const otherAlts = Object.fromEntries(
  SUPPORTED_LOCALES.filter((code) => code !== DEFAULT_LOCALE).map((code) => [
    altField(code),
    text.optional().describe(`the same line in the language ${code}; may be left out`),
  ]),
);

/**
 * A day of the calendar, which YAML gives as a date when it stands without quotation marks.
 * @returns it as `2026-12-07`
 */
export const calendarDate = z
  .union([z.string(), z.date().transform((date) => date.toISOString().slice(0, 10))])
  .pipe(z.string().refine(isCalendarDate, 'is no day of the calendar'))
  .describe('a day as year-month-day, such as 2026-12-07');

/** A short name that links and other fields refer to. */
export const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .describe('small letters, digits and hyphens, such as bridal');

/** A sum of money. */
export const rupees = z
  .number()
  .int()
  .positive()
  .meta({ unit: 'rupees', description: 'an amount in whole rupees, in figures alone, such as 15000' });

/**
 * What an entry says, in a group of fields for each language. A language may be missing: the entry then stands only on
 * the pages of the others.
 */
export const optionalPerLocale = <Schema extends ZodType>(schema: Schema) =>
  Object.fromEntries(
    SUPPORTED_LOCALES.map((code) => [code, schema.optional().describe(`what it says in the language ${code}`)]),
  ) as Record<Locale, ReturnType<Schema['optional']>>;

/** What is said of an entry that `saysSomething` refuses. */
export const NO_LANGUAGE = 'says nothing in any language';
/** Refuses an entry that says nothing in any language. */
export const saysSomething = (entry: Partial<Record<Locale, unknown>>): boolean =>
  SUPPORTED_LOCALES.some((code) => entry[code] !== undefined);
