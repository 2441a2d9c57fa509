/** What the site says of itself to machines, in the words of schema.org. */
import { groupByHours } from './hours.ts';
import type { GalleryPhoto } from './photos.ts';
import type { Studio } from './studio.ts';

/** `09:30 AM` → `09:30`, `12:15 AM` → `00:15`, `08:30 PM` → `20:30`. */
export function twentyFourHours(time: string): string {
  const [, hour = '', minute = '', half = ''] = /^(\d{2}):(\d{2}) (AM|PM)$/.exec(time) ?? [];
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/*
 * Full addresses are nothing where the site's own address is not known; what is nothing is not written. The rest stays
 * valid without: a thing may have no address.
 */
type Full = string | undefined;

const idOf = (home: Full): Full => home && `${home}#studio`;

/** @param url the site's first page; @param image a picture of the studio, both as full addresses */
export function salonJsonLd(studio: Studio, url: Full, image: Full) {
  const { street, city, region, postalCode, country } = studio.address;
  // Days that are not named are closed.
  const openings = groupByHours(studio.hours).map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens: twentyFourHours(opens),
    closes: twentyFourHours(closes),
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'BeautySalon',
    '@id': idOf(url),
    name: studio.name,
    url,
    image,
    telephone: studio.phone,
    email: studio.email,
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', ...studio.location },
    openingHoursSpecification: openings.length === 1 ? openings[0] : openings,
    sameAs: [studio.social.url],
  };
}

interface CourseText {
  title: string;
  description: string;
  days: { day: string; title: string; points: string[] }[];
}

/** @param url the course's page; @param home the site's first page, both as full addresses */
export const courseJsonLd = ({ title, description, days }: CourseText, studio: Studio, url: Full, home: Full) => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: title,
  description,
  url,
  provider: { '@type': 'BeautySalon', '@id': idOf(home), name: studio.name, url: home },
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Onsite', location: studio.addressLine },
  hasPart: days.map((part, index) => ({
    '@type': 'Syllabus',
    position: index + 1,
    name: `${part.day}: ${part.title}`,
  })),
});

/** @param url the gallery's page as a full address; @param site the site's address. Without it the photos have none and are left out. */
export const galleryJsonLd = (
  gallery: { title: string; description: string },
  photos: readonly GalleryPhoto[],
  url: Full,
  site: URL | undefined,
) => ({
  '@context': 'https://schema.org',
  '@type': 'ImageGallery',
  name: gallery.title,
  description: gallery.description,
  url,
  image:
    site &&
    photos.map(({ alt, anchor, picture }) => ({
      '@type': 'ImageObject',
      name: alt,
      contentUrl: new URL(picture.src, site).href,
      url: `${url}#${anchor}`,
    })),
});
