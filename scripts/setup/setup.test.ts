import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { project, put, snapshot } from '../../tests/fixtures/small-project.ts';
import { sha256 } from '../files/hash.ts';
import { factSteps } from './facts.ts';
import { setUp } from './setup.ts';
import { askAll } from './step.ts';

const CONTENT = 'src/content';
const NOTES = '# My own note.\n';

let root: string;
let said: string[];
let asked: string[];
beforeEach(async () => {
  root = await project();
  [said, asked] = [[], []];
  await put(root, `${CONTENT}/studio.yaml`, NOTES + (await text('studio.yaml')));
  await put(root, '.gitignore', '.env\n');
  return () => rm(root, { recursive: true });
});

const text = (name: string) => readFile(join(root, CONTENT, name), 'utf8');
const settings = () => readFile(join(root, '.env'), 'utf8').catch(() => '');

/** Runs the setup with answers to the questions that have these words, one after the other; all others get Enter. */
async function run(answers: Record<string, (string | undefined)[]>, samples: ReadonlySet<string> = new Set()) {
  const ask = (question: string) => {
    asked.push(question);
    const own = Object.entries(answers).find(([words, left]) => question.includes(words) && left.length > 0);
    return Promise.resolve(own ? own[1].shift() : '');
  };
  return setUp({ root, ask, say: (line) => said.push(line), samples, env: {} });
}

/** The lines of studio.yaml that `before` does not have. */
const changed = async (before: string) => {
  const lines = before.split('\n');
  return (await text('studio.yaml')).split('\n').filter((line) => !lines.includes(line));
};

test('Enter everywhere changes nothing, and what is left is told', async () => {
  const before = await snapshot(join(root, CONTENT));
  expect(await run({})).toBe(true);
  expect(await snapshot(join(root, CONTENT))).toEqual(before);
  expect(await settings()).toBe('');
  expect(asked[0]).toContain('Enter keeps: The Fixture Studio');
  expect(said.join('\n')).toMatch(/last question\. What is left:[^]*The course has no dates[^]*looked at/);
});

