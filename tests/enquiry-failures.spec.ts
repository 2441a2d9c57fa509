/** What the form says, and does, when an enquiry is refused, is not answered or cannot leave the phone. */
import { words } from './fixtures/site-content.ts';
import { ALERT, IN_CHAT, SAMPLE_ENQUIRY, expect, sendIntoSilence, test, tryAgain } from './fixtures/enquiry-form.ts';

/** One of the visitor's and one of the provider's: send-error.test.ts reads the others, which are treated alike. */
const REFUSALS = [400, 503];

for (const status of REFUSALS) {
  test(`${status}: told, with the provider's words on the console, and tried again`, async ({ form, provider }) => {
    provider.mode = { status, text: `The provider says ${status}` };
    await form.open();
    await form.write();
    await form.send.click();
    await form.hasFailed(words.contact.refusedReason);
    expect(form.alerts).toEqual([ALERT]);
    expect(form.console).toContain(`${status} The provider says ${status}`);
    expect(provider.received).toHaveLength(1);
    await tryAgain(form, provider, 1);
  });
}

test('offline at submit: told, and nothing goes until the visitor presses', async ({ form, provider, context }) => {
  await form.open();
  await form.write();
  await context.setOffline(true);
  await form.send.click();
  await form.hasFailed(words.contact.offlineReason);
  expect(form.alerts).toEqual([ALERT]);
  expect(form.console).toContainEqual(expect.stringMatching(/^0 \S/));
  await context.setOffline(false);
  await expect(form.page.getByRole('group', { name: words.contact.back })).toBeVisible();
  await form.isIn('failed');
  expect(provider.received).toHaveLength(0);
  await tryAgain(form, provider, 0);
});

test('no answer: given up after 30 s, and what was given up does not count later', async ({ form, provider, page }) => {
  await sendIntoSilence(form, provider, page);
  await expect(page.getByText(words.contact.patience)).toBeVisible();
  await page.clock.fastForward(29_000);
  await form.isIn('sending');
  await page.clock.fastForward(1_000);
  await form.hasFailed(words.contact.silentReason);
  expect(form.alerts).toEqual([ALERT]);
  expect(form.console).toContain('0 No answer in 30 s');
  await page.clock.fastForward(30_000);
  provider.letGo();
  await form.isIn('failed');
  await page.clock.resume();
  await tryAgain(form, provider, 1);
});

test('an answer after 20 s is a success', async ({ form, provider, page }) => {
  await sendIntoSilence(form, provider, page);
  await page.clock.fastForward(20_000);
  await form.isIn('sending');
  await expect(form.name).toHaveAttribute('readonly');
  provider.letGo();
  await form.isIn('sent');
  // The notice comes by the clock.
  await page.clock.resume();
  await form.isSent();
  await page.clock.fastForward(10_000);
  await form.isIn('sent');
  expect(form.alerts).toEqual([]);
  expect(provider.received).toHaveLength(1);
});

for (const { lost, how } of [
  { lost: 'does not come', how: 'abort' },
  { lost: 'is gone from the server', how: '404' },
] as const) {
  test(`the e-mail chunk ${lost}: told, and tried again once it is back`, async ({ form, provider, page }) => {
    await page.route('**/email.min.*.js', (route) =>
      how === 'abort' ? route.abort() : route.fulfill({ status: 404 }),
    );
    await form.open();
    await form.write();
    await form.send.click();
    await form.hasFailed(words.contact.unreachableReason);
    expect(form.alerts).toEqual([ALERT]);
    expect(form.console).toContain('Loading chunk emailjs failed (missing)');
    expect(form.console).toContain('0 Loading chunk emailjs failed (missing)');
    expect(provider.received).toHaveLength(0);
    await page.unrouteAll();
    await tryAgain(form, provider, 0);
  });
}

test('a second failure speaks again, and what was changed meanwhile is what WhatsApp gets', async ({
  form,
  provider,
}) => {
  provider.mode = { status: 500, text: 'Down' };
  await form.open();
  await form.write({ ...SAMPLE_ENQUIRY, name: 'Asha' });
  await form.send.click();
  await form.isIn('failed');
  await form.name.fill(SAMPLE_ENQUIRY.name);
  await expect(form.whatsapp).toHaveAttribute('href', IN_CHAT);
  await form.again.click();
  await form.hasFailed(words.contact.refusedReason);
  await expect.poll(() => form.alerts).toEqual([ALERT, ALERT]);
  expect(provider.received).toHaveLength(2);
});
