/** The first page: its slides and the founder's section. */
import { getEntry, render } from 'astro:content';
import { getPicture } from './responsive-picture.ts';
import { LANGUAGE, requireEntry } from './words.ts';

/** The part of the first screen that the picture fills on an upright phone is about this shape (height / width). */
const TALL_CROP = 4 / 3;
/**
 * Image pixels. Phones between one and three device pixels a CSS pixel; desks up to the source's own width. A screen of
 * 412 pixels has 721 or 1082 of the device's: a picture of 720 or 1080 would be one too small, and the next be fetched.
 */
const TALL_WIDTHS = [480, { width: 728, avif: 16_500 }, 1088] as const;
const WIDE_WIDTHS = [1280, 1920] as const;
/** A slide lies behind a dark overlay and text: it may be coarser than a photo of a gallery. */
const SLIDE_QUALITY = 45;
/** A phone fetches the founder's photo with the first slide: they share what the page's 125 KB leave to pictures. */
const FOUNDER_WIDTHS = [360, { width: 720, avif: 17_000 }, 1080] as const;

export async function getHome() {
  const file = `${LANGUAGE}/home.yaml`;
  const { slides, ...words } = requireEntry(await getEntry('home', file), file).data;
  const [first] = slides;
  if (!first) throw new Error(`src/content/${file} has no slides. Give it at least one.`);
  return {
    ...words,
    share: first.image,
    slides: await Promise.all(
      slides.map(async ({ image, alt }) => ({
        alt,
        tall: await getPicture(image, { widths: TALL_WIDTHS, crop: TALL_CROP, quality: SLIDE_QUALITY }),
        wide: await getPicture(image, { widths: WIDE_WIDTHS, quality: SLIDE_QUALITY }),
      })),
    ),
  };
}

export type Home = Awaited<ReturnType<typeof getHome>>;

export async function getFounder() {
  const file = `${LANGUAGE}/founder.md`;
  const entry = requireEntry(await getEntry('founder', file), file);
  const { title, image, alt } = entry.data;
  return {
    title,
    alt,
    share: image,
    picture: await getPicture(image, { widths: FOUNDER_WIDTHS }),
    Text: (await render(entry)).Content,
  };
}