test('each answer changes its own line; notes and order stay', async () => {
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
  expect(await changed(before)).toEqual([
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

test('a mistake elsewhere in the file does not stand in the way, and is left', async () => {
  await put(root, `${CONTENT}/studio.yaml`, (await text('studio.yaml')).replace(/email: .*/, 'email: nobody'));
  await run({ 'city (in English)': ['Orai'] });
  expect(await text('studio.yaml')).toMatch(/email: nobody[^]*city: Orai/);
  expect(said.join('\n')).toMatch(/1 mistake to put right/);
});

test('a file that cannot be read is explained before anything is asked', async () => {
  await put(root, `${CONTENT}/studio.yaml`, 'name: "Ruby\nphone: 1\n');
  expect(await run({})).toBe(false);
  expect(asked).toEqual([]);
  expect(said.join('\n')).toMatch(/studio.yaml has a mistake[^]*Put it right, then run `npm run setup` again/);
});

test('back leads to the question before, and there is none before the first', async () => {
  await run({ 'studio called? (in English)': ['<', 'Ruby'], 'phone number': ['<', ''] });
  const titles = asked.slice(0, 5).map((question) => /(English|Hindi|phone)/.exec(question)?.[1]);
  expect(titles).toEqual(['English', 'English', 'Hindi', 'phone', 'Hindi']);
  expect(said[0]).toContain('first question');
});

test('answers that end early keep what was written', async () => {
  await run({ 'city (in English)': ['Orai'], 'postal code': [undefined] });
  expect(await text('studio.yaml')).toContain('city: Orai');
  expect(asked.at(-1)).toContain('postal code');
  expect(said.join('\n')).toContain('The answers ended here');
});

test('what is changed by hand between two questions is kept', async () => {
  const ask = async (question: string) => {
    if (question.includes('phone number'))
      await put(root, `${CONTENT}/studio.yaml`, `${await text('studio.yaml')}keepMonths: 12 # by hand\n`);
    return question.includes('The city (in English)') ? 'Orai' : '';
  };
  await setUp({ root, ask, say: () => undefined, samples: new Set(), env: {} });
  expect(await text('studio.yaml')).toMatch(/city: Orai[^]*keepMonths: 12 # by hand\n$/);
});

test('a street in one language is that of all, and goes again', async () => {
  const before = await text('studio.yaml');
  await run({ 'street; a hyphen (-) shows none (in English)': ['-'] });
  expect(await text('studio.yaml')).toBe(before.replace('  street: 12 Test Lane\n', ''));
  await run({ 'street; a hyphen (-) shows none (in English)': ['7 Fort Road'] });
  expect(await text('studio.yaml')).toMatch(/\n {2}street: 7 Fort Road\n/);
});

test('keys of the e-mail provider go into .env alone', async () => {
  await put(root, '.env', '# mine\nSITE_URL=https://a.in\n');
  await run({ 'public key': ['two words', 'EMAILJS_PUBLIC_KEY="pk-1"'], 'service ID': ['service_1'] });
  expect(await settings()).toBe(
    '# mine\nSITE_URL=https://a.in\nEMAILJS_PUBLIC_KEY=pk-1\nEMAILJS_SERVICE_ID=service_1\n',
  );
  await run({ 'public key': ['-'] });
  expect(await settings()).toBe('# mine\nSITE_URL=https://a.in\nEMAILJS_SERVICE_ID=service_1\n');
});

test('a key is not written where git would keep it', async () => {
  spawnSync('git', ['init', '--quiet'], { cwd: root });
  await put(root, '.gitignore', 'dist\n');
  await run({ 'public key': ['pk-1'] });
  expect(said.join('\n')).toMatch(/git does not ignore the file \.env/);
  expect(await settings()).toBe('');
});

test('photos of the sample go after a clear yes only, and none of hers', async () => {
  const gallery = 'gallery/portfolio';
  const samples = new Set([sha256(await readFile(join(root, CONTENT, gallery, '01-first.jpg')))]);
  await put(root, `${CONTENT}/${gallery}/02-mine.jpg`, await readFile(join(root, CONTENT, 'pictures/some.jpg')));
  await put(root, `${CONTENT}/${gallery}/02-mine.yaml`, 'image: 02-mine.jpg\nalt: Mine\n');
  const before = await snapshot(join(root, CONTENT));
  for (const answers of [['no'], ['keep'], ['delete']])
    await run({ 'gallery portfolio': answers, 'Write yes': ['y'] }, samples);
  expect(await snapshot(join(root, CONTENT))).toEqual(before);
  await run({ 'gallery portfolio': ['delete'], 'Write yes': ['yes'] }, samples);
  const gone = Object.keys(before).filter((path) => path.includes('portfolio/01-first'));
  expect(gone).toHaveLength(2);
  expect(Object.keys(await snapshot(join(root, CONTENT))).sort()).toEqual(
    Object.keys(before)
      .filter((path) => !gone.includes(path))
      .sort(),
  );
});

test('a photo that a slide shows keeps its file; beside links another takes its place', async () => {
  const path = 'gallery/portfolio/01-first.jpg';
  const samples = new Set([sha256(await readFile(join(root, CONTENT, path)))]);
  const edit = async (file: string, from: RegExp, to: string) =>
    put(root, `${CONTENT}/${file}`, (await text(file)).replace(from, to));
  await edit('course.yaml', /share: .*/, `share: ${path}`);
  await edit('pictures.yaml', /about-us: .*/, `about-us: ${path}`);
  await edit('pictures.yaml', /image: .*/, `image: ${path}`);
  await run({ 'gallery portfolio': ['delete'], 'Write yes': ['yes'] }, samples);
  expect(await readFile(join(root, CONTENT, path))).toBeTruthy();
  await expect(text('gallery/portfolio/01-first.yaml')).rejects.toThrow();
  expect(await text('course.yaml')).not.toContain('share');
  expect(await text('pictures.yaml')).not.toContain('share');
  expect(said.join('\n')).toMatch(
    /course.yaml named 01-first.jpg[^]*pictures.yaml named 01-first.jpg[^]*01-first.jpg still lies there, for pictures.yaml/,
  );
});

test('a list of the sample is emptied after a clear yes', async () => {
  await put(root, `${CONTENT}/day-plan.yaml`, `${NOTES}${await text('day-plan.yaml')}`);
  await run({ 'day plan': ['delete'], 'Write yes': ['yes'] });
  expect(await text('day-plan.yaml')).toBe(`${NOTES}steps: []\n`);
});

test('signs that a terminal leaves in a paste are taken out', async () => {
  await run({ 'studio called? (in English)': ['\u001b\u200BRuby\u0007'] });
  expect(await text('studio.yaml')).toContain('name: Ruby\n');
});

test('asked and answered in Hindi', async () => {
  const answers: Record<string, string> = {
    'शहर (हिंदी में)': 'उरई',
    'पिन कोड': '२८५००१',
    आम: 'सुबह 9 से रात 8',
    'किस दिन': 'मंगलवार',
  };
  const ask = (question: string) => {
    asked.push(question);
    return Promise.resolve(Object.entries(answers).find(([words]) => question.includes(words))?.[1] ?? '');
  };
  await setUp({ root, ask, say: (line) => said.push(line), samples: new Set(), env: {}, language: 'hi' });
  expect(await text('studio.yaml')).toMatch(
    /hi: उरई[^]*"285001"[^]*opens: "09:00"\n {2}closes: "20:00"\n {2}closed: \[Tuesday\]/,
  );
  expect(asked.every((question) => /\p{Script=Devanagari}/u.test(question))).toBe(true);
  expect(said.join('\n')).toMatch(/लिखा गया: 09:00 से 20:00[^]*आखिरी सवाल/);
});

test('a language can be left out, and comes back', async () => {
  const file = () => readFile(join(root, 'src/lib/languages.json'), 'utf8').catch(() => '');
  await put(root, 'src/lib/languages.json', '["en", "hi"]\n');
  const before = await snapshot(join(root, CONTENT));
  await run({ 'be in Hindi too': ['perhaps', 'no'] });
  expect(await file()).toBe('["en"]\n');
  await run({ 'be in Hindi too': ['yes'] });
  expect(asked.filter((question) => question.includes('be in Hindi too')).at(-1)).toContain('Enter keeps: no');
  expect(await file()).toBe('["en", "hi"]\n');
  expect(await snapshot(join(root, CONTENT))).toEqual(before);
});
