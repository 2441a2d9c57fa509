import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STUDIO, useTestProject } from '../../../tests/fixtures/content-check.ts';
import { put } from '../../../tests/fixtures/content-project.ts';
import { FIXTURE_STUDIO } from '../../../tests/fixtures/studio.ts';

const { testProject, one } = useTestProject();

test.each([
  ['image: 02-rose.jpg\nalt: "Red\n', 2, /quotation mark .* not closed/],
  ['image: 02-rose.jpg\nalt: Haldi: yellow\n', 2, /second colon/],
  ['image: 02-rose.jpg\n\talt: Red\n', 2, /begins with a tab/],
  ['\uFEFFimage: 02-rose.jpg\r\nalt: Haldi: yellow\r\n', 2, /second colon/],
  ['image: 02-rose.jpg\nimage: 02-rose.jpg\n', 2, /same field stands twice/],
  ['---\nimage: 02-rose.jpg\n---\n', 3, /line --- in the file/],
  ['image: 02-rose.jpg\nalt: @priya\n', 2, /character that is not allowed/],
  ['', 0, /The file is empty/],
  ['# only a note\n', 0, /says nothing/],
])('broken YAML %j', async (text, line, cause) => {
  await testProject().entry(text, { picture: '' });
  const said = await one();
  expect(said).toMatch(line ? `error 02-rose.yaml:${line} ` : 'error 02-rose.yaml ');
  expect(said).toMatch(cause);
});

test.each([
  ['@priya in red', '"@priya in red"'],
  ['*Asha*', '"*Asha*"'],
  ['> red', '"> red"'],
  ['| red', '"| red"'],
  ['& gold # mine', '"& gold"'],
])('a text that begins with what YAML keeps for itself, %s, is to be written %s', async (written, right) => {
  await testProject().entry(`image: 02-rose.jpg\nalt: ${written}\n`);
  expect(await one()).toContain(`Write \`alt: ${right}\`.`);
  await testProject().entry(`image: 02-rose.jpg\nalt: ${right}\n`);
  expect(await testProject().found()).toEqual([]);
});

test.each(['@a "red" look', '@a \\\\ look'])('the text %s needs more than quotation marks', async (written) => {
  await testProject().entry(`image: 02-rose.jpg\nalt: ${written}\n`);
  expect(await one()).toContain('Inside it write ’ rather than');
});

test.each([
  ['---\nimage: 02-rose.jpg\nalt: Red\n---\nText\n', []],
  ['\uFEFF---\r\nimage: 02-rose.jpg\r\nalt: Red\r\n---\r\n', []],
  ['---\nimage: 02-rose.jpg\nalt: Red\n', [/^error 02-rose.md:1 The part between the two lines --- is not closed/]],
  [
    '---\nalt: Red\nimage: 02-rosy.jpg\n---\n',
    [/^error 02-rose.md:3 The picture 02-rosy.jpg is missing. Did you mean 02-rose.jpg/],
  ],
  ['image: 02-rose.jpg\n', [/^error 02-rose.md:1 The file does not begin with a line ---/]],
  ['', [/02-rose.md The file is empty/]],
])('Markdown entries %j', async (text, causes) => {
  await testProject().entry(text, { name: '02-rose.md' });
  const lines = await testProject().found();
  expect(lines).toHaveLength(causes.length);
  for (const cause of causes) expect(lines.some((line) => cause.test(line))).toBe(true);
});

