/** An enquiry on a connection that breaks midway, and the ways on after a failure on narrow screens. */
import type { BrowserContext, Locator } from '@playwright/test';
import { words } from '../fixtures/site-content.ts';
import { LOCALES } from '../../src/lib/locales.ts';
import { ALERT, Form, sendIntoSilence, tryAgain, expect, test } from '../fixtures/enquiry-form.ts';
import { holdRoute } from '../fixtures/hold-route.ts';
import { TYPICAL_LENGTH_WORDS } from '../fixtures/typical-length-words.ts';
import { setTextSize } from '../fixtures/text-size.ts';

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
  }, TYPICAL_LENGTH_WORDS.hi.call);
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
