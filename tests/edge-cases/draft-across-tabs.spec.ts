/** One enquiry in several places: other pages, other tabs, and pages that come back as they were left. */
import type { Page } from '@playwright/test';
import type { Provider } from '../fixtures/email-provider.ts';
import { EMPTY_ENQUIRY, Form, SAMPLE_ENQUIRY, expect, test } from '../fixtures/enquiry-form.ts';
import { words } from '../fixtures/site-content.ts';
import { addressOf } from '../fixtures/sites.ts';

test('what was written last wins over what Back brings out again', async ({ form, page }) => {
  await form.open('drawn', '/');
  await form.write({ ...SAMPLE_ENQUIRY, message: 'A wedding' });
  await page.goto(addressOf('drawn') + '/contact');
  await form.started();
  await form.write();
  await page.goBack();
  await form.started();
  await form.holds();
});

for (const [what, shorter] of [
  ['shortened', { ...SAMPLE_ENQUIRY, message: SAMPLE_ENQUIRY.message.slice(0, 5) }],
  ['emptied', EMPTY_ENQUIRY],
] as const)
  test(`what was ${what} since stays so when Back brings out the longer text`, async ({ form, page }) => {
    await form.open('drawn', '/');
    await form.write();
    await page.goto(addressOf('drawn') + '/contact');
    await form.started();
    await form.write(shorter);
    await page.goBack();
    await form.started();
    await form.holds(shorter);
    await page.goForward();
    await form.started();
    await form.holds(shorter);
  });

/** Goes back to the form of the page before, which shows nothing of what has been sent. */
async function returnsEmpty(form: Form) {
  await form.page.goBack();
  await form.started();
  await form.holds(EMPTY_ENQUIRY);
  expect(await form.draft()).toBeNull();
}

test('Back to a form whose enquiry was sent elsewhere shows it empty, so that it is not sent twice', async ({
  form,
  page,
  provider,
}) => {
  await form.open('drawn', '/');
  await form.write();
  await page.goto(addressOf('drawn') + '/contact');
  await form.started();
  await form.holds();
  await form.send.click();
  await form.isSent();
  await returnsEmpty(form);
  expect(provider.received).toHaveLength(1);
});

test('Back to an earlier text of an enquiry that was sent shows it empty; a text begun after the sending stays', async ({
  form,
  page,
  provider,
}) => {
  await form.open('drawn', '/');
  await form.write({ ...SAMPLE_ENQUIRY, message: 'A wedding' });
  await page.goto(addressOf('drawn') + '/contact');
  await form.started();
  await form.write({ message: 'A wedding on 12 May' });
  await form.send.click();
  await form.isSent();
  await returnsEmpty(form);
  await form.write({ name: 'Meera' });
  await page.goForward();
  await form.started();
  await form.holds({ ...EMPTY_ENQUIRY, name: 'Meera' });
  await page.goBack();
  await form.started();
  await form.holds({ ...EMPTY_ENQUIRY, name: 'Meera' });
  expect(provider.received).toHaveLength(1);
});

test('no room for a longer text: Back does not replace it by the shorter one that was stored', async ({
  form,
  page,
}) => {
  await form.open();
  await form.write({ ...SAMPLE_ENQUIRY, message: 'A' });
  await page.evaluate(() => {
    for (let size = 1024 * 1024; size >= 1; size /= 2)
      try {
        for (let copy = 0; ; copy += 1) localStorage.setItem(`${size}-${copy}`, 'x'.repeat(size));
      } catch {
        // Full but for less than this.
      }
  });
  await form.write();
  await page.goto(addressOf('drawn') + '/about-us');
  await page.goBack();
  await form.started();
  await form.holds();
});

test.describe('two tabs', () => {
  test('what is written in one is in the other, so that neither writes over it', async ({ form, page, context }) => {
    await form.open();
    const other = new Form(await context.newPage());
    await other.open('drawn', '/');
    await form.write({ ...SAMPLE_ENQUIRY, name: 'Asha' });
    await other.holds({ ...SAMPLE_ENQUIRY, name: 'Asha' });
    await other.write({ name: SAMPLE_ENQUIRY.name });
    await form.holds();
    await page.reload();
    await form.started();
    await form.holds();
  });

  test('sent in one, it is gone from the other, even one that had failed to send it', async ({
    form,
    context,
    provider,
  }) => {
    provider.mode = { status: 503, text: 'Down' };
    await form.open();
    await form.write();
    await form.send.click();
    await form.isIn('failed');
    provider.mode = { status: 200, text: 'OK' };
    const other = new Form(await context.newPage());
    await other.open();
    await other.send.click();
    await other.isSent();
    await form.holds(EMPTY_ENQUIRY);
    await form.isIn('idle');
    expect(provider.received).toHaveLength(2);
  });

  test('sent in one and not answered: the other says that it may have arrived, until the text is another', async ({
    form,
    page,
    context,
    provider,
  }) => {
    const other = new Form(await context.newPage());
    await other.open('drawn', '/');
    provider.mode = 'silent';
    await form.open();
    await form.write();
    await form.send.click();
    await expect.poll(() => provider.received.length).toBe(1);
    const unsure = other.page.getByRole('status').getByText(words.contact.silentReason);
    await expect(unsure).toBeVisible();
    await other.holds();
    await page.reload();
    await form.started();
    await form.write({ message: 'Another text' });
    await other.holds({ ...SAMPLE_ENQUIRY, message: 'Another text' });
    await expect(unsure).toHaveCount(0);
  });

  test('what is written in one while the other is sending stays', async ({ form, context, provider }) => {
    const other = new Form(await context.newPage());
    await other.open();
    provider.mode = 'silent';
    await form.open();
    await form.write();
    await form.send.click();
    await expect.poll(() => provider.received.length).toBe(1);
    await other.write({ message: 'Another text' });
    await form.holds({ ...SAMPLE_ENQUIRY, message: 'Another text' });
    provider.letGo();
    await form.isIn('sent');
    await other.holds({ ...SAMPLE_ENQUIRY, message: 'Another text' });
    expect(await other.draft()).toContain('Another text');
    await form.another.click();
    await form.holds({ ...SAMPLE_ENQUIRY, message: 'Another text' });
  });
});

test.describe('a page that has failed to send comes out of the browser’s memory', () => {
  /** As the browser does it: the page is as it was left, and what other pages have stored since is there. */
  const comeBack = (page: Page) =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  /** Fails to send, and holds back what the browser tells of other tabs, as it does to a page that it has put away. */
  async function failAndLeave(form: Form, provider: Provider) {
    await form.page.addInitScript(() =>
      addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    provider.mode = { status: 503, text: 'Down' };
    await form.open();
    await form.write({ ...SAMPLE_ENQUIRY, name: 'Asha' });
    await form.send.click();
    await form.isIn('failed');
    provider.mode = { status: 200, text: 'OK' };
    const elsewhere = new Form(await form.page.context().newPage());
    await elsewhere.open('drawn', '/');
    await elsewhere.write();
    return elsewhere;
  }

  test('WhatsApp gets the text as it was changed elsewhere', async ({ form, page, provider }) => {
    await failAndLeave(form, provider);
    await comeBack(page);
    await form.hasFailed(words.contact.refusedReason);
  });

  test('sent elsewhere: it is empty, and nothing has failed', async ({ form, page, provider }) => {
    const elsewhere = await failAndLeave(form, provider);
    await elsewhere.send.click();
    await elsewhere.isSent();
    await comeBack(page);
    await form.holds(EMPTY_ENQUIRY);
    await form.isIn('idle');
    expect(await form.draft()).toBeNull();
  });
});
