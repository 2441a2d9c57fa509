/** The texts that the content has in Markdown, with the site's pictures in them. */
import type { ImageMetadata } from 'astro';
import { PICTURE_MARKER } from '../shared/picture-marker.ts';
import { withUnbrokenWords } from '../shared/unbroken-words.ts';
import { getPicture, sizeOf, type Picture } from './responsive-picture.ts';

/**
 * Pixels of the picture that phones take, whatever its shape, and the bytes that its AVIF may have: a page of text may
 * have 38,000 in all, of which words and two fonts take three quarters.
 */
const PHONE_PIXELS = 720 * 480;
const PHONE_BYTES = 9_000;
/** How much wider the one for a desk's screen of many pixels is. */
const DESK_TIMES = 1.6;

/** A picture as the loader has put it among the data of an entry (src/content.config/page-html.ts). */
interface PictureInText {
  image: ImageMetadata;
  alt: string;
  title?: string;
}

/** HTML, and pictures at their places between it. */
export type MarkdownText = readonly (string | (Picture & Omit<PictureInText, 'image'>))[];

async function toPicture({ image, ...said }: PictureInText) {
  const { width, height } = sizeOf(image);
  const phone = Math.round(Math.sqrt((PHONE_PIXELS * width) / height));
  const widths = [{ width: phone, maxBytes: PHONE_BYTES }, Math.round(phone * DESK_TIMES)];
  return { ...said, ...(await getPicture(image, { widths, jpeg: phone })) };
}

/** The text of an entry. Throws, naming the file, if a picture in it cannot be read. */
export async function getMarkdownText(entry: {
  data: object;
  rendered?: { html: string } | undefined;
}): Promise<MarkdownText> {
  const { textPictures = [] } = entry.data as { textPictures?: PictureInText[] };
  const pictures = await Promise.all(textPictures.map(toPicture));
  return (entry.rendered?.html ?? '')
    .split(PICTURE_MARKER)
    .flatMap((html, at) => [withUnbrokenWords(html), ...pictures.slice(at, at + 1)]);
}
