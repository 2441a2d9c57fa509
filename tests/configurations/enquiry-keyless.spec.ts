/** A site without the provider's keys hands the enquiry to WhatsApp. */
import { CALL, CHAT, studio, words } from '../fixtures/site-content.ts';
import { IN_CHAT, TEXT, answerForWhatsApp, expect, holdIsland, test, type Form } from '../fixtures/enquiry-form.ts';
import { addressOf } from '../fixtures/sites.ts';

test.beforeEach(({ context }) => answerForWhatsApp(context));

test('the button says so, and the same text goes to the chat; the draft stays', async ({ form, page }) => {
  await form.open('keyless');
  await expect(form.send).toHaveText(words.contact.whatsapp);
  await form.write();
  await form.send.click();
  await page.waitForURL(IN_CHAT);
  expect(form.console).toContain(TEXT);
  await page.goBack();
  await form.started();
  await form.holds();
});

test('offline at submit: told, with the three ways on, and it goes to the chat once the line is back', async ({
  form,
  page,
  context,
}) => {
  await form.open('keyless');
  await form.write();
  await context.setOffline(true);
  await form.send.click();
  await form.hasFailed(words.contact.offlineReason);
  expect(form.alerts).toEqual([words.contact.failed]);
  await context.setOffline(false);
  await form.again.click();
  await page.waitForURL(IN_CHAT);
});

test('a short number is asked about here too', async ({ form, page }) => {
  await form.open('keyless');
  await form.write({ name: 'Asha', phone: '12' });
  await form.send.click();
  await expect(page.getByText(words.contact.question)).toBeVisible();
  expect(page.url()).toBe(addressOf('keyless') + '/contact');
});

for (const chunk of ['ContactForm', 'react'])
  test(`${chunk} missing: the same text goes to the chat`, async ({ form, page }) => {
    await page.route(`**/_astro/${chunk}.*.js*`, (route) => route.fulfill({ status: 403 }));
    await page.goto(addressOf('keyless') + '/contact');
    await form.write();
    await form.send.click();
    await page.waitForURL(IN_CHAT);
    // The chat may have opened in an app, beside the page.
    await page.goBack();
    await expect.poll(() => form.console).toContain('Loading chunk ContactForm failed (missing)');
    await form.holds();
    // A chat answers nobody here: no later page is to wait for it.
    expect(await page.evaluate(() => localStorage.getItem('enquiry-status'))).toBeNull();
    await form.send.click();
    await page.waitForURL(IN_CHAT);
  });

/** Presses Send on a page whose island does not come. @returns what lets it come */
async function sendTooEarly(form: Form) {
  const { page } = form;
  await page.clock.install();
  const arrive = await holdIsland(page);
  await page.goto(addressOf('keyless') + '/contact');
  await form.write();
  await form.send.click({ noWaitAfter: true });
  await expect(page.locator('form[data-early]')).toHaveCount(1);
  return arrive;
}

test('the island is late: the same text goes to the chat after 8 s, whatever is pressed on this page', async ({
  form,
  page,
}) => {
  await sendTooEarly(form);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#';
    document.body.append(link);
    link.click();
  });
  await page.clock.fastForward(8000);
  await page.waitForURL(IN_CHAT);
});

/** Links on the page that do not leave it, though Chromium says `beforeunload`. */
const BESIDE = [CALL, `mailto:${studio.email}`, '/contact.vcf'];

for (const address of BESIDE)
  test(`${address.replace(/:.*/, ':')} pressed meanwhile keeps the enquiry: it goes to the chat after 8 s`, async ({
    form,
    page,
  }) => {
    await sendTooEarly(form);
    await page.locator(`main a[href="${address}"]`).first().click();
    await page.clock.fastForward(8000);
    await page.waitForURL(IN_CHAT);
  });

test('an app takes the text and the page stays: Send opens the chat again, with the island or without', async ({
  form,
  page,
}) => {
  let opened = 0;
  await page.route('https://wa.me/**', (route) => {
    opened += 1;
    return route.fulfill({ status: 204 });
  });
  const arrive = await sendTooEarly(form);
  for (const times of [1, 2]) {
    await page.clock.fastForward(8000);
    await expect.poll(() => opened).toBe(times);
    await form.write({ message: `More, ${times}` });
    await form.send.click();
    await expect(page.locator('form[data-early]')).toHaveCount(1);
  }
  arrive();
  await expect.poll(() => opened).toBe(3);
  await form.started();
  await form.send.click();
  await expect.poll(() => opened).toBe(4);
});

test('what was sent goes to the chat also when a page that does not come was asked for meanwhile', async ({
  form,
  page,
}) => {
  await page.route(addressOf('keyless') + '/about-us', () => undefined);
  // By the page's own clock, before the eight seconds are over however long this machine takes.
  await page.addInitScript(() => {
    const leave = () => document.querySelector<HTMLElement>('a[href="/about-us"]')!.click();
    addEventListener('submit', () => setTimeout(leave, 6500), true);
  });
  await sendTooEarly(form);
  await page.clock.fastForward(6500);
  // A page that is being left moves no clock: the rest of the eight seconds passes by itself.
  await page.waitForURL(IN_CHAT);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it still goes to the chat', async ({ form, page }) => {
    await page.goto(addressOf('keyless') + '/contact');
    await form.write();
    await form.send.click();
    await page.waitForURL((url) => url.href.startsWith(`${CHAT}?`));
  });
});
