/** Whatever the content check sends the owner to `npm run photos` for, that command mends. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { checkContent } from '../check/content.ts';
import { HEIC, photo, project, put } from '../../tests/fixtures/content-project.ts';
import { UNATTENDED } from '../../tests/fixtures/photo-command.ts';
import { addPhotos } from './command.ts';

const GALLERY = 'src/content/gallery/portfolio';
const PICTURES = 'src/content/pictures';
const SAYS_PHOTOS = /npm run photos/;

let root: string;
beforeEach(async () => {
  root = await project();
  return () => rm(root, { recursive: true });
});

const run = () => addPhotos({ ...UNATTENDED, root, say: () => undefined });
/** Every line of the check but the sample's facts. */
const found = async () =>
  (await checkContent(root)).problems
    .filter(({ cause }) => !cause.includes('sample'))
    .map(({ level, file, cause, remedy }) => `${level} ${file} ${cause} ${remedy}`);

type Make = () => Promise<Uint8Array>;
const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } });
const noisy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'red', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });

/** Tried in the galleries alone, for it takes long to draw. */
const HUGE = 'more than 50 megapixels';

const FAULTY_FILES: [fault: string, name: string, make: Make][] = [
  ['HEIC', 'x.HEIC', () => readFile(HEIC)],
  ['HEIC called .jpg', 'x.jpg', () => readFile(HEIC)],
  [HUGE, 'x.jpg', () => red(8000, 6300).jpeg().toBuffer()],
  ['larger than the site shows', 'x.jpg', () => red(3000, 2000).jpeg().toBuffer()],
  ['a name that does not end in .jpg', 'x.jfif', () => red(800, 1000).jpeg().toBuffer()],
  ['a name without an ending', 'x', () => red(800, 1000).jpeg().toBuffer()],
  ['GPS', 'x.jpg', () => photo({ phone: true })],
  [
    'GPS in a PNG',
    'x.png',
    async () =>
      sharp(await photo({ phone: true }))
        .keepMetadata()
        .png()
        .toBuffer(),
  ],
  [
    'GPS in a WebP',
    'x.webp',
    async () =>
      sharp(await photo({ phone: true }))
        .keepMetadata()
        .webp()
        .toBuffer(),
  ],
  [
    'GPS in an AVIF',
    'x.avif',
    async () =>
      sharp(await photo({ phone: true }))
        .keepMetadata()
        .avif()
        .toBuffer(),
  ],
  [
    'XMP in a TIFF',
    'x.tiff',
    async () =>
      sharp(await photo({}))
        .withXmp('<x:xmpmeta/>')
        .tiff()
        .toBuffer(),
  ],
];

/** Each file is made once, however many places it is tried in. */
const FAULTS = FAULTY_FILES.map(([fault, name, make]): [string, string, Make] => {
  let made: ReturnType<Make> | undefined;
  return [fault, name, () => (made ??= make())];
});

test.each(FAULTS)('%s, with an entry', async (_, name, make) => {
  await put(root, `${GALLERY}/02-x.yaml`, `image: ${name}\nalt: Red\n`);
  await put(root, `${GALLERY}/${name}`, await make());
  expect((await found()).join('\n')).toMatch(SAYS_PHOTOS);
  expect(await run()).toBe(true);
  expect((await found()).filter((line) => SAYS_PHOTOS.test(line) || line.startsWith('error'))).toEqual([]);
});

test.each(FAULTS)('%s, without an entry', async (_, name, make) => {
  await put(root, `${GALLERY}/${name}`, await make());
  expect((await found()).join('\n')).toMatch(SAYS_PHOTOS);
  expect(await run()).toBe(true);
  expect((await found()).filter((line) => SAYS_PHOTOS.test(line) || line.startsWith('error'))).toEqual([]);
});

