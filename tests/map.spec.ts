/** The map: a megabyte that a phone is asked about first. */
import { studio, words } from './fixtures/site-content.ts';
import { expect, test } from './fixtures/page-test.ts';

const { latitude, longitude } = studio.location;

const MAP = 'https://www.openstreetmap.org/**';

/** What a phone set to save data says of itself. */
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } });

test.beforeEach(async ({ context }) => {
  // The tests stay on this machine: the map's own server is stood in for.
  await context.route(MAP, (route) => route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }));
});

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

test('whoever saves data is asked on any screen', async ({ page }) => {
  await page.addInitScript(saveData);
  await page.goto('/about-us');
  await expect(page.getByRole('button', { name: words.map.load })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are the directions, and a disclosure with the map', async ({ page }) => {
    await page.goto('/about-us');
    await expect(page.locator('[data-map]').getByRole('link', { name: words.map.directions })).toBeVisible();
    await expect(page.locator('iframe')).toBeHidden();
    await page.locator('summary').click();
    await expect(page.locator('iframe')).toBeVisible();
  });
});
