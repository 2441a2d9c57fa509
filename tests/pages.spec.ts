/** What every page is, before and without any script. */
import AxeBuilder from '@axe-core/playwright';
import { ADDRESSES, GALLERIES, expect, test } from './watch.ts';

const MENU = ['Home', 'Portfolio', 'Nail Art', 'Academy', 'Studio', 'About Us'];

for (const address of ADDRESSES) {
  test.describe(address, () => {
    test('answers by itself, without a redirect and without complaint', async ({ page }) => {
      const response = await page.goto(address, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(200);
      expect(response?.request().redirectedFrom()).toBeNull();
      await expect(page.locator('h1')).toHaveCount(1);
    });

    test('has no violation of accessibility', async ({ page }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    });

    test('has the footer with every way to the studio', async ({ page }) => {
      await page.goto(address);
      const footer = page.locator('footer');
      await expect(footer.locator('a[href="tel:+910000000000"]')).toBeVisible();
      await expect(footer.locator('a[href="mailto:hello@gulmohar.example"]')).toBeVisible();
      await expect(footer.locator('a[href="https://www.instagram.com/gulmohar.makeup/"]')).toBeVisible();
      await expect(footer).toContainText('284001');
      await expect(footer).toContainText('Every day, 09:30 AM to 08:30 PM');
      await expect(footer.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', /^https:\/\/wa\.me\/910000000000(\?|$)/);
    });

    test('fits the narrowest phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });

    test('asks nothing of anybody else', async ({ page, isMobile }) => {
      // Only a wide screen gets something from elsewhere unasked: the map.
      const known = address === '/about-us' && !isMobile ? /^http:\/\/localhost|^https:\/\/www\.openstreetmap\.org/ : /^http:\/\/localhost/;
      const strangers: string[] = [];
      page.on('request', (request) => {
        if (!known.test(request.url())) strangers.push(request.url());
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(strangers).toEqual([]);
    });
  });
}

for (const address of ADDRESSES.filter((path) => path !== '/')) {
  test(`${address} has one menu that says where one is`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(MENU);
    for (const link of await links.all()) expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await expect(page.locator('header a[aria-current="page"]')).toHaveCount(address === '/contact' ? 0 : 1);
    if (address !== '/contact') await expect(page.locator('header a[aria-current="page"]')).toHaveAttribute('href', address);
  });
}

for (const { address, photos } of GALLERIES) {
  test(`${address} has ${photos} linked photos, each with its words and its size`, async ({ page }) => {
    await page.goto(address);
    const images = page.locator('main li img');
    await expect(images).toHaveCount(photos);
    const alts = await images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt));
    alts.forEach((alt, index) => expect(alt).toMatch(new RegExp(`^Post ${index + 1}: .{10,}`)));
    for (const image of await images.all()) {
      await expect(image).toHaveAttribute('width', /^\d+$/);
      await expect(image).toHaveAttribute('height', /^\d+$/);
    }
    const links = await page.locator('main li a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links) expect((await page.request.get(link)).headers()['content-type']).toBe('image/jpeg');
    expect(new Set(await page.locator('main li a').evaluateAll((all) => all.map(({ id }) => id))).size).toBe(photos);
  });
}

test('an address that is not there gives a page with the way back', async ({ page, complaints }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('the 404 page has no violation of accessibility', async ({ page, complaints }) => {
  await page.goto('/no-such-page');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  complaints.length = 0;
});

test('the academy has its fixed words and 16 days', async ({ page }) => {
  await page.goto('/academy');
  await expect(page.locator('h1')).toHaveText('30 DAYS MASTER CLASS');
  await expect(page.getByText('BASIC TO ADVANCE PROFESSIONAL MAKEUP COURSE')).toBeVisible();
  await expect(page.getByText('Certified by Mehrab Beauty Academy, Lucknow')).toBeVisible();
  await expect(page.getByRole('link', { name: 'BOOK NOW', exact: true })).toHaveAttribute(
    'href',
    'https://wa.me/910000000000?text=Hi%2C%20I%20am%20interested%20in%20joining%20the%2030%20Days%20Master%20Class.%20Please%20provide%20more%20details.',
  );
  const cards = page.locator('main ol > li');
  await expect(cards).toHaveCount(16);
  for (const card of await cards.all()) {
    const points = await card.locator('li').count();
    expect(points).toBeGreaterThanOrEqual(3);
    expect(points).toBeLessThanOrEqual(6);
  }
});

test('pages without an island ship no framework', async ({ page }) => {
  for (const address of ['/academy', '/about-us', '/no-such-page']) {
    const html = await (await page.request.get(address)).text();
    expect(html).not.toContain('astro-island');
    expect(html).not.toMatch(/<script[^>]+src=/);
  }
});

test('every island waits until it is seen', async ({ page }) => {
  for (const address of ADDRESSES) {
    const html = await (await page.request.get(address)).text();
    const directives = [...html.matchAll(/<astro-island[^>]+client="(\w+)"/g)].map(([, directive]) => directive);
    expect(new Set(directives).size <= 1 && (directives[0] ?? 'visible') === 'visible').toBe(true);
  }
});
