/** What Markdown is rendered to, made fit for a page of this site. */
import type { Loader } from 'astro/loaders';
import { PICTURE_MARKER } from '../shared/picture-marker.ts';
import { href } from '../shared/urls.ts';
import { withHeadingRanks } from './heading-ranks.ts';

/** The beginning of a link to an address of this site. `//` begins that of another. */
const OWN_LINK = /(<a\b[^>]*? href=")(\/(?!\/)[^"]*)/g;
/** A heading of Markdown: its words become its name, which may be that of a section of the page or of a question. */
const NAMED_HEADING = /(<h[1-6]) id="[^"]*"/g;
/** How Markdown's own tables align the texts of a column. */
const ALIGNED_CELL = /(<t[hd]) style="text-align: (left|center|right)"/g;

/**
 * @param base the path that the site is hosted under
 * @returns the HTML with links that stay below that path, headings that take no link from another part of the page, and
 * cells that are aligned by an attribute: the page's policy lets no `style` in
 */
export const toPageHtml = (html: string, base: string): string =>
  html
    .replace(OWN_LINK, (_, before: string, to: string) => before + href(to, base))
    .replace(NAMED_HEADING, '$1')
    .replace(ALIGNED_CELL, '$1 align="$2"');

/** By this Astro knows a picture that lies in the project: in HTML what is known of it follows, in data its path. */
const IMPORTED = '__ASTRO_IMAGE_';
const PICTURE = new RegExp(`<img [^>]*?${IMPORTED}="([^"]*)"[^>]*>`, 'g');

/** A picture in a text. */
interface PictureInText {
  /** Its path, from which Astro makes the picture itself where it stands among the data of an entry. */
  image: string;
  alt: string;
  title?: string;
}

const unescaped = (attribute: string) => attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/**
 * Astro would publish a picture in a text as one large file.
 * @returns the HTML with a mark at the place of each picture, and the pictures in their order
 */
export function takePictures(html: string): { html: string; pictures: PictureInText[] } {
  const pictures: PictureInText[] = [];
  const marked = html.replace(PICTURE, (_, json: string) => {
    const { src, alt, title } = JSON.parse(unescaped(json)) as { src: string; alt?: string; title?: string };
    pictures.push({ image: IMPORTED + src, alt: alt ?? '', ...(title && { title }) });
    return PICTURE_MARKER;
  });
  return { html: marked, pictures };
}

/**
 * A loader of Markdown whose HTML is fit for a page, wherever the site is hosted. Its pictures come among the data.
 * @param highest the rank of the highest headings in it
 */
export const withPageHtml = (loader: Loader, highest: 2 | 3): Loader => ({
  ...loader,
  load: (context) => {
    const set: typeof context.store.set = (entry) => {
      const { rendered } = entry;
      if (rendered === undefined) return context.store.set(entry);
      const { html, pictures } = takePictures(
        withHeadingRanks(toPageHtml(rendered.html, context.config.base), highest),
      );
      return context.store.set({
        ...entry,
        data: { ...entry.data, textPictures: pictures },
        rendered: { ...rendered, html },
      });
    };
    return loader.load({ ...context, store: { ...context.store, set } });
  },
});
