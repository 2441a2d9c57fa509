import { expect, test } from 'vitest';
import { annotation, annotations, isAnnotated } from './annotations.ts';

test('an error and a piece of advice, with and without a line', () => {
  expect(
    annotations([
      { level: 'error', file: 'src/content/studio.yaml', line: 4, cause: 'There is no phone.', remedy: 'Write one.' },
      { level: 'advice', file: 'src/content/gallery/a/1.jpg', cause: 'It is large.', remedy: 'Run it.' },
    ]),
  ).toEqual([
    '::error file=src/content/studio.yaml,line=4,title=To put right::There is no phone. Write one.',
    '::warning file=src/content/gallery/a/1.jpg,title=Advice::It is large. Run it.',
  ]);
});

test('characters that have a meaning in a command are written in another way', () => {
  expect(
    annotations([{ level: 'error', file: 'a,b:c%d.jpg', line: 1, cause: '50% off,\r\nsaid: it', remedy: 'Do::it' }]),
  ).toEqual(['::error file=a%2Cb%3Ac%25d.jpg,line=1,title=To put right::50%25 off,%0D%0Asaid: it Do::it']);
});

test('what is about no file is about the whole', () => {
  expect(annotation({ level: 'error', message: 'The disk is full.' })).toBe(
    '::error title=To put right::The disk is full.',
  );
});

test('of ten that GitHub shows, each kind of problem has one', () => {
  const many = { cause: 'These are large.', remedy: 'Run it.' };
  const large = Array.from({ length: 12 }, (_, at) => ({
    level: 'error' as const,
    file: `${at}.jpg`,
    cause: `It weighs ${at}.`,
    remedy: 'Run it.',
    many,
  }));
  const lines = annotations([
    ...large,
    { level: 'error', file: 'a.yaml', line: 2, cause: 'No phone.', remedy: 'Write one.' },
  ]);
  expect(lines).toHaveLength(13);
  expect(lines.slice(0, 2)).toEqual([
    '::error file=0.jpg,title=To put right::It weighs 0. Run it.',
    '::error file=a.yaml,line=2,title=To put right::No phone. Write one.',
  ]);
});

test('only GitHub is spoken to like that', () => {
  expect([{}, { GITHUB_ACTIONS: 'false' }, { GITHUB_ACTIONS: 'true' }].map(isAnnotated)).toEqual([false, false, true]);
});
