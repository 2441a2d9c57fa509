import { expect, test } from 'vitest';
import { STUDIO, useTestProject, saidOf } from '../../../tests/fixtures/content-check.ts';
import { readYaml } from './read-yaml.ts';

const { testProject, one } = useTestProject();

test.each([
  ['{city} bridal make-up', '{', '{city} …'],
  ['{name}: bridal looks', '{', '{name} …'],
  ['{name}, {city}', '{', '{name} …'],
  ['{ name } in red', '{', '{ name } …'],
  ['[Bride] in red', '[', '[Bride] …'],
  ['[Bride, groom] in red', '[', '[Bride, groom] …'],
  ['- Bride', '-', '- …'],
  ['- Bride: in red', '-', '- …'],
  ['? Bride', '?', '? …'],
  ['} Bride', '}', '} …'],
])('a text that begins with a character of YAML’s own: %s', (text, character, example) => {
  for (const [before, field, after, line] of [
    ['', 'tagline: ', '', 1],
    ['image: 02-rose.jpg\n', 'alt: ', '\ngroup: wedding\n', 2],
    ['services:\n', '  - name: ', '\n    line: For the day\n', 2],
  ] as const) {
    const found = saidOf(before + field + text + after);
    expect(found).toContain(
      `${line} The text begins with the character ${character}, which has a meaning of its own there.`,
    );
    expect(found).toContain(`Put the whole text in quotation marks, such as alt: "${example}".`);
  }
});

test.each([
  ['alt: { en: {city} looks, hi: झांसी }', '{city} …'],
  ['alt: { en: Looks, hi: {city} में }', '{city} …'],
  ['alt: { en: [Bride] in red, hi: दुल्हन }', '[Bride] …'],
  ['alt: { en: - Bride, hi: दुल्हन }', '- …'],
  ['steps:\n  - { days: 1, en: {name} comes, hi: आएं }', '{name} …'],
  ['includes:\n  - {city} trip\n  - Tea', '{city} …'],
])('the same among other texts: %j', (text, example) => {
  expect(saidOf(`${text}\n`)).toContain(`such as alt: "${example}"`);
});

test.each([
  ['alt: { en: Note: closed, hi: बंद }', 1, 'en'],
  ['alt: { en: Closed, hi: नोट: बंद }', 1, 'hi'],
  ['notices:\n  - { from: 2026-11-01, text: { en: Note: closed until 9:30, hi: बंद } }', 2, 'en'],
  ['steps:\n  - { days: 1, en: "At 9: come", hi: नोट: आएं }', 2, 'hi'],
  ['steps:\n  - { days: 1, en: At 9:30 Sharp: come, hi: आएं }', 2, 'en'],
  ['steps:\n  - { days: 1, en: It’s: come, hi: आएं }', 2, 'en'],
  ['includes: [Tea]\nen: { name: Bun: low, line: See https://a.b }', 2, 'name'],
])('a second colon among other texts: %j', (text, line, field) => {
  expect(saidOf(`${text}\n`)).toBe(
    `${line} There is a second colon in the text of \`${field}\`. Put the whole text in quotation marks, such as ` +
      `${field}: "Haldi: yellow and gold".`,
  );
});

test.each([
  ['closed: - Sunday', /If it is a row of a list, write it in a line of its own below\.$/],
  ['closed: [Sunday], Monday', /If it is a list, write all of it between the two brackets\.$/],
  ['days: [1, 2]]', /^1 There is something behind the bracket \] that closes the first one: ‘\]’\. Delete it/],
  ['days: [1, 2], 3', /^1 There is something behind the bracket \].*: ‘, 3’\. Delete it, or write it between/],
  ['name: { en: Bun, hi: जूड़ा } neat', /^1 There is something behind the bracket \}.*: ‘neat’/],
  ['name: { en: "Bun }", hi: जूड़ा }}', /^1 There is something behind the bracket \}.*: ‘\}’/],
  ['name: { en: Bun, hi: जूड़ा', /^1 A bracket \{ is opened/],
])('a list or a group with a mistake in it: %s', (text, wanted) => {
  expect(saidOf(`${text}\nfocus: 1\n`)).toMatch(wanted);
});

test.each([
  'name: { en: Bun, hi: जूड़ा }',
  'days: [1, 2-3]',
  'alt: "{city} looks"',
  'alt: -Bride',
  'alt: Looks of {city}',
  'alt: { en: "Note: closed, back on Monday", hi: बंद }',
  'alt: { en: From 9:30 on, hi: See https://example.com }',
  'alt: |\n  Note: closed: really\n  – { en: a: b, hi: c }',
  'steps:\n  - { days: 1, en: "{city} looks" }',
])('%j is right', (text) => {
  expect(readYaml(`${text}\n`)).toHaveProperty('parsed');
});

test.each([
  ['image: 02-rose.jpg\nalt: Bride in red,\nwith gold bangles\n', 3],
  ['alt: Bride in red,\nwith gold bangles\nimage: 02-rose.jpg\n', 2],
  ['alt:\nBride in red\nimage: 02-rose.jpg\n', 2],
])('a text over two lines: %j', (text, line) => {
  expect(saidOf(text)).toMatch(
    new RegExp(
      `^${line} The line does not begin with the name of a field, a colon and a space\\. If it belongs to the text ` +
        'above, write both in one line: a text ends where its line ends\\. Otherwise write it as in image: ',
    ),
  );
});

test('a field without its colon below no text', () => {
  expect(saidOf('image 02-rose.jpg\nalt: Red\n')).toMatch(/^1 There is no colon and space after the name of a field/);
});

test('curly quotation marks around a text with a colon', () => {
  expect(saidOf('image: 02-rose.jpg\nalt: “Haldi: yellow and gold”\n')).toBe(
    '2 The quotation marks around the text are of a foreign kind, as phones and web pages write them. Delete them ' +
      'and type the straight ones instead: "Haldi: yellow and gold".',
  );
});

test.each([
  [/opens: "09:30"/, 'opens: “09:30”', /`opens` \(hours\) are of a foreign kind.* instead: "09:30"\.$/i],
  [/opens: "09:30"/, 'opens: “09:30"', /of a foreign kind.* instead: "09:30"\.$/],
  [/opens: "09:30"/, 'opens: ‘09:30’', /of a foreign kind.* instead: "09:30"\.$/],
  [/handle: .*/, 'handle: “@gulmohar.makeup”', /of a foreign kind.* instead: "@gulmohar\.makeup"\.$/],
  [/latitude: .*/, 'latitude: “25.4484”', /of a foreign kind.* Delete them, and write 25\.4484 alone\.$/],
  [/$/, 'specialDays:\n  - { from: 2027-10-28, closed: “true” }\n', /of a foreign kind.* and write true alone\.$/],
])('curly quotation marks around a value that is refused: %s to %s', async (from, to, wanted) => {
  await testProject().edit(STUDIO, from, to);
  expect(await one()).toMatch(wanted);
});

test('curly quotation marks are right in a text', async () => {
  await testProject().entry('image: 02-rose.jpg\nalt: “Gulmohar” look, “in red”\ncaption: “Asha”\n');
  expect(await testProject().found()).toEqual([]);
});

test.each(['yes', 'ja'])('one word alone is possible, and %s is written', async (word) => {
  await testProject().edit(STUDIO, /$/, `specialDays:\n  - { from: 2027-10-28, closed: ${word} }\n`);
  const found = await testProject().found();
  expect(found.find((line) => line.includes('`closed`'))).toMatch(/ Write true\. It is true when the studio is closed/);
});
