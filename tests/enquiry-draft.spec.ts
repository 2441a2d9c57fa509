import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../scripts/browser/chromium.ts';
import { ALERT, Form, SAMPLE_ENQUIRY, expect, holdIsland, test } from './fixtures/enquiry-form.ts';
import type { Provider } from './fixtures/email-provider.ts';
import { words } from './fixtures/site-content.ts';
import { addressOf } from './fixtures/sites.ts';

const EMPTY = { name: '', phone: '', message: '' };

/** Opens the contact page in a further tab, where the island's script comes only when it is released. */
async function openWithoutScript(context: BrowserContext) {
  const slow = new Form(await context.newPage());
  const release = await holdIsland(slow.page);
  await slow.page.goto(addressOf('fixture') + '/contact');
  return { slow, release };
}

test('half-written: a reload, Back and Forward lose nothing', async ({ form, page }) => {
  await form.open();
  await form.write();
  await page.reload();
  await form.started();
  await form.holds();
  await page.goto(addressOf('fixture') + '/about-us');
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
  await reopened.open('fixture', '/');
  await reopened.holds();
});

test('what was written last wins over what Back brings out again', async ({ form, page }) => {
  await form.open('fixture', '/');
  await form.write({ ...SAMPLE_ENQUIRY, message: 'A wedding' });
  await page.goto(addressOf('fixture') + '/contact');
  await form.started();
  await form.write();
  await page.goBack();
  await form.started();
  await form.holds();
});

for (const [what, shorter] of [
  ['shortened', { ...SAMPLE_ENQUIRY, message: SAMPLE_ENQUIRY.message.slice(0, 5) }],
  ['emptied', EMPTY],
] as const)
  test(`what was ${what} since stays so when Back brings out the longer text`, async ({ form, page }) => {
    await form.open('fixture', '/');
    await form.write();
    await page.goto(addressOf('fixture') + '/contact');
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
  await form.holds(EMPTY);
  expect(await form.draft()).toBeNull();
}

test('Back to a form whose enquiry was sent elsewhere shows it empty, so that it is not sent twice', async ({
  form,
  page,
  provider,
}) => {
  await form.open('fixture', '/');
  await form.write();
  await page.goto(addressOf('fixture') + '/contact');
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
  await form.open('fixture', '/');
  await form.write({ ...SAMPLE_ENQUIRY, message: 'A wedding' });
  await page.goto(addressOf('fixture') + '/contact');
  await form.started();
  await form.write({ message: 'A wedding on 12 May' });
  await form.send.click();
  await form.isSent();
  await returnsEmpty(form);
  await form.write({ name: 'Meera' });
  await page.goForward();
  await form.started();
  await form.holds({ ...EMPTY, name: 'Meera' });
  await page.goBack();
  await form.started();
  await form.holds({ ...EMPTY, name: 'Meera' });
  expect(provider.received).toHaveLength(1);
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
      await slow.page.goto(addressOf('fixture') + '/about-us');
      await slow.page.goBack();
    } else {
      await slow.page.reload();
    }
    release();
    await slow.started();
    await slow.holds();
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
  await page.goto(addressOf('fixture') + '/about-us');
  await page.goBack();
  await form.started();
  await form.holds();
});

test.describe('two tabs', () => {
  test('what is written in one is in the other, so that neither writes over it', async ({ form, page, context }) => {
    await form.open();
    const other = new Form(await context.newPage());
    await other.open('fixture', '/');
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
    await form.holds(EMPTY);
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
    await other.open('fixture', '/');
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
    await elsewhere.open('fixture', '/');
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
    await form.holds(EMPTY);
    await form.isIn('idle');
    expect(await form.draft()).toBeNull();
  });
});

test('the draft stays until the enquiry is through, and is then gone for good', async ({ form, page, provider }) => {
  await form.open();
  await form.write();
  expect(await form.draft()).not.toBeNull();
  await form.send.click();
  await form.isSent();
  await page.reload();
  await form.started();
  await form.holds(EMPTY);
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
  await reopened.open('fixture', '/');
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
  await page.goto(addressOf('fixture') + '/contact');
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
  await page.goto(addressOf('fixture') + '/contact');
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
  await page.goto(addressOf('fixture') + '/contact');
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

test.describe('storage blocked', () => {
  const blockStorage = (page: Page) =>
    page.addInitScript(() => {
      const forbid = (owner: object, name: string) =>
        Object.defineProperty(owner, name, {
          configurable: true,
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      forbid(window, 'localStorage');
      forbid(window, 'sessionStorage');
      forbid(Document.prototype, 'cookie');
    });

  test('by getters that throw: it sends all the same, without an error', async ({ form, page, provider }) => {
    await blockStorage(page);
    await form.open();
    await form.write();
    await form.send.click();
    await form.isIn('sent');
    await form.hasToasted();
    await form.holds(EMPTY);
    expect(provider.received).toHaveLength(1);
    expect(form.alerts).toEqual([]);
  });

  test('by getters that throw: without the script the browser posts it all the same', async ({
    form,
    page,
    provider,
  }) => {
    await blockStorage(page);
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await page.route('**/_astro/ContactForm.*.js*', (route) => route.abort());
    await page.goto(addressOf('fixture') + '/contact');
    await form.write();
    await form.send.click();
    await expect(page.locator('body')).toHaveText('OK');
    expect(thrown).toEqual([]);
    expect(provider.received).toHaveLength(1);
  });

  test('by the browser’s own setting: a failure loses nothing, and it sends', async ({ provider, launchOptions }) => {
    const executablePath = findChromium(false);
    test.skip(!executablePath, 'there is only the headless shell, which has no such setting');
    const folder = await mkdtemp(join(tmpdir(), 'profile-'));
    await mkdir(join(folder, 'Default'));
    const blocked = 2;
    const settings = { profile: { default_content_setting_values: { cookies: blocked } } };
    await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(settings));
    const context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      executablePath,
      serviceWorkers: 'block',
    });
    try {
      const form = new Form(await context.newPage());
      await form.open();
      await expect(form.page.evaluate(() => localStorage.length)).rejects.toThrow(/denied/);
      provider.mode = { status: 503, text: 'Down' };
      await form.write();
      await form.send.click();
      await form.isIn('failed');
      await form.holds();
      expect(form.alerts).toEqual([ALERT]);
      expect(form.console).toContain('503 Down');
      provider.mode = { status: 200, text: 'OK' };
      await form.again.click();
      await form.isIn('sent');
      expect(provider.received).toHaveLength(2);
    } finally {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
