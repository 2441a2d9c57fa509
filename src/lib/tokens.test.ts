import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { color, readCustomProperties, translucent } from './tokens.ts';

test('custom properties are read as they are written, without those in comments', () => {
  const css = '/* --old: 1 */ :root { --wine: #6d1230; /* --x: 2; */ --action: var(--wine); --a:\n  1px\n  2px }';
  expect([...readCustomProperties(css)]).toEqual([
    ['--wine', '#6d1230'],
    ['--action', 'var(--wine)'],
    ['--a', '1px 2px'],
  ]);
});

test('a role is the raw colour that it points to', () => {
  expect(color('line')).toMatch(/^#[0-9a-f]{6}$/);
  expect(color('line')).toBe(color('gold'));
});

test('a colour written in its parts is read like any other', () => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color('night').slice(at, at + 2), 16));
  expect(translucent('night', 0.5)).toBe(`rgba(${parts.join(',')},0.5)`);
});

test('what is no colour is refused by its name', () => {
  expect(() => color('aubergine')).toThrow('--aubergine');
  expect(() => color('gutter')).toThrow('--gutter');
});

test("the favicon's colours are the palette's", () => {
  const palette = new Set(['paper', 'flame', 'gold-pale'].map(color));
  const drawn = readFileSync('public/favicon.svg', 'utf8').match(/#[0-9a-f]{3,8}\b/gi) ?? [];
  expect(new Set(drawn)).toEqual(palette);
});
