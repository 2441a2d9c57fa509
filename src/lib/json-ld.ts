/** What the site says of itself to machines, in the words of schema.org. */
import type { Batch } from './batches.ts';
import { groupByHours } from './hours.ts';
import type { Locale } from './locales.ts';
import { withoutOverlaps } from './special-days.ts';
import type { GalleryPhoto } from './gallery-pictures.ts';
import type { Services } from './services.ts';
import type { Studio } from './studio.ts';

/**
 * A full address; undefined where the site's own address is not known. The data then lack it, and are valid without it.
 */
type FullAddress = string | undefined;

const idOf = (home: FullAddress): FullAddress => home && `${home}#studio`;

/** Full addresses: of the first page in a language, of the site's first page, and of a picture of the studio. */
interface SalonAddresses {
  url: FullAddress;
  home: FullAddress;
  image: FullAddress;
}

/** What the studio offers. A service whose price is asked for in a chat has none here either. */
const offerCatalog = ({ title, groups }: Services) => ({
  '@type': 'OfferCatalog',
  name: title,
  itemListElement: groups.flatMap(({ services }) =>
    services.map(({ name, minPrice }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name },
      ...(minPrice && { priceSpecification: { '@type': 'PriceSpecification', minPrice, priceCurrency: 'INR' } }),
    })),
  ),
});

/**
 * The studio is one and the same in every language: it is named by the site's first page.
 * @param services what it offers, if the page says so too
 */
export function salonJsonLd(studio: Studio, { url, home, image }: SalonAddresses, services?: Services) {
  const { street, city, region, postalCode, country } = studio.address;
  // Days that are not named are closed.
  const openings = groupByHours(studio.hours).map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }));
  // By schema.org's custom, days that open and close at midnight are closed.
  const special = withoutOverlaps(studio.specialDays).map(({ from, to, opens = '00:00', closes = '00:00' }) => ({
    '@type': 'OpeningHoursSpecification',
    opens,
    closes,
    validFrom: from,
    validThrough: to,
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'BeautySalon',
    '@id': idOf(home),
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
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
    sameAs: [studio.social.url],
    ...(services && { hasOfferCatalog: offerCatalog(services) }),
  };
}

interface CourseText {
  title: string;
  description: string;
  cards: { day: string; title: string; points: string[] }[];
  /** When it is held, if that is known. */
  batches: Pick<Batch, 'starts' | 'ends' | 'seats' | 'fee'>[];
}

/** Says what is known: of a batch without a fee no price, without seats no number of them. */
const courseInstances = ({ batches }: CourseText, studio: Studio) => {
  const onsite = { '@type': 'CourseInstance', courseMode: 'Onsite', location: studio.addressLine };
  if (batches.length === 0) return onsite;
  return batches.map(({ starts, ends, seats, fee }) => ({
    ...onsite,
    startDate: starts.date,
    endDate: ends.date,
    maximumAttendeeCapacity: seats,
    offers: fee && { '@type': 'Offer', category: 'Paid', price: fee, priceCurrency: 'INR' },
  }));
};

/** @param url the course's page as a full address */
export const courseJsonLd = (
  course: CourseText,
  studio: Studio,
  locale: Locale,
  url: FullAddress,
  salon: Omit<SalonAddresses, 'image'>,
) => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: course.title,
  description: course.description,
  inLanguage: locale,
  url,
  provider: { '@type': 'BeautySalon', '@id': idOf(salon.home), name: studio.name, url: salon.url },
  hasCourseInstance: courseInstances(course, studio),
  hasPart: course.cards.map((card, index) => ({
    '@type': 'Syllabus',
    position: index + 1,
    name: `${card.day}: ${card.title}`,
  })),
});

/**
 * @param url the gallery's page as a full address
 * @param site the site's address. Without it the photos have none and are left out.
 */
export const galleryJsonLd = (
  gallery: { title: string; description: string },
  photos: readonly GalleryPhoto[],
  locale: Locale,
  url: FullAddress,
  site: URL | undefined,
) => ({
  '@context': 'https://schema.org',
  '@type': 'ImageGallery',
  name: gallery.title,
  description: gallery.description,
  inLanguage: locale,
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
