/** The pages of the galleries: which there are, and what each is given. */
import { createHash } from 'node:crypto';
import type { ImageMetadata, Page } from 'astro';
import { interpolate } from '../shared/interpolate.ts';
import { galleryAddress } from '../shared/urls.ts';
import { countText } from './format.ts';
import { getSections, groupLinks, type Group } from './gallery-sections.ts';
import { galleryJsonLd } from './json-ld.ts';
import type { Locale } from './locales.ts';
import { furtherGroups, movedPhotos, type MovedAnchor } from './moved-anchors.ts';
import { linkedPages } from './pagination.ts';
import { getGalleries, type PhotoListing } from './galleries.ts';
import { copyOf } from './responsive-picture.ts';
import { addressIn, localePaths } from './routes.ts';
import { absolute } from './urls.ts';
import { getWords } from './words.ts';

/** Every gallery in every language: its listings, and the parameters and the data of its pages. */
export async function getGalleryPages() {
  const pages = localePaths().map(async ({ params, props }) =>
    (await getGalleries(props.locale)).map(({ listings, ...gallery }) => {
      const path = `/${gallery.name}`;
      const links = groupLinks(listings, gallery.groups, addressIn(path, props.locale));
      const moved = [...movedPhotos(listings), ...furtherGroups(listings, gallery.groups)];
      return {
        listings,
        params: { ...params, gallery: gallery.name },
        props: { ...props, gallery: { ...gallery, path }, links, moved },
      };
    }),
  );
  return (await Promise.all(pages)).flat();
}

type Gallery = Awaited<ReturnType<typeof getGalleryPages>>[number]['props']['gallery'];

/** What one page of a gallery shows, which is empty while the gallery is. */
export async function getGalleryPage(gallery: Gallery, page: Page<PhotoListing>, locale: Locale, site?: URL) {
  const { gallery: words, pages } = await getWords(locale);
  const countOf = (n: number) => countText(n, gallery.count ?? words.count, locale);
  const sections = await getSections(page.data, gallery.groups, countOf);
  const photos = sections.flatMap((section) => section.photos);
  const hasPhotos = photos.length > 0;
  const path = galleryAddress(gallery.path, page.currentPage);
  const url = absolute(addressIn(path, locale), site);
  return {
    path,
    // By which the tabs and bookmarks of two pages are told apart.
    title:
      page.currentPage === 1 ? gallery.title : `${gallery.title} · ${interpolate(pages.page, { n: page.currentPage })}`,
    jsonLd: hasPhotos ? [galleryJsonLd(gallery, photos, locale, url, site)] : [],
    header: {
      title: gallery.title,
      total: hasPhotos ? { value: page.total, text: countOf(page.total) } : undefined,
      intro: gallery.intro,
      tap: hasPhotos ? words.tap : undefined,
    },
    hasPhotos,
    positions: photos.map(({ position }) => position),
    sections,
    pagination: { ...page, linked: linkedPages(page.currentPage, page.lastPage) },
  };
}

/** What each page of a gallery is given, as far as pages differ. */
interface PageProps {
  gallery: { groups: Group[] };
  moved: MovedAnchor[];
  page: { currentPage: number; data: Pick<PhotoListing, 'group'>[] };
}

/** What is given to all pages of a gallery → what one of them shows of it: a photo more changes no page without it. */
export const pageProps = <Props extends PageProps>(props: Props): Props => ({
  ...props,
  gallery: {
    ...props.gallery,
    groups: props.gallery.groups.filter(({ key }) => props.page.data.some(({ group }) => group === key)),
  },
  moved: props.moved.filter(({ from }) => from === props.page.currentPage),
});

/**
 * @param props of a page of a gallery: all that it shows of photos, with Astro's images in fields named `image` alone
 * @returns another text whenever these are others. Further pages do not depend on how much hangs in the whole gallery:
 * integrations/gallery-total.ts tells it to them. Of all else integrations/incremental-build.ts takes care
 */
export function galleryPageKey(props: { page: Pick<Page, 'currentPage' | 'total'> }): string {
  const { page } = props;
  const shown = { ...props, page: { ...page, total: page.currentPage === 1 ? page.total : undefined } };
  return createHash('sha256')
    .update(
      JSON.stringify(shown, (name, value: unknown) => (name === 'image' ? copyOf(value as ImageMetadata) : value)),
    )
    .digest('hex');
}
