/** The first page: its buttons, and the way down to the contact section. */
import { expect, test } from './watch.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('has the studio’s name and the ways on', async ({ page }) => {
  await expect(page.locator('h1')).toHaveText('Gulmohar Makeup Studio & Academy');
  const hero = page.locator('section').first();
  await expect(hero.locator('li a')).toHaveText(['Portfolio', 'Nail Art', 'Academy', 'Studio', 'Contact Us', 'About Us']);
  await expect(hero.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute('href', /^https:\/\/wa\.me\/910000000000/);
  await expect(page.locator('[data-slide]')).toHaveCount(4);
  expect(new Set(await page.locator('[data-slide] img').evaluateAll((all) => all.map((image) => image.getAttribute('src')))).size).toBe(3);
});

test('has the founder’s photo and three paragraphs', async ({ page }) => {
  const founder = page.getByRole('region', { name: 'About the Founder' });
  await expect(founder.locator('p')).toHaveCount(3);
  await expect(founder.locator('img')).toHaveCount(1);
});

const contactTop = (page: import('@playwright/test').Page) =>
  page.locator('#contact').evaluate((section) => Math.round(section.getBoundingClientRect().top));

test('Contact Us moves the page for half a second, to 50 px above the section, and takes the focus along', async ({ page }) => {
  // Time goes only when the test says so: how fast this machine draws plays no part.
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="#contact"]')!.click());
  const whole = await contactTop(page);
  await page.clock.runFor(250);
  const halfway = await contactTop(page);
  expect(halfway).toBeLessThan(whole * 0.9);
  expect(halfway).toBeGreaterThan(whole * 0.1);
  await page.clock.runFor(200);
  expect(await contactTop(page)).toBeGreaterThan(50);
  await page.clock.runFor(80);
  expect(await contactTop(page)).toBe(50);
  await expect(page.locator('#contact')).toBeFocused();
  await expect(page).toHaveURL('/#contact');
});

test('under reduced motion it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  expect(await contactTop(page)).toBe(50);
  await expect(page.locator('#contact')).toBeFocused();
});

test('the visitor’s own scrolling ends the movement', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="#contact"]')!.click());
  await page.clock.runFor(200);
  await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')));
  const stopped = await contactTop(page);
  await page.clock.runFor(600);
  expect(await contactTop(page)).toBe(stopped);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Contact Us is a plain link', async ({ page }) => {
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeInViewport();
  });
});
