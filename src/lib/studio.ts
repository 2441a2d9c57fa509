/** The studio's facts, with every link that follows from them. */
import { getEntry, type CollectionEntry } from 'astro:content';
import { chatLink, digits } from '../shared/whatsapp-link.ts';
import { todayInIndia } from '../shared/calendar-date.ts';
import { isolated } from './bidi-isolate.ts';
import { requireEntry } from './require-entry.ts';
import { hoursInWords, type HoursLine } from './hours.ts';
import { inLocale, settingsOf, type Locale } from './locales.ts';
import { mapEmbed } from './map-embed.ts';
import { notOver } from './special-days.ts';
import { saysWords } from './word-boundaries.ts';
import { toWordmark } from './wordmark.ts';
import { getWords } from './words.ts';

type Facts = CollectionEntry<'studio'>['data'];

/**
 * Facts as the owner wrote them → facts in the page's language, with their links.
 * @param today in India: special days and notices that are over are left out
 */
export function toStudio(facts: Facts, locale: Locale, today = todayInIndia()) {
  const { latitude, longitude } = facts.location;
  const { postalCode } = facts.address;
  const { dir } = settingsOf(locale);
  const name = inLocale(facts.name, locale);
  const street = facts.address.street && inLocale(facts.address.street, locale);
  const [city, region, country] = [facts.address.city, facts.address.region, facts.address.country].map((text) =>
    inLocale(text, locale),
  ) as [string, string, string];
  return {
    ...facts,
    name,
    wordmark: toWordmark(name, city),
    nameSaysCity: saysWords(name, city),
    address: { street, city, region, postalCode, country },
    specialDays: notOver(facts.specialDays, today).map(({ reason, ...entry }) => ({
      ...entry,
      reason: reason && inLocale(reason, locale),
    })),
    notices: notOver(facts.notices, today).map(({ text, ...entry }) => ({
      ...entry,
      text: inLocale(text, locale),
      /** Whether it is shown on a phone that runs no scripts. */
      hasBegun: entry.from <= today,
    })),
    addressLine: [street, city, `${region} ${postalCode}`, country].filter(Boolean).join(', '),
    /** The phone number and the handle as texts of the language have them. */
    phoneText: isolated(facts.phone, dir),
    handleText: isolated(facts.social.handle, dir),
    callLink: `tel:+${digits(facts.phone)}`,
    mailLink: `mailto:${facts.email}`,
    chatLink: (text?: string) => chatLink(facts.phone, text),
    directionsLink: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
    mapLink: mapEmbed(facts.location),
  };
}

export type Studio = ReturnType<typeof toStudio>;

/** The studio in a language, as of today in India. Throws a sentence that names the file when it is missing. */
export async function getStudio(locale: Locale): Promise<Studio> {
  return toStudio(requireEntry(await getEntry('studio', 'studio.yaml'), 'studio.yaml').data, locale);
}

/** The opening hours as sentences, one for each line. */
export async function getHours(locale: Locale): Promise<HoursLine[]> {
  const [studio, { footer, hours }] = await Promise.all([getStudio(locale), getWords(locale)]);
  return hoursInWords(studio.hours, { everyDay: footer.hours, ...hours }, settingsOf(locale));
}