test.each([
  ['alt: Red\n', /^error 02-rose.yaml `image` is missing/i],
  ['id: 0\nimage: 02-rose.jpg\nalt: Red\n', /^error 02-rose.yaml:1 `Id` is 0 and must be more than 0\./i],
  ['- image: 02-rose.jpg\n  alt: Red\n', /^error 02-rose.yaml\S* The file is written as a list.* Delete the dashes/],
  [
    'image: 02-rose\u200b.jpg\nalt: Red\n',
    /^error 02-rose.yaml:1 .*: a character that cannot be seen stands behind ‘02-rose’ \(a space without width\)\. Delete the line and type it anew: `image: 02-rose.jpg`/,
  ],
  [
    'ima\u00adge: 02-rose.jpg\nalt: Red\n',
    /^error 02-rose.yaml:1 .* a character that cannot be seen stands behind ‘ima’ \(a soft hyphen\)\. Delete the line/,
  ],
  [
    '\uFEFF\uFEFFimage: 02-rose.jpg\nalt: Red\n',
    /^error 02-rose.yaml\S* .* a character that cannot be seen stands at its beginning/,
  ],
  ['image:\nalt: Red\n', /^error 02-rose.yaml:1 `Image` is empty/i],
  ['image: 02-rose.jpg\nalt: "\u200b"\n', /^error 02-rose.yaml:2 `Alt` is empty\. .*, or delete the line/i],
  [
    'image: 02-rose.jpg\nalt: Red\ncolour: red\n',
    /^error 02-rose.yaml:3 `colour` is not a field of this file. The fields here are `image`, `alt`, `alt_hi`, `group`, `focus`, `id`, `caption`/,
  ],
  [
    'imgae: 02-rose.jpg\nalt: Red\n',
    /^error 02-rose.yaml:1 `imgae` is not a field of this file. Did you mean `image`\?/,
  ],
  ['Image: 02-rose.jpg\nalt: Red\n', /Did you mean `image`\?/],
  // What is left of `alt:: Red` when the word is deleted on a phone.
  ['image: 02-rose.jpg\n:: Red\n', /^error 02-rose.yaml:2 `:` is not a field of this file/],
  [
    'image: 02-rose.jpg\nalt: 2024\n',
    /^error 02-rose.yaml:2 `alt` should be text, but it is the number 2024. Put it in quotation marks/,
  ],
  ['image: 02-rose.jpg\nalt: 2024-05-12\n', /^error 02-rose.yaml:2 `alt` should be text, but it is a date/],
  ['image: 02-rose.jpg\nalt: true\n', /^error 02-rose.yaml:2 `alt` should be text/],
  [
    'image: 02-rose.jpg\nalt: Red\nid: seven\n',
    /^error 02-rose.yaml:3 `id` should be a number, but it is the text ‘seven’/,
  ],
  ['image: [02-rose.jpg]\nalt: Red\n', /^error 02-rose.yaml:1 `image` should be text, but it is a list/],
])('fields %j', async (text, cause) => {
  await testProject().entry(text);
  const lines = (await testProject().found()).filter((line) => !/no description/.test(line));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(cause);
});

test.each<[written: string, right: string]>([
  ['handle: @asha', 'handle: "@asha"'],
  ['handle: @asha # mine', 'handle: "@asha"'],
  ['handle: “@asha” # mine', '"@asha"'],
])('a name on a network that is written %s is to be written %s', async (written, right) => {
  await testProject().edit(STUDIO, /handle: .*/, written);
  const errors = async () => (await testProject().found()).filter((line) => line.startsWith('error'));
  expect(await errors()).toEqual([expect.stringContaining(right)]);
  await testProject().edit(STUDIO, written, `handle: ${right.replace('handle: ', '')}`);
  expect(await errors()).toEqual([]);
});

test.each(['asha@gmail', 'asha gmail.com', 'asha@gmail,com'])('for %s an address is shown', async (written) => {
  await testProject().edit(STUDIO, /email: .*/, `email: ${written}`);
  expect(await one()).toContain('Write the e-mail address, such as studio@example.in.');
});

test.each([
  [
    'src/content/reviews.yaml',
    'reviews:\n  - { language: en, words: A, name: A, town: B, month: 2026-02-05 }\n',
    '`month` (reviews, number 1) cannot be a date. Write the month in which she said it, such as "2026-02".',
  ],
  [STUDIO, 'specialDays:\n  - { from: Dec 5, 2026, closed: true }\n', 'Write the first day, such as 2026-11-08.'],
  [STUDIO, 'specialDays:\n  - { from: 2026-12-05, closed: "true" }\n', 'Write true without quotation marks.'],
])('what quotation marks do not put right, or are the mistake of, in %s: %s', async (file, written, said) => {
  const { root } = testProject();
  const before = file === STUDIO ? await readFile(join(root, file), 'utf8') : '';
  await put(root, file, before + written);
  const errors = (await testProject().found()).filter((line) => line.startsWith('error'));
  expect(errors).toEqual([expect.stringContaining(said)]);
});

