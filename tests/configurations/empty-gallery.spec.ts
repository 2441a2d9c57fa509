/** A first day: a gallery without a photo, one with a single one, hours with exceptions, and no share picture named. */
import sharp from 'sharp';
import { NAME } from '../fixtures/bare-project.ts';
import { openGallery } from '../fixtures/gallery-page.ts';
import { viewer } from '../fixtures/viewer.ts';
import { addressOf } from '../fixtures/sites.ts';
import { expect, test } from '../fixtures/page-test.ts';

const bare = addressOf('bare');

test('a gallery without a photo says so, offers a chat, and ships no island', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(`${bare}/nail-art`, { waitUntil: 'networkidle' });
  await expect(page.getByText('Tap a picture')).toHaveCount(0);
  await expect(page.getByText('No pictures yet.')).toBeVisible();
  const ask = new URL((await page.getByRole('link', { name: 'Ask for some pictures' }).getAttribute('href'))!);
  expect(ask.host).toBe('wa.me');
  expect(ask.searchParams.get('text')).toContain('Nail Art');
  await expect(page.locator('astro-island')).toHaveCount(0);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  expect(scripts).toEqual([]);
});

test('one or two occasions share a full row of a desk with their title', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(bare);
  const section = page.locator('.occasions');
  await expect(section.locator('li')).toHaveCount(2);
  for (const count of [2, 1]) {
    const { left, right, top, bottom, title, end } = await section.evaluate((element, kept) => {
      const list = element.querySelector('ul')!;
      for (const extra of [...list.children].slice(kept)) extra.remove();
      const [first] = list.children;
      const box = list.getBoundingClientRect();
      const container = element.querySelector('.container')!;
      return {
        left: first!.getBoundingClientRect().left,
        right: list.lastElementChild!.getBoundingClientRect().right,
        top: box.top,
        bottom: box.bottom,
        title: element.querySelector('h2')!.getBoundingClientRect().toJSON() as DOMRect,
        end: container.getBoundingClientRect().right - parseFloat(getComputedStyle(container).paddingRight),
      };
    }, count);
    expect(right, String(count)).toBeCloseTo(end, 0);
    expect(left).toBeGreaterThan(title.left + 500);
    expect(title.top).toBeGreaterThanOrEqual(top);
    expect(title.bottom).toBeLessThanOrEqual(bottom);
  }
});

test('a gallery of one photo has a viewer with nowhere to go', async ({ page }) => {
  await openGallery(page, `${bare}/studio`);
  await expect(page.getByText('Tap a picture.')).toBeVisible();
  await page.locator('a[data-photo]').click();
  await expect(viewer(page).getByText('Photo 1 of 1', { exact: true })).toBeVisible();
  for (const name of ['The photo before', 'The photo after'])
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/#post-1-only$/);
});

test('every page has a picture for sharing, though none is named', async ({ page }) => {
  for (const address of ['/', '/contact', '/portfolio', '/nail-art', '/academy', '/about-us', '/studio']) {
    await page.goto(bare + address);
    const picture = new URL((await page.locator('meta[property="og:image"]').getAttribute('content'))!);
    const body = await (await page.request.get(bare + picture.pathname)).body();
    expect(body.length, address).toBeLessThan(100_000);
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  }
});

test('a course without a picture of its own shows another of the site', async ({ page }) => {
  await page.goto(`${bare}/academy`);
  await expect(page.locator('main picture')).toHaveCount(1);
  await expect
    .poll(() => page.locator('main picture img').evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);
});

test('closed days and other hours are said in words and to machines', async ({ page }) => {
  await page.goto(`${bare}/contact`);
  for (const place of [page.locator('.facts'), page.locator('footer')]) {
    await expect(place).toContainText('Every day but Tuesdays and Sundays, 09:30 AM to 08:30 PM');
    await expect(place).toContainText('Sundays, 11:00 AM to 04:00 PM');
    await expect(place).toContainText('Closed on Tuesdays');
  }
  const salon = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as Record<
    string,
    unknown
  >;
  expect(salon['openingHoursSpecification']).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '09:30',
      closes: '20:30',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '11:00', closes: '16:00' },
  ]);
});

test('a name in two scripts stands on the pages', async ({ page }) => {
  await page.goto(`${bare}/contact`);
  await expect(page.locator('header')).toContainText(NAME);
  await expect(page).toHaveTitle(new RegExp(NAME));
});