test.each(['02-x.yaml.txt', '02-x.yml.text', '02-x.YAML', '02-x'])('an entry called %s', async (name) => {
  await put(root, `${GALLERY}/02-x.jpg`, await photo({ seed: 5 }));
  await put(root, `${GALLERY}/${name}`, 'image: 02-x.jpg\nalt: Red\n');
  expect((await found()).join('\n')).toMatch(SAYS_PHOTOS);
  expect(await run()).toBe(true);
  expect((await found()).filter((line) => SAYS_PHOTOS.test(line) || line.startsWith('error'))).toEqual([]);
});

test('a photo in a folder within the gallery', async () => {
  await put(root, `${GALLERY}/New folder/a.jpg`, await photo({ seed: 5 }));
  expect((await found()).join('\n')).toMatch(SAYS_PHOTOS);
  expect(await run()).toBe(true);
  expect((await found()).filter((line) => SAYS_PHOTOS.test(line) || line.startsWith('error'))).toEqual([]);
});

/** The pictures outside the galleries, of which the founder's is `picture`. */
const FOUNDER = (picture: string) =>
  `slides:\n  - { image: ${picture}, alt: A }\nfounder: { image: ${picture}, alt: A }\n`;

// Each kind of file that names pictures: the line before and after, and the rest of the file to the letter.
const TEXTS: [file: string, text: (picture: string) => string][] = [
  [
    'pictures.yaml',
    (picture) =>
      `# slides\r\nslides:\r\n  - { image: pictures/first.jpg, alt: A }\r\n  - image: ${picture} # mine\r\n    alt: "B: b"\r\nfounder: { image: pictures/first.jpg, alt: A }\r\n`,
  ],
  [
    'pictures.yaml',
    (picture) =>
      `\uFEFFslides:\n  - { image: pictures/first.jpg, alt: A }\nfounder:\n  image: ${picture}\n  alt: By ${picture}\n`,
  ],
  ['course.yaml', (picture) => `days: [1, 2-3, 4-5, 6-16, 17-19, 20-25]\n# note\nshare: ${picture}\n`],
];

test.each(
  TEXTS.flatMap(([file, text]) =>
    FAULTS.filter(([fault]) => fault !== HUGE).map(([fault, name, make]) => [file, fault, text, name, make] as const),
  ),
)('%s names a picture: %s', async (file, _, text, name, make) => {
  await put(root, `${PICTURES}/first.jpg`, await photo({ seed: 5 }));
  await put(root, `${PICTURES}/${name}`, await make());
  const path = `src/content/${file}`;
  await put(root, path, text(`pictures/${name}`));
  expect((await found()).join('\n')).toMatch(SAYS_PHOTOS);
  expect(await run()).toBe(true);
  expect((await found()).filter((line) => SAYS_PHOTOS.test(line) || line.startsWith('error'))).toEqual([]);
  const left = text(`pictures/${name}`).replace(/image: (?!pictures\/first).*?(?=\s)|share: .*/, (line) =>
    line.replace(`pictures/${name}`, 'pictures/x.jpg'),
  );
  expect(await readFile(join(root, path), 'utf8')).toBe(left);
  expect((await sharp(join(root, PICTURES, 'x.jpg')).metadata()).format).toBe('jpeg');
});

test.each([
  ['CMYK', () => red(800, 1000).toColourspace('cmyk').jpeg().toBuffer()],
  [
    'turned',
    async () =>
      sharp(await red(1000, 800).jpeg().toBuffer())
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
  ],
  ['of camera size', async () => noisy(2700, 2000).jpeg({ quality: 92 }).toBuffer()],
])('a slide that is %s is made safe, and keeps its name', async (_, make) => {
  const path = join(root, PICTURES, 'x.jpg');
  await put(root, `${PICTURES}/x.jpg`, await make());
  await put(root, 'src/content/pictures.yaml', FOUNDER('pictures/x.jpg'));
  expect(await run()).toBe(true);
  const { space, exif, orientation, width, height } = await sharp(path).metadata();
  expect({ space, exif, orientation: orientation ?? 1 }).toEqual({ space: 'srgb', exif: undefined, orientation: 1 });
  expect(Math.max(width, height)).toBeLessThanOrEqual(2400);
  expect(await readFile(join(root, 'originals/pictures/x.jpg'))).toBeDefined();
});
