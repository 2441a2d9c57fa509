/** The map: a megabyte that a phone is asked about first. */
import { MAP_ORIGIN, standInForMap } from './fixtures/map.ts';
import { saveData } from './fixtures/save-data.ts';
import { studio, words } from './fixtures/site-content.ts';
import { expect, test } from './fixtures/page-test.ts';

const { latitude, longitude } = studio.location;

test.beforeEach(({ context }) => standInForMap(context));

test('a wide screen has it, lazily; a phone is asked', async ({ page, isMobile }) => {
  await page.goto('/about-us');
  const map = page.locator(`iframe[src*="${latitude}"]`);
  if (isMobile) {
    await expect(map).toHaveCount(0);
    const frame = page.locator('[data-map]');
    await expect(frame).toContainText(studio.address.postalCode);
    await expect(frame.getByRole('link', { name: words.map.directions })).toHaveAttribute(
      'href',
      new RegExp(`${latitude},${longitude}$`),
    );
    const button = frame.getByRole('button', { name: words.map.load });
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect((await frame.boundingBox())!.height).toBe(450);
    await button.click();
    await expect(map).toBeFocused();
  }
  await expect(map).toHaveAttribute('loading', 'lazy');
  await expect(map).toHaveAttribute('title', words.map.frame);
  expect((await page.locator('[data-map]').boundingBox())!.height).toBe(450);
});

test('a phone on its side is asked too', { tag: '@phone' }, async ({ page }) => {
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: height, height: width });
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith(MAP_ORIGIN) && asked.push(request.url()));
  await page.goto('/about-us');
  const button = page.getByRole('button', { name: words.map.load });
  await page.locator('[data-map]').scrollIntoViewIfNeeded();
  await expect(button).toBeVisible();
  expect(asked).toEqual([]);
  await button.click();
  await expect(page.locator('[data-state=shown] iframe')).toBeVisible();
});

test('whoever saves data is asked on any screen', async ({ page }) => {
  await page.addInitScript(saveData);
  await page.goto('/about-us');
  await expect(page.getByRole('button', { name: words.map.load })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('it is 450 pixels high', async ({ page, isMobile }) => {
  await page.goto('/about-us');
  if (isMobile) await page.getByRole('button', { name: words.map.load }).click();
  await expect(page.locator('[data-state=shown] iframe')).toBeVisible();
  expect((await page.locator('iframe').boundingBox())!.height).toBe(450);
  await expect(page.getByRole('link', { name: words.map.directions })).toHaveCount(1);
});

// On the phone only: a wide screen would have loaded the map before the connection is cut.
test(
  'without a line nothing is asked for, and the map comes with the line',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.goto('/privacy');
    await page.goto('/about-us');
    const frame = page.locator('[data-map]');
    const button = frame.getByRole('button', { name: words.map.load });
    await context.setOffline(true);
    await button.click();
    await expect(frame.getByText(words.map.failed)).toBeVisible();
    await expect(frame.getByRole('link', { name: words.map.directions })).toBeVisible();
    await context.setOffline(false);
    await button.click();
    await expect(frame.locator('iframe')).toBeFocused();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are the directions, and a disclosure with the map', async ({ page }) => {
    await page.goto('/about-us');
    await expect(page.locator('[data-map]').getByRole('link', { name: words.map.directions })).toBeVisible();
    await expect(page.locator('iframe')).toBeHidden();
    await expect(page.locator('iframe')).toHaveAttribute('loading', 'lazy');
    await page.locator('summary').click();
    await expect(page.locator('iframe')).toBeVisible();
  });

  test('opened, it is as wide as its frame, and the address and the way there are above it', async ({ page }) => {
    await page.goto('/about-us');
    const frame = page.locator('[data-map]');
    await frame.locator('summary').click();
    const room = (await frame.boundingBox())!;
    const map = (await frame.locator('iframe').boundingBox())!;
    expect(map.width).toBeGreaterThan(room.width * 0.85);
    // All of it is seen without moving the frame.
    expect(map.y + map.height).toBeLessThanOrEqual(room.y + room.height);
    await frame.locator('address').scrollIntoViewIfNeeded();
    for (const part of [frame.locator('address'), frame.getByRole('link', { name: words.map.directions })])
      expect((await part.boundingBox())!.y).toBeGreaterThan((await frame.boundingBox())!.y);
  });
});
