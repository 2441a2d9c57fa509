/** The master class: what a language says of it, and its days and stages, which are the same in all. */
import { getCollection, getEntry } from 'astro:content';
import { dayFigures, dayLabel, daysOf } from './course-days.ts';
import { inStages } from './course-stages.ts';
import { requireEntry } from './require-entry.ts';
import { countText } from './format.ts';
import { getGalleries, ROOMS } from './galleries.ts';
import { inLocale, type Locale } from './locales.ts';
import { getFirstSlide, type FocusedPicture } from './pictures.ts';
import { getPicture, INLINE_QUALITY, sizeOf } from './responsive-picture.ts';
import { localePaths } from './routes.ts';
import { splitTitle } from './split-title.ts';
import { getWords } from './words.ts';
import { focalPointIn, focalPointOf, isMiddle, positionText } from '../shared/focal-point.ts';

/**
 * Widths in image pixels and height / width; for the phone also the bytes that the AVIF may have. The page may have
 * 38,000 bytes in all, of which its words and two fonts take three quarters.
 */
const PICTURE = {
  phone: { widths: [{ width: 720, maxBytes: 9_000 }, 1080], crop: 2 / 3 },
  desk: { widths: [720, 1200], crop: 1 },
};
const FACTS = 'course.yaml';

type Words = Awaited<ReturnType<typeof getWords>>['course'];

/** Whether the studio gives a course: without its files no page shows or names one. */
export const hasCourse = async (): Promise<boolean> => (await getCollection('courseFacts')).length > 0;

/** What `getStaticPaths` of the course's page gives: the page in every language, or none. */
export const coursePaths = async () => ((await hasCourse()) ? localePaths() : []);

/** Throws a sentence that names the file when the cards of a language do not fit the course's days. */
export async function getCourse(locale: Locale) {
  const file = `${locale}/course.yaml`;
  const { days: spans, stages = [], share, focus } = requireEntry(await getEntry('courseFacts', FACTS), FACTS).data;
  const { cards: texts, ...said } = requireEntry(await getEntry('course', file), file).data;
  if (texts.length !== spans.length) {
    throw new Error(
      `src/content/${file} has ${texts.length} cards, and src/content/${FACTS} has days for ${spans.length}. ` +
        'Write as many cards as there are days',
    );
  }
  const { course: words } = await getWords(locale);
  const cards = texts.map((text, at) => {
    const numbers = daysOf(spans[at] ?? '');
    return { ...text, at, numbers, day: dayLabel(numbers, words.day), figures: dayFigures(numbers) };
  });
  return {
    ...said,
    heading: splitTitle(said.title),
    cards,
    counts: countsOf(cards, words, locale),
    stages: inStages(cards, stages).map(({ name, cards: own }) => ({
      name: name && inLocale(name, locale),
      daysLabel: dayLabel(
        own.flatMap(({ numbers }) => numbers),
        { ...words.stage, two: words.stage.more },
      ),
      cards: own,
    })),
    picture: await pictureOf(
      share ? { image: share, focus: focalPointOf(focus, sizeOf(share)) } : await getSubstitute(locale),
    ),
  };
}

/** What stands for the class where its file names no picture: the first photo of the rooms, else the first slide. */
async function getSubstitute(locale: Locale): Promise<FocusedPicture> {
  const rooms = (await getGalleries(locale)).find(({ name }) => name === ROOMS);
  return rooms?.listings[0] ?? getFirstSlide();
}

/** The class at work, cut around its focal point for a phone and for a desk. */
async function pictureOf({ image, focus }: FocusedPicture) {
  const size = sizeOf(image);
  const inDesk = focalPointIn(1 / PICTURE.desk.crop, focus, size);
  return {
    image,
    focus,
    phone: await getPicture(image, { ...PICTURE.phone, focus, inline: INLINE_QUALITY }),
    desk: await getPicture(image, { ...PICTURE.desk, focus }),
    /** Where that lies in the desk's crop, whose frame changes with the screen; nothing for the middle. */
    position: isMiddle(inDesk) ? undefined : positionText(inDesk),
  };
}

export type Course = Awaited<ReturnType<typeof getCourse>>;

/** What the course comes to: topics, days, and the certificate, each with the word that its number asks for. */
function countsOf(cards: readonly { numbers: readonly number[] }[], words: Words, locale: Locale) {
  const days = cards.flatMap(({ numbers }) => numbers).length;
  return [
    { count: cards.length, name: countText(cards.length, words.topics, locale) },
    { count: days, name: countText(days, words.days, locale) },
    { count: 1, name: words.certificate },
  ];
}
