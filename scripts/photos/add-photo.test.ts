import { expect, test } from 'vitest';
import { highestNumberIn } from './add-photo.ts';

const entry = (path: string, picture?: string) => ({ path, picture, described: true });
const highest = (...entries: ReturnType<typeof entry>[]) =>
  highestNumberIn({ name: 'portfolio', folder: 'portfolio', entries, others: [] });

test('the next photo comes after every entry and after every picture, whichever has the higher number', () => {
  expect(highest()).toBe(0);
  expect(highest(entry('portfolio/03-lily.yaml', 'portfolio/03-lily.jpg'))).toBe(3);
  expect(highest(entry('portfolio/12-iris.yaml'), entry('portfolio/03-lily.yaml', 'portfolio/03-lily.jpg'))).toBe(12);
  expect(highest(entry('portfolio/03-lily.yaml', 'portfolio/12-iris.jpg'), entry('portfolio/04-rose.yaml'))).toBe(12);
  expect(highest(entry('portfolio/09-lily.yaml'), entry('portfolio/10.yaml', 'portfolio/10.jpg'))).toBe(10);
});
