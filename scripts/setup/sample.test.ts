import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT, NOTES, useSetup } from '../../tests/fixtures/setup-command.ts';
import { put, snapshot } from '../../tests/fixtures/content-project.ts';
import { sha256 } from '../files/hash.ts';

const setup = useSetup();

test('photos of the sample go after a clear yes only, and none of hers', async () => {
  const { root, run } = setup();
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
  const { root, said, text, run } = setup();
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
  const { root, text, run } = setup();
  await put(root, `${CONTENT}/day-plan.yaml`, `${NOTES}${await text('day-plan.yaml')}`);
  await run({ 'day plan': ['delete'], 'Write yes': ['yes'] });
  expect(await text('day-plan.yaml')).toBe(`${NOTES}steps: []\n`);
});
