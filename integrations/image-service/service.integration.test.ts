import astroService from 'astro/assets/services/sharp';
import type { AstroConfig } from 'astro';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { cameraPhoto } from '../../tests/fixtures/camera-photo.ts';
import { photo } from '../../tests/fixtures/content-project.ts';
import { imageService } from './index.ts';
import service from './service.ts';

/** The settings of the site. */
const AVIF = { effort: 3, chromaSubsampling: '4:2:0' };
const image = { service: imageService({ avif: AVIF }) } as unknown as AstroConfig['image'];
const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

type Wish = Parameters<typeof service.transform>[1];
const make = async (source: Buffer, wish: Omit<Wish, 'src'>) =>
  (
    await service.transform(
      Buffer.from(source),
      { src: 'photo.jpg', ...wish },
      image as Parameters<typeof service.transform>[2],
      logger,
    )
  ).data;
const sizeOf = async (data: Uint8Array) => {
  const { width, height } = await sharp(data).metadata();
  return { width, height };
};

/** The variants of the site: a photo of a gallery, a slide on a phone and on a desk, with what each may weigh. */
const gallery = (ratio: number) => [
  { width: 340, height: Math.round(340 * ratio), format: 'avif', quality: 50, maxBytes: 7200, most: 7200 },
  { width: 720, height: Math.round(720 * ratio), format: 'avif', quality: 50, most: 60_000 },
  { width: 1280, height: Math.round(1280 * ratio), format: 'avif', quality: 50, most: 200_000 },
  { width: 340, height: Math.round(340 * ratio), format: 'jpg', quality: 70, most: 40_000 },
  { width: 720, height: Math.round(720 * ratio), format: 'jpg', quality: 70, most: 150_000 },
  { width: 1280, height: Math.round(1280 * ratio), format: 'jpg', quality: 70, most: 390_000 },
];
const SLIDE = [
  {
    width: 720,
    height: 960,
    format: 'avif',
    quality: 45,
    fit: 'cover',
    position: 'center',
    maxBytes: 16_500,
    most: 16_500,
  },
  { width: 1080, height: 1440, format: 'avif', quality: 45, fit: 'cover', position: 'center', most: 150_000 },
  { width: 1920, height: 1440, format: 'avif', quality: 45, most: 250_000 },
  { width: 1920, height: 1440, format: 'jpg', quality: 70, most: 390_000 },
];

let shot: Buffer;
beforeAll(async () => {
  shot = await cameraPhoto();
});

test('the photo is one that was refused: too detailed for what a picture may weigh', async () => {
  const wish = { src: 'photo.jpg', width: 1280, height: 1707, format: 'jpg', quality: '70' };
  const before = await astroService.transform(Buffer.from(shot), wish, image, logger);
  expect(before.data.length).toBeGreaterThan(400_000);
});

test('a detailed photo of 12 megapixels: every variant is under its weight and has its size', async () => {
  for (const { most, ...wish } of [...gallery(4 / 3), ...SLIDE]) {
    const made = await make(shot, wish);
    expect(made.length, JSON.stringify(wish)).toBeLessThanOrEqual(most);
    expect(await sizeOf(made)).toEqual({ width: wish.width, height: wish.height });
  }
});

test('the same photo gives the same bytes', async () => {
  const smaller = await cameraPhoto({ width: 1400, height: 1750 });
  for (const wish of gallery(5 / 4).filter(({ width }) => width !== 720)) {
    expect(await make(smaller, wish)).toEqual(await make(smaller, wish));
  }
});

test('a clean JPEG of 1080 pixels, a PNG and a lying phone photo, all full of detail', async () => {
  const clean = await cameraPhoto({ width: 1080, height: 1350, quality: 84 });
  expect(clean.length).toBeGreaterThan(450_000);
  const png = await sharp(clean).png().toBuffer();
  const phone = await cameraPhoto({ width: 1080, height: 1350, phone: true });
  for (const source of [clean, png, phone]) {
    for (const { most, ...wish } of gallery(5 / 4).filter(({ width }) => width !== 720)) {
      const made = await make(source, {
        ...wish,
        width: Math.min(1080, wish.width),
        height: Math.min(1350, wish.height),
      });
      expect(made.length).toBeLessThanOrEqual(most);
      expect((await sharp(made).metadata()).exif).toBeUndefined();
    }
  }
});

test('a smooth photo is to the byte what Astro makes of it', async () => {
  for (const source of [
    await photo({ width: 1600, height: 2000 }),
    await photo({ phone: true, width: 900, height: 700 }),
  ]) {
    for (const wish of [...gallery(5 / 4), ...SLIDE]) {
      const transform = { src: 'photo.jpg', ...wish, quality: String(wish.quality) };
      const theirs = await astroService.transform(Buffer.from(source), transform, image, logger);
      expect(Buffer.from(await make(source, wish)).equals(Buffer.from(theirs.data)), JSON.stringify(wish)).toBe(true);
    }
  }
});

