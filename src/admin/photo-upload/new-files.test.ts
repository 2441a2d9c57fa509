import { mkdtemp, rm, writeFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { photoSchema } from '../../content.config/photo.ts';
import { describeEntry } from '../../../scripts/gallery/description.ts';
import { entryText as commandText } from '../../../scripts/gallery/entry.ts';
import { z } from 'astro/zod';
import { inOneLine, strayBrace } from './description.ts';
import { uploadedEntryText, newFiles } from './new-files.ts';

const schema = photoSchema(() => z.string());

/** What `npm run photos` writes for a photo of which these two descriptions were given. */
async function byCommand(image: string, alt: string, altHi: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'));
  const path = join(folder, 'entry.yaml');
  await writeFile(path, commandText(image, undefined));
  if (alt) await describeEntry(path, alt);
  if (altHi) await describeEntry(path, altHi, 'alt_hi');
  const text = await readFile(path, 'utf8');
  await rm(folder, { recursive: true });
  return text;
}

test.each([
  ['Bridal red', 'ब्राइडल लाल'],
  ['', 'सिर्फ़ हिंदी'],
  ['', ''],
  ['Red: with "gold" # and {city}', "नाम: 'लाल'"],
  ['yes', '1.5'],
  ['- a list?', '[क]'],
  ['x'.repeat(300), 'y'],
])('the entry of %j and %j is what the command writes', async (en, hi) => {
  expect(uploadedEntryText('07-rose.jpg', { alts: { en, hi } })).toBe(await byCommand('07-rose.jpg', en, hi));
});

test('a description over lines is one line; group and face stand below it', () => {
  const text = uploadedEntryText('07-rose.jpg', { alts: { en: ' A red\n  look ' }, group: 'party', focus: '40% 20%' });
  expect(text).toBe('image: 07-rose.jpg\nalt: A red look\ngroup: party\nfocus: 40% 20%\n');
});

test('a description of which nobody sees anything is none', () => {
  expect(uploadedEntryText('07-rose.jpg', { alts: { en: '\u200b', hi: ' \u2060' } })).toBe('image: 07-rose.jpg\n');
});

test.each([
  ['Red', { taken: true, bySchema: true }],
  ['In {city}', { taken: true, bySchema: true }],
  ['By {name}, {city}', { taken: true, bySchema: true }],
  ['a { b', { taken: false, bySchema: true }],
  ['a } b', { taken: false, bySchema: true }],
  ['{town}', { taken: false, bySchema: false }],
  ['{city', { taken: false, bySchema: false }],
  ['{ name }', { taken: false, bySchema: false }],
  ['{}', { taken: false, bySchema: false }],
  ['name}', { taken: false, bySchema: false }],
])('%j is refused where the schema refuses it, and so is every other stray brace', (alt, { taken, bySchema }) => {
  expect(strayBrace(alt) === undefined).toBe(taken);
  expect(schema.safeParse({ image: 'a.jpg', alt: inOneLine(alt) }).success).toBe(bySchema);
});
test('the places of the studio are taken', () => expect(strayBrace('By {name} in {city}')).toBeUndefined());

const branch = (...names: string[]) => ({
  files: new Map(names.map((name, at) => [`src/content/gallery/studio/${name}`, `sha-${at}`])),
});
const photo = (name: string, sha = name) => ({ name, sha, alts: {} });

test('numbers go on behind the highest; gaps stay, other galleries do not count', () => {
  const there = branch('01-a.jpg', '01-a.yaml', '09-b.yaml', 'notes.txt');
  there.files.set('src/content/gallery/studio-2/50-x.jpg', 'x');
  const { names, changes } = newFiles('studio', [photo('IMG_1234.HEIC'), photo('Mehndi रात.png')], there);
  expect(names).toEqual(['10-photo', expect.stringMatching(/^11-mehndi-r/)]);
  expect([...changes.keys()].slice(0, 2)).toEqual([
    'src/content/gallery/studio/10-photo.jpg',
    'src/content/gallery/studio/10-photo.yaml',
  ]);
  expect(changes.get('src/content/gallery/studio/10-photo.jpg')).toEqual({ sha: 'IMG_1234.HEIC' });
});

test('a picture that hangs in the gallery, or was chosen twice, hangs once, and each is told apart', () => {
  const made = newFiles(
    'studio',
    [photo('a.jpg', 'sha-0'), photo('b.jpg', 'new'), photo('c.jpg', 'new')],
    branch('01-a.jpg'),
  );
  expect(made.names).toEqual(['02-b']);
  expect(made.alreadyThere).toBe(1);
  expect(made.doubles).toEqual(['02-b']);
});

test('of a photo that was chosen twice, the words of the second stand where the first has none', () => {
  const { changes } = newFiles(
    'studio',
    [
      { ...photo('a.jpg', 'one'), alts: { en: 'Rani', hi: ' ' } },
      { ...photo('b.jpg', 'one'), alts: { en: 'Meera', hi: 'मीरा' }, group: 'party', focus: '1% 2%' },
    ],
    branch(),
  );
  expect(changes.get('src/content/gallery/studio/01-a.yaml')).toBe(
    'image: 01-a.jpg\nalt: Rani\nalt_hi: मीरा\ngroup: party\nfocus: 1% 2%\n',
  );
});
