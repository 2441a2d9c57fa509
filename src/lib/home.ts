/** The first page: its slides and the founder's section. */
import { getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import {
  focalPointIn,
  focalPointOf,
  isMiddle,
  positionIn,
  positionText,
  type FocalPoint,
} from '../shared/focal-point.ts';
import { requireEntry } from './require-entry.ts';
import { altIn, type Locale } from './locales.ts';
import { getMarkdownText } from './markdown-text.ts';
import { getFirstSlide, getFounderPhoto, getPictures } from './pictures.ts';
import { getPicture, INLINE_QUALITY, sizeOf } from './responsive-picture.ts';
import { localizedLinks } from './words.ts';

/**
 * Heights / widths that slides are cut to, around the face. The picture's part of the screen is somewhat higher than
 * wide on most phones and desks; what an upright photo has above that serves the highest phones.
 */
const MIN_CROP = 1.1;
const MAX_CROP = 1.25;
/** Width / height of the picture's part of the screen: the narrowest, on a tall phone, and the widest, on a tablet. */
const NARROWEST_FRAME = 0.7;
const WIDEST_FRAME = 1.6;
/**
 * Image pixels, for phones with one to three device pixels per CSS pixel. A screen that is 412 CSS pixels wide often
 * has 721 or 1082 device pixels: pictures of 720 or 1080 would be just too small, and the next larger one would be
 * fetched.
 */
const SLIDE_WIDTHS = [{ width: 728, maxBytes: 12_000 }, 1280] as const;
const SLIDE_JPEG = 728;
/** Height / width of the founder's picture. */
const FOUNDER_CROP = 1.25;
/**
 * Image pixels. A phone fetches the first of them with the first slide: they share what the page's 125 KB leave to
 * pictures.
 */
const FOUNDER_WIDTHS = [{ width: 720, maxBytes: 9500 }, 1080] as const;
const FOUNDER_JPEG = 720;

/**
 * A slide, cut to about the shape of its frame, and how it lies there so that the face is seen whatever the screen.
 * @param first whether it is the one that a phone's page carries inside itself
 */
async function toSlide(image: ImageMetadata, focus: FocalPoint, first: boolean) {
  const source = sizeOf(image);
  const crop = Math.min(MAX_CROP, Math.max(MIN_CROP, source.height / source.width));
  const cut = focalPointIn(1 / crop, focus, source);
  const size = { width: 1, height: crop };
  const position = {
    x: positionIn(NARROWEST_FRAME, cut, size).x,
    y: positionIn(WIDEST_FRAME, cut, size).y,
  };
  return {
    picture: await getPicture(image, {
      widths: SLIDE_WIDTHS,
      jpeg: SLIDE_JPEG,
      crop,
      focus,
      inline: first ? INLINE_QUALITY : undefined,
    }),
    position: isMiddle(position) ? undefined : positionText(position),
  };
}

/** What the first page says and shows, except for the founder. Throws a sentence when there are no slides. */
export async function getHome(locale: Locale) {
  const file = `${locale}/home.yaml`;
  const { buttons, ...words } = requireEntry(await getEntry('home', file), file).data;
  const { slides } = await getPictures();
  return {
    ...words,
    buttons: localizedLinks(buttons, locale),
    share: await getFirstSlide(),
    slides: await Promise.all(
      slides.map(async ({ image, focus, ...said }, index) => ({
        alt: altIn(said, locale) ?? '',
        ...(await toSlide(image, focalPointOf(focus, sizeOf(image)), index === 0)),
      })),
    ),
  };
}

export type Home = Awaited<ReturnType<typeof getHome>>;

/** The founder's section: words, a photo if there is one, and text. */
export async function getFounder(locale: Locale) {
  const file = `${locale}/founder.md`;
  const entry = requireEntry(await getEntry('founder', file), file);
  const photo = await getFounderPhoto();
  const form = { widths: FOUNDER_WIDTHS, jpeg: FOUNDER_JPEG, crop: FOUNDER_CROP };
  return {
    ...entry.data,
    photo: photo && {
      alt: altIn(photo, locale) ?? '',
      picture: await getPicture(photo.image, { ...form, focus: photo.focus }),
    },
    text: await getMarkdownText(entry),
  };
}
