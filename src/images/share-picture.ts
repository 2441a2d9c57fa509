/** The pictures that a chat or a feed shows beside a link to a page: the page's own picture with its title. */
import { readFile } from 'node:fs/promises';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { getAbout } from '../lib/about.ts';
import { getCourse, hasCourse } from '../lib/course.ts';
import { getHome } from '../lib/home.ts';
import { encodeJpeg, JPEG_LIMITS } from './encode-jpeg.ts';
import { getGalleries } from '../lib/galleries.ts';
import { cachedJpeg } from './share-picture-cache.ts';
import { SHARE_SIZE, drawShareText, shareTextInputs } from './share-text.ts';
import { getStudio } from '../lib/studio.ts';
import { getWords } from '../lib/words.ts';
import { refusedCharacters } from '../shared/share-font-coverage.ts';
import { cropOf, focalPointOf, positionIn, type FocalPoint } from '../shared/focal-point.ts';
import { sizeOf } from '../lib/responsive-picture.ts';
import { SUPPORTED_SCRIPTS, type Locale } from '../lib/locales.ts';
import { getDefaultSharePicture, getPictures } from '../lib/pictures.ts';

export interface SharePicture {
  /** The first part of the page's address; the first page's is `home`. */
  name: string;
  title: string;
  /** The studio's name. */
  studio: string;
  image: ImageMetadata;
  /** What is not to be cut of it; where a face usually is when left out. */
  focus?: FocalPoint;
}

/** Throws a sentence that names the file in src/content when a text has a letter that it may not have. */
function assertDrawable(file: string, text: string): void {
  const [missing] = refusedCharacters(text, SUPPORTED_SCRIPTS);
  if (missing === undefined) return;
  throw new Error(
    `src/content/${file}: ‘${text}’ stands on the picture that chats show beside a link, and no font there has ‘${missing}’. Take it out.`,
  );
}

/**
 * One for each page that can be found in a language. A page without a picture of its own gets the founder's or the
 * first slide, the course the one on its poster. Throws when a title cannot be drawn.
 */
export async function getSharePictures(locale: Locale): Promise<SharePicture[]> {
  const [home, fallback, about, course, galleries, studio, words, pictures] = await Promise.all([
    getHome(locale),
    getDefaultSharePicture(),
    getAbout(locale),
    (await hasCourse()) ? getCourse(locale) : undefined,
    getGalleries(locale),
    getStudio(locale),
    getWords(locale),
    getPictures(),
  ]);
  assertDrawable('studio.yaml', studio.name);
  const pages = [
    { name: 'home', title: studio.name, ...home.share, file: 'studio.yaml' },
    { name: 'contact', title: words.contact.title, ...fallback, file: `${locale}/words.yaml` },
    ...(course
      ? [
          {
            name: 'academy',
            title: course.title,
            image: course.picture.image,
            focus: course.picture.focus,
            file: `${locale}/course.yaml`,
          },
        ]
      : []),
    {
      name: 'about-us',
      title: about.title,
      ...(pictures.share?.['about-us'] ? { image: pictures.share['about-us'] } : fallback),
      file: `${locale}/about.md`,
    },
    { name: 'privacy', title: words.privacy.title, ...fallback, file: `${locale}/words.yaml` },
    ...galleries.map(({ name, title, listings }) => ({
      name,
      title,
      ...(listings[0] ? { image: listings[0].image, focus: listings[0].focus } : home.share),
      file: `${locale}/galleries.yaml`,
    })),
  ];
  return pages.map(({ file, ...picture }) => {
    assertDrawable(file, picture.title);
    return { ...picture, studio: studio.name };
  });
}

/** @returns a JPEG without metadata. Throws when the picture cannot be read. */
export async function drawSharePicture({ title, studio, image, focus }: SharePicture): Promise<Buffer> {
  const { fsPath } = image as ImageMetadata & { fsPath: string };
  const size = sizeOf(image);
  const frame = SHARE_SIZE.width / SHARE_SIZE.height;
  const position = positionIn(frame, focus ?? focalPointOf(undefined, size), size);
  const { width, height, left, top } = cropOf(SHARE_SIZE, position, size);
  const photo = await readFile(fsPath);
  const place = JSON.stringify({ width, height, left, top, ...JPEG_LIMITS });
  return cachedJpeg([photo, place, ...shareTextInputs(title, studio)], async () =>
    encodeJpeg(
      sharp(photo, { failOn: 'none' })
        .autoOrient()
        .resize({ width, height, fit: 'fill' })
        .extract({ left, top, ...SHARE_SIZE })
        .composite([{ input: Buffer.from(await drawShareText(title, studio)) }]),
    ),
  );
}
