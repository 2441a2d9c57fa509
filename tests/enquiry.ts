/** The contact form as a visitor meets it, with a provider of its own for each worker. */
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { CALL, chatWith, fill, studio, words } from './content.ts';
import { Provider } from './provider.ts';
import { PROVIDER_HOST, addressOf, providerPortOf } from './sites.ts';

export const WRITTEN = { name: 'Asha Verma', phone: '+91 98765 43210', message: 'A wedding on 12 May,\nat home.' };

export const TEXT = 'Message: A wedding on 12 May,\nat home.\nName: Asha Verma\nPhone: +91 98765 43210';

const { contact } = words;
export const ALERT = contact.failed;
export const TOAST = contact.sent;
/** Where the same text goes by chat. */
export const IN_CHAT = chatWith(TEXT);

export class Form {
  /** What `window.alert` said. */
  readonly alerts: string[] = [];
  /** What went to the console. */
  readonly console: string[] = [];

  readonly page: Page;
  readonly name;
  readonly phone;
  readonly message;
  readonly send;
  readonly again;
  readonly whatsapp;
  readonly call;
  readonly toast;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByLabel(contact.name, { exact: true });
    this.phone = page.getByLabel(contact.phone, { exact: true });
    this.message = page.getByLabel(`${contact.message} ${contact.optional}`, { exact: true });
    this.send = page.locator('form button');
    const ways = page.getByRole('group');
    this.again = ways.getByRole('button', { name: contact.again });
    this.whatsapp = ways.getByRole('link', { name: contact.sameText });
    this.call = ways.getByRole('link', { name: fill(contact.call, { phone: studio.phone }) });
    this.toast = page.locator('[data-sonner-toast]');
    page.on('console', (message) => this.console.push(message.text()));
    page.on('dialog', (dialog) => {
      this.alerts.push(dialog.message());
      void dialog.accept();
    });
  }

  /** Opens the contact page of a site and waits for the island to start. */
  async open(site: 'site' | 'abroad' | 'keyless' = 'abroad', path = '/contact'): Promise<void> {
    await this.page.goto(addressOf(site) + path);
    await this.started();
  }

  async started(): Promise<void> {
    await this.send.scrollIntoViewIfNeeded();
    await expect(this.page.locator('astro-island:not([ssr]) > [data-state]', { has: this.send })).toBeAttached();
    // What only the island does: the fields that its library sends are taken out.
    await expect(this.page.locator('[data-extra]')).toHaveCount(0);
  }

  async write({ name, phone, message }: Partial<typeof WRITTEN> = WRITTEN): Promise<void> {
    if (name !== undefined) await this.name.fill(name);
    if (phone !== undefined) await this.phone.fill(phone);
    if (message !== undefined) await this.message.fill(message);
  }

  async holds({ name, phone, message } = WRITTEN): Promise<void> {
    await expect(this.name).toHaveValue(name);
    await expect(this.phone).toHaveValue(phone);
    await expect(this.message).toHaveValue(message);
  }

  async isIn(state: 'idle' | 'sending' | 'sent' | 'failed'): Promise<void> {
    await expect(this.page.locator('[data-state]', { has: this.send })).toHaveAttribute('data-state', state);
  }

  /** The draft on the visitor's device, as it is kept. */
  draft(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('enquiry-draft'));
  }

  /** All that is true once an enquiry is through. */
  async isSent(): Promise<void> {
    await this.isIn('sent');
    await expect(this.toast).toHaveText(TOAST);
    await expect(this.page.getByText(contact.thanks)).toBeFocused();
    await this.holds({ name: '', phone: '', message: '' });
    expect(await this.draft()).toBeNull();
  }

  /**
   * All that is true after a failure, whatever it was: told, nothing lost, three ways on.
   * @param reason how what is told begins
   */
  async hasFailed(reason: string): Promise<void> {
    await this.isIn('failed');
    await expect(this.page.getByRole('group', { name: `${reason} ${contact.kept}`, exact: true })).toBeVisible();
    await expect(this.again).toBeFocused();
    await expect(this.whatsapp).toHaveAttribute('href', IN_CHAT);
    await expect(this.call).toHaveAttribute('href', CALL);
    await expect(this.toast).toHaveCount(0);
    await this.holds();
    expect(JSON.parse((await this.draft())!)).toEqual({ user_name: WRITTEN.name, user_phone: WRITTEN.phone, message: WRITTEN.message });
  }
}

interface PerTest {
  form: Form;
  provider: Provider;
}

export const test = base.extend<PerTest>({
  // A kept copy would hide what the line does to a script.
  serviceWorkers: 'block',
  launchOptions: [
    async ({}, use, { parallelIndex }) => {
      const rule = `--host-resolver-rules=MAP ${PROVIDER_HOST} 127.0.0.1:${providerPortOf(parallelIndex)}`;
      await use({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS, rule] });
    },
    { scope: 'worker' },
  ],
  form: async ({ page }, use) => use(new Form(page)),
  provider: async ({}, use, { parallelIndex }) => {
    const provider = new Provider();
    await provider.listen(providerPortOf(parallelIndex));
    await use(provider);
    await provider.close();
  },
});

/** Keeps WhatsApp's site from being called, and answers in its place. */
export const answerForWhatsApp = (context: BrowserContext) =>
  context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp', contentType: 'text/plain' }));

export { expect };
