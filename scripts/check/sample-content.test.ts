import { copyFile, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '../files/hash.ts';
import { photo, put } from '../../tests/fixtures/content-project.ts';
import { checkContent } from './content.ts';
import { report } from './report.ts';
import { SAMPLE } from '../../src/shared/sample-facts.ts';
import { sampleHashes, sampleSentences } from './sample-content.ts';
import { EN, PORTFOLIO, STUDIO, useTestProject } from '../../tests/fixtures/content-check.ts';

const { testProject } = useTestProject();
const PICTURES = 'src/content/pictures';
const OWN = { name: 'Kesar Studio', address: { city: 'Pune' } };

/** Advice on lines of one text, for a studio of other facts. */
const said = (text: string, studio: unknown = OWN, path = 'course.yaml') =>
  sampleSentences(
    [{ path, text, data: undefined, source: undefined, pictures: [], meant: [], problems: [] }],
    studio,
    (file) => file,
  ).map(({ level, line, cause }) => `${level} ${line} ${cause}`);

test('lines that still say the sample’s city, name or certificate are named', () => {
  const text =
    `# ${SAMPLE.city}\ntitle: A course in ${SAMPLE.city}\nother: fine\ncertified: ` +
    `${SAMPLE.certified}\nx: ${SAMPLE.name}'s`;
  expect(said(text)).toEqual([
    expect.stringMatching(/^advice 2 This line still says the sample’s city, not Pune/),
    expect.stringMatching(/^advice 4 The line about the certificate is still the sample’s/),
    expect.stringMatching(/^advice 5 This line still says the sample’s name, not Kesar Studio/),
  ]);
});

test('a studio in the sample’s city may say so', () => {
  expect(said(`title: In ${SAMPLE.city}`, { ...OWN, address: { city: SAMPLE.city } })).toEqual([]);
});

test('the lines of a project are told once, together, and never one that has its own advice', async () => {
  const { root } = testProject();
  const facts = await readFile(join(root, STUDIO), 'utf8');
  await put(
    root,
    STUDIO,
    facts.replace(/\n {2}city: .*/, '\n  city: Pune').replace(/\nname: .*|^name: .*/, '\nname: Kesar Studio'),
  );
  for (const [number, name] of (await readdir(join(root, EN))).filter((file) => file.endsWith('.md')).entries()) {
    const text = await readFile(join(root, EN, name), 'utf8');
    await put(
      root,
      `${EN}/${name}`,
      `${text}\nWe are in ${SAMPLE.city}, number ${number}.\n\nCome to ${SAMPLE.city}.\n`,
    );
  }
  const lines = report(await checkContent(root));
  const at = lines.indexOf('  These lines still say the sample’s city, not Pune.');
  expect(at).toBeGreaterThan(0);
  expect(lines.slice(at).join('\n')).toMatch(/about.md \(line \d+\)/);
});

test('pictures of the sample are known by their bytes, under any name', async () => {
  const { root } = testProject();
  const samples = await sampleHashes();
  expect(samples.size).toBeGreaterThan(0);
  const own = await photo({ seed: 88 });
  expect(samples.has(sha256(own))).toBe(false);
  await put(root, `${PORTFOLIO}/02-rose.jpg`, own);
  // The check knows samples by a list of hashes: a picture that is put on the list is one.
  await copyFile(join(root, PORTFOLIO, '02-rose.jpg'), join(root, PORTFOLIO, '03-rose.jpg'));
  const { problems } = await checkContent(root, {}, new Set([sha256(own)]));
  const found = problems
    .filter(({ cause }) => /is still the sample’s: a drawing/.test(cause))
    .map(({ level, file }) => `${level} ${file}`);
  expect(found).toEqual([`advice ${PORTFOLIO}/02-rose.jpg`, `advice ${PORTFOLIO}/03-rose.jpg`]);
});

test('a picture of the sample that a text names is to be replaced, for its line may be required', async () => {
  const { root } = testProject();
  const own = await photo({ seed: 88 });
  await put(root, `${PORTFOLIO}/02-rose.jpg`, own);
  await put(root, `${PORTFOLIO}/02-rose.yaml`, 'image: 02-rose.jpg\nalt: A rose\n');
  // The slides, the founder's and that of a link: each is named.
  const named = await readdir(join(root, PICTURES));
  for (const name of named) await put(root, `${PICTURES}/${name}`, own);
  const { problems } = await checkContent(root, {}, new Set([sha256(own)]));
  const told = problems.filter(({ cause }) => /is still the sample’s: a drawing/.test(cause));
  expect(told).toHaveLength(named.length + 1);
  for (const { file, remedy, many } of told)
    expect(/delete/.test(remedy + many!.remedy), file).toBe(file === `${PORTFOLIO}/02-rose.jpg`);
});
