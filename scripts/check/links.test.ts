import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { contentFileList } from '../../src/content.config/files.ts';
import { TEXT_PAGES } from '../../src/lib/site-links.ts';
import { photo, put } from '../../tests/fixtures/content-project.ts';
import { EN, HI, PORTFOLIO, useTestProject } from '../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();

const LINK = /to: \/portfolio/;

test.each([
  ['/portfolo', 'Did you mean /portfolio?'],
  ['/Portfolio', 'Did you mean /portfolio?'],
  ['/portfolio/', 'Did you mean /portfolio?'],
  ['/portfolio.html', 'Did you mean /portfolio?'],
  ['/portfolio/2', 'Did you mean /portfolio?'],
  ['/weddings', 'The pages are /'],
  ['//example.com', 'does not exist'],
  ['/404', 'does not exist'],
])('a menu or a button that leads to %s', async (to, remedy) => {
  for (const file of ['words.yaml', 'home.yaml']) await testProject().edit(`${EN}/${file}`, LINK, `to: ${to}`);
  const lines = await testProject().found();
  expect(lines).toHaveLength(2);
  for (const line of lines)
    expect(line).toMatch(
      /^error src\/content\/en\/(words|home).yaml:\d+ The link to \S+ leads to a page that does not exist/,
    );
  for (const line of lines) expect(line).toContain(remedy);
});

test.each([
  '/',
  '/contact',
  '/contact#contact',
  '/contact#day-plan',
  '/contact#message',
  '/academy',
  '/academy#dates',
  '/about-us',
  '/portfolio?from=menu',
  '/portfolio#post-1-first',
  '/#contact',
  '/#message',
  '/#occasions',
  '/prices.pdf',
  '/contact.vcf',
  '/offers/',
])('a menu and a button may lead to %s', async (to) => {
  await put(testProject().root, 'public/prices.pdf', '%PDF');
  await put(testProject().root, 'public/offers/index.html', '<!doctype html>');
  for (const file of ['words.yaml', 'home.yaml']) await testProject().edit(`${EN}/${file}`, LINK, `to: ${to}`);
  expect(await testProject().found()).toEqual([]);
});

test.each(['/flyers', '/flyers/', '/flyers/diwali.pdf/', '/../package.json', '/%2e%2e/package.json'])(
  'no page is at %s: a folder of public/ is none, and what lies outside is not published',
  async (to) => {
    await put(testProject().root, 'public/flyers/diwali.pdf', '%PDF');
    await put(testProject().root, 'package.json', '{}');
    await testProject().edit(`${EN}/home.yaml`, LINK, `to: ${to}`);
    expect(await one()).toContain(`The link to ${to} leads to a page that does not exist`);
  },
);

/** Adds a gallery that is named in the letters of Hindi, with one photo in it. */
async function addHindiGallery() {
  for (const [folder, said] of [
    [EN, 'Nails'],
    [HI, 'नाखून'],
  ] as const)
    await testProject().edit(
      `${folder}/galleries.yaml`,
      /$/,
      `\nनाखून:\n  title: ${said}\n  intro: ${said}\n  description: ${said}\n`,
    );
  await put(testProject().root, 'src/content/gallery/नाखून/01-red.jpg', await photo({ seed: 5 }));
  await put(testProject().root, 'src/content/gallery/नाखून/01-red.yaml', 'image: 01-red.jpg\nalt: Red nails\n');
}

test('a gallery that is named by figures is one of the pages that are told of', async () => {
  for (const folder of [EN, HI])
    await testProject().edit(
      `${folder}/galleries.yaml`,
      /$/,
      `\n2024:\n  title: ${folder === EN ? 'Last year' : 'पिछला साल'}\n  intro: ${folder === EN ? 'Looks' : 'रूप'}\n  description: ${folder === EN ? 'Looks' : 'रूप'}\n`,
    );
  await put(testProject().root, 'src/content/gallery/2024/01-red.jpg', await photo({ seed: 5 }));
  await put(testProject().root, 'src/content/gallery/2024/01-red.yaml', 'image: 01-red.jpg\nalt: Red nails\n');
  await testProject().edit(`${EN}/home.yaml`, LINK, 'to: /2024');
  expect(await testProject().found()).toEqual([]);
  await testProject().edit(`${EN}/home.yaml`, /to: \/2024/, 'to: /weddings');
  expect(await one()).toMatch(/The pages are \/.*\/2024/);
});

