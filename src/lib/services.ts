/** What the studio offers: the owner's facts as groups of services in the page's language, with their links. */
import { getEntry, type CollectionEntry } from 'astro:content';
import { interpolate } from '../shared/interpolate.ts';
import { durationIn, rupeesIn } from './format.ts';
import { inLocale, type Locale } from './locales.ts';
import { localized } from './routes.ts';
import { getStudio, type Studio } from './studio.ts';
import { getWords } from './words.ts';

type Facts = CollectionEntry<'services'>['data'];
type Words = Awaited<ReturnType<typeof getWords>>['services'];

const FILE = 'services.yaml';

/** Throws a sentence that names the file when a service names a group that is not there: it would be shown nowhere. */
function refuseUnknownGroups({ groups, services }: Facts): void {
  for (const { group } of services)
    if (!Object.hasOwn(groups, group))
      throw new Error(`src/content/${FILE}: there is no group ${group}. Add it to \`groups\`, or name one of those.`);
}

/**
 * The services that a language names, in their groups; a group of none is left out.
 * @param studio whose chat they lead to
 */
export function toServices(facts: Facts, locale: Locale, words: Words, studio: Pick<Studio, 'chatLink'>) {
  refuseUnknownGroups(facts);
  const groups = Object.entries(facts.groups).map(([group, { name, photos }]) => ({
    name: inLocale(name, locale),
    photos: photos && localized(photos, locale),
    services: facts.services
      .filter((service) => service.group === group)
      .flatMap(({ [locale]: said, price, minutes }) => {
        if (!said) return [];
        const [ask, text] = price ? [words.ask, words.askText] : [words.askPrice, words.askPriceText];
        return {
          ...said,
          minPrice: price,
          price: price && interpolate(words.from, { price: rupeesIn(price, locale) }),
          duration: minutes && durationIn(minutes, locale),
          ask,
          chat: studio.chatLink(interpolate(text, { service: said.name })),
        };
      }),
  }));
  return { title: words.title, seePhotos: words.photos, groups: groups.filter(({ services }) => services.length > 0) };
}

export type Services = ReturnType<typeof toServices>;

/** @returns nothing when the language names no service */
export async function getServices(locale: Locale): Promise<Services | undefined> {
  const entry = await getEntry('services', FILE);
  if (!entry) return undefined;
  const [{ services: words }, studio] = await Promise.all([getWords(locale), getStudio(locale)]);
  const services = toServices(entry.data, locale, words, studio);
  return services.groups.length > 0 ? services : undefined;
}
