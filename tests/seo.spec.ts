/** What search engines, chats and feeds read. */
import sharp from 'sharp';
import { LOCALES } from '../src/lib/locales.ts';
import { THEME_COLOR } from '../src/lib/tokens.ts';
import {
  ADDRESSES,
  ALL_PAGES,
  GALLERIES,
  OPEN_DAYS,
  PER_PAGE,
  addressIn,
  HAS_COURSE,
  WITHOUT_COURSE,
  course,
  headOf,
  studio,
} from './fixtures/site-content.ts';
import { readHead } from './fixtures/page-head.ts';
import { SITE_URL } from './fixtures/sites.ts';
import { expect, test, type APIRequestContext } from '@playwright/test';

for (const address of ADDRESSES) {
  test(`${address} says what it is`, async ({ request }) => {
    const { title, meta, link } = await readHead(request, address);
    expect(title).toBe(headOf(address).title);
    expect(meta('description')).toBe(headOf(address).description);
    expect(link('canonical')).toBe(SITE_URL + (address === '/' ? '/' : address));
    expect(meta('robots')).toBeUndefined();
    expect(meta('og:url')).toBe(link('canonical'));
    expect(meta('og:title')).toBe(title);
    expect(meta('og:description')).toBe(headOf(address).description);
    const picture = new URL(meta('og:image')!);
    expect(picture.origin).toBe(SITE_URL);
    const body = await (await request.get(picture.pathname)).body();
    expect(body.length).toBeLessThan(100_000);
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  });
}

test('every page has a picture of its own', async ({ request }) => {
  const pictures: (string | undefined)[] = [];
  for (const address of ADDRESSES) pictures.push((await readHead(request, address)).meta('og:image'));
  expect(new Set(pictures).size).toBe(ADDRESSES.length);
});

test('the page for wrong addresses and the offline pages are not to be found', async ({ request }) => {
  for (const address of ['/404', ...LOCALES.map((code) => addressIn('/offline', code))])
    expect((await readHead(request, address)).meta('robots'), address).toBe('noindex');
});

/** The one description that a page has for search engines. */
async function dataOf(request: APIRequestContext, address: string): Promise<Record<string, unknown>> {
  const { data } = await readHead(request, address);
  expect(data).toHaveLength(1);
  return data[0]!;
}

test('the salon is described with its facts', async ({ request }) => {
  expect(await dataOf(request, '/')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BeautySalon',
    name: studio.name,
    url: `${SITE_URL}/`,
    telephone: studio.phone,
    email: studio.email,
    address: { '@type': 'PostalAddress', addressLocality: studio.address.city, postalCode: studio.address.postalCode },
    geo: { '@type': 'GeoCoordinates', ...studio.location },
  });
});

test('the opening hours are told day by day', async ({ request }) => {
  const { openingHoursSpecification } = await dataOf(request, '/');
  const told = [openingHoursSpecification].flat() as { dayOfWeek: string[]; opens: string; closes: string }[];
  expect(told.flatMap(({ dayOfWeek }) => dayOfWeek).sort()).toEqual(OPEN_DAYS.toSorted());
  expect(told).toContainEqual(expect.objectContaining({ opens: studio.hours.opens, closes: studio.hours.closes }));
});

test('the course is described with its parts', async ({ request }) => {
  test.skip(!HAS_COURSE, WITHOUT_COURSE);
  const described = await dataOf(request, '/academy');
  expect(described).toMatchObject({ '@type': 'Course', name: course.title, provider: { '@type': 'BeautySalon' } });
  expect(described['hasPart']).toEqual(
    course.cards.map(({ day, title }, at) => ({ '@type': 'Syllabus', position: at + 1, name: `${day}: ${title}` })),
  );
});

for (const { address, photos } of GALLERIES.filter((gallery) => gallery.photos.length > 0)) {
  test(`${address} is described photo by photo`, async ({ request }) => {
    const gallery = await dataOf(request, address);
    expect(gallery['@type']).toBe('ImageGallery');
    const images = gallery['image'] as { contentUrl: string; url: string }[];
    expect(images).toHaveLength(Math.min(photos.length, PER_PAGE));
    const page = await (await request.get(address)).text();
    for (const { contentUrl, url } of images) {
      expect((await request.get(new URL(contentUrl).pathname)).status()).toBe(200);
      expect(page).toContain(`id="${decodeURIComponent(new URL(url).hash.slice(1))}"`);
    }
  });
}

test('robots, sitemap, manifest and icons are there and agree', async ({ request }) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('/robots.txt')).toContain(`Sitemap: ${SITE_URL}/sitemap-index.xml`);
  expect(await text('/sitemap-index.xml')).toContain(`${SITE_URL}/sitemap-0.xml`);
  const listed = [...(await text('/sitemap-0.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(ALL_PAGES.map((address) => SITE_URL + address).sort());
  const manifest = JSON.parse(await text('/manifest.webmanifest')) as {
    icons: { src: string; sizes: string }[];
    theme_color: string;
  };
  const { meta, link } = await readHead(request, '/');
  expect(meta('theme-color')).toBe(THEME_COLOR);
  expect(manifest.theme_color).toBe(THEME_COLOR);
  const touchIcon = await sharp(await (await request.get(link('apple-touch-icon')!)).body()).metadata();
  expect(touchIcon).toMatchObject({ width: 180, height: 180 });
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
