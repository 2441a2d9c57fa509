/** The groups of a gallery, its rhythm and its names. */
import { exposed } from '../fixtures/accessibility.ts';
import { GALLERY, expect, openGallery, test } from '../fixtures/gallery-page.ts';
import { openPhoto, viewer } from '../fixtures/viewer.ts';
import { addressOf } from '../fixtures/sites.ts';
import { expectTapHeight } from '../fixtures/locators.ts';
import { GROUPS, SHORT_NAME, groupNameOf } from '../fixtures/gallery-projects.ts';
import type { Page } from '@playwright/test';

const grouped = addressOf('paginated') + GALLERY.address;
const names = Object.keys(GROUPS).map(groupNameOf);

const boxes = (page: Page) =>
  page.locator('a[data-photo] picture').evaluateAll((all) =>
    all.map((each) => {
      const { left, right, top, width, height } = each.getBoundingClientRect();
      return { left, right, top: top + scrollY, width, height };
    }),
  );

test('links lead to the groups, also on the next page, and stay in sight', async ({ page }) => {
  await page.goto(grouped);
  const links = page.locator('[data-groups] a');
  await expect(links).toHaveText(names);
  await expectTapHeight(links);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(names.slice(0, 2));
  await links.last().click();
  await expect(page).toHaveURL(`${grouped}/2#group-third`);
  // The group that runs over the end of the page is named again.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(names.slice(1));
  const title = page.getByRole('heading', { name: names.at(-1)! });
  await expect(title).toBeInViewport();
  await expect(links.first()).toBeInViewport();
  const bar = (await page.locator('[data-groups]').boundingBox())!;
  expect((await title.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  await links.nth(1).click();
  await expect(page).toHaveURL(`${grouped}#group-second`);
  // In forced colours a ground says nothing.
  await page.emulateMedia({ forcedColors: 'active' });
  if (await page.evaluate(() => CSS.supports('selector(:target-current)')))
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => getComputedStyle(link).textDecorationLine)))
      .toEqual(['none', 'underline', 'none']);
});

test('a link that names the first page alone leads to a group on the next', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${grouped}#group-third`);
  await expect(page).toHaveURL(`${grouped}/2#group-third`);
  await expect(page.getByRole('heading', { name: names.at(-1)! })).toBeInViewport();
  await page.goto(`${grouped}#group-second`);
  await expect(page.getByRole('heading', { name: names[1]! })).toBeInViewport();
  await expect(page).toHaveURL(`${grouped}#group-second`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('such a link shows the way', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${grouped}#group-third`);
    await page.locator('[data-moved]:visible').click();
    await expect(page).toHaveURL(`${grouped}/2#group-third`);
    await expect(page.getByRole('heading', { name: names.at(-1)! })).toBeInViewport();
  });
});

test('no line is left with a gap, and no photo lies under another', async ({ page, isMobile }) => {
  await page.goto(grouped);
  const all = await boxes(page);
  const wide = await page.evaluate(() => document.documentElement.clientWidth);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(wide);
  expect(all[0]!.width / wide).toBeCloseTo(isMobile ? 1 : 0.39, 1);
  for (const { width, height } of all) expect(width / height).toBeGreaterThan(0.68);
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
      expect(Math.min(across, down), 'pixels of one photo on another').toBeLessThan(1);
    }
  if (!isMobile) return;
  const lines = Map.groupBy(all, ({ top }) => Math.round(top));
  for (const line of lines.values()) {
    const filled = line.reduce((sum, { width }) => sum + width, 0);
    expect(wide - filled).toBeLessThanOrEqual(2);
  }
});

test('names stand below the photos that have one, and in the viewer', { tag: '@phone' }, async ({ page }) => {
  await openGallery(page, grouped);
  await expect(page.locator('[data-name]').first()).toHaveText(SHORT_NAME);
  await openPhoto(page, 1);
  await expect(viewer(page).getByText(SHORT_NAME, { exact: true })).toBeVisible();
  // A screen reader has it once: the photo's description begins with it.
  expect(await exposed(page, 'StaticText')).not.toContain(SHORT_NAME);
  // These say what they show without a comma.
  await openGallery(page, `${addressOf('bare')}/portfolio`);
  await expect(page.locator('[data-name]')).toHaveCount(0);
});

test('a gallery without groups has links to none', { tag: '@phone' }, async ({ page }) => {
  await page.goto(GALLERY.address);
  await expect(page.locator('a[data-photo]').first()).toBeVisible();
  await expect(page.locator('[data-groups], main h2')).toHaveCount(0);
});

test('the title beside one photo alone has no ground of its own', { tag: '@desk' }, async ({ page }) => {
  await page.goto(`${addressOf('full')}/studio`);
  const grounds = await page
    .locator('section[data-heading="half"]')
    .evaluateAll((all) =>
      all
        .filter((section) => section.querySelectorAll('a[data-photo]').length === 1)
        .map((section) => getComputedStyle(section.querySelector('.title')!).backgroundColor),
    );
  expect(grounds).toEqual(['rgba(0, 0, 0, 0)']);
});

test('the bars at the top and the foot leave a low screen in large letters to the photos', async ({ page }) => {
  const bars = ['[data-groups]', '[data-sticky] p:has(> .button:only-child)'].map((selector) => page.locator(selector));
  // A phone on its side, and a page that is enlarged four times.
  for (const [width, height, seen] of [
    [640, 360, true],
    [320, 256, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(grouped);
    await page.locator('a[data-photo]').nth(4).scrollIntoViewIfNeeded();
    for (const bar of bars) {
      await expect(bar).toHaveCount(1);
      if (seen) await expect(bar).toBeInViewport();
      else await expect(bar).not.toBeInViewport();
    }
    // Room is left above the bar at the foot while it sticks there.
    const padding = await page.locator('[data-sticky]').evaluate((html) => getComputedStyle(html).scrollPaddingBottom);
    expect(Number.parseFloat(padding) > 0).toBe(seen);
  }
});
