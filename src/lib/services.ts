/** What the studio offers: the owner's facts as groups of services in the page's language, with their links. */
import { getEntry, type CollectionEntry } from 'astro:content';
import { interpolate } from '../shared/interpolate.ts';
import { groupAnchor, photosTarget } from '../shared/urls.ts';
import { durationIn, rupeesText } from './format.ts';
import { groupAddress } from './gallery-sections.ts';
import { inLocale, type Locale } from './locales.ts';
import { getGalleries, type PhotoListing } from './galleries.ts';
import { addressIn } from './routes.ts';
import { getStudio, type Studio } from './studio.ts';
import { getWords } from './words.ts';

type Facts = CollectionEntry<'services'>['data'];
type Words = Awaited<ReturnType<typeof getWords>>['services'];

/** A gallery with its photos in the order shown. */
interface Gallery {
  name: string;
  listings: readonly Pick<PhotoListing, 'group'>[];
}

const FILE = 'services.yaml';

/**
 * Where photos hang that are looked for at `to`, a group of them on whichever page of its gallery it begins; nothing
 * where none hangs. What else `to` leads to stays as it is.
 */
function photosAddress(to: string, galleries: readonly Gallery[]): string | undefined {
  const { page, gallery, group } = photosTarget(to);
  const listings = galleries.find(({ name }) => name === gallery)?.listings;
  if (!listings) return to;
  if (!group) return listings.length > 0 ? to : undefined;
  const at = listings.findIndex((photo) => photo.group !== undefined && groupAnchor(photo.group) === group);
  const key = listings[at]?.group;
  return key && groupAddress(page, key, at);
}

/**
 * The services that a language names, in their groups; a group of none is left out.
 * @param studio whose chat they lead to
 */
export function toServices(
  facts: Facts,
  locale: Locale,
  words: Words,
  studio: Pick<Studio, 'chatLink'>,
  galleries: readonly Gallery[],
) {
  const groups = Object.entries(facts.groups).map(([group, { name, photos }]) => {
    const to = photos && photosAddress(photos, galleries);
    return {
      name: inLocale(name, locale),
      photos: to && addressIn(to, locale),
      services: facts.services
        .filter((service) => service.group === group)
        .flatMap(({ [locale]: said, price, minutes }) => {
          if (!said) return [];
          const [ask, text] = price ? [words.ask, words.askText] : [words.askPrice, words.askPriceText];
          return {
            ...said,
            minPrice: price,
            price: price && interpolate(words.from, { price: rupeesText(price) }),
            duration: minutes && durationIn(minutes, locale),
            ask,
            chat: studio.chatLink(interpolate(text, { service: said.name })),
          };
        }),
    };
  });
  return { title: words.title, seePhotos: words.photos, groups: groups.filter(({ services }) => services.length > 0) };
}

export type Services = ReturnType<typeof toServices>;

/** @returns nothing when the language names no service */
export async function getServices(locale: Locale): Promise<Services | undefined> {
  const entry = await getEntry('services', FILE);
  if (!entry) return undefined;
  const [{ services: words }, studio, galleries] = await Promise.all([
    getWords(locale),
    getStudio(locale),
    getGalleries(locale),
  ]);
  const services = toServices(entry.data, locale, words, studio, galleries);
  return services.groups.length > 0 ? services : undefined;
}
