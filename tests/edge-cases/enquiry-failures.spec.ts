import type { BrowserContext, Locator, Page } from '@playwright/test';
import { stopClock } from '../fixtures/clock.ts';
import { words } from '../fixtures/site-content.ts';
import { LOCALES } from '../../src/lib/locales.ts';
import { ALERT, Form, IN_CHAT, TEXT, SAMPLE_ENQUIRY, expect, test } from '../fixtures/enquiry-form.ts';
import { holdRoute } from '../fixtures/hold-route.ts';
import type { Provider } from '../fixtures/email-provider.ts';
import { USUAL_WORDS } from '../fixtures/usual-words.ts';
import { setTextSize } from '../fixtures/text-size.ts';

/** After a failure, and with a provider that is well again, `Try again` sends the same enquiry, once. */
async function tryAgain(form: Form, provider: Provider, before: number) {
  provider.mode = { status: 200, text: 'OK' };
  await form.again.click();
  await form.isSent();
  expect(provider.received).toHaveLength(before + 1);
  expect(new Map(provider.received.at(-1)).get('message')).toBe(
    `${SAMPLE_ENQUIRY.message}\n${TEXT}`.replaceAll('\n', '\r\n'),
  );
}

/** Sends an enquiry to a provider that takes it and does not answer. From then on time stands still but for a test. */
async function sendIntoSilence(form: Form, provider: Provider, page: Page) {
  await page.clock.install();
  provider.mode = 'silent';
  await form.open();
  await form.write();
  await stopClock(page);
  await form.send.click();
  await expect.poll(() => provider.received.length).toBe(1);
}

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

/** Sends the form, and expects it to say that the enquiry may have arrived: status 0. */
async function failUnanswered(form: Form) {
  await form.open();
  await form.write();
  await form.send.click();
  await form.hasFailed(words.contact.silentReason);
  expect(form.alerts).toEqual([ALERT]);
  expect(form.console).toContainEqual(expect.stringMatching(/^0 \S/));
}

const BROKEN_CONNECTIONS = [
  { mode: 'reset', arrived: 0 },
  { mode: 'reset after the message', arrived: 1 },
  { mode: 'reset in the answer', arrived: 1 },
  { mode: { status: 200, text: 'OK', readable: false }, arrived: 1 },
] as const;

for (const { mode, arrived } of BROKEN_CONNECTIONS) {
  test(`${typeof mode === 'string' ? mode : 'an answer without CORS'}: status 0, and tried again`, async ({
    form,
    provider,
  }) => {
    provider.mode = mode;
    await failUnanswered(form);
    expect(provider.received).toHaveLength(arrived);
    await tryAgain(form, provider, arrived);
  });
}

test('connection refused: status 0, and tried again once the provider is up', async ({ form, provider }) => {
  const { port } = provider;
  await provider.close();
  await failUnanswered(form);
  await provider.listen(port);
  await tryAgain(form, provider, 0);
});

/** What was said once stays when the line goes and when it comes back. */
async function staysSaid(reason: string, form: Form, context: BrowserContext) {
  const said = form.page.getByRole('group', { name: `${reason} ${words.contact.kept}`, exact: true });
  for (const offline of [true, false]) {
    await context.setOffline(offline);
    await expect(offline ? form.call : form.whatsapp).toHaveClass(/enquiry-likeliest/);
    await expect(said).toBeVisible();
  }
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

test('the line goes once the message is through: it may have arrived, also when the line is back', async ({
  form,
  provider,
  context,
}) => {
  const { port } = provider;
  provider.mode = 'silent';
  await form.open();
  await form.write();
  await form.send.click();
  await expect.poll(() => provider.received.length).toBe(1);
  await context.setOffline(true);
  await provider.close();
  await form.hasFailed(words.contact.silentReason);
  expect(form.alerts).toEqual([ALERT]);
  expect(form.console).toContainEqual(expect.stringMatching(/^0 \S/));
  await context.setOffline(false);
  await staysSaid(words.contact.silentReason, form, context);
  await provider.listen(port);
  await tryAgain(form, provider, 1);
});

test('the line goes while the answer does not come: it may have arrived, also when the line is back', async ({
  form,
  provider,
  page,
  context,
}) => {
  await sendIntoSilence(form, provider, page);
  await context.setOffline(true);
  await page.clock.fastForward(30_000);
  await form.hasFailed(words.contact.silentReason);
  expect(form.console).toContain('0 No answer in 30 s');
  await context.setOffline(false);
  await staysSaid(words.contact.silentReason, form, context);
  await page.clock.resume();
  await tryAgain(form, provider, 1);
});

test('translated by the browser, the reason still changes with the line', async ({ form, page, context }) => {
  await form.open();
  await form.write();
  await context.setOffline(true);
  await form.send.click();
  await form.isIn('failed');
  const told = page.locator('#not-sent');
  await expect(told).toContainText(words.contact.offlineReason);
  // As Chrome does: each text gives way to an element with its translation.
  await told.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const translated = document.createElement('span');
      translated.textContent = text.data;
      text.replaceWith(translated);
    }
  });
  await context.setOffline(false);
  await expect(told).toContainText(words.contact.back);
  await expect(told).not.toContainText(words.contact.offlineReason);
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

