/**
 * The shapes of src/content: what each file may say. Strict, so that a misspelt
 * field stops the build instead of being ignored. Each description is written for the person who
 * fills the field, and is what the content check prints.
 */
import { defineCollection } from 'astro/content/config';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import type { ZodType } from 'astro/zod';
import { WEEK } from './lib/hours.ts';
import { CODES, DEFAULT_LOCALE, altField, type Locale } from './lib/locales.ts';

/** A file's name, or another word that no visitor reads. */
const plain = z.string().trim().min(1);

/** Every place in a text that is written like one which the page fills in: `{opens}`, and half of one. */
const PLACES = /\{([^{}]*)\}|[{}]/g;

/**
 * A text that the page completes: it puts a value into each of `places`, which are written `{opens}`. Any other
 * place would go out as it is written, and is refused.
 */
const sentence = (...places: string[]) =>
  plain
    .superRefine((said, context) => {
      for (const [written, name] of said.matchAll(PLACES)) {
        if (name !== undefined ? places.includes(name) : places.length === 0) continue;
        const known = places.map((place) => `{${place}}`).join(', ');
        context.addIssue({
          code: 'custom',
          params: { written, places },
          message: known
            ? `${written} is not filled in here; the page knows ${known}`
            : `${written} is not filled in here`,
        });
      }
    })
    .meta({ places });

const text = sentence();
const words = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

/** Astro's `image`, or anything that stands in for it in a check: a shape that turns a path into a picture. */
type ImageShape<Picture> = () => ZodType<Picture>;

/** A picture's file name, as the owner writes it (`01-bridal-red.jpg`) or with a path (`../pictures/x.jpg`). */
const picture = <Picture>(image: ImageShape<Picture>) =>
  plain
    .transform((path) => (path.startsWith('.') ? path : `./${path}`))
    // Astro's type names what comes out; what goes in is the path.
    .pipe(image() as ZodType<Picture, string>)
    .describe('the file name of the picture that lies beside this file, such as 01-bridal-red.jpg');