test.each(['/नाखून', encodeURI('/नाखून')])(
  'a menu, a button, a text and a group of services may lead to a gallery by %s',
  async (to) => {
    await addHindiGallery();
    for (const file of ['words.yaml', 'home.yaml']) await testProject().edit(`${EN}/${file}`, LINK, `to: ${to}`);
    await testProject().edit(`${EN}/about.md`, /\n---\n\n[^]*$/, `\n---\n\n[Nails](${to})\n`);
    await testProject().edit(`${HI}/about.md`, /\n---\n\n[^]*$/, `\n---\n\n[नाखून](/hi${to})\n`);
    await put(
      testProject().root,
      'src/content/services.yaml',
      `groups:
  nails: { name: { en: Nails, hi: नाखून }, photos: ${JSON.stringify(to)} }
services:
  - { group: nails, price: 500, en: { name: Polish, line: Of any colour }, hi: { name: पॉलिश, line: हर रंग की } }
`,
    );
    expect(await testProject().found()).toEqual([]);
  },
);

test('codes of a page that is not there are told as they are written', async () => {
  await testProject().edit(`${EN}/home.yaml`, LINK, 'to: /portfol%6F%C3');
  expect(await one()).toContain('The link to /portfol%6F%C3 leads to a page that does not exist');
});

test.each(['/academy/2020-12-07.ics', '/hi/academy/2020-12-07.ics'])(
  'a batch has begun whose dates are %s',
  async (to) => {
    await testProject().edit(`${EN}/home.yaml`, LINK, `to: ${to}`);
    expect(await one()).toMatch(/^advice .* the batch of 2020-12-07 has begun, and its dates are gone/);
  },
);

test.each([
  '/xyz/academy/2020-12-07.ics',
  '/hi/hi/academy/2020-12-07.ics',
  '/academy/2020-99-99.ics',
  '/academy/2021-02-30.ics',
])('no batch had the dates %s', async (to) => {
  await testProject().edit(`${EN}/home.yaml`, LINK, `to: ${to}`);
  expect(await one()).toMatch(/^error .* leads to a page that does not exist/);
});

test.each([
  ['/#servces', 'Did you mean /#services?'],
  ['/academy#date', 'Did you mean /academy#dates?'],
  ['/contact#hours', 'Did you mean /contact#contact?'],
])('no page has the place %s', async (to, remedy) => {
  await testProject().edit(`${EN}/home.yaml`, LINK, `to: ${to}`);
  const said = await one();
  expect(said).toContain('leads to a place that the page does not have');
  expect(said).toContain(remedy);
});

test.each([
  ['/portfolio#group-first', 'The link to /portfolio#group-first leads to a group, and the gallery portfolio has none'],
  ['/portfolio#gruop-first', 'Write /portfolio.'],
])('no gallery has the group %s of a button', async (to, said) => {
  await testProject().edit(`${EN}/home.yaml`, LINK, `to: ${to}`);
  expect(await one()).toContain(said);
});

test('further pages of a gallery are there when it has as many photos', async () => {
  for (let number = 2; number <= 25; number += 1)
    await put(testProject().root, `${PORTFOLIO}/${number}.yaml`, 'image: 01-first.jpg\nalt: The same\n');
  await testProject().edit(`${EN}/home.yaml`, LINK, 'to: /portfolio/2');
  expect((await testProject().found()).filter((line) => line.includes('leads to'))).toEqual([]);
});

test('a place on the first page is found from the first page alone', async () => {
  await testProject().edit(`${EN}/home.yaml`, LINK, 'to: "#contcat"');
  expect(await one()).toMatch(
    /home.yaml:\d+ The link to #contcat leads to a place that the page does not have. Did you mean #contact\?/,
  );
  await testProject().edit(`${EN}/home.yaml`, '#contcat', '#contact');
  await testProject().edit(`${EN}/words.yaml`, LINK, 'to: "#contact"');
  expect(await one()).toMatch(
    /^error .*words.yaml:\d+ The link to #contact leads nowhere on the other pages.*Write \/contact/,
  );
});

