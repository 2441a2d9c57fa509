import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PhotoIndex } from './duplicates.ts';

test('of photos that look the same the first is named, whichever is read first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'duplicates-'));
  const picture = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#a63' } });
  const photos = await Promise.all(
    [3000, 20].map(async (side) => {
      const path = join(folder, `${side}.jpg`);
      await writeFile(path, await picture(side).jpeg().toBuffer());
      return { gallery: 'a', path };
    }),
  );
  const index = new PhotoIndex();
  await index.addAll([...photos, { gallery: 'a', path: join(folder, 'missing.jpg') }]);
  expect(await index.findSimilar(await picture(60).jpeg().toBuffer())).toBe(photos[0]);
});

test('the same bytes are a duplicate in their own gallery alone: a photo may hang in several', async () => {
  const jpeg = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();
  const one = { gallery: 'a', path: 'a/01-red.jpg' };
  const other = { gallery: 'b', path: 'b/01-red.jpg' };
  const index = new PhotoIndex();
  await index.add(one, jpeg);
  expect(index.findIdentical('a', jpeg)).toBe(one);
  expect(index.findIdentical('b', jpeg)).toBeUndefined();
  await index.add(other, jpeg);
  expect(index.findIdentical('b', jpeg)).toBe(other);
});
