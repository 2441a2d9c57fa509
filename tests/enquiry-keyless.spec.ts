/** A site without the provider's keys hands the enquiry to WhatsApp. */
import { CHAT, words } from './fixtures/site-content.ts';
import { IN_CHAT, TEXT, answerForWhatsApp, expect, test } from './fixtures/enquiry-form.ts';
import { addressOf } from './fixtures/sites.ts';

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

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('it still goes to the chat', async ({ form, page }) => {
    await page.goto(addressOf('keyless') + '/contact');
    await form.write();
    await form.send.click();
    await page.waitForURL((url) => url.href.startsWith(`${CHAT}?`));
  });
});
