import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cameraPhoto } from '../../tests/fixtures/camera-photo.ts';
import { photo } from '../../tests/fixtures/content-project.ts';
import { encodeJpeg } from './encode-jpeg.ts';

const card = (source: Buffer) => sharp(source).resize({ width: 1200, height: 630, fit: 'cover' });

test('a photo full of detail comes out below 100 KB', async () => {
  const detailed = await cameraPhoto({ width: 1600, height: 2000 });
  const usual = await card(detailed).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  expect(usual.length).toBeGreaterThan(100_000);
  const light = await encodeJpeg(card(detailed));
  expect(light.length).toBeLessThan(100_000);
  expect(await sharp(light).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
}, 20_000);

test('a smooth one keeps its quality', async () => {
  const smooth = await photo({ width: 1600, height: 2000 });
  expect(await encodeJpeg(card(smooth))).toEqual(await card(smooth).jpeg({ quality: 78, mozjpeg: true }).toBuffer());
});
