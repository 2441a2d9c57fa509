/** What visitors ask, with the answers. */
import { getEntry } from 'astro:content';
import type { Locale } from './locales.ts';
import { getMarkdownText } from './markdown-text.ts';
import { getWords } from './words.ts';

const FILE = 'questions.yaml';

/**
 * The questions of a page, with a title.
 * @returns nothing when no question of the page is said in the language
 */
export async function getQuestions(page: 'home' | 'academy', locale: Locale) {
  const all = (await getEntry('questions', FILE))?.data.questions ?? [];
  const shown = all.filter((question) => question.page === page && question[locale]);
  if (shown.length === 0) return undefined;
  const words = (await getWords(locale)).questions;
  return {
    title: page === 'home' ? words.title : words.academyTitle,
    questions: await Promise.all(
      shown.map(async ({ key, ...said }) => {
        const id = `${locale}/${key}`;
        const answer = await getEntry('answers', id);
        if (!answer)
          throw new Error(
            `src/content/${FILE}: the answer to ${id} could not be read. Correct what \`npm run check\` says of the file.`,
          );
        return { key, question: said[locale]?.question ?? '', answer: await getMarkdownText(answer) };
      }),
    ),
  };
}
