import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test.each([
  ['Gulmohar Makeup Studio', 'Gulmohar'],
  ['The Glow House', 'The Glow'],
  ['Om Art of Beauty', 'Om Art'],
  ['Makeup by Priya', 'Makeup'],
  ['Lakshmi & Daughters', 'Lakshmi'],
  ['Rang – Bridal Studio', 'Rang'],
  ['मेकअप बाय प्रिया', 'मेकअप'],
  ['Shri Rajarajeshwari Bridal Studio', 'Shri Rajarajeshwari'],
  ['Thiruvananthapuram Makeup', 'Thiruvananthapuram'],
  ['गुलमोहर मेकअप स्टूडियो', 'गुलमोहर'],
  ['Om', 'Om'],
])('below the icon of “%s” stands “%s”', (name, short) => {
  expect(shortName(name)).toBe(short);
});
