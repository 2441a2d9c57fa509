/** Every page on a phone and on a desk: its answer, its console, whom it asks for something, and what axe says. */
import { violationsOf } from './fixtures/accessibility.ts';
import { standInForMap } from './fixtures/map.ts';
import { ADDRESSES } from './fixtures/site-content.ts';
import { expect, test } from './fixtures/page-test.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ context }) => standInForMap(context));

for (const address of ADDRESSES) {
  test(`${address} answers by itself, without a redirect, a complaint or a stranger, and is accessible`, async ({
    page,
    isMobile,
  }) => {
    // Only a wide screen gets something from elsewhere unasked: the map.
    const known =
      address === '/about-us' && !isMobile
        ? /^http:\/\/localhost|^https:\/\/www\.openstreetmap\.org/
        : /^http:\/\/localhost/;
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!known.test(request.url())) strangers.push(request.url());
    });
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(page.locator('h1')).toHaveCount(1);
    expect(strangers).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
  });
}
