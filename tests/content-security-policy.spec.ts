/** The policy in the states that pages come into: any breach is on the console, which is watched. */
import { GALLERIES, words } from './fixtures/site-content.ts';
import { addressOf } from './fixtures/sites.ts';
import { expect, test } from './fixtures/page-test.ts';

test.use({ serviceWorkers: 'allow' });

test('sending an enquiry, with its notice', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel(words.contact.name, { exact: true }).fill('A visitor of the policy test');
  await page.getByLabel(words.contact.phone, { exact: true }).fill('+91 98765 43210');
  await page.getByRole('button', { name: words.contact.send }).click();
  await expect(page.locator('[data-sonner-toast]')).toHaveText(words.contact.sent);
  expect(await page.locator('[data-sonner-toast]').evaluate((notice) => getComputedStyle(notice).position)).toBe(
    'absolute',
  );
});

test('the viewer with a photo', async ({ page }) => {
  await page.goto(addressOf('fixture') + GALLERIES[0]!.address);
  await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
  await page.locator('main li a').first().click();
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
});

test('a frame around the site is refused', async ({ page }) => {
  const { headers } = await page.request.get('/').then((response) => ({ headers: response.headers() }));
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});
