import { rm } from 'node:fs/promises';
import type { AstroConfig } from 'astro';
import { expect, test } from 'vitest';
import { folder, photo, put } from '../../tests/fixtures/content-project.ts';
import { imageService } from './index.ts';
import service from './service.ts';
import { readPicture, standInFor } from './stand-in.ts';

const PHOTO = 'src/content/gallery/portfolio/01 दुल्हन.jpg';

test('a stand-in is encoded as the picture that it stands for', async () => {
  const root = await folder();
  const bytes = await photo({ width: 300, height: 400 });
  await put(root, PHOTO, bytes);
  const image = { service: imageService({}) };
  image.service.config.root = root;
  const made = await Promise.all(
    [standInFor(PHOTO), bytes].map((given) =>
      service.transform(
        given,
        { src: 'photo.jpg', width: 100, height: 133, format: 'jpg' },
        image as unknown as AstroConfig['image'] as Parameters<typeof service.transform>[2],
        { info: () => undefined, warn: () => undefined, error: () => undefined },
      ),
    ),
  );
  expect(made[0]!.data).toEqual(made[1]!.data);
  await rm(root, { recursive: true });
});

test('a photo that is gone is said, and other bytes are what they are', async () => {
  await expect(readPicture(standInFor(PHOTO), '/nowhere')).rejects.toThrow(/01 दुल्हन\.jpg/);
  expect(await readPicture(Uint8Array.of(1), '/nowhere')).toEqual(Uint8Array.of(1));
});
