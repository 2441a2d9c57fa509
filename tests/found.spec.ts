/** What search engines, chats and feeds read. */
import sharp from 'sharp';
import { SITE_URL as SITE } from './sites.ts';
import { ADDRESSES, GALLERIES, expect, test } from './watch.ts';

for (const address of ADDRESSES) {
  test(`${address} says what it is`, async ({ page }) => {
    await page.goto(address);
    const content = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
    expect((await page.title()).length).toBeGreaterThan(10);
    expect((await content('description'))!.length).toBeGreaterThan(40);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toBe(SITE + (address === '/' ? '/' : address));
    expect(await content('og:url')).toBe(canonical);
    const picture = new URL((await content('og:image'))!);
    expect(picture.origin).toBe(SITE);
    const body = await (await page.request.get(picture.pathname)).body();
    expect(body.length).toBeLessThan(100_000);
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  });
}

test('no two pages share their title, description or picture', async ({ page }) => {
  const heads: string[][] = [];
  for (const address of ADDRESSES) {
    await page.goto(address);
    heads.push([await page.title(), ...(await page.locator('meta[name="description"], meta[property="og:image"]').evaluateAll((all) => all.map((meta) => meta.getAttribute('content') ?? '')))]);
  }
  for (const part of [0, 1, 2]) expect(new Set(heads.map((head) => head[part])).size).toBe(ADDRESSES.length);
});

const dataOf = async (page: import('@playwright/test').Page, address: string) => {
  await page.goto(address);
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as Record<string, unknown>;
};

test('the salon is described with its facts', async ({ page }) => {
  expect(await dataOf(page, '/')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BeautySalon',
    name: 'Gulmohar Makeup Studio & Academy',
    url: `${SITE}/`,
    address: { '@type': 'PostalAddress', addressLocality: 'Jhansi', postalCode: '284001' },
    geo: { '@type': 'GeoCoordinates', latitude: 25.4484, longitude: 78.5685 },
    openingHoursSpecification: { opens: '09:30', closes: '20:30' },
  });
});

test('the course is described with its 16 parts', async ({ page }) => {
  const course = await dataOf(page, '/academy');
  expect(course).toMatchObject({ '@type': 'Course', name: '30 DAYS MASTER CLASS', provider: { '@type': 'BeautySalon' } });
  expect(course['hasPart']).toHaveLength(16);
});

for (const { address, photos } of GALLERIES) {
  test(`${address} is described photo by photo`, async ({ page }) => {
    const gallery = await dataOf(page, address);
    expect(gallery['@type']).toBe('ImageGallery');
    const images = gallery['image'] as { contentUrl: string }[];
    expect(images).toHaveLength(photos);
    for (const { contentUrl } of images) expect((await page.request.get(new URL(contentUrl).pathname)).status()).toBe(200);
  });
}

test('robots, sitemap, manifest and icons are there and agree', async ({ page }) => {
  const text = async (path: string) => (await page.request.get(path)).text();
  expect(await text('/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap-index.xml`);
  expect(await text('/sitemap-index.xml')).toContain(`${SITE}/sitemap-0.xml`);
  const listed = [...(await text('/sitemap-0.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(ADDRESSES.map((address) => SITE + (address === '/' ? '/' : address)).sort());
  const manifest = JSON.parse(await text('/manifest.webmanifest')) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await page.request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
