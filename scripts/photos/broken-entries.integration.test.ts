/** Entries with a mistake in them: their pictures hang on, and the mistake is told. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { photo, put, snapshot } from '../../tests/fixtures/content-project.ts';
import { beforeEachProject, UNATTENDED } from '../../tests/fixtures/photo-command.ts';
import { addPhoto } from './add-photo.ts';
import { addPhotos } from './command.ts';
import { PhotoIndex } from './duplicates.ts';

const PORTFOLIO = 'src/content/gallery/portfolio';
let root: string;
let said: string[];
beforeEachProject((fresh) => ({ root, said } = fresh));
const say = (line: string) => said.push(line);
const run = () => addPhotos({ ...UNATTENDED, root, say, progress: say });

test.each([
  ['a quotation mark that is not closed', 'image: "11-hung.jpg\nalt: Red\n', /line \d has a mistake in it/],
  ['the mark of another language', 'image: “11-hung.jpg\nalt: "Red\n', /line \d has a mistake in it/],
  ['a bracket that is not closed', '{ image: 11-hung.jpg, alt: Red\n', /line \d has a mistake in it/],
  ['no space behind the colon', 'image:11-hung.jpg\nalt: Red\n', /line \d has a mistake in it/],
  ['an equals sign', 'image = 11-hung.jpg\n', /it names no picture/],
  ['front matter with a tab', '\timage: 11-hung.jpg\n\talt: Red\n', /line \d has a mistake in it/],
])('%s: the picture of another name hangs on', async (_, text, mistake) => {
  await put(root, `${PORTFOLIO}/05-rose.yaml`, text);
  const picture = await photo({ seed: 12 });
  await put(root, `${PORTFOLIO}/11-hung.jpg`, picture);
  const before = await snapshot(join(root, 'src'));
  expect(await run()).toBe(false);
  expect(await snapshot(join(root, 'src'))).toEqual(before);
  expect(said.filter((line) => line.includes('05-rose.yaml'))).toEqual([
    expect.stringMatching(
      new RegExp(`05-rose.yaml: ${mistake.source}, so its photo was left as it is. \`npm run check\` says how`),
    ),
  ]);
  // What is new hangs all the same.
  await put(root, `${PORTFOLIO}/IMG_2.jpg`, await photo({ seed: 13 }));
  await run();
  expect(Object.keys(await snapshot(join(root, PORTFOLIO)))).toContainEqual(expect.stringMatching(/^\d\d-photo.yaml$/));
  expect(await readFile(join(root, PORTFOLIO, '11-hung.jpg'))).toEqual(picture);
});

test('a photo that was made safe is not said to be left as it was', async () => {
  await put(root, `${PORTFOLIO}/12-new.yaml`, 'image: 12-new.jpg\nalt: {city} bridal look\n');
  await put(root, `${PORTFOLIO}/12-new.jpg`, await photo({ seed: 12, phone: true }));
  expect(await run()).toBe(false);
  expect(said).toContain(`  ${PORTFOLIO}/12-new.jpg`);
  expect(said.filter((line) => line.includes('12-new.yaml'))).toEqual([
    `  ${PORTFOLIO}/12-new.yaml: line 2 has a mistake in it; its photo was made safe all the same. ` +
      '`npm run check` says how to put it right.',
  ]);
});

test('a photo is never taken for a copy of itself', async () => {
  const path = join(root, PORTFOLIO, '01-first.jpg');
  const index = new PhotoIndex();
  await index.addAll([{ gallery: 'portfolio', path }]);
  const gallery = { name: 'portfolio', folder: join(root, PORTFOLIO), entries: [], others: [] };
  const outcome = await addPhoto(
    { path, gallery: 'portfolio', isInGallery: true },
    { jpeg: await readFile(path), unchanged: true },
    { root, galleries: [gallery], index, highest: new Map(), maxNumberGap: 1 },
  );
  expect(outcome.state).toBe('skipped');
  expect(await readFile(path)).toBeDefined();
});
