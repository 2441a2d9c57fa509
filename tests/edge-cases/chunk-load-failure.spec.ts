/** A script that cannot be had is named on the console, and the page goes on working as HTML. */
import { stopClock } from '../fixtures/clock.ts';
import { GALLERIES, home } from '../fixtures/site-content.ts';
import { SAMPLE_ENQUIRY, expect, holdIsland, isThanked, test, type Form } from '../fixtures/enquiry-form.ts';
import type { Provider } from '../fixtures/email-provider.ts';
import { addressOf } from '../fixtures/sites.ts';

test.use({ serviceWorkers: 'allow' });

/** Milliseconds after which a chunk counts as lost: the product's rule. */
const TIMEOUT = 120_000;

async function postsByItself(form: Form, provider: Provider) {
  await form.write();
  await form.send.click();
  await isThanked(form);
  expect(new Map(provider.received[0]).get('user_name')).toBe(SAMPLE_ENQUIRY.name);
  expect(provider.received).toHaveLength(1);
}

async function opensThePicture({ page }: Form) {
  const first = page.locator('a:has(img)').first();
  const picture = await first.getAttribute('href');
  await first.click();
  await page.waitForURL((url) => url.pathname === picture);
}

async function showsTheFirstSlide({ page }: Form) {
  const slide = page.locator('.hero img').first();
  await expect(slide).toBeVisible();
  expect(await slide.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  const { to } = home.buttons.find((button) => button.to.startsWith('/'))!;
  await page.locator(`.hero a[href="${to}"]`).first().click();
  await page.waitForURL((url) => url.pathname === to);
}

const ISLANDS = [
  { chunk: 'Slideshow', address: `${addressOf('drawn')}/`, works: showsTheFirstSlide },
  // The drawn site: a gallery without photos has no viewer.
  { chunk: 'Lightbox', address: addressOf('drawn') + GALLERIES[0]!.address, works: opensThePicture },
  { chunk: 'ContactForm', address: `${addressOf('drawn')}/contact`, works: postsByItself },
];

// The form without its script: enquiry-wire.spec.ts.
for (const { chunk, address, works } of ISLANDS.filter(({ chunk }) => chunk !== 'ContactForm')) {
  test(`${chunk} missing`, async ({ form, page, provider }) => {
    await page.route(`**/_astro/${chunk}.*.js*`, (route) => route.abort());
    await page.goto(address);
    await expect.poll(() => form.console).toContain(`Loading chunk ${chunk} failed (missing)`);
    await works(form, provider);
  });
}

for (const { chunk, address, works } of ISLANDS) {
  test(`${chunk} without an answer`, async ({ form, page, provider }) => {
    await page.clock.install();
    await stopClock(page);
    const asked = page.waitForRequest(`**/_astro/${chunk}.*.js`);
    await page.route(`**/_astro/${chunk}.*.js*`, () => new Promise(() => undefined));
    await page.goto(address);
    await page.locator('astro-island').first().scrollIntoViewIfNeeded();
    await asked;
    const failed = `Loading chunk ${chunk} failed (timeout)`;
    await page.clock.fastForward(TIMEOUT - 2_000);
    await page.evaluate(() => document.title);
    expect(form.console).not.toContain(failed);
    await page.clock.fastForward(2_000);
    await expect.poll(() => form.console).toContain(failed);
    await works(form, provider);
  });
}

test('a chunk that comes late is used all the same', async ({ form, page }) => {
  await page.clock.install();
  const asked = page.waitForRequest('**/_astro/ContactForm.*.js');
  const release = await holdIsland(page);
  await page.goto(addressOf('drawn') + '/contact');
  await asked;
  await page.clock.fastForward(TIMEOUT);
  await expect.poll(() => form.console).toContain('Loading chunk ContactForm failed (timeout)');
  release();
  await form.started();
});

test('a chunk that comes at the second try is no failure', async ({ form, page }) => {
  let tries = 0;
  await page.route('**/_astro/ContactForm.*.js*', (route) => ((tries += 1) === 1 ? route.abort() : route.continue()));
  await page.goto(addressOf('drawn') + '/contact');
  await form.started();
  expect(tries).toBe(2);
  expect(form.console.filter((line) => line.startsWith('Loading chunk'))).toEqual([]);
});
