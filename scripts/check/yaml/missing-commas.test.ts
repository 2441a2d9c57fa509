import { expect, test } from 'vitest';
import { saidOf } from '../../../tests/fixtures/content-check.ts';

test.each([
  ['{ label: Home to: / }', 'label', 'Home', 'to'],
  ['{ days: 12 en: Your trial, hi: आएं }', 'days', '12', 'en'],
  ['{ days: 12, en: Your trial hi: "आएं" }', 'en', 'Your trial', 'hi'],
  ['{ day: 1 amount: 15000 }', 'day', '1', 'amount'],
  ['{ from: 2026-11-01, to: 2026-11-02 closed: true }', 'to', '2026-11-02', 'closed'],
  ['{ from: 2099-11-01, text: { en: Closed hi: बंद } }', 'en', 'Closed', 'hi'],
  ['{ opens: 10:00 closes: 14:00 }', 'opens', '10:00', 'closes'],
  // What a field is called may as well be a word of the text.
  ['{ en: At 9:30 sharp: come, hi: आएं }', 'en', 'At 9:30', 'sharp'],
  ['{ en: He says - "come" now: x, hi: आएं }', 'en', 'He says - "come"', 'now'],
])('%s: a comma is proposed first, quotation marks then', (row, field, text, name) => {
  expect(saidOf(`rows:\n  - ${row}\n`)).toBe(
    `2 A comma is missing before \`${name}:\`, or there is a second colon in the text of \`${field}\`. ` +
      `If \`${name}\` is a field of its own, write the comma: \`${field}: ${text}, ${name}:\`. If it belongs to the ` +
      `text, put the whole text in quotation marks, such as ${field}: "Haldi: yellow and gold".`,
  );
});

test.each([
  ['{ days: 12, en: "Your trial" hi: आएं }', 'en: "Your trial"', 'hi'],
  ["{ days: 12, en: 'Your trial: at ten'hi: आएं }", "en: 'Your trial: at ten'", 'hi'],
  ['{ opens: "10:00" closes: "14:00" }', 'opens: "10:00"', 'closes'],
  ['{ en: "Royal" package: from June on, hi: आएं }', 'en: "Royal"', 'package'],
])('%s: no quotation marks are proposed for what has them', (row, before, name) => {
  const found = saidOf(`rows:\n  - ${row}\n`);
  expect(found).toMatch(`2 A comma is missing before \`${name}:\`, or there is something behind the closing quotation`);
  expect(found).toContain(
    `write the comma: \`${before}, ${name}:\`. If it belongs to the text, start and end the text`,
  );
});

test.each([
  ['rows:\n  - { text: { en: Closed, hi: बंद } to: 2099-11-02 }', '2 ', '}', 'to:'],
  ['rows: [{ day: 1, amount: 15000 } { day: 2, amount: 3 }]', '1 ', '}', '{'],
  ['rows:\n  - { days: [1, "2: x"] en: Trial }', '2 ', ']', 'en:'],
])('%j: a comma behind a bracket', (text, line, closing, next) => {
  expect(saidOf(`${text}\n`)).toBe(
    `${line}A comma is missing between \`${closing}\` and \`${next}\`. Write it: \`${closing}, ${next}\`.`,
  );
});

test.each([
  ['name: { en: Bun, hi: जूड़ा } neat: x', /second colon|behind the bracket/],
  ['alt: { en: {city} looks: x, hi: झांसी }', /begins with the character \{/],
  ['name: "Bun" line: neat', /behind the closing quotation mark\. Start/],
])('%s: no comma is missing where no list and no group goes on', (text, wanted) => {
  const found = saidOf(`${text}\n`);
  expect(found).toMatch(wanted);
  expect(found).not.toContain('comma');
});
