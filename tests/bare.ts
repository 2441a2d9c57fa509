/** The project on a first day: a gallery without a photo, one with a single one, and one with photos of odd shapes. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { cameraPhoto } from '../scripts/camera-photo.ts';
import { copyProject } from './fixtures/project.ts';
import { SLIDES, sayFixture } from './fixtures/studio.ts';

const COPY = join(import.meta.dirname, '../.local/test/bare-project');

/** The photos of the portfolio, in their order: file names, and pixels. */
export const ODD = {
  '01-panorama': { width: 3000, height: 500 },
  '02-tiny': { width: 300, height: 375 },
  '03-strip': { width: 400, height: 2000 },
  '04-usual': { width: 1000, height: 1250 },
} as const;

/** The hours in the facts of the project. */
export const HOURS = `hours:
  opens: 09:30 AM
  closes: 08:30 PM
  closed: [Tuesday]
  days:
    Sunday: { opens: 11:00 AM, closes: 04:00 PM }
`;
/** A name with letters of three fonts. */
export const NAME = 'गुलमोहर Śrī Makeup Studio';

/** @returns the folder of the project */
export async function bareProject(): Promise<string> {
  const root = await copyProject(COPY);
  const content = join(root, 'src/content');
  await sayFixture(root, { founder: 'founder.jpg', share: 'founder.jpg' });
  for (const folder of ['gallery', 'pictures']) await rm(join(content, folder), { recursive: true, force: true });
  const draw = async (path: string, size: { width: number; height: number }, seed: number) => {
    await mkdir(dirname(join(content, path)), { recursive: true });
    const photo = await cameraPhoto({ width: 1600, height: 2000, seed });
    await writeFile(join(content, path), await sharp(photo).resize({ ...size, fit: 'cover' }).jpeg({ quality: 80 }).toBuffer());
  };
  const hang = async (gallery: string, name: string, size: { width: number; height: number }, seed: number) => {
    await draw(`gallery/${gallery}/${name}.jpg`, size, seed);
    await writeFile(join(content, `gallery/${gallery}/${name}.yaml`), `image: ${name}.jpg\nalt: A photo named ${name}\n`);
  };
  for (const [seed, [name, size]] of Object.entries(ODD).entries()) await hang('portfolio', name, size, seed + 1);
  await hang('studio', '01-only', { width: 1000, height: 1250 }, 9);
  for (const [seed, { image }] of SLIDES.entries()) await draw(`pictures/${basename(image)}`, { width: 1600, height: 1000 }, 20 + seed);
  await draw('pictures/founder.jpg', { width: 1000, height: 1250 }, 30);
  const edit = async (file: string, from: RegExp, to: string) => {
    const path = join(content, file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  };
  await edit('studio.yaml', /^hours:\n(?: .*\n)+/m, HOURS);
  await edit('studio.yaml', /^name: .*/m, `name: ${NAME}`);
  for (const file of ['en/about.md', 'en/course.yaml']) await edit(file, /^share: .*\n/m, '');
  return root;
}