test.each([
  [STUDIO, /opens: .*/, 'opens: 9.30', /`opens` \(hours\) cannot be the number 9.3. Write a time on the 24-hour clock/],
  [STUDIO, /opens: .*/, 'opens: 930', /`opens` \(hours\) cannot be the number 930. Write a time on the 24-hour clock/],
  [STUDIO, /postalCode: .*/, 'postalCode: 28400', /cannot be the number 28400. Write six digits in quotation marks/],
])('a number that would be wrong between quotation marks too is told how it is written: %s %s %s', async (...given) => {
  const [file, line, written, said] = given;
  await testProject().edit(file, line, written);
  expect(await one()).toMatch(said);
});

test.each([
  [/opens: .*/, 'opens: "०९:३०"', '`opens` (hours)', 'It is a time on the 24-hour clock'],
  [/postalCode: .*/, 'postalCode: "२८४००१"', '`postalCode` (address)', 'It is six digits'],
  [/hours:/, 'keepMonths: १२\nhours:', '`keepMonths`', 'It is after how many months'],
])('digits of another script in place of %s', async (line, written, field, what) => {
  await testProject().edit(STUDIO, line, written);
  const said = await one();
  expect(said).toContain(`${field} has digits of another script`);
  expect(said).toContain(`Write them as 0 to 9. ${what}`);
});

const POINT_BELOW =
  'its fields \\(`latitude: …`, `longitude: …`\\) below it, each on a line that begins with two spaces more';
const MISSING_POINT =
  /`location` is missing\. Add a line `location:`\. Below it stand `latitude: …`, `longitude: …`, each on a line that/i;

test.each<[file: string, from: RegExp, to: string, said: RegExp]>([
  ['studio.yaml', /^location:\n( .*\n)+/m, '', MISSING_POINT],
  [
    'studio.yaml',
    /^location:\n( .*\n)+/m,
    'location:\n',
    new RegExp(`\`location\` is empty\\. Write ${POINT_BELOW}\\.$`),
  ],
  [
    'studio.yaml',
    /^location:\n( .*\n)+/m,
    'location: Jhansi\n',
    new RegExp(`‘Jhansi’\\. Write nothing behind its colon, and ${POINT_BELOW}\\.$`),
  ],
  ['studio.yaml', /$/, 'specialDays:\n', /is empty\. Write days with other hours than usual/],
  [
    'studio.yaml',
    /^hours:\n/m,
    '$&  days:\n',
    /is empty\. Write its fields below it, each on a line that begins with two spaces more, or delete the line\. It is days/,
  ],
  ['studio.yaml', /latitude: .*/, 'latitude:', /is empty\. Write the first number that the map app shows/],
  ['studio.yaml', /longitude: .*/, 'longitude: east', /Write the figures alone.* It is the second number that the map/],
])('in %s, %s written as %j is told with what it must be', async (file, from, to, said) => {
  await testProject().edit(`src/content/${file}`, from, to);
  const errors = (await testProject().found()).filter((line) => line.startsWith('error'));
  expect(errors).toEqual([expect.stringMatching(said)]);
});

