import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { expect, test } from 'vitest';
import { wholeDevanagari } from '../../integrations/display-font/devanagari-subset.ts';
import { openFont } from '../../integrations/display-font/shaping.ts';
import { glyphRun } from '../../tests/fixtures/glyph-run.ts';
import { toWordmark } from './wordmark.ts';

test('the first word stands apart, whatever spaces are between', () => {
  expect(toWordmark('Om')).toMatchObject({ first: 'Om', rest: '' });
  expect(toWordmark('  Shri Radha  Krishna & Co ')).toMatchObject({ first: 'Shri', rest: 'Radha Krishna & Co' });
});

test('the widest of the other words is found, in the name and in the city', () => {
  expect(toWordmark('Om').longest).toBe(0);
  const { longest } = toWordmark('Shri Photography & Co');
  expect(longest).toBeGreaterThan(toWordmark('Photograph').ems);
  expect(toWordmark('Shri Photography & Co', 'Sri Thiruvananthapuram').longest).toBeGreaterThan(longest);
});

test.each(['Rajnigandha', 'Jyoti', 'Queen', 'Sparsh'])('%s has letters that reach below its line', (word) => {
  expect(toWordmark(`${word} Studio`).below).toBeGreaterThan(0);
});

test.each(['Gulmohar Jyoti', 'Aşk', 'गुलमोहर', ''])('the first word of ‘%s’ has none', (name) => {
  expect(toWordmark(name).below).toBe(0);
});

const cormorant = async () => {
  const file = createRequire(import.meta.url).resolve('@fontsource/cormorant/files/cormorant-latin-600-normal.woff2');
  return convert(await readFile(file), 'truetype');
};

const LATIN = 'Gulmohar Om Shri Swarnachandrika MEHRABMAKEOVERS Illusion Ömür Jyotsna’s 24K WOMEN Fluffy';
const DEVANAGARI = 'गुलमोहर ओम श्री सौंदर्य स्वर्णचंद्रिका ब्यूटी मेहराब पार्लर शृंगार हेयरस्टाइलिंग फ़ोटोग्राफ़ी आओजी';

test.each([
  ['Cormorant', cormorant, LATIN, 1.12],
  ['Tiro', wholeDevanagari, DEVANAGARI, 1.6],
] as const)('no word is wider in %s than it is said to be, nor much narrower', async (_, read, words, most) => {
  const font = openFont(await read());
  for (const word of words.split(' ')) {
    const real = glyphRun(font, word, 'hi').reduce((sum, { advance }) => sum + advance, 0) / 1000;
    const ems = toWordmark(word).ems + 0.02 * word.length;
    expect(ems / real, word).toBeGreaterThanOrEqual(0.99);
    expect(ems / real, word).toBeLessThan(most);
  }
});
