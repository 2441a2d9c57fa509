import { expect, test } from 'vitest';
import { annotations, isAnnotated } from './annotations.ts';

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

test('signs that have a meaning in a command are written in another way', () => {
  expect(
    annotations([{ level: 'error', file: 'a,b:c%d.jpg', line: 1, cause: '50% off,\r\nsaid: it', remedy: 'Do::it' }]),
  ).toEqual(['::error file=a%2Cb%3Ac%25d.jpg,line=1,title=To put right::50%25 off,%0D%0Asaid: it Do::it']);
});

test('only GitHub is spoken to like that', () => {
  expect([{}, { GITHUB_ACTIONS: 'false' }, { GITHUB_ACTIONS: 'true' }].map(isAnnotated)).toEqual([false, false, true]);
});
