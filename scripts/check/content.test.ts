import { copyFile, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { HEIC, photo, project, PROJECT, put } from '../rehearsal.ts';
import { checkContent } from './content.ts';
import { isSound, report } from './report.ts';

const PORTFOLIO = 'src/content/gallery/portfolio';
const EN = 'src/content/en';
const STUDIO = 'src/content/studio.yaml';
let root: string;

beforeEach(async () => {
  root = await project();
  return () => rm(root, { recursive: true });
});

/** Puts an entry and its picture into the portfolio. */
async function entry(text: string, { name = '02-rose.yaml', picture = '02-rose.jpg', bytes }: { name?: string; picture?: string; bytes?: Uint8Array | string } = {}) {
  await put(root, `${PORTFOLIO}/${name}`, text);
  if (picture) await put(root, `${PORTFOLIO}/${picture}`, bytes ?? (await photo({ seed: 2 })));
}
async function edit(path: string, from: string | RegExp, to: string) {
  const text = await readFile(join(root, path), 'utf8');
  expect(text).toMatch(from);
  await put(root, path, text.replace(from, to));
}
/** The lines of all problems but the sample's facts: level file:line cause remedy. */
async function found(): Promise<string[]> {
  const { problems } = await checkContent(root);
  return problems.filter(({ cause }) => !/sample’s/.test(cause))
    .map(({ level, file, line, cause, remedy }) => `${level} ${file.replace(`${PORTFOLIO}/`, '')}${line ? `:${line}` : ''} ${cause} ${remedy}`);
}
const one = async () => {
  const lines = await found();
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
};

test('sound content has no problem but the sample’s facts, which are advice', async () => {
  const verdict = await checkContent(root);
  expect(isSound(verdict)).toBe(true);
  expect(verdict.problems.map(({ level, file, line }) => `${level} ${file}:${line}`)).toEqual([4, 5, 6, 16, 19].map((line) => `advice ${STUDIO}:${line}`));
  expect(verdict.problems.map(({ cause }) => cause).join()).toMatch(/phone number.*sample.*address is still the sample/);
});

test('all problems of all files are told at once, with files, lines and what to do', async () => {
  await entry('imgae: 02-rose.jpg\n');
  await edit(STUDIO, '09:30 AM', '9:30');
  const verdict = await checkContent(root);
  expect(isSound(verdict)).toBe(false);
  const text = report(verdict).join('\n');
  expect(text).toContain(`${PORTFOLIO}/02-rose.yaml, line 1\n  \`imgae\` is not a field of this file.\n  → Did you mean \`image\`?`);
  expect(text).toContain(`${STUDIO}, line 12\n  \`opens\` (hours) cannot be the text ‘9:30’.\n  → Write a time of day such as 09:30 AM.`);
});

test('a picture that is missing', async () => {
  await entry('alt: Red\nimage: 02-rose.jpg\n', { picture: '' });
  expect(await one()).toMatch(/^error 02-rose.yaml:2 The picture 02-rose.jpg is missing. Put/);
  await put(root, `${PORTFOLIO}/02-rose.jpeg`, await photo({ seed: 2 }));
  expect((await found())[1]).toMatch(/Did you mean 02-rose.jpeg\?/);
});

test('wrong capitals, in names and in folders', async () => {
  await entry('alt: Red\nimage: 02-Rose.JPG\n');
  expect((await found()).find((line) => line.includes('yaml:'))).toMatch(/^error 02-rose.yaml:2 There is no picture 02-Rose.JPG, but there is 02-rose.jpg.*Write `image: 02-rose.jpg`/);
  await entry('alt: Red\nimage: ../Portfolio/02-rose.jpg\n');
  expect((await found()).find((line) => line.includes('yaml:'))).toMatch(/there is 02-rose.jpg/);
});

test('capital endings are fine when they are written so', async () => {
  await entry('alt: Red\nimage: 02-rose.JPG\n', { picture: '02-rose.JPG' });
  expect(await found()).toEqual([]);
});

test.each(['02-rose.HEIC', '02-rose.jpg'])('a HEIC photo named %s', async (picture) => {
  await entry(`alt: Red\nimage: ${picture}\n`, { picture, bytes: await readFile(HEIC) });
  expect(await one()).toMatch(/^error .* is a HEIC photo, which browsers cannot show. Run `npm run photos`/);
});

test('truncated, damaged, empty and disguised JPEGs', async () => {
  const whole = await photo({ seed: 2 });
  const damaged = Buffer.from(whole);
  for (let at = Math.floor(whole.length / 2); at < whole.length / 2 + 40; at += 1) damaged[at] = (damaged[at] ?? 0) ^ 0x55;
  const cases: [Uint8Array | string, RegExp][] = [
    [whole.subarray(0, whole.length - 200), /is damaged/],
    [whole.subarray(0, 300), /is damaged/],
    [damaged, /is damaged/],
    ['', /is empty \(0 bytes\)/],
    ['<html>Not found</html>', /is not a picture, whatever its name says/],
  ];
  for (const [bytes, cause] of cases) {
    await entry('alt: Red\nimage: 02-rose.jpg\n', { bytes });
    const line = await one();
    expect(line).toMatch(/^error 02-rose.jpg 02-rose.jpg/);
    expect(line).toMatch(cause);
  }
});

test('a picture of more than 50 megapixels, and one too small for the grid', async () => {
  const huge = await sharp({ create: { width: 8000, height: 6300, channels: 3, background: 'red' } }).jpeg().toBuffer();
  await entry('alt: Red\nimage: 02-rose.jpg\n', { bytes: huge });
  expect(await one()).toMatch(/^error 02-rose.jpg 02-rose.jpg has 50 megapixels; more than 50/);
  await entry('alt: Red\nimage: 02-rose.jpg\n', { bytes: await photo({ width: 500, height: 700 }) });
  expect(await one()).toMatch(/^advice 02-rose.jpg .* only 500 pixels wide/);
});

test('a position in a photo, and a size that only weighs, are advice', async () => {
  await entry('alt: Red\nimage: 02-rose.jpg\n', { bytes: await photo({ phone: true, width: 3000, height: 2000 }) });
  expect((await found()).join()).toMatch(/^advice .*GPS.*npm run photos.*,advice .*2000 × 3000/);
});

test.each([
  ['image: 02-rose.jpg\nalt: "Red\n', 2, /quotation mark .* not closed/],
  ['image: 02-rose.jpg\nalt: Haldi: yellow\n', 2, /second colon/],
  ['image: 02-rose.jpg\n\talt: Red\n', 2, /begins with a tab/],
  ['\uFEFFimage: 02-rose.jpg\r\nalt: Haldi: yellow\r\n', 2, /second colon/],
  ['image: 02-rose.jpg\nimage: 02-rose.jpg\n', 2, /same field stands twice/],
  ['---\nimage: 02-rose.jpg\n---\n', 3, /line --- in the file/],
  ['image: 02-rose.jpg\nalt: @priya\n', 2, /sign that is not allowed/],
  ['', 0, /The file is empty/],
  ['# only a note\n', 0, /says nothing/],
])('broken YAML %j', async (text, line, cause) => {
  await entry(text, { picture: '' });
  const said = await one();
  expect(said).toMatch(line ? `error 02-rose.yaml:${line} ` : 'error 02-rose.yaml ');
  expect(said).toMatch(cause);
});

test.each([
  ['---\nimage: 02-rose.jpg\nalt: Red\n---\nText\n', []],
  ['\uFEFF---\r\nimage: 02-rose.jpg\r\nalt: Red\r\n---\r\n', []],
  ['---\nimage: 02-rose.jpg\nalt: Red\n', [/^error 02-rose.md:1 The part between the two lines --- is not closed/, /hangs nowhere/]],
  ['---\nalt: Red\nimage: 02-rosy.jpg\n---\n', [/^error 02-rose.md:3 The picture 02-rosy.jpg is missing. Did you mean 02-rose.jpg/, /hangs nowhere/]],
  ['image: 02-rose.jpg\n', [/^error 02-rose.md:1 The file does not begin with a line ---/, /hangs nowhere/]],
  ['', [/02-rose.md The file is empty/, /hangs nowhere/]],
])('Markdown entries %j', async (text, causes) => {
  await entry(text, { name: '02-rose.md' });
  const lines = await found();
  expect(lines).toHaveLength(causes.length);
  for (const cause of causes) expect(lines.some((line) => cause.test(line))).toBe(true);
});

test.each([
  ['alt: Red\n', /^error 02-rose.yaml `image` is missing/i],
  ['image:\nalt: Red\n', /^error 02-rose.yaml:1 `Image` is empty/i],
  ['image: 02-rose.jpg\nalt: Red\ncolour: red\n', /^error 02-rose.yaml:3 `colour` is not a field of this file. The fields here are `id`, `image`, `alt`, `caption`/],
  ['imgae: 02-rose.jpg\nalt: Red\n', /^error 02-rose.yaml:1 `imgae` is not a field of this file. Did you mean `image`\?/],
  ['Image: 02-rose.jpg\nalt: Red\n', /Did you mean `image`\?/],
  ['image: 02-rose.jpg\nalt: 2024\n', /^error 02-rose.yaml:2 `alt` should be text, but it is the number 2024. Put it in quotation marks/],
  ['image: 02-rose.jpg\nalt: 2024-05-12\n', /^error 02-rose.yaml:2 `alt` should be text, but it is a date/],
  ['image: 02-rose.jpg\nalt: true\n', /^error 02-rose.yaml:2 `alt` should be text/],
  ['image: 02-rose.jpg\nalt: Red\nid: seven\n', /^error 02-rose.yaml:3 `id` should be a number, but it is the text ‘seven’/],
  ['image: [02-rose.jpg]\nalt: Red\n', /^error 02-rose.yaml:1 `image` should be text, but it is a list/],
  ['just words\n', /^error 02-rose.yaml The file should be a group of fields/],
])('fields %j', async (text, cause) => {
  await entry(text);
  const lines = (await found()).filter((line) => !/hangs nowhere|no description/.test(line));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(cause);
});

test('a picture without an entry, and files in the wrong place', async () => {
  await put(root, `${PORTFOLIO}/IMG_1.jpg`, await photo({ seed: 3 }));
  expect(await one()).toMatch(/^error IMG_1.jpg IMG_1.jpg hangs nowhere: no entry names it. Run `npm run photos`/);
  await copyFile(HEIC, join(root, PORTFOLIO, 'IMG_2.HEIC'));
  await put(root, `${PORTFOLIO}/new/03-x.yaml`, 'image: 03-x.jpg\n');
  await put(root, `${PORTFOLIO}/03-x.YAML`, 'image: IMG_1.jpg\n');
  await put(root, 'src/content/gallery/weddings/a.txt', 'x');
  await put(root, 'src/content/gallery/loose.jpg', 'x');
  await put(root, `${PORTFOLIO}/.DS_Store`, 'x');
  const text = (await found()).join('\n');
  for (const cause of [/IMG_2.HEIC is a HEIC photo/, /03-x.yaml is never read, for it lies in a folder/, /03-x.YAML is never read: its ending/, /No page shows a gallery named weddings/, /loose.jpg lies in no gallery/]) {
    expect(text).toMatch(cause);
  }
  expect(text).not.toMatch(/DS_Store/);
});

test('one number twice, and one picture twice', async () => {
  await entry('image: 02-rose.jpg\nalt: Red\n', { name: '01-rose.yml' });
  await entry('image: 02-rose.jpg\nalt: Red\n', { name: '02-rose.yaml' });
  expect(await found()).toEqual([
    expect.stringMatching(/^error 01-rose.yml The number 1 stands twice: 01-first.yaml and 01-rose.yml/),
    expect.stringMatching(/^advice 02-rose.yaml One photo hangs twice: 01-rose.yml and 02-rose.yaml/),
  ]);
});

test.each(['IMG_2034', 'photo', 'DSC00123.jpg', 'WhatsApp Image 2024-05-12', 'image 1'])('the description %s says nothing', async (alt) => {
  await entry(`image: 02-rose.jpg\nalt: ${alt}\n`);
  expect(await one()).toMatch(/^advice 02-rose.yaml The description .* says nothing/);
});

test.each(['दुल्हन का लाल जोड़ा', 'Red', 'Bridal look 2024'])('the description %s says something', async (alt) => {
  await entry(`image: 02-rose.jpg\nalt: ${alt}\n`);
  expect(await found()).toEqual([]);
});

test.each([
  [/phone: .*/, 'phone: +91 98765 4321', /^error .*:4 Behind \+91 stand 9 digits/],
  [/phone: .*/, 'phone: +91 01234 56789', /first of them 0/],
  [/phone: .*/, 'phone: 98765 43210', /^error .*:4 `phone` should be text, but|^error .*:4 `phone` cannot be the text ‘98765 43210’/i],
  [/closes: .*/, 'closes: 08:30 AM', /^error .*:13 The studio closes before it opens/],
  [/closes: .*/, 'closes: 20:30', /^error .*:13 `closes` \(hours\) cannot be the text ‘20:30’|should be text/],
  [/latitude: .*/, 'latitude: 0', /^error .*:19 The map point lies in the sea/],
  [/latitude: .*/, 'latitude: 125.4', /^error .*:19 `latitude` \(location\) is 125.4, more than 90/],
  [/latitude: .*\n.*longitude: .*/, 'latitude: 78.5685\n  longitude: 25.4484', /^error .*:19 Latitude and longitude are exchanged/],
  [/latitude: .*/, 'latitude: 51.5', /^advice .*:19 The map point lies outside India/],
  [/postalCode: .*/, 'postalCode: 284001', /^error .*:9 `postalCode` \(address\) should be text, but it is the number 284001. Put it in quotation marks/],
  [/handle: .*/, 'handle: gulmohar', /^error .*:16 `handle` \(social\) cannot be the text ‘gulmohar’/],
])('studio.yaml with %s %s', async (from, to, cause) => {
  await edit(STUDIO, from, to);
  expect(await one()).toMatch(cause);
});

test.each([
  ['Day 2 & 3', 'Day 3 & 4', [/‘Day 3 & 4’ leaves a gap: day 2 is missing/, /‘Day 4 & 5’ overlaps/]],
  ['Day 17 - 19', 'Day 19 - 17', [/‘Day 19 - 17’ runs backwards/, /‘Day 20 - 25’ leaves a gap/]],
  ['Day 2 & 3', 'Day 2 & 5', [/joins two days that do not follow on/]],
  ['Day 1\n', 'Tag 1\n', [/`day` \(days, number 1\) cannot be the text ‘Tag 1’. Write 'Day 1'/]],
])('course.yaml with %s as %s', async (from, to, causes) => {
  await edit(`${EN}/course.yaml`, `day: ${from}`, `day: ${to}`);
  const lines = await found();
  for (const cause of causes) expect(lines.some((line) => cause.test(line) && /^error src\/content\/en\/course.yaml:\d+ /.test(line))).toBe(true);
});

test('the other files: missing, renamed, misspelt deep inside, and pictures named there', async () => {
  await rename(join(root, EN, 'about.md'), join(root, EN, 'About.md'));
  await edit(`${EN}/home.yaml`, '../pictures/hero-02-bridal-thali.jpg', '../pictures/hero-02-bridal-tali.jpg');
  await edit(`${EN}/words.yaml`, 'pause:', 'puase:');
  await edit(`${EN}/galleries.yaml`, '  title: Studio\n', '');
  const lines = await found();
  expect(lines).toEqual([
    expect.stringMatching(/en\/(About.md The site never reads a file named About.md. Did you mean about.md|about.md The file is missing)/),
    expect.stringMatching(/en\/(About.md The site never reads a file named About.md. Did you mean about.md|about.md The file is missing)/),
    expect.stringMatching(/en\/galleries.yaml:\d+ `title` \(studio\) is missing/),
    expect.stringMatching(/en\/home.yaml:7 The picture ..\/pictures\/hero-02-bridal-tali.jpg is missing. Did you mean hero-02-bridal-thali.jpg/),
    expect.stringMatching(/en\/words.yaml:\d+ `puase` \(slideshow\) is not a field of this file. Did you mean `pause`/),
  ]);
});

test('the project’s own content can be built', async () => {
  expect((await checkContent(PROJECT)).problems.filter(({ level }) => level === 'error')).toEqual([]);
});
