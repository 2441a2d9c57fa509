/** What clients said. The same on the pages of every language: each in its own words. */
import { getEntry, type CollectionEntry } from 'astro:content';
import { focalPointOf } from '../shared/focal-point.ts';
import { interpolate } from '../shared/interpolate.ts';
import { monthIn, numberText } from './format.ts';
import { inLocale, scriptOf, settingsOf, type Locale } from './locales.ts';
import { getPicture, sizeOf } from './responsive-picture.ts';
import { getWords } from './words.ts';

type Facts = CollectionEntry<'reviews'>['data'];
type Words = Awaited<ReturnType<typeof getWords>>['reviews'];

/** A small square beside a name; image pixels for screens of one to three device pixels a CSS pixel. */
const PHOTO = { widths: [120, 240], crop: 1 } as const;

/** Whether a text has letters of a script. @param script its name in ISO 15924, such as `Deva` */
const isIn = (script: string, text: string) => script === '' || new RegExp(`\\p{Script=${script}}`, 'u').test(text);

/**
 * How words are marked that may be in another language than the page around them: not at all where they are in the
 * same. Hindi is often written in Latin letters; a voice that reads them has to know.
 */
export function langAttributes(words: string, language: Locale, page: Locale): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const script = scriptOf(language) ?? '';
  const romanized = script !== 'Latn' && /\p{Script=Latin}/u.test(words) && !isIn(script, words);
  if (language === page && !romanized) return {};
  const { dir } = settingsOf(language);
  return {
    lang: romanized ? `${language}-Latn` : language,
    ...(dir !== settingsOf(page).dir && { dir }),
  };
}

/** Words that stand wholly in one pair of quotation marks, of any kind, and have none within. */
const QUOTED = /^[“"«]([^“”"«»]+)[”"»]$/;

/** A client's words without quotation marks around all of them: the page sets such itself. */
const unquoted = (words: string) => words.replace(QUOTED, '$1').trim();

/** The figures of a profile in writing: `4.8`, `1,234`. */
const figuresOf = ({ rating, count }: { rating: number; count: number }) => ({
  rating: numberText(rating),
  count: numberText(count),
});

/** Facts as the owner wrote them → what a page shows; nothing when nobody has said anything yet. */
export async function toReviews({ google, reviews }: Facts, locale: Locale, words: Words) {
  if (!google && reviews.length === 0) return undefined;
  return {
    title: words.title,
    google: google && { url: google.url, said: interpolate(words.google, figuresOf(google)) },
    reviews: await Promise.all(
      reviews.map(async ({ words: written, language, month, photo, focus, occasion, ...who }) => {
        const said = unquoted(written);
        const name = inLocale(who.name, locale);
        return {
          words: said,
          attributes: langAttributes(said, language, locale),
          name,
          town: inLocale(who.town, locale),
          month: { date: month, said: monthIn(month, locale) },
          occasion: occasion && inLocale(occasion, locale),
          photo: photo && {
            alt: interpolate(words.photo, { client: name }),
            picture: await getPicture(photo, { ...PHOTO, focus: focalPointOf(focus, sizeOf(photo)) }),
          },
        };
      }),
    ),
  };
}

export type Reviews = NonNullable<Awaited<ReturnType<typeof toReviews>>>;

/** @returns nothing when nobody has said anything, or the file is missing */
export async function getReviews(locale: Locale): Promise<Reviews | undefined> {
  const entry = await getEntry('reviews', 'reviews.yaml');
  return entry && toReviews(entry.data, locale, (await getWords(locale)).reviews);
}
