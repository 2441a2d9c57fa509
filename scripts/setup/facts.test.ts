import { expect, test } from 'vitest';
import { CONTENT, NOTES, useSetup } from '../../tests/fixtures/setup-command.ts';
import { put } from '../../tests/fixtures/content-project.ts';
import { factSteps } from './facts.ts';
import { setUp } from './setup.ts';
import { askAll } from './step.ts';

const setup = useSetup();

/** The lines of a text that another, before it, does not have. */
function addedLines(text: string, before: string): string[] {
  const lines = before.split('\n');
  return text.split('\n').filter((line) => !lines.includes(line));
}

test('each answer changes its own line; notes and order stay', async () => {
  const { said, text, run } = setup();
  const before = await text('studio.yaml');
  await run({
    'studio called? (in English)': ['Anita: Bridal & Co'],
    'phone number': ['098111-55667'],
    'e-mail address': ['anita@studio.in'],
    'city (in Hindi)': ['उरई'],
    'postal code': ['२८५ ००१'],
    'Where it is': ['https://www.google.com/maps/place/X/@25.9,79.4,17z/data=!8m2!3d25.99!4d79.45'],
    'usual days': ['9 am to 7.30 pm'],
    'is it closed': ['tuesday'],
    Instagram: ['anita.bridal'],
  });
  const next = await text('studio.yaml');
  expect(next.startsWith(NOTES)).toBe(true);
  expect(addedLines(next, before)).toEqual([
    'name: "Anita: Bridal & Co"',
    'phone: +91 98111 55667',
    'email: anita@studio.in',
    '  city: { en: Gwalior, hi: उरई }',
    '  postalCode: "285001"',
    '  opens: "09:00"',
    '  closes: "19:30"',
    '  closed: [Tuesday]',
    '  handle: "@anita.bridal"',
    '  url: https://www.instagram.com/anita.bridal/',
    '  latitude: 25.99',
    '  longitude: 79.45',
  ]);
  expect(said).toContain('  Written: 09:00 to 19:30');
});

test.each([
  ['phone number', '+91 981112233', /Behind \+91 stand 9 digits/],
  ['e-mail address', 'anita at studio', /no e-mail address/],
  ['postal code', '12', /no postal code: it has six digits/],
  ['Where it is', '0.1, 0', /sea off Africa/],
  ['Where it is', '78.1, 26.2', /exchanged/],
  ['Where it is', 'https://maps.app.goo.gl/x', /short link/],
  ['usual days', '20:30 to 9:30', /closes before it opens/],
  ['is it closed', 'mon tue wed thu fri sat sun', /closed on all seven days/],
  ['Instagram', 'my studio', /no name of a profile/],
  ['studio called? (in English)', 'Ruby 💄', /no font there has ‘💄’/],
  ['studio called? (in English)', 'Studio of {city}', /says \{city\}/],
])('%s: ‘%s’ is refused in a sentence, and asked once more', async (words, answer, why) => {
  const { root, said, text } = setup();
  const before = await text('studio.yaml');
  const answers = [answer];
  let questions = 0;
  const ask = (question: string) => {
    if (!question.includes(words)) return Promise.resolve('');
    questions += 1;
    return Promise.resolve(answers.shift() ?? '');
  };
  await askAll(factSteps(root), ask, (line) => said.push(line));
  expect(said.join('\n')).toMatch(why);
  expect(questions).toBe(2);
  expect(await text('studio.yaml')).toBe(before);
});

test('a day off on which a batch starts is refused, and one that has hours of its own', async () => {
  const { root, said, text, run } = setup();
  await put(root, `${CONTENT}/course.yaml`, 'days: [1]\nbatches:\n  - starts: 2130-01-02\n');
  const hours = '  days: { Sunday: { opens: "11:00", closes: "15:00" } }\nsocial:';
  const before = (await text('studio.yaml')).replace('social:', hours);
  await put(root, `${CONTENT}/studio.yaml`, before);
  await run({ 'is it closed': ['Monday', 'Sunday'] });
  expect(said.join('\n')).toMatch(/starts on 2130-01-02, a Monday[^]*Sunday has hours of its own/);
  expect(await text('studio.yaml')).toBe(before);
});

test('a mistake elsewhere in the file does not stand in the way, and is left', async () => {
  const { root, said, text, run } = setup();
  await put(root, `${CONTENT}/studio.yaml`, (await text('studio.yaml')).replace(/email: .*/, 'email: nobody'));
  await run({ 'city (in English)': ['Orai'] });
  expect(await text('studio.yaml')).toMatch(/email: nobody[^]*city: Orai/);
  expect(said.join('\n')).toMatch(/1 mistake to put right/);
});

test('what is changed by hand between two questions is kept', async () => {
  const { root, text } = setup();
  const ask = async (question: string) => {
    if (question.includes('phone number'))
      await put(root, `${CONTENT}/studio.yaml`, `${await text('studio.yaml')}keepMonths: 12 # by hand\n`);
    return question.includes('The city (in English)') ? 'Orai' : '';
  };
  await setUp({ root, ask, say: () => undefined, samples: new Set(), env: {} });
  expect(await text('studio.yaml')).toMatch(/city: Orai[^]*keepMonths: 12 # by hand\n$/);
});

test('a street in one language is that of all, and goes again', async () => {
  const { text, run } = setup();
  const before = await text('studio.yaml');
  await run({ 'street; a hyphen (-) shows none (in English)': ['-'] });
  expect(await text('studio.yaml')).toBe(before.replace('  street: 12 Test Lane\n', ''));
  await run({ 'street; a hyphen (-) shows none (in English)': ['7 Fort Road'] });
  expect(await text('studio.yaml')).toMatch(/\n {2}street: 7 Fort Road\n/);
});