test('noise, of which no quality is light enough, becomes narrower and keeps its shape', async () => {
  const noise = await sharp({
    create: {
      width: 720,
      height: 900,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer();
  for (const [format, most] of [
    ['avif', 1500],
    ['jpg', 9000],
  ] as const) {
    const made = await make(noise, { width: 720, height: 900, format, quality: 50, maxBytes: most });
    const { width, height } = await sizeOf(made);
    expect(made.length).toBeLessThanOrEqual(most);
    expect(width).toBeLessThan(720);
    expect(height / width).toBeCloseTo(1.25, 1);
  }
});

test.each([
  [1, 1],
  [7, 7],
  [20, 20],
  [32, 32],
  [1, 900],
  [900, 1],
])('a picture of %i × %i is made, of its own size', async (width, height) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const source = await sharp({ create: { width, height, channels: 3, background: 'black', noise } })
    .jpeg()
    .toBuffer();
  for (const format of ['avif', 'jpg', 'webp'])
    expect(await sizeOf(await make(source, { width, height, format, quality: 70 }))).toEqual({ width, height });
});

test('a very long screenshot is made smaller, not refused', async () => {
  const strip = await sharp({ create: { width: 300, height: 20_000, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  for (const format of ['avif', 'jpg']) {
    const made = await make(strip, { width: 300, height: 20_000, format, quality: 50 });
    expect((await sizeOf(made)).height).toBeLessThanOrEqual(12_000);
  }
});

test('where nothing is drawn a JPEG is white, as after `npm run photos`', async () => {
  const clear = { r: 200, g: 0, b: 60, alpha: 0 };
  const cutOut = await sharp({ create: { width: 90, height: 60, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const jpeg = await make(cutOut, { width: 45, height: 30, format: 'jpg' });
  const { channels } = await sharp(jpeg).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test('a file that cannot be read is never passed on as it is', async () => {
  await expect(
    make(Buffer.from('no picture'), { width: 340, height: 425, format: 'avif', quality: 50 }),
  ).rejects.toThrow();
});

test('the fingerprint is a part of a picture’s name, and changes with the settings', () => {
  expect(service.propertiesToHash).toEqual(
    expect.arrayContaining(['source', 'width', 'height', 'format', 'quality', 'fit', 'maxBytes', 'fingerprint']),
  );
  const fingerprints = [
    imageService({ avif: AVIF }),
    imageService({ avif: AVIF }),
    imageService({ avif: { ...AVIF, effort: 4 } }),
  ].map(({ config }) => config.fingerprint);
  expect(fingerprints[0]).toBe(fingerprints[1]);
  expect(fingerprints[0]).not.toBe(fingerprints[2]);
});

test('what is known of a picture depends on its bytes, and neither on its name nor on the path of the site', async () => {
  const valid = (file: string) => {
    const src = { src: `${file}.Bk3_x9.jpg`, width: 90, height: 60, format: 'jpg' };
    return service.validateOptions?.(
      { src, format: 'avif' } as Parameters<NonNullable<typeof service.validateOptions>>[0],
      image as Parameters<typeof service.transform>[2],
      logger,
    );
  };
  const [root, below, renamed] = [
    await valid('/_astro/07-rose'),
    await valid('/below/_astro/07-rose'),
    await valid('/_astro/08-a.rose'),
  ];
  const named = (options: typeof root) => service.propertiesToHash?.map((property): unknown => options?.[property]);
  expect(named(root)).toContain('Bk3_x9.jpg');
  expect(named(below)).toEqual(named(root));
  expect(named(renamed)).toEqual(named(root));
});

describe('a crop at a position', () => {
  /**
   * A wide picture of one colour, with a square of another near its right edge; as a phone writes it, if it lies on its
   * side.
   */
  const marked = async (orientation?: number) => {
    const square = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const upright = sharp({ create: { width: 800, height: 400, channels: 3, background: 'black' } }).composite([
      { input: square, left: 700, top: 170 },
    ]);
    if (!orientation) return upright.png().toBuffer();
    return sharp(await upright.png().toBuffer())
      .rotate(-90)
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
  };
  /** Where the light stands in a picture, in parts of its width. */
  const lightIn = async (picture: Uint8Array) => {
    const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    const bright = [...data].flatMap((value, at) => (value > 128 ? [(at % info.width) / info.width] : []));
    return bright.length === 0 ? undefined : bright.reduce((sum, x) => sum + x, 0) / bright.length;
  };
  const cut = (position: string) => ({ width: 150, height: 200, format: 'jpg', fit: 'cover', position });

  test('shows that part of the picture, of the size that was asked for', async () => {
    for (const source of [await marked(), await marked(6)]) {
      const made = await make(source, cut('100% 50%'));
      expect(await sizeOf(made)).toEqual({ width: 150, height: 200 });
      // At 730 of 800, in a window from 500 on.
      expect(await lightIn(made)).toBeCloseTo(230 / 300, 1);
      expect(await lightIn(await make(source, cut('center')))).toBeUndefined();
      expect(await lightIn(await make(source, cut('0% 50%')))).toBeUndefined();
    }
  });

  test('enlarges nothing', async () => {
    const made = await make(await marked(), { ...cut('100% 50%'), width: 301, height: 401 });
    expect(await sizeOf(made)).toEqual({ width: 301, height: 400 });
  });

  test('at half of the way is the one in the middle', async () => {
    const source = await marked();
    expect(await make(source, cut('50% 50%'))).toEqual(await make(source, cut('center')));
  });

  test('has a name of its own', () => {
    expect(service.propertiesToHash).toContain('position');
  });

  test.each(['40 % 20%', '140% 0%', '40%'])('at ‘%s’ is refused', async (position) => {
    const options = { src: 'photo.jpg', ...cut(position) } as unknown as Parameters<
      NonNullable<typeof service.validateOptions>
    >[0];
    await expect(
      service.validateOptions?.(options, image as Parameters<typeof service.transform>[2], logger),
    ).rejects.toThrow(/cannot be cut at .* 40% 20%/);
  });
});
