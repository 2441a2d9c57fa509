/** The enquiry where the browser gives pages no storage. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/browser/chromium.ts';
import { ALERT, EMPTY_ENQUIRY, Form, expect, test } from '../fixtures/enquiry-form.ts';
import { addressOf } from '../fixtures/sites.ts';

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

test('storage blocked by getters that throw: it sends all the same, without an error', async ({
  form,
  page,
  provider,
}) => {
  await blockStorage(page);
  await form.open();
  await form.write();
  await form.send.click();
  await form.isIn('sent');
  await form.hasToasted();
  await form.holds(EMPTY_ENQUIRY);
  expect(provider.received).toHaveLength(1);
  expect(form.alerts).toEqual([]);
});

test('storage blocked by getters that throw: without the script the browser posts it all the same', async ({
  form,
  page,
  provider,
}) => {
  await blockStorage(page);
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await page.route('**/_astro/ContactForm.*.js*', (route) => route.abort());
  await page.goto(addressOf('drawn') + '/contact');
  await form.write();
  await form.send.click();
  await expect(page.locator('body')).toHaveText('OK');
  expect(thrown).toEqual([]);
  expect(provider.received).toHaveLength(1);
});

test('storage blocked by the browser’s own setting: a failure loses nothing, and it sends', async ({
  provider,
  launchOptions,
}) => {
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
