/** The ways between the languages, out of the viewer in the middle of a movement and on pages of a gallery. */
import { fileURLToPath } from 'node:url';
import { bundleInlineScript } from '../../integrations/inline-script.ts';
import { LOCALES, DEFAULT_LOCALE } from '../../src/lib/locales.ts';
import { GALLERY, anchorOf, openGallery } from '../fixtures/gallery-page.ts';
import { openPhoto, slide, viewer } from '../fixtures/viewer.ts';
import { addressIn } from '../fixtures/site-content.ts';
import { addressOf } from '../fixtures/sites.ts';
import { expect, test } from '../fixtures/page-test.ts';

const OTHERS = LOCALES.filter((code) => code !== DEFAULT_LOCALE);
const drawn = addressOf('drawn');

const EVERY_PAGE = fileURLToPath(new URL('../../src/client/inline/every-page.ts', import.meta.url));

for (const code of OTHERS) {
  test(`${code}: the photo that the counter names stays open, also while the row still moves`, async ({ page }) => {
    await openGallery(page, drawn + GALLERY.address);
    await openPhoto(page, 3);
    await expect(slide(page)).toHaveAttribute('data-state', 'shown');
    const link = (await viewer(page).locator(`a[hreflang="${code}"]`).boundingBox())!;
    await page.keyboard.press('ArrowRight');
    await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2);
    await expect(page).toHaveURL(`${drawn}${addressIn(GALLERY.address, code)}#${anchorOf(4)}`);
  });

  test(`${code}: the links follow the viewer to any page of a gallery, also of one that is named by figures`, async ({
    page,
  }) => {
    const { code: script } = await bundleInlineScript(EVERY_PAGE);
    for (const [base, start, now] of [
      ['', '/portfolio/', '/portfolio/2'],
      ['', '/portfolio/9', '/portfolio/10'],
      ['', '/2024', '/2024'],
      ['', '/2024', '/2024/2'],
      ['', '/2024/2', '/2024'],
      ['/below', '/2024', '/2024'],
      ['/below', '/2024', '/2024/2'],
    ] as const) {
      const link = `<a hreflang="${code}" href="${base}${addressIn(start.replace(/\/$/, ''), code)}">x</a>`;
      const body = `${link}<script>${script}</script><main data-page></main>${link}`;
      // Whatever is fetched ahead as well.
      await page.route(`${drawn}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: `<!doctype html>${body}` }),
      );
      await page.goto(`${drawn}${base}${start}`);
      const followed = await page.evaluate(
        ([from, to]) => {
          history.replaceState(null, '', `${to}#post-25-x`);
          const links = [...document.querySelectorAll('a')];
          // Each twice, as a press and the click that follows it are.
          for (const each of [...links, ...links]) each.dispatchEvent(new Event('pointerdown', { bubbles: true }));
          history.replaceState(null, '', from);
          const there = links.map(({ pathname, hash }) => pathname + hash);
          for (const each of links) each.dispatchEvent(new Event('pointerdown', { bubbles: true }));
          return [...there, ...links.map(({ pathname, hash }) => pathname + hash)];
        },
        [base + start, base + now] as const,
      );
      const there = `${base}${addressIn(now, code)}#post-25-x`;
      const back = base + addressIn(start.replace(/\/$/, ''), code);
      expect.soft(followed, `${base}${start} → ${now}`).toEqual([there, there, back, back]);
    }
  });
}
