/** The pictures that a chat or a feed shows beside a link to a page: the page's own picture with its title. */
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { getAbout } from '../lib/about.ts';
import { getCourse } from '../lib/course.ts';
import { getFounder, getHome } from '../lib/home.ts';
import { missingLetters } from './font-coverage.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import { getGalleries } from '../lib/photos.ts';
import { SHARE_SIZE, drawShareText } from './share-card.ts';
import { getStudio } from '../lib/studio.ts';
import { LANGUAGE, getWords } from '../lib/words.ts';

export interface SharePicture {
  /** The first part of the page's address; the first page's is `home`. */
  name: string;
  title: string;
  image: ImageMetadata;
}

/** Throws a sentence that names the file in src/content when a text has a letter that no font can draw. */
function assertDrawable(file: string, text: string): void {
  const [missing] = missingLetters(text);
  if (missing === undefined) return;
  throw new Error(
    `src/content/${file}: ‘${text}’ stands on the picture that chats show beside a link, and no font there has ‘${missing}’. Take it out.`,
  );
}

/**
 * One for each page that can be found. A page without a picture of its own gets the founder's or the first slide.
 * Throws when a title cannot be drawn.
 */
export async function getSharePictures(): Promise<SharePicture[]> {
  const [home, founder, about, course, galleries, studio, words] = await Promise.all([
    getHome(),
    getFounder(),
    getAbout(),
    getCourse(),
    getGalleries(),
    getStudio(),
    getWords(),
  ]);
  assertDrawable('studio.yaml', studio.name);
  const pictures = [
    { name: 'home', title: studio.name, image: home.share, file: 'studio.yaml' },
    { name: 'contact', title: words.contact.title, image: founder.share, file: `${LANGUAGE}/words.yaml` },
    { name: 'academy', title: course.title, image: course.share ?? home.share, file: `${LANGUAGE}/course.yaml` },
    { name: 'about-us', title: about.title, image: about.share ?? founder.share, file: `${LANGUAGE}/about.md` },
    ...galleries.map(({ name, title, listings }) => ({
      name,
      title,
      image: listings[0]?.image ?? home.share,
      file: `${LANGUAGE}/galleries.yaml`,
    })),
  ];
  return pictures.map(({ file, ...picture }) => {
    assertDrawable(file, picture.title);
    return picture;
  });
}

/** @returns a JPEG without metadata. Throws when the picture cannot be read. */
export async function drawSharePicture({ title, image }: SharePicture): Promise<Buffer> {
  const studio = await getStudio();
  const { fsPath } = image as ImageMetadata & { fsPath: string };
  return encodeJpeg(
    sharp(fsPath)
      .autoOrient()
      .resize({ ...SHARE_SIZE, fit: 'cover' })
      .composite([{ input: Buffer.from(await drawShareText(title, studio.name)) }]),
  );
}
