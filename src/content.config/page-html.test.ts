import { satteri } from '@astrojs/markdown-satteri';
import { expect, test } from 'vitest';
import { PICTURE_MARKER } from '../shared/picture-marker.ts';
import { takePictures, toPageHtml } from './page-html.ts';

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
  expect(toPageHtml(html, '/below')).toBe(expected);
});

test('at the root nothing changes', () => {
  expect(toPageHtml('<a href="/portfolio">x</a><a href="/">y</a>', '/')).toBe(
    '<a href="/portfolio">x</a><a href="/">y</a>',
  );
});

test('a heading has no name', async () => {
  const { code } = await (await satteri().createRenderer({ image: {} })).render('## Contact\n\nThe `x`\n===', {});
  expect(toPageHtml(code, '/')).toBe('<h2>Contact</h2>\n<h1>The <code>x</code></h1>\n');
});

test('the cells of a table are aligned without a style', () => {
  expect(toPageHtml('<th style="text-align: center">a</th><td style="text-align: right">1</td><td>2</td>', '/')).toBe(
    '<th align="center">a</th><td align="right">1</td><td>2</td>',
  );
});

test('pictures of the project are taken out, with what is said of them', async () => {
  const renderer = await satteri().createRenderer({ image: {} });
  const { code } = await renderer.render(
    'A\n\n![The "desk" & <b>](../pictures/a%20b.jpg "Ours")\n\nB ![](./c.png)\n\n<img src="/favicon.svg" alt="d">',
    { fileURL: new URL('file:///site/about.md') },
  );
  const { html, pictures } = takePictures(code);
  expect(pictures).toEqual([
    { image: '__ASTRO_IMAGE_../pictures/a b.jpg', alt: 'The “desk” & <b>', title: 'Ours' },
    { image: '__ASTRO_IMAGE_./c.png', alt: '' },
  ]);
  expect(html.trim()).toBe(
    `<p>A</p>\n<p>${PICTURE_MARKER}</p>\n<p>B ${PICTURE_MARKER}</p>\n<img src="/favicon.svg" alt="d">`,
  );
});
