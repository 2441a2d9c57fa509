import type { BrowserContext } from '@playwright/test';
import { EMPTY_ENQUIRY, Form, SAMPLE_ENQUIRY, expect, holdIsland, test } from '../fixtures/enquiry-form.ts';
import { words } from '../fixtures/site-content.ts';
import { addressOf } from '../fixtures/sites.ts';

/** Opens the contact page in a further tab, where the island's script comes only when it is released. */
async function openWithoutScript(context: BrowserContext) {
  const slow = new Form(await context.newPage());
  const release = await holdIsland(slow.page);
  await slow.page.goto(addressOf('drawn') + '/contact');
  return { slow, release };
}

test('half-written: a reload, Back and Forward lose nothing', async ({ form, page }) => {
  await form.open();
  await form.write();
  await page.reload();
  await form.started();
  await form.holds();
  await page.goto(addressOf('drawn') + '/about-us');
  await page.goBack();
  await form.started();
  await form.holds();
  await page.goBack();
  await page.goForward();
  await form.started();
  await form.holds();
});

test('half-written: the tab is closed and another one opened', async ({ form, page, context }) => {
  await form.open();
  await form.write();
  await page.close();
  const reopened = new Form(await context.newPage());
  await reopened.open('drawn', '/');
  await reopened.holds();
});

for (const returning of ['Back', 'a reload'])
  test(`written before the script comes, it survives ${returning}, and an older draft`, async ({
    form,
    page,
    context,
  }) => {
    await form.open();
    await form.write({ ...SAMPLE_ENQUIRY, name: 'Asha', message: 'An older text' });
    await page.close();
    const { slow, release } = await openWithoutScript(context);
    await slow.write({ name: SAMPLE_ENQUIRY.name, message: SAMPLE_ENQUIRY.message });
    if (returning === 'Back') {
      await slow.page.goto(addressOf('drawn') + '/about-us');
      await slow.page.goBack();
    } else {
      await slow.page.reload();
    }
    release();
    await slow.started();
    await slow.holds();
  });

test('the draft stays until the enquiry is through, and is then gone for good', async ({ form, page, provider }) => {
  await form.open();
  await form.write();
  expect(await form.draft()).not.toBeNull();
  await form.send.click();
  await form.isSent();
  await page.reload();
  await form.started();
  await form.holds(EMPTY_ENQUIRY);
  expect(provider.received).toHaveLength(1);
});

test('a reload while it is being sent loses nothing, and says that it may have arrived', async ({
  form,
  page,
  context,
  provider,
}) => {
  provider.mode = 'silent';
  await form.open();
  await form.write();
  await form.send.click();
  await expect.poll(() => provider.received.length).toBe(1);
  const unsure = page.getByRole('status').getByText(words.contact.silentReason);
  await page.reload();
  await form.started();
  await form.holds();
  await form.isIn('idle');
  await expect(unsure).toBeInViewport();
  for (const offline of [true, false]) {
    await context.setOffline(offline);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!offline);
    await expect(unsure).toBeInViewport();
  }
  await page.close();
  const reopened = new Form(await context.newPage());
  await reopened.open('drawn', '/');
  await reopened.holds();
  await expect(reopened.page.getByText(words.contact.silentReason)).toBeInViewport();
  provider.mode = { status: 200, text: 'OK' };
  await reopened.send.click();
  await reopened.isSent();
});

test('a reload after the provider has refused it raises no doubt', async ({ form, page, provider }) => {
  provider.mode = { status: 400, text: 'No' };
  await form.open();
  await form.write();
  await form.send.click();
  await form.isIn('failed');
  await page.reload();
  await form.started();
  await form.holds();
  await expect(page.getByText(words.contact.silentReason)).toHaveCount(0);
});

test('posted by the browser because the script did not come: later the form says that it may have arrived', async ({
  form,
  page,
  provider,
}) => {
  await page.route('**/_astro/ContactForm.*.js*', (route) => route.abort());
  await page.goto(addressOf('drawn') + '/contact');
  await form.write();
  await form.send.click();
  await expect(page.locator('body')).toHaveText('OK');
  await page.unrouteAll();
  await page.goBack();
  await page.reload();
  await form.started();
  await form.holds();
  const unsure = page.getByRole('status').getByText(words.contact.silentReason);
  await expect(unsure).toBeInViewport();
  await form.write({ message: 'Another text' });
  await page.reload();
  await form.started();
  await form.holds({ ...SAMPLE_ENQUIRY, message: 'Another text' });
  await expect(unsure).toHaveCount(0);
  expect(provider.received).toHaveLength(1);
});

test('posted by the browser without a line, it has not arrived: later the form raises no doubt', async ({
  form,
  page,
  context,
  provider,
}) => {
  await page.route('**/_astro/ContactForm.*.js*', (route) => route.abort());
  await page.goto(addressOf('drawn') + '/contact');
  await expect.poll(() => form.console.join()).toContain('Loading chunk ContactForm failed');
  await form.write();
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await form.send.click({ noWaitAfter: true });
  await failed;
  // The browser's own page about it would interrupt the next one.
  await expect(page).toHaveURL(/^chrome-error:/);
  await context.setOffline(false);
  await page.unrouteAll();
  await page.goto(addressOf('drawn') + '/contact');
  await form.started();
  await form.holds();
  await expect(page.getByText(words.contact.silentReason)).toHaveCount(0);
  expect(provider.received).toHaveLength(0);
});

test('what is written before the script comes is kept, and the draft fills the rest', async ({
  form,
  page,
  context,
}) => {
  await form.open();
  await form.write({ ...SAMPLE_ENQUIRY, name: 'Asha' });
  await page.close();
  const { slow, release } = await openWithoutScript(context);
  await slow.name.fill(SAMPLE_ENQUIRY.name);
  release();
  await slow.started();
  await slow.holds();
});

test('submitted before the script comes, it goes as it stands: no older draft is put into it', async ({
  form,
  page,
  context,
  provider,
}) => {
  await form.open();
  await form.write({ name: 'Asha', phone: SAMPLE_ENQUIRY.phone, message: 'An older text' });
  await page.close();
  const { slow, release } = await openWithoutScript(context);
  await slow.write({ name: SAMPLE_ENQUIRY.name, phone: SAMPLE_ENQUIRY.phone });
  await slow.send.click();
  release();
  await slow.isSent();
  expect(new Map(provider.received[0]).get('message')).not.toContain('An older text');
  expect(provider.received).toHaveLength(1);
});
