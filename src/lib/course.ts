/** The master class: what a language says of it, and its days, which are the same in all. */
import { getEntry } from 'astro:content';
import { dayLabel, daysOf } from './course-days.ts';
import type { Locale } from './locales.ts';
import { getPicture } from './responsive-picture.ts';
import { getWords, requireEntry } from './words.ts';

/** Image pixels: it stands beside the title on a desk only. */
const PICTURE_WIDTHS = [480, 960] as const;
const FACTS = 'course.yaml';

/** Throws a sentence that names the file when a language has more or fewer cards than the course has days. */
export async function getCourse(locale: Locale) {
  const file = `${locale}/course.yaml`;
  const { days, share } = requireEntry(await getEntry('courseFacts', FACTS), FACTS).data;
  const { cards, ...said } = requireEntry(await getEntry('course', file), file).data;
  if (cards.length !== days.length) {
    throw new Error(
      `src/content/${file} has ${cards.length} cards, and src/content/${FACTS} has days for ${days.length}. ` +
        'Write as many cards as there are days',
    );
  }
  const words = (await getWords(locale)).course.day;
  return {
    ...said,
    share,
    days: cards.map((card, at) => {
      const numbers = daysOf(days[at] ?? '');
      return { numbers, day: dayLabel(numbers, words), ...card };
    }),
    picture: share && (await getPicture(share, { widths: PICTURE_WIDTHS })),
  };
}
