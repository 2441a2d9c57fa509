import { beforeEach, expect, test, vi } from 'vitest';

interface Question {
  key: string;
  page: string;
  en?: { question: string; answer: string };
  hi?: { question: string; answer: string };
}
const content = vi.hoisted((): { questions: Question[] | undefined; hasAnswers: boolean } => ({
  questions: undefined,
  hasAnswers: true,
}));

vi.mock('astro:content', () => ({
  getEntry: (collection: string, id: string) =>
    Promise.resolve(
      {
        questions: content.questions && { data: { questions: content.questions } },
        answers: content.hasAnswers ? { id, data: {}, rendered: { html: id } } : undefined,
        words: { data: { bar: { links: [] }, questions: { title: 'Questions', academyTitle: 'Of the course' } } },
      }[collection],
    ),
}));
const { getQuestions } = await import('./questions.ts');

const said = (question: string) => ({ question, answer: 'x' });
beforeEach(() => {
  content.hasAnswers = true;
  content.questions = [
    { key: 'one', page: 'home', en: said('One?'), hi: said('एक?') },
    { key: 'two', page: 'academy', en: said('Two?') },
    { key: 'three', page: 'home', en: said('Three?') },
  ];
});

test('a page has its own questions in its language, in their order, with their answers', async () => {
  expect(await getQuestions('home', 'en')).toEqual({
    title: 'Questions',
    questions: [
      { key: 'one', question: 'One?', answer: ['en/one'] },
      { key: 'three', question: 'Three?', answer: ['en/three'] },
    ],
  });
  expect((await getQuestions('home', 'hi'))?.questions).toEqual([{ key: 'one', question: 'एक?', answer: ['hi/one'] }]);
  expect((await getQuestions('academy', 'en'))?.title).toBe('Of the course');
});

test('a page without questions in its language has no section', async () => {
  expect(await getQuestions('academy', 'hi')).toBeUndefined();
  content.questions = undefined;
  expect(await getQuestions('home', 'en')).toBeUndefined();
});

test('an answer that could not be read is told of by itself: the file is there', async () => {
  content.hasAnswers = false;
  await expect(getQuestions('home', 'en')).rejects.toThrow(
    'src/content/questions.yaml: the answer to en/one could not be read. Correct what `npm run check` says of the file.',
  );
});
