/** The studio's facts, with every link that follows from them. */
import { getEntry, type CollectionEntry } from 'astro:content';
import { chatLink, digits } from '../shared/chat.ts';
import { interpolate } from '../shared/interpolate.ts';
import { hoursInWords } from './hours.ts';
import { LANGUAGE, getWords, requireEntry } from './words.ts';

type Facts = CollectionEntry<'studio'>['data'];

/** How far the embedded map looks around the studio, in degrees: about 600 m each way at this latitude. */
const MAP_REACH = 0.006;

/** Facts as the owner wrote them → facts with their links. */
export function toStudio(facts: Facts) {
  const { latitude, longitude } = facts.location;
  const { street, city, region, postalCode, country } = facts.address;
  const box = [longitude - MAP_REACH, latitude - MAP_REACH, longitude + MAP_REACH, latitude + MAP_REACH];
  const map = new URL('https://www.openstreetmap.org/export/embed.html');
  map.search = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  }).toString();
  return {
    ...facts,
    addressLine: [street, city, `${region} ${postalCode}`, country].filter(Boolean).join(', '),
    callLink: `tel:+${digits(facts.phone)}`,
    mailLink: `mailto:${facts.email}`,
    chatLink: (text?: string) => chatLink(facts.phone, text),
    directionsLink: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
    mapLink: map.href,
  };
}

export type Studio = ReturnType<typeof toStudio>;

export async function getStudio(): Promise<Studio> {
  return toStudio(requireEntry(await getEntry('studio', 'studio.yaml'), 'studio.yaml').data);
}

/** The opening hours as sentences, one for each line. */
export async function getHours(): Promise<string[]> {
  const [studio, { footer, hours }] = await Promise.all([getStudio(), getWords()]);
  return hoursInWords(studio.hours, { everyDay: footer.hours, ...hours }, LANGUAGE, interpolate);
}
