import { expect, test } from 'vitest';
import { firstPageOf, withoutTotal, withTotal } from './gallery-total.ts';

const pageOf = (total: string) =>
  Buffer.from(
    `<h1>मेकअप</h1><p class="count"><data value="${total}" data-total data-s-abc>${total} लुक</data></p><p>…</p>`,
  );

test.each([
  ['portfolio.html', 'portfolio.html'],
  ['portfolio/2.html', 'portfolio.html'],
  ['hi/portfolio/12.html', 'hi/portfolio.html'],
  ['hi\\portfolio\\12.html', 'hi\\portfolio.html'],
  ['academy/batch.html', 'academy/batch.html'],
])('the first page of %s is %s', (name, first) => {
  expect(firstPageOf(name)).toBe(first);
});

test('without their totals pages of two days are the same, and get the total of the first page', () => {
  expect(withoutTotal(pageOf('1000'))).toEqual(withoutTotal(pageOf('9')));
  expect(withTotal(withoutTotal(pageOf('1000')), () => pageOf('1001'))).toEqual(pageOf('1001'));
  // Where the first page is finished before.
  expect(withTotal(withoutTotal(pageOf('9')), () => withTotal(withoutTotal(pageOf('8')), () => pageOf('7')))).toEqual(
    pageOf('7'),
  );
});

test('a page that tells no total stays as it is, and no other page is read for it', () => {
  const page = Buffer.from('<p>About us</p>');
  expect(withoutTotal(page)).toBe(page);
  expect(
    withTotal(page, () => {
      throw new Error('It was read');
    }),
  ).toBe(page);
});

test('a first page that tells no total stops the build', () => {
  expect(() => withTotal(withoutTotal(pageOf('9')), () => Buffer.from('<p>Empty</p>'))).toThrow('tells no total');
});
