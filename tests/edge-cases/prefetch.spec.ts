/** The next page is asked for when a finger comes down on its link, and no sooner. */
import type { Page } from '@playwright/test';
import { saveData } from '../fixtures/save-data.ts';
import { words } from '../fixtures/site-content.ts';
import { expect, test } from '../fixtures/page-test.ts';

test.use({ serviceWorkers: 'allow' });

/** Some page of the menu but the one that the test begins on. */
const NEXT = words.bar.links.find(({ to }) => to.startsWith('/') && to !== '/' && to !== '/privacy')!.to;

async function asked(page: Page, address: string): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  const link = page.getByRole('navigation', { name: words.bar.label }).locator(`a[href="${address}"]`);
  await link.hover();
  expect(requests).not.toContain(address);
  await link.dispatchEvent('pointerdown', { bubbles: true });
  await link.dispatchEvent('pointerdown', { bubbles: true });
  // The page itself tells when a prefetch that it began is over, or that it began none.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const hint = document.querySelector('link[rel="prefetch"]');
        if (!hint) {
          resolve();
          return;
        }
        hint.addEventListener('load', () => resolve());
        hint.addEventListener('error', () => resolve());
        return setTimeout(resolve, 1000);
      }),
  );
  return requests.filter((path) => path === address);
}

test('once, at touch-down', async ({ page }) => {
  expect(await asked(page, NEXT)).toEqual([NEXT]);
});

test('not for whoever saves data', async ({ page }) => {
  await page.addInitScript(saveData);
  expect(await asked(page, NEXT)).toEqual([]);
});

test('not where the browser has `connection` without `saveData`, as Firefox on Android once did', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { type: 'cellular', addEventListener() {} } }),
  );
  expect(await asked(page, NEXT)).toEqual([]);
});
