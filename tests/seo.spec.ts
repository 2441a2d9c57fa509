/** What search engines, chats and feeds read. */
import sharp from 'sharp';
import {
  ADDRESSES,
  ALL_PAGES,
  GALLERIES,
  OPEN_DAYS,
  PER_PAGE,
  course,
  headOf,
  studio,
} from './fixtures/site-content.ts';
import { SITE_URL } from './fixtures/sites.ts';
import { expect, test } from './fixtures/page-test.ts';

for (const address of ADDRESSES) {
  test(`${address} says what it is`, async ({ page }) => {
    await page.goto(address);
    const content = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
    await expect(page).toHaveTitle(headOf(address).title);
    expect(await content('description')).toBe(headOf(address).description);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toBe(SITE_URL + (address === '/' ? '/' : address));
    expect(await content('og:url')).toBe(canonical);
    const picture = new URL((await content('og:image'))!);
    expect(picture.origin).toBe(SITE_URL);
    const body = await (await page.request.get(picture.pathname)).body();
    expect(body.length).toBeLessThan(100_000);
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  });
}

test('every page has a picture of its own', async ({ page }) => {
  const pictures: (string | null)[] = [];
  for (const address of ADDRESSES) {
    await page.goto(address);
    pictures.push(await page.locator('meta[property="og:image"]').getAttribute('content'));
  }
  expect(new Set(pictures).size).toBe(ADDRESSES.length);
});

const dataOf = async (page: import('@playwright/test').Page, address: string) => {
  await page.goto(address);
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as Record<
    string,
    unknown
  >;
};

test('the salon is described with its facts', async ({ page }) => {
  expect(await dataOf(page, '/')).toMatchObject({
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

test('the opening hours are told day by day', async ({ page }) => {
  const { openingHoursSpecification } = await dataOf(page, '/');
  const told = [openingHoursSpecification].flat() as { dayOfWeek: string[]; opens: string; closes: string }[];
  expect(told.flatMap(({ dayOfWeek }) => dayOfWeek).sort()).toEqual(OPEN_DAYS.toSorted());
  expect(told).toContainEqual(expect.objectContaining({ opens: studio.hours.opens, closes: studio.hours.closes }));
});

test('the course is described with its parts', async ({ page }) => {
  const described = await dataOf(page, '/academy');
  expect(described).toMatchObject({ '@type': 'Course', name: course.title, provider: { '@type': 'BeautySalon' } });
  expect((described['hasPart'] as { name: string }[]).map(({ name }) => name)).toEqual(
    course.days.map(({ day, title }) => `${day}: ${title}`),
  );
});

for (const { address, photos } of GALLERIES.filter((gallery) => gallery.photos.length > 0)) {
  test(`${address} is described photo by photo`, async ({ page }) => {
    const gallery = await dataOf(page, address);
    expect(gallery['@type']).toBe('ImageGallery');
    const images = gallery['image'] as { contentUrl: string }[];
    expect(images).toHaveLength(Math.min(photos.length, PER_PAGE));
    for (const { contentUrl } of images)
      expect((await page.request.get(new URL(contentUrl).pathname)).status()).toBe(200);
  });
}

test('robots, sitemap, manifest and icons are there and agree', async ({ page }) => {
  const text = async (path: string) => (await page.request.get(path)).text();
  expect(await text('/robots.txt')).toContain(`Sitemap: ${SITE_URL}/sitemap-index.xml`);
  expect(await text('/sitemap-index.xml')).toContain(`${SITE_URL}/sitemap-0.xml`);
  const listed = [...(await text('/sitemap-0.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(ALL_PAGES.map((address) => SITE_URL + address).sort());
  const manifest = JSON.parse(await text('/manifest.webmanifest')) as { icons: { src: string; sizes: string }[] };
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await page.request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