test.each([
  [
    '[the course](/acadmy)',
    /^error .*about.md:\d+ The link to \/acadmy leads to a page that does not exist. Did you mean \/academy\?/,
  ],
  ['[the course](academy)', /The link to academy leads nowhere.*Write \/academy for a page of this site; the address/],
  ['[the course](../contact)', /The link to \.\.\/contact leads nowhere.*Write \/contact for a page of this site; the/],
  ['[the course](</acadmy>)', /The link to \/acadmy leads to a page that does not exist/],
  ['[the course](<our course>)', /The link to our course leads nowhere/],
  ['[the course]()', /^error .*about.md:\d+ A link has no address\..*such as \[our photos\]/],
  ['[the course]( )', /about.md:\d+ A link has no address/],
  ['[the course](<>)', /about.md:\d+ A link has no address/],
  ['<a href="">x</a>', /about.md:\d+ A link has no address/],
  ['[us](http://127.0.0.1:4321/academy)', /^error .*about.md:\d+ .* works on your own computer .* Write \/academy\./],
  ['[in Hindi](/hi/about-us)', /^advice .*about.md:\d+ .* in another language\. Write \/about-us\./],
  ['[us](www.example.in)', /or https:\/\/www.example.in for another/],
  ['<a href="/acadmy">x</a>', /Did you mean \/academy/],
  ['[x][course]\n\n[course]: /acadmy', /Did you mean \/academy/],
  ['![a picture](../pictures/nope.jpg)', /^error .*about.md:\d+ The picture ..\/pictures\/nope.jpg is missing/],
  [
    '![an offer](50%-off.jpg)',
    /^error .*about.md:\d+ The picture 50%-off.jpg has a % in its name .*Rename the picture/,
  ],
  ['![an offer \\] new](50%-off.jpg)', /^error .*about.md:\d+ A picture has a % in its name/],
])('the text %s', async (text, said) => {
  await testProject().edit(`${EN}/about.md`, /\n---\n\n[^]*$/, `\n---\n\n${text}\n`);
  expect(await one()).toMatch(said);
});

test.each([
  '[x](/academy)',
  '[x](https://example.in/y)',
  '[x](mailto:a@b.in)',
  '[x](tel:+91)',
  '[x](#main)',
  'A [note] and (brackets).',
])('the text %s is fine', async (text) => {
  await testProject().edit(`${EN}/founder.md`, /\n---\n\n[^]*$/, `\n---\n\n${text}\n`);
  expect(await testProject().found()).toEqual([]);
});

test('a link and a picture whose words stand in two lines are told of in the line of their address', async () => {
  await testProject().edit(
    `${EN}/about.md`,
    /\n---\n\n[^]*$/,
    '\n---\n\n[the\ncourse](/acadmy)\n\n![a\nlook](50%.jpg)\n',
  );
  const lines = (await readFile(join(testProject().root, EN, 'about.md'), 'utf8')).split('\n');
  const lineOf = (text: string) => lines.indexOf(text) + 1;
  expect(await testProject().found()).toEqual([
    expect.stringContaining(`about.md:${lineOf('course](/acadmy)')} The link to /acadmy`),
    expect.stringContaining(`about.md:${lineOf('look](50%.jpg)')} The picture 50%.jpg has a %`),
  ]);
});

test.each(['<../gallery/portfolio/05 red (1).jpg>', '../gallery/portfolio/05%20red%20(1).jpg'])(
  'a picture with characters in its name is found as %s',
  async (named) => {
    await testProject().entry('image: 05 red (1).jpg\nalt: Red\n', {
      name: '05 red (1).yaml',
      picture: '05 red (1).jpg',
    });
    await testProject().edit(`${EN}/about.md`, /\n---\n\n[^]*$/, `\n---\n\n![A look](${named})\n`);
    expect(await testProject().found()).toEqual([]);
    await testProject().edit(`${EN}/about.md`, '(1)', '(2)');
    expect(await one()).toMatch(/The picture \.\.\/gallery\/portfolio\/05 red \(2\)\.jpg is missing/);
  },
);

test.each([
  ['word', []],
  ['note of words', []],
  ['[but not here](/acadmy)', [/Did you mean \/academy/]],
])('a text with a footnote, %s, is asked to say it in its sentence', async (words, others) => {
  const note = `[^1]: ${words}`;
  await testProject().edit(`${EN}/founder.md`, /\n---\n\n[^]*$/, `\n---\n\nDear[^1]\n\n${note}\n`);
  const lines = (await readFile(join(testProject().root, EN, 'founder.md'), 'utf8')).split('\n');
  const said = new RegExp(`^error \\S+founder.md:${lines.indexOf(note) + 1} The text has a footnote, ‘\\[\\^1\\]:’`);
  expect(await testProject().found()).toEqual([...others, said].map((one) => expect.stringMatching(one) as string));
});

test('a picture that the text of an entry names stops a build, and the check too', async () => {
  await testProject().entry('---\nimage: 02-rose.jpg\nalt: Red\n---\n\n![x](nope.jpg)\n', { name: '02-rose.md' });
  expect(await one()).toMatch(/^error 02-rose.md:6 The picture nope.jpg is missing/);
});

test('every text below a second line `---` has a page, which its links by `#` alone mean', () => {
  const texts = contentFileList(z.string).flatMap(([, { file }]) => (file.endsWith('.md') ? [file] : []));
  expect(texts).toContain('about.md');
  expect(texts.filter((file) => TEXT_PAGES[file] === undefined)).toEqual([]);
});
