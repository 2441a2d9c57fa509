/** What the pages of the build say of their languages, and what answers at the addresses they name. */
import { LOCALES, DEFAULT_LOCALE, settingsOf } from '../src/lib/locales.ts';
import { ALL_PAGES, PAGES, PER_PAGE, addressIn, contentIn, headOf } from './fixtures/site-content.ts';
import { readHead } from './fixtures/page-head.ts';
import { SITE_URL } from './fixtures/sites.ts';
import { expect, test } from '@playwright/test';

test('every page names itself, its counterparts and the first language, and each of them names it', async ({
  request,
}) => {
  const alternates = new Map<string, Record<string, string>>();
  for (const address of ALL_PAGES) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    const links = [...(await answer.text()).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
    alternates.set(address, Object.fromEntries(links.map(([, code = '', href = '']) => [code, href] as const)));
  }
  for (const code of LOCALES) {
    for (const page of PAGES) {
      const named = alternates.get(addressIn(page, code))!;
      const full = Object.fromEntries(LOCALES.map((other) => [other, SITE_URL + addressIn(page, other)]));
      expect(named).toEqual({ ...full, 'x-default': full[DEFAULT_LOCALE] });
      for (const to of Object.values(named)) expect(alternates.get(new URL(to).pathname)).toEqual(named);
    }
  }
});

for (const code of LOCALES.filter((each) => each !== DEFAULT_LOCALE)) {
  const content = contentIn(code);

  for (const page of PAGES.filter((address) => !/\/\d+$/.test(address))) {
    test(`${addressIn(page, code)} says what it is in its language`, async ({ request }) => {
      const { language, title, meta, link, data } = await readHead(request, addressIn(page, code));
      expect(language).toBe(code);
      expect(title).toBe(headOf(page, code).title);
      expect(meta('description')).toBe(headOf(page, code).description);
      expect(meta('og:locale')).toBe(settingsOf(code).ogLocale);
      expect(meta('og:url')).toBe(SITE_URL + addressIn(page, code));
      expect(meta('og:image')).toContain(`/share/${code}/`);
      expect(link('canonical')).toBe(SITE_URL + addressIn(page, code));
      expect((await request.get(new URL(meta('og:image')!).pathname)).status()).toBe(200);
      expect(await (await request.get(link('manifest')!)).json()).toMatchObject({
        name: content.studio.name,
        lang: code,
        start_url: addressIn('/', code),
      });
      // As many descriptions as in the first language.
      expect(data).toHaveLength((await readHead(request, page)).data.length);
      for (const said of data) if (said['@type'] !== 'BeautySalon') expect(said['inLanguage']).toBe(code);
      // The course names it as its provider.
      const studios = data.flatMap(({ provider, ...said }) => [said, provider as typeof said | undefined]);
      for (const studio of studios)
        if (studio?.['@type'] === 'BeautySalon')
          expect(studio).toMatchObject({ '@id': `${SITE_URL}/#studio`, url: SITE_URL + addressIn('/', code) });
    });
  }

  test(`${code}: the pictures of a gallery are named in its language, and those without a description by their number`, async ({
    page,
  }) => {
    for (const { address, photos } of content.galleries.filter((gallery) => gallery.photos.length > 0)) {
      await page.goto(addressIn(address, code));
      const shown = await page
        .locator('main li img')
        .evaluateAll((all) => all.map((image) => image.getAttribute('alt')));
      expect(shown).toHaveLength(Math.min(photos.length, PER_PAGE));
      expect(shown).toEqual(photos.slice(0, shown.length).map(({ alt }) => alt));
    }
  });
}
