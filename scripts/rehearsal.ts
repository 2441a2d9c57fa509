/** Small projects and photos for the tests of the owner's commands, in temporary folders. */
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { GALLERIES, SLIDES, sayFixture } from '../tests/fixtures/studio.ts';
import { languageFolders } from '../tests/fixtures/texts.ts';
import { sha256 } from './disk/whole.ts';

/** The project's own folder. */
export const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** Where the sample HEIC lies: 240 × 320 once turned, Display P3, with EXIF and GPS. */
export const HEIC = fileURLToPath(new URL('photos/fixtures/turned-p3.heic', import.meta.url));

/** An empty folder for one test. */
export const folder = () => mkdtemp(join(tmpdir(), 'studio-'));

/** Pictures that the fixture's texts name, from the folder `pictures`. */
const PICTURES = [...new Set(SLIDES.map(({ image }) => basename(image))), 'founder.jpg', 'some.jpg'];

/**
 * A project with a studio of its own, one hung photo in each gallery and nothing else; gives its folder. What it says
 * never follows this project's own content; which files and fields it has does.
 */
export async function project(): Promise<string> {
  const root = await folder();
  for (const language of await languageFolders(PROJECT)) await cp(language, join(root, relative(PROJECT, language)), { recursive: true });
  await sayFixture(root, { founder: 'founder.jpg', share: 'some.jpg' });
  for (const [at, picture] of PICTURES.entries()) await put(root, `src/content/pictures/${picture}`, await photo({ seed: 40 + at }));
  for (const gallery of Object.keys(GALLERIES)) {
    await put(root, `src/content/gallery/${gallery}/01-first.jpg`, await photo({ seed: gallery.length * 7 }));
    await put(root, `src/content/gallery/${gallery}/01-first.yaml`, 'image: 01-first.jpg\nalt: The first look of the gallery\n');
  }
  return root;
}

/** Writes a file of a project, with the folders it needs. */
export async function put(root: string, path: string, data: string | Uint8Array): Promise<string> {
  const full = join(root, path);
  await mkdir(dirname(full), { recursive: true });
  await writeFile(full, data);
  return full;
}

export interface Shot {
  width?: number;
  height?: number;
  /** Two shots of different seeds are different photos. */
  seed?: number;
  /** As a phone writes it: lying on its side, with the place it was taken. */
  phone?: boolean;
}

/** A JPEG with shapes and a soft texture; the upper left corner of the picture as it lies in the file is white. */
export async function photo({ width = 800, height = 1000, seed = 1, phone = false }: Shot): Promise<Buffer> {
  const hue = (seed * 47) % 360;
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue},60%,45%)"/>
    <circle cx="${20 + ((seed * 13) % 60)}%" cy="60%" r="20%" fill="hsl(${(hue + 150) % 360},70%,60%)"/>
    <rect width="20%" height="20%" fill="white"/></svg>`);
  const picture = sharp(drawing).removeAlpha();
  if (!phone) return picture.jpeg().toBuffer();
  return sharp(await picture.png().toBuffer())
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 26/1 54/1', GPSLongitudeRef: 'E', GPSLongitude: '78/1 34/1 6/1' } })
    .withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

/** Every file below `root` and the hash of its bytes: two equal answers mean that nothing changed. */
export async function snapshot(root: string): Promise<Record<string, string>> {
  const files = await readdir(root, { withFileTypes: true, recursive: true });
  const pairs = files.filter((file) => file.isFile()).map(async (file) => {
    const path = join(file.parentPath, file.name);
    return [relative(root, path), sha256(await readFile(path))] as const;
  });
  return Object.fromEntries((await Promise.all(pairs)).sort(([a], [b]) => a.localeCompare(b)));
}