test.each([
  ['{ en: Closed }', /`hi` \(.*\) is missing\. Write `hi: …,` behind the \{ of `text`/],
  ['{ en: Closed, hi: }', /`hi` \(.*\) is empty\. Write/],
])('a text that is missing in one language, %s, is asked for in that language by its name', async (text, before) => {
  await testProject().edit(STUDIO, /$/, `notices:\n  - { from: 2026-11-01, to: 2099-11-20, text: ${text} }\n`);
  const said = (await testProject().found()).find((line) => line.startsWith('error')) ?? '';
  expect(said).toMatch(before);
  expect(said).toMatch(
    / what visitors are told, with the dates it is about, in Hindi\. A phone may keep a page for days\.$/,
  );
});

test.each([
  ['{ en: Closed for Diwali, back on Monday, hi: बंद }', 'en', 'Closed for Diwali, back on Monday'],
  ['{ en: Closed, hi: दिवाली पर बंद, सोमवार से खुला }', 'hi', 'दिवाली पर बंद, सोमवार से खुला'],
  ['{ en: Closed, of course, until 9:30, hi: बंद }', 'en', 'Closed, of course, until 9:30'],
  ['{ en: See https://example.com/a, then call, hi: बंद }', 'en', 'See https://example.com/a, then call'],
  ['{ en: "Closed", back soon, hi: बंद }', 'en', 'Closed, back soon'],
  ['{ en: It is “the day”, no "work", hi: बंद }', 'en', '…'],
  ['{ en: "Closed on 24, 25", back on 26, hi: बंद }', 'en', 'Closed on 24, 25, back on 26'],
  ['{ en: Closed on 24, 25, back on 26, hi: बंद }', 'en', 'Closed on 24, 25, back on 26'],
  ['{ en: 24, 25 and 26 November closed, hi: बंद }', 'en', '24, 25 and 26 November closed'],
  ['{ en: Closed 2026-11-01, 2026-11-02, hi: बंद }', 'en', 'Closed 2026-11-01, 2026-11-02'],
  ['{ en: "Over 10,000 brides", hi: १० हज़ार से अधिक, 010 से कम,वाह }', 'hi', '१० हज़ार से अधिक, 010 से कम,वाह'],
  ['{ en: Over 10,000 brides came, hi: बंद }', 'en', 'Over 10,000 brides came'],
  ['{ en: Open, hi: ₹15,000 में दिन }', 'hi', '₹15,000 में दिन'],
  ['{ en: From ₹15,000, hi: बंद }', 'en', 'From ₹15,000'],
  ['{ en: Rooms 9, 10, 11, hi: बंद }', 'en', 'Rooms 9, 10, 11'],
  ['{ en: Bride ₹15,000, party ₹5,000, hi: बंद }', 'en', 'Bride ₹15,000, party ₹5,000'],
])('a comma in one of several texts in a line, %s, is named', async (text, field, whole) => {
  await testProject().edit(STUDIO, /$/, `notices:\n  - { from: 2026-11-01, to: 2099-11-20, text: ${text} }\n`);
  const errors = (await testProject().found()).filter((line) => line.startsWith('error'));
  expect(errors).toEqual([
    expect.stringContaining(
      ` There is a comma in the text of \`${field}\`: it ends the text there. ` +
        `Put the whole text in quotation marks: \`${field}: "${whole}"\`.`,
    ),
  ]);
});

test.each([
  ['{ from: 2099-10-28, closed: true, colour }', /`colour` .* is not a field of this file\. The fields here/],
  [
    '{ from: 2099-10-28, closed: true, reason: { en: Diwali, hi: दिवाली }, colour }',
    /`colour` .* is not a field of this file\./,
  ],
])('a name without a colon behind what is no text, %s, is no part of it', async (row, said) => {
  await testProject().edit(STUDIO, /$/, `specialDays:\n  - ${row}\n`);
  const errors = (await testProject().found()).filter((line) => line.startsWith('error'));
  expect(errors).toEqual([expect.stringMatching(said)]);
});

test.each(['{ en: "Closed, back on Monday", hi: "बंद, सोमवार तक" }', "{ en: 'A: b, c', hi: बंद }"])(
  'the text %s is fine',
  async (text) => {
    await testProject().edit(STUDIO, /$/, `notices:\n  - { from: 2026-11-01, to: 2099-11-20, text: ${text} }\n`);
    expect((await testProject().found()).filter((line) => line.startsWith('error'))).toEqual([]);
  },
);

test.each([
  ['colour: red', /`colour` .* is not a field of this file\. The fields here/],
  ['colour: ', /`colour` .* is not a field of this file\. The fields here/],
])('an unknown field behind a comma with a colon, %s, is no part of a text', async (field, said) => {
  await testProject().edit(STUDIO, /$/, `specialDays:\n  - { from: 2099-10-28, closed: true, ${field} }\n`);
  const errors = (await testProject().found()).filter((line) => line.startsWith('error'));
  expect(errors).toEqual([expect.stringMatching(said)]);
});

test.each<[file: string, written: string, remedy: string, brace: RegExp, value: string]>([
  [
    STUDIO,
    'specialDays:\n  - { from: 2099-01-05, closed: true, reason: { en: Diwali } }\n',
    'Write `hi: …,` behind the { of `reason`',
    /reason: \{/,
    ' hi: दिवाली,',
  ],
  [
    STUDIO,
    'specialDays:\n  - { closed: true }\n',
    'Write `from: …,` behind the { that begins number 1 (specialDays)',
    /- \{/,
    ' from: 2099-01-05,',
  ],
  [
    'src/content/questions.yaml',
    'questions:\n  - key: a\n    page: home\n    en: { question: Why? }\n',
    'Write `answer: …,` behind the { of `en`',
    /en: \{/,
    ' answer: So.,',
  ],
])('what is missing between braces of %s, %s, is written there', async (file, written, remedy, brace, value) => {
  const { root } = testProject();
  const before = file === STUDIO ? await readFile(join(root, file), 'utf8') : '';
  await put(root, file, before + written);
  const errors = async () => (await testProject().found()).filter((line) => line.startsWith('error'));
  expect(await errors()).toEqual([expect.stringContaining(remedy)]);
  await testProject().edit(file, brace, `$&${value}`);
  expect(await errors()).toEqual([]);
});

test('a group that is missing between braces is written in braces', async () => {
  const { location, ...others } = FIXTURE_STUDIO;
  const written = JSON.stringify(others);
  await put(testProject().root, STUDIO, written);
  expect(await one()).toContain('Write `location: { latitude: …, longitude: … },` behind the first { of the file.');
  const { latitude, longitude } = location;
  const group = `{location: { latitude: ${latitude}, longitude: ${longitude} },`;
  await put(testProject().root, STUDIO, written.replace('{', group));
  expect(await testProject().found()).toEqual([]);
});

const SERVICES = 'src/content/services.yaml';
const serviceOf = (...lines: string[]) =>
  `groups: { bridal: { name: { en: Bridal, hi: दुल्हन } } }
services:
  - group: bridal
    price: 1500
${lines.map((line) => `    ${line}\n`).join('')}`;
const HINDI_LINE = 'hi: { name: जूड़ा, line: सुंदर }';

test.each<[wrong: string[], said: string, right: string[]]>([
  [
    ['en:', '  name: Bun', '  line: Neat', '  includes:', '    -Trial', '    -Draping', HINDI_LINE],
    'There is no space behind the hyphen of a row. Begin each row with a hyphen and a space',
    ['en:', '  name: Bun', '  line: Neat', '  includes:', '    - Trial', '    - Draping', HINDI_LINE],
  ],
  [
    ['en:', '  name: Bun', '  line: #1 in Jhansi', HINDI_LINE],
    'Put the text in quotation marks, such as "#1".',
    ['en:', '  name: Bun', '  line: "#1 in Jhansi"', HINDI_LINE],
  ],
  [
    [],
    'Add a line `en:`: what it says in English. Below it stand `name: …`, `line: …`, each on a line that begins with',
    ['en:', '  name: Bun', '  line: Neat', HINDI_LINE],
  ],
  [
    ['en:', '  name:', '    - Bun', '  line: Neat', HINDI_LINE],
    'Write one text behind its colon, without hyphens or brackets around it.',
    ['en:', '  name: Bun', '  line: Neat', HINDI_LINE],
  ],
  [
    ['en: { name: Bun; line: Neat }', HINDI_LINE],
    'write the comma: `name: Bun, line:`.',
    ['en: { name: Bun, line: Neat }', HINDI_LINE],
  ],
])('whoever does what is said of %j has a right file', async (wrong, said, right) => {
  const errors = async () => (await testProject().found()).filter((line) => line.startsWith('error'));
  await put(testProject().root, SERVICES, serviceOf(...wrong));
  expect(await errors()).toEqual([expect.stringContaining(said)]);
  await put(testProject().root, SERVICES, serviceOf(...right));
  expect(await errors()).toEqual([]);
});

test.each(['image: 02-rose.jpg alt: Red\n', 'image: 02-rose.jpg, alt: Red\n'])(
  'two fields in one line, %j, are told apart',
  async (text) => {
    await testProject().entry(text);
    expect(await one()).toContain('Begin a new line with `alt:`, and write nothing behind the name of the picture.');
  },
);
