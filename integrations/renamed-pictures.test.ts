import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, put } from '../tests/fixtures/small-project.ts';
import { renamedPictures } from './renamed-pictures.ts';

test('all that was made of a picture gets the name that the picture has now, and keeps the one before', async () => {
  const cache = await folder();
  await put(cache, '01-rani.Tv3X2A2-_1ksDkQ.avif', 'small');
  await put(cache, '01-rani.Tv3X2A2-_Z1kjSM.jpg', 'large');
  await put(cache, '01-meera.Other_12_1ksDkQ.avif', 'another');
  await put(cache, 'x.webp', 'of another form');
  const linkRenamed = renamedPictures(cache);
  linkRenamed('02-rani', 'Tv3X2A2-');
  linkRenamed('01-meera', 'Other_12');
  linkRenamed('03-new', 'NewPhoto');
  expect((await readdir(cache)).sort()).toEqual([
    '01-meera.Other_12_1ksDkQ.avif',
    '01-rani.Tv3X2A2-_1ksDkQ.avif',
    '01-rani.Tv3X2A2-_Z1kjSM.jpg',
    '02-rani.Tv3X2A2-_1ksDkQ.avif',
    '02-rani.Tv3X2A2-_Z1kjSM.jpg',
    'x.webp',
  ]);
  expect(await readFile(join(cache, '02-rani.Tv3X2A2-_1ksDkQ.avif'), 'utf8')).toBe('small');
  await rm(cache, { recursive: true });
});

test('two photos that change places keep what was made of them', async () => {
  const cache = await folder();
  await put(cache, '01-look.aaaaaaaa_1.avif', 'a');
  await put(cache, '02-look.bbbbbbbb_1.avif', 'b');
  const linkRenamed = renamedPictures(cache);
  linkRenamed('01-look', 'bbbbbbbb');
  linkRenamed('02-look', 'aaaaaaaa');
  expect(await readFile(join(cache, '01-look.bbbbbbbb_1.avif'), 'utf8')).toBe('b');
  expect(await readFile(join(cache, '02-look.aaaaaaaa_1.avif'), 'utf8')).toBe('a');
  await rm(cache, { recursive: true });
});

test('where nothing was encoded yet nothing happens', () => {
  expect(() => {
    renamedPictures('/nowhere')('01-rani', 'Tv3X2A27');
  }).not.toThrow();
});