test('the e-mail chunk does not come because the line is gone: told', async ({ form, provider, page, context }) => {
  await page.route('**/email.min.*.js', (route) => route.abort());
  await form.open();
  await form.write();
  await context.setOffline(true);
  await form.send.click();
  await form.hasFailed(words.contact.offlineReason);
  await context.setOffline(false);
  await expect(page.getByRole('group', { name: words.contact.back })).toBeVisible();
  await page.unrouteAll();
  await tryAgain(form, provider, 0);
});

test('the e-mail chunk hangs: given up after 30 s, and what was given up is not sent when it comes', async ({
  form,
  provider,
  page,
}) => {
  await page.clock.install();
  const release = await holdRoute(page, '**/email.min.*.js');
  await form.open();
  await form.write();
  await form.send.click();
  await form.isIn('sending');
  await page.clock.fastForward(30_000);
  // Nothing has left the phone.
  await form.hasFailed(words.contact.unreachableReason);
  release();
  await page.waitForFunction(() => window.emailjs);
  // One that was sent late would have been on its way before this one.
  await tryAgain(form, provider, 0);
});

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

test('the ways on follow each other as they stand on the screen, and the focus stays when the line goes', async ({
  form,
  provider,
  context,
}) => {
  provider.mode = { status: 500, text: 'Down' };
  await form.open();
  await form.write();
  await form.send.click();
  await form.hasFailed(words.contact.refusedReason);
  const inOrder = async (first: Locator) => {
    const top = async (way: Locator) => (await way.boundingBox())!.y;
    const others = [form.again, form.whatsapp, form.call].filter((way) => way !== first);
    for (const way of others) await expect.poll(async () => (await top(way)) > (await top(first))).toBe(true);
    expect(await first.evaluate((way) => way === way.parentElement!.firstElementChild)).toBe(true);
    await expect(form.again).toBeFocused();
  };
  await inOrder(form.whatsapp);
  await context.setOffline(true);
  await inOrder(form.call);
  await context.setOffline(false);
  await inOrder(form.whatsapp);
  await staysSaid(words.contact.refusedReason, form, context);
});

test('on a phone of 360 pixels the number to call stands in one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/email.min.*.js', (route) => route.abort());
  const form = new Form(page, 'hi');
  await form.open();
  await form.write();
  await form.send.click();
  await form.isIn('failed');
  const lines = await form.call.evaluate((link, words) => {
    link.textContent = words;
    const range = document.createRange();
    range.selectNodeContents(link);
    return new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size;
  }, USUAL_WORDS.hi.call);
  expect(lines).toBe(1);
});

for (const locale of LOCALES)
  test(`${locale}: with letters twice as large, the ways on stay within their buttons on the narrowest phone`, async ({
    page,
    provider,
  }) => {
    provider.mode = { status: 500, text: 'Down' };
    await page.setViewportSize({ width: 320, height: 640 });
    const form = new Form(page, locale);
    await form.open();
    await setTextSize(page, 200);
    await form.write();
    await form.send.click();
    await form.isIn('failed');
    // The styles come with the island.
    await expect(page.locator('.enquiry-failure')).toHaveCSS('border-left-width', '3px');
    for (const way of [form.again, form.whatsapp, form.call]) {
      const overhang = await way.evaluate((button) => {
        const text = document.createRange();
        text.selectNodeContents(button);
        return text.getBoundingClientRect().width - button.clientWidth;
      });
      expect(overhang, await way.innerText()).toBeLessThanOrEqual(0);
    }
  });
