import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from './fixtures/admin.ts';
import { cameraPhoto } from './fixtures/camera-photo.ts';
import { PORTFOLIO } from './fixtures/admin-content.ts';
import { HEIC, photo } from './fixtures/small-project.ts';

/** Pixels: no side of a hung photo is longer. */
const MAX_SIDE = 2400;

test('three photos are hung from a phone: each with its entry in one commit, upright, small, without a place', async ({
  admin,
  page,
}) => {
  const photos = [
    { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: await readFile(HEIC) },
    { name: 'Rose look.jpg', mimeType: 'image/jpeg', buffer: await photo({ phone: true, width: 1200, height: 900 }) },
    { name: 'Haldi.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto({ phone: true }) },
  ];
  await admin.open('/collections/portfolio/new');
  const field = page.locator('.photo-field').first();
  await field.locator('input[type=file]').first().setInputFiles(photos);
  for (const [at] of photos.entries()) {
    await expect(field).toHaveAttribute('data-state', 'ready');
    await admin.write(`The new look ${at + 1}`, 'What it shows, in English');
    await admin.saveAll();
    if (at < photos.length - 1) await admin.button('Create New Entry').click();
  }
  const changed = Object.keys(await admin.changes());
  expect(changed).toHaveLength(6);
  const commits = (await admin.api.repository.history()).slice(0, photos.length);
  for (const { paths } of commits) expect(paths.map((path) => path.replace(/^.*\./, ''))).toEqual(['jpg', 'yaml']);
  const names = changed.filter((path) => path.endsWith('.jpg'));
  expect(names.map((path) => path.replace(`${PORTFOLIO}/`, ''))).toEqual([
    expect.stringMatching(/^04-[a-z\d-]+\.jpg$/),
    '05-rose-look.jpg',
    '06-haldi.jpg',
  ]);
  for (const path of names) {
    const { width, height, ...rest } = await sharp(await admin.api.repository.read(path)).metadata();
    expect(Math.max(width, height), path).toBeLessThanOrEqual(MAX_SIDE);
    // All three lie on their sides as the phone has written them.
    expect(height, path).toBeGreaterThan(width);
    expect({ ...rest, path }).toMatchObject({ format: 'jpeg', space: 'srgb', path });
    for (const carried of ['exif', 'xmp', 'iptc', 'orientation'] as const) expect(rest[carried], path).toBeUndefined();
  }
  expect(await admin.problems()).toEqual([]);
});
