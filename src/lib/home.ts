/** The first page: its slides and the founder's section. */
import { getEntry, render } from 'astro:content';
import { focusIn, focusOf } from '../shared/focus.ts';
import { altIn, type Locale } from './locales.ts';
import { getPictures } from './pictures.ts';
import { getPicture, sizeOf } from './responsive-picture.ts';
import { localizedLinks, requireEntry } from './words.ts';

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

export async function getHome(locale: Locale) {
  const file = `${locale}/home.yaml`;
  const { buttons, ...words } = requireEntry(await getEntry('home', file), file).data;
  const { slides } = await getPictures();
  const [first] = slides;
  if (!first) throw new Error('src/content/pictures.yaml has no slides. Give it at least one.');
  return {
    ...words,
    buttons: localizedLinks(buttons, locale),
    share: { image: first.image, focus: focusOf(first.focus, sizeOf(first.image)) },
    slides: await Promise.all(
      slides.map(async ({ image, focus: written, ...said }) => {
        const focus = focusOf(written, sizeOf(image));
        return {
          alt: altIn(said, locale) ?? '',
          tall: await getPicture(image, { widths: TALL_WIDTHS, crop: TALL_CROP, focus, quality: SLIDE_QUALITY }),
          wide: await getPicture(image, { widths: WIDE_WIDTHS, quality: SLIDE_QUALITY }),
          focus: { tall: focusIn(1 / TALL_CROP, focus, sizeOf(image)), wide: focus },
        };
      }),
    ),
  };
}

export type Home = Awaited<ReturnType<typeof getHome>>;

export async function getFounder(locale: Locale) {
  const file = `${locale}/founder.md`;
  const entry = requireEntry(await getEntry('founder', file), file);
  const { image, focus: written, ...said } = (await getPictures()).founder;
  const focus = focusOf(written, sizeOf(image));
  return {
    title: entry.data.title,
    alt: altIn(said, locale) ?? '',
    share: { image, focus },
    focus,
    picture: await getPicture(image, { widths: FOUNDER_WIDTHS }),
    Text: (await render(entry)).Content,
  };
}
