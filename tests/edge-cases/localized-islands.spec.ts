/** What the form and the viewer do in the languages but the first: the same, in words of their own. */
import { violationsOf } from '../fixtures/accessibility.ts';
import { LOCALES, DEFAULT_LOCALE } from '../../src/lib/locales.ts';
import { Form, TEXT, SAMPLE_ENQUIRY, expect, test } from '../fixtures/enquiry-form.ts';
import { GALLERY, openGallery } from '../fixtures/gallery-page.ts';
import { openPhoto, viewer } from '../fixtures/viewer.ts';
import { CHAT, addressIn, contentIn, fill } from '../fixtures/site-content.ts';
import { addressOf } from '../fixtures/sites.ts';

for (const code of LOCALES.filter((one) => one !== DEFAULT_LOCALE)) {
  const { words, galleries } = contentIn(code);

  test.describe(code, () => {
    test('an enquiry is sent, thanked for and toasted', async ({ page, provider }) => {
      const form = new Form(page, code);
      await form.open();
      await form.write();
      await form.send.click();
      await form.isSent();
      expect(form.alerts).toEqual([]);
      // The studio reads it as ever, and is told the language.
      const sent = new Map(provider.received[0]);
      expect(sent.get('message')).toBe(`${SAMPLE_ENQUIRY.message}\n${TEXT}`.replaceAll('\n', '\r\n'));
      expect(sent.get('title')).toBe(words.contact.subject);
      expect(sent.get('title')).not.toBe(contentIn(DEFAULT_LOCALE).words.contact.subject);
    });

    test('a failure is told, nothing is lost, and Try again sends it', async ({ page, provider }) => {
      provider.mode = { status: 500, text: 'Down' };
      const form = new Form(page, code);
      await form.open();
      await form.write();
      await form.send.click();
      await form.hasFailed(words.contact.refusedReason);
      expect(form.alerts).toEqual([words.contact.failed]);
      expect(await violationsOf(page)).toEqual([]);
      provider.mode = { status: 200, text: 'OK' };
      await form.again.click();
      await form.isSent();
    });

    test('without a connection it says so, and sends nothing by itself', async ({ page, context, provider }) => {
      const form = new Form(page, code);
      await form.open();
      await context.setOffline(true);
      await expect(page.getByText(words.contact.offline)).toBeVisible();
      await form.write();
      await form.send.click();
      await form.hasFailed(words.contact.offlineReason);
      await context.setOffline(false);
      await expect(page.getByText(words.contact.back)).toBeVisible();
      expect(provider.received).toEqual([]);
    });

    test('the viewer counts, is called and asks in its words', async ({ page }) => {
      const { photos, title } = galleries.find(({ address }) => address === GALLERY.address)!;
      expect(photos.length).toBeGreaterThan(0);
      await openGallery(page, addressOf('site') + addressIn(GALLERY.address, code));
      await openPhoto(page, 1);
      const dialog = viewer(page);
      await expect(dialog.getByText(fill(words.viewer.position, { n: 1, total: photos.length }))).toBeVisible();
      for (const name of ['close', 'previous', 'next', 'share'] as const)
        await expect(dialog.getByRole('button', { name: words.viewer[name], exact: true })).toBeVisible();
      const ask = dialog.getByRole('link', { name: words.viewer.ask });
      const chat = new URL((await ask.getAttribute('href'))!);
      expect(chat.origin + chat.pathname).toBe(CHAT);
      expect(chat.searchParams.get('text')).toBe(
        fill(words.viewer.askText, { gallery: title, photo: photos[0]!.alt, address: page.url() }),
      );
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}
