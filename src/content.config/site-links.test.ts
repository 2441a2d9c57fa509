import { expect, test } from 'vitest';
import { withBase } from './site-links.ts';

const OTHERS = [
  '<a href="#contact">x</a>',
  '<a href="//a.in/b">x</a>',
  '<a href="https://a.in/b">x</a>',
  '<p>href="/b"</p>',
];

test.each<[html: string, expected: string]>([
  ['<a href="/portfolio">x</a>', '<a href="/below/portfolio">x</a>'],
  ['<a href="/">x</a>', '<a href="/below/">x</a>'],
  ['<p>x</p><a title="t" href="/hi#trial">y</a>', '<p>x</p><a title="t" href="/below/hi#trial">y</a>'],
  ...OTHERS.map((html): [string, string] => [html, html]),
])('%s below a path', (html, expected) => {
  expect(withBase(html, '/below')).toBe(expected);
});

test('at the root nothing changes', () => {
  expect(withBase('<a href="/portfolio">x</a><a href="/">y</a>', '/')).toBe(
    '<a href="/portfolio">x</a><a href="/">y</a>',
  );
});