const link = z.strictObject({
  label: text.describe('what the visitor reads'),
  to: z.string().regex(/^[/#]/).describe('an address of this site, such as /portfolio or #contact'),
});

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('a time on the 24-hour clock, in quotation marks: 09:30 AM is "09:30", 08:30 PM is "20:30"');

const times = z.strictObject({ opens: clock, closes: clock });
const perDay = <Shape extends ZodType>(shape: Shape) =>
  Object.fromEntries(WEEK.map((day) => [day, shape])) as Record<(typeof WEEK)[number], Shape>;

/** A text that is the same in every language, or one for each. The first of the two is the plain one. */
const inEachLanguage = (what: string) =>
  z
    .union([
      text,
      z.strictObject(
        Object.fromEntries(CODES.map((code) => [code, text.describe(`${what}, in the language ${code}`)])) as Record<
          Locale,
          typeof text
        >,
      ),
    ])
    .describe(what);

/** The descriptions of a picture in the languages but the first: `alt_hi`. */
const otherAlts = Object.fromEntries(
  CODES.filter((code) => code !== DEFAULT_LOCALE).map((code) => [
    altField(code),
    text.optional().describe(`the same line in the language ${code}; may be left out`),
  ]),
);

export const photoShape = <Picture>(image: ImageShape<Picture>) =>
  z.strictObject({
    id: z
      .number()
      .int()
      .positive()
      .optional()
      .describe("the photo's number; the file's own number when left out; may repeat"),
    image: picture(image),
    alt: text.optional().describe('one line that says what the photo shows, for those who cannot see it'),
    ...otherAlts,
    caption: z.string().optional().describe('a note to yourself, never shown'),
  });

export const studioShape = z.strictObject({
  name: inEachLanguage("the studio's name"),
  phone: z
    .string()
    .regex(/^\+\d[\d ]{6,20}$/)
    .describe('the phone number with the country code, such as +91 98765 43210; calls and chats go there'),
  email: z.email().describe('the e-mail address'),
  address: z.strictObject({
    street: inEachLanguage('house and street, if you want them shown').optional(),
    city: inEachLanguage('the city'),
    region: inEachLanguage('the state'),
    postalCode: z
      .string()
      .regex(/^[1-9]\d{5}$/)
      .describe('six digits in quotation marks, such as "284001"'),
    country: inEachLanguage('the country'),
  }),
  hours: z.strictObject({
    opens: clock,
    closes: clock,
    closed: z
      .array(z.enum(WEEK).describe('a day of the week in English, such as Tuesday'))
      .optional()
      .describe(
        'the days on which the studio is closed, such as [Tuesday] or [Monday, Tuesday]; left out when it is open every day',
      ),
    days: z
      .strictObject(perDay(times.optional()))
      .optional()
      .describe('days with other hours, such as Sunday: { opens: "11:00", closes: "16:00" }'),
  }),
  social: z.strictObject({
    name: text.describe('the network, such as Instagram'),
    handle: z
      .string()
      .regex(/^@[\w.]+$/)
      .describe('such as "@gulmohar.makeup", in quotation marks'),
    url: z
      .url({ protocol: /^https?$/ })
      .describe('the full address of the profile, such as https://www.instagram.com/gulmohar.makeup/'),
  }),
  location: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
});

/** The picture that stands beside a link to a page which has none of its own. */
const share = <Picture>(image: ImageShape<Picture>) =>
  picture(image)
    .optional()
    .describe(
      'the picture that a chat shows beside a link to this page, such as pictures/founder-workspace.jpg; may be left out',
    );

export const picturesShape = <Picture>(image: ImageShape<Picture>) => {
  const described = { image: picture(image), alt: text, ...otherAlts };
  return z.strictObject({
    slides: z
      .array(z.strictObject(described))
      .min(1)
      .describe('the pictures behind the first page, in order; one may stand twice'),
    founder: z.strictObject(described),
    share: z
      .strictObject({ 'about-us': share(image) })
      .optional()
      .describe('pictures of pages that have none of their own; may be left out'),
  });
};

export const homeShape = z.strictObject({ description: text, tagline: text, book: text, buttons: z.array(link) });

export const founderShape = z.strictObject({ title: text });

export const aboutShape = z.strictObject({ title: text, description: text });

export const galleriesShape = z.record(z.string(), z.strictObject({ title: text, intro: text, description: text }));

export const courseFactsShape = <Picture>(image: ImageShape<Picture>) =>
  z.strictObject({
    share: share(image),
    days: z
      .array(
        z
          .union([z.number(), z.string()])
          .transform(String)
          .pipe(z.string().regex(/^\d+( ?[-–] ?\d+)?$/))
          .describe('the days of one card, such as 1 or 17-19'),
      )
      .min(1)
      .describe('the days of the course, card by card, such as [1, 2-3, 4]'),
  });

export const courseShape = z.strictObject({
  title: text,
  description: text,
  certified: text.describe("the whole line, such as 'Certified by Mehrab Beauty Academy, Lucknow'"),
  tagline: text,
  intro: text,
  book: text,
  join: text,
  chat: text.describe('the text that the chat starts with'),
  cards: z
    .array(z.strictObject({ title: text, points: z.array(text).min(3).max(6).describe('three to six lines') }))
    .min(1)
    .describe('what is taught, in the order of the days in src/content/course.yaml'),
});

export const wordsShape = z.strictObject({
  site: words('skip'),
  language: z.strictObject({
    name: text.describe("the language's own name, such as English"),
    label: text,
    read: text.describe('what offers this language to a reader of another page'),
  }),
  bar: z.strictObject({ label: text, links: z.array(link) }),
  footer: words('visit', 'hoursTitle', 'talk', 'book', 'bookBar', 'bookText').extend({
    hours: sentence('opens', 'closes'),
    social: sentence('handle', 'network'),
  }),
  hours: z.strictObject({
    everyDayBut: sentence('days', 'opens', 'closes'),
    onDays: sentence('days', 'opens', 'closes'),
    closedOn: sentence('days'),
    days: z.strictObject(perDay(text)),
  }),
  slideshow: words('label', 'pause', 'play'),
  contact: words(
    'title',
    'description',
    'intro',
    'subject',
    'name',
    'phone',
    'message',
    'optional',
    'trap',
    'question',
    'send',
    'sending',
    'patience',
    'whatsapp',
    'sent',
    'thanks',
    'failed',
    'withoutScript',
    'toasts',
    'offline',
    'back',
    'offlineReason',
    'silentReason',
    'refusedReason',
    'unreachableReason',
    'robotReason',
    'kept',
    'again',
    'sameText',
    'chat',
  ).extend({ call: sentence('phone') }),
  course: z.strictObject({
    day: z.strictObject({
      one: sentence('n'),
      two: sentence('first', 'last'),
      more: sentence('first', 'last'),
    }),
  }),
  gallery: words('tap', 'empty', 'ask').extend({
    askText: sentence('gallery'),
    photo: sentence('id'),
    photoWith: sentence('id', 'description'),
  }),
  viewer: words('close', 'previous', 'next', 'failed', 'again', 'ask', 'share', 'copied', 'notCopied', 'toasts').extend(
    {
      position: sentence('n', 'total'),
      askText: sentence('gallery', 'photo', 'address'),
    },
  ),
  pages: words('label').extend({ page: sentence('n') }),
  map: words('title', 'frame', 'directions', 'load'),
  offline: words('title', 'text', 'home', 'course'),
  notFound: words('title', 'description', 'text', 'home', 'gallery'),
});

// A file's whole name is its id: 01-red.yaml and 01-red.md are two entries, never one of which the other wins.
const wholeName = ({ entry }: { entry: string }) => entry;
/** One file in the folder of every language: `en/home.yaml` is the entry `en/home.yaml`. */
const perLanguage = (name: string) =>
  glob({ base: './src/content', pattern: CODES.map((code) => `${code}/${name}`), generateId: wholeName });
/** One file for all languages. */
const once = (name: string) => glob({ base: './src/content', pattern: name, generateId: wholeName });

export const collections = {
  photos: defineCollection({
    loader: glob({ base: './src/content/gallery', pattern: '*/*.{yaml,yml,md}', generateId: wholeName }),
    schema: ({ image }) => photoShape(image),
  }),
  studio: defineCollection({ loader: once('studio.yaml'), schema: studioShape }),
  pictures: defineCollection({ loader: once('pictures.yaml'), schema: ({ image }) => picturesShape(image) }),
  courseFacts: defineCollection({ loader: once('course.yaml'), schema: ({ image }) => courseFactsShape(image) }),
  home: defineCollection({ loader: perLanguage('home.yaml'), schema: homeShape }),
  founder: defineCollection({ loader: perLanguage('founder.md'), schema: founderShape }),
  about: defineCollection({ loader: perLanguage('about.md'), schema: aboutShape }),
  galleries: defineCollection({ loader: perLanguage('galleries.yaml'), schema: galleriesShape }),
  course: defineCollection({ loader: perLanguage('course.yaml'), schema: courseShape }),
  words: defineCollection({ loader: perLanguage('words.yaml'), schema: wordsShape }),
};
