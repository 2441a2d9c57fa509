import { describe, expect, test } from 'vitest';
import { inEveryLanguage } from '../../tests/fixtures/in-every-language.ts';
import { langAttributes, toReviews } from './reviews.ts';

const WORDS = { title: 'Said', photo: '{client} in a photo', google: '{rating} of 5 ({count})' };
const REVIEW = {
  language: 'hi' as const,
  words: 'बहुत अच्छा।',
  name: inEveryLanguage('Fixture', { hi: 'परीक्षण' }),
  town: 'Gwalior',
  month: '2026-02',
};

test('nothing said is nothing shown', async () => {
  expect(await toReviews({ reviews: [] }, 'en', WORDS)).toBeUndefined();
});

test('what is said stays as it was said; who said it is told in the page’s language', async () => {
  const facts = { reviews: [{ ...REVIEW, occasion: inEveryLanguage('Wedding', { hi: 'शादी' }) }] };
  expect((await toReviews(facts, 'en', WORDS))?.reviews).toMatchObject([
    {
      words: 'बहुत अच्छा।',
      attributes: { lang: 'hi' },
      name: 'Fixture',
      town: 'Gwalior',
      occasion: 'Wedding',
      month: { date: '2026-02', said: 'February 2026' },
      photo: undefined,
    },
  ]);
  expect((await toReviews(facts, 'hi', WORDS))?.reviews).toMatchObject([
    { words: 'बहुत अच्छा।', attributes: {}, name: 'परीक्षण', occasion: 'शादी', month: { said: 'फ़रवरी 2026' } },
  ]);
});

test.each([
  ['“Lovely work.”', 'Lovely work.'],
  ['"Lovely work."', 'Lovely work.'],
  ['« Lovely work. »', 'Lovely work.'],
  // Marks of two quotations, and of a part.
  ['“Lovely,” I said. “Come again.”', '“Lovely,” I said. “Come again.”'],
  ['She said "lovely"', 'She said "lovely"'],
  ['"', '"'],
])('the page quotes %s with one pair of marks', async (words, expected) => {
  const facts = { reviews: [{ ...REVIEW, words }] };
  expect((await toReviews(facts, 'en', WORDS))?.reviews).toMatchObject([{ words: expected }]);
});

test('the figures of a profile are shown without any review too', async () => {
  const google = { rating: 4.8, count: 123_456, url: 'https://maps.app.goo.gl/x' };
  expect(await toReviews({ google, reviews: [] }, 'hi', WORDS)).toEqual({
    title: 'Said',
    google: { url: google.url, said: '4.8 of 5 (1,23,456)' },
    reviews: [],
  });
});

describe('words are marked', () => {
  test.each([
    ['Lovely work.', 'en', 'en', {}],
    ['Lovely work.', 'en', 'hi', { lang: 'en' }],
    ['बहुत अच्छा।', 'hi', 'hi', {}],
    ['बहुत अच्छा।', 'hi', 'en', { lang: 'hi' }],
    // Hindi in Latin letters, on either page.
    ['Bahut achchha.', 'hi', 'hi', { lang: 'hi-Latn' }],
    ['Bahut achchha.', 'hi', 'en', { lang: 'hi-Latn' }],
    ['मेकअप was lovely', 'hi', 'hi', {}],
    ['♥ 10/10', 'hi', 'hi', {}],
  ] as const)('%s said in %s on a page in %s', (words, language, page, attributes) => {
    expect(langAttributes(words, language, page)).toEqual(attributes);
  });
});
