/** An enquiry sent before its island has come: once, and by one of the two alone. */
import { CALL, words } from '../fixtures/site-content.ts';
import { expect, holdIsland, isThanked, test, type Form } from '../fixtures/enquiry-form.ts';
import { addressOf } from '../fixtures/sites.ts';

/** Milliseconds after which the browser posts a form whose island has not come. */
const ISLAND_TIMEOUT = 8000;

/** @returns what presses Send where it is now: a locator would wait for the answer to what was sent before */
async function pressAt({ page, send }: Form): Promise<() => Promise<void>> {
  await send.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await send.boundingBox())!;
  return () => page.mouse.click(x + width / 2, y + height / 2);
}

/** The key at which a page does what the browser does when Back brings it out of its memory. */
const COMES_BACK = 'F8';

test('however often it is pressed while the provider takes its time, the browser posts it once, until Back', async ({
  form,
  page,
  provider,
}) => {
  provider.mode = 'silent';
  await page.addInitScript((wanted) => {
    const show = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    addEventListener('keydown', ({ key }) => key === wanted && show());
  }, COMES_BACK);
  await page.route('**/_astro/ContactForm.*.js*', (route) => route.abort());
  await page.goto(addressOf('drawn') + '/contact');
  await expect.poll(() => form.console.join()).toContain('Loading chunk ContactForm failed (missing)');
  await form.write();
  const press = await pressAt(form);
  for (let time = 0; time < 5; time += 1) {
    await press();
    await expect.poll(() => provider.received.length).toBe(1);
  }
  // A page whose next one is on its way can be asked nothing, but hears keys.
  await page.keyboard.press(COMES_BACK);
  await press();
  await expect.poll(() => provider.received.length).toBe(2);
  provider.letGo();
  await isThanked(form);
  expect(provider.received).toHaveLength(2);
});

test('posted by the browser because its island was late, it is not sent by the island as well', async ({
  form,
  page,
  provider,
}) => {
  // Playwright's clock stands still while the browser waits for an answer, and the island with it.
  await page.addInitScript((timeout) => {
    const usual = window.setTimeout.bind(window);
    const hurried = (handler: () => void, delay?: number) => usual(handler, delay === timeout ? 0 : delay);
    Object.assign(window, { setTimeout: hurried });
    // A page whose next one is on its way can be asked nothing: it tells by a request that its island has started.
    const started = new MutationObserver(() => {
      if (!document.querySelector('form') || document.querySelector('[data-extra]')) return;
      started.disconnect();
      void fetch('/favicon.ico?started');
    });
    started.observe(document, { childList: true, subtree: true });
  }, ISLAND_TIMEOUT);
  const started = page.waitForRequest('**/favicon.ico?started');
  provider.mode = 'silent';
  const arrive = await holdIsland(page);
  await page.goto(addressOf('drawn') + '/contact');
  await form.write();
  const press = await pressAt(form);
  await press();
  await expect.poll(() => provider.received.length).toBe(1);
  await press();
  arrive();
  await started;
  await press();
  provider.letGo();
  await isThanked(form);
  expect(provider.received).toHaveLength(1);
});

test('a call and the contact’s card meanwhile do not keep the island from sending it', async ({
  form,
  page,
  provider,
}) => {
  const arrive = await holdIsland(page);
  await page.goto(addressOf('drawn') + '/contact');
  await form.write();
  await form.send.click();
  for (const address of [CALL, '/contact.vcf']) await page.locator(`main a[href="${address}"]`).first().click();
  await expect(page.locator('form[data-early]')).toHaveCount(1);
  // Pressed before the island has come, the button says at once that the enquiry is on its way.
  await expect(form.send).toHaveText(words.contact.sending, { useInnerText: true });
  arrive();
  await form.isSent();
  expect(provider.received).toHaveLength(1);
});
