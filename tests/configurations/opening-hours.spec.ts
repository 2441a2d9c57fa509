/** What depends on the visitor's clock: whether the studio is open, special days, notices. And the contact's card. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf } from '../fixtures/accessibility.ts';
import { listenAtFreePort } from '../fixtures/free-port.ts';
import { LOCALES, type Locale } from '../../src/lib/locales.ts';
import { createSiteServer } from '../../scripts/serve/static-server.ts';
import { notOver } from '../../src/lib/special-days.ts';
import { todayInIndia } from '../../src/shared/calendar-date.ts';
import { addressIn, contentIn, studio } from '../fixtures/site-content.ts';
import { addressOf, folderOf } from '../fixtures/sites.ts';
import { fixtureWords } from '../fixtures/studio.ts';
import { layoutShift } from '../fixtures/layout-shift.ts';
import { expect, test } from '../fixtures/page-test.ts';

test.use({ serviceWorkers: 'allow' });

const THREE_DAYS_MS = 3 * 86_400_000;

const FULL = addressOf('full');
const CONTACT = `${FULL}/contact`;

/** A sentence of the fixture. */
const said = (key: string, values: Record<string, string>, language = 'en') =>
  fixtureWords('', 'words.yaml', `openNow.${key}`, language) +
  Object.values(values)
    .map((value) => ` ${value}`)
    .join('');

const line = (page: Page) => page.locator('[data-open-status]');
const notices = (page: Page) => page.locator('.notices p:visible');
/** A page at a time on India's clock. */
async function openAt(page: Page, time: string, address = CONTACT): Promise<void> {
  await page.clock.setFixedTime(`${time}+05:30`);
  await page.goto(address);
}

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
  test.describe(`on a phone in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a page that stays open says to the minute in India whether the studio is open', async ({ page }) => {
      await page.clock.install({ time: '2028-02-28T20:29:30+05:30' });
      await page.goto(CONTACT);
      await expect(line(page)).toHaveText(said('open', { until: '08:30 PM' }));
      await page.clock.runFor(31_000);
      await expect(line(page)).toHaveText(said('opensTomorrow', { time: '09:30 AM' }));
      // As a phone that slept: what was due meanwhile comes at once. It is 29 February, 00:01.
      await page.clock.fastForward('03:31:00');
      await expect(line(page)).toHaveText(said('opensToday', { time: '09:30 AM' }));
      await page.clock.fastForward('09:29:00');
      await expect(line(page)).toHaveText(said('open', { until: '08:30 PM' }));
      // Out of the browser's memory, or from behind another tab: nothing that was due meanwhile comes by itself.
      await page.clock.setSystemTime('2028-02-29T20:31:00+05:30');
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await expect(line(page)).toHaveText(said('opensTomorrow', { time: '09:30 AM' }));
      await page.clock.setSystemTime('2028-03-01T09:31:00+05:30');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(line(page)).toHaveText(said('open', { until: '08:30 PM' }));
    });

    test('a translated line stays until there is something new to say', async ({ page }) => {
      await page.clock.install({ time: '2028-02-28T20:28:30+05:30' });
      await page.goto(CONTACT);
      await expect(line(page)).toHaveText(said('open', { until: '08:30 PM' }));
      await line(page).evaluate((element) => (element.innerHTML = '<font><font>translated</font></font>'));
      await page.clock.runFor(31_000);
      await expect(line(page)).toHaveText('translated');
      await page.clock.runFor(60_000);
      await expect(line(page)).toHaveText(said('opensTomorrow', { time: '09:30 AM' }));
    });

    test('a page that stays open shows a notice from midnight in India to midnight', async ({ page }) => {
      await page.clock.install({ time: '2099-11-29T23:59:30+05:30' });
      await page.goto(CONTACT);
      await expect(notices(page)).toHaveCount(1);
      await page.clock.runFor(31_000);
      await expect(notices(page)).toHaveCount(2);
      await page.clock.fastForward(THREE_DAYS_MS);
      await expect(page.locator('.notices')).toBeHidden();
    });

    test('special days and notices begin and end at midnight in India', async ({ page }) => {
      const first = page.locator('[data-until]').first();
      await openAt(page, '2098-11-10T23:59:59');
      await expect(line(page)).toHaveText(said('opensTomorrow', { time: '09:30 AM' }));
      await expect(first).toBeVisible();
      await openAt(page, '2098-11-11T00:00:00');
      await expect(line(page)).toHaveText(said('opensToday', { time: '09:30 AM' }));
      await expect(first).toBeHidden();
      await openAt(page, '2099-11-29T23:59:59');
      await expect(notices(page)).toHaveCount(1);
      await openAt(page, '2099-11-30T00:00:00');
      await expect(notices(page)).toHaveCount(2);
      await openAt(page, '2099-12-01T00:00:00');
      await expect(notices(page)).toHaveText(['Fixture notice of three days']);
      await openAt(page, '2099-12-03T00:00:00');
      await expect(page.locator('.notices')).toBeHidden();
    });
  });
}

test('an opening after a long closure is named by its date, in the language of the page', async ({ page }) => {
  const dates: Partial<Record<Locale, [day: string, time: string]>> = {
    en: ['28 December 2099', '10:00 AM'],
    hi: ['28 दिसंबर 2099', 'सुबह 10:00'],
  };
  for (const code of LOCALES) {
    const [day, time] = dates[code] ?? ['2099', '10:00'];
    await openAt(page, '2099-12-19T20:30', FULL + addressIn('/contact', code));
    const text = line(page);
    await expect(text).toContainText(day);
    await expect(text).toContainText(time);
  }
});

test('neither the line nor a notice moves anything or covers anything', async ({ page, complaints }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  for (const [time, address] of [
    ['2099-12-01T21:00', '/'],
    ['2026-12-07T21:00', '/contact'],
    ['2099-12-19T21:00', '/hi/contact'],
  ] as const) {
    await openAt(page, time, FULL + address);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page), `${address} at ${time}`).toBe(0);
    if (address === '/contact') expect(await violationsOf(page)).toEqual([]);
    if (address !== '/') continue;
    const notice = (await notices(page).first().boundingBox())!;
    const language = (await page.locator('a[hreflang]').first().boundingBox())!;
    expect(language.y).toBeGreaterThanOrEqual(notice.y + notice.height);
  }
  // The browser's word on the fonts that do not come.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
});

for (const address of ['/contact', '/hi/contact']) {
  test(`nothing moves on ${address} where the line's script comes later than the hours`, async ({ page }) => {
    const html = await readFile(`${folderOf('full')}${address}.html`, 'utf8');
    const beginning = html.slice(0, html.indexOf('<script', html.indexOf(' data-open-status=')));
    let send: () => void = () => undefined;
    const server = createSiteServer(folderOf('full'), (request, response) => {
      if (request.url !== address) return Promise.resolve(false);
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(beginning);
      send = () => response.end(html.slice(beginning.length));
      return Promise.resolve(true);
    });
    const port = await listenAtFreePort(server);
    await page.setViewportSize({ width: 560, height: 900 });
    const coming = page.goto(`http://localhost:${port}${address}`);
    await expect(line(page)).toBeInViewport();
    await expect(line(page)).toBeEmpty();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    send();
    await coming;
    await expect(line(page)).not.toBeEmpty();
    expect(await layoutShift(page)).toBe(0);
    server.close();
    server.closeAllConnections();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain hours stand, with special days and the notices that had begun', async ({ page }) => {
    await page.goto(CONTACT);
    await expect(line(page)).toBeEmpty();
    expect((await line(page).boundingBox())?.height ?? 0).toBe(0);
    await expect(page.locator('[data-until]:visible')).toHaveCount(4);
    await expect(notices(page)).toHaveText([/^Fixture notice: /]);
  });
});

test('the contact’s card is linked as a file that phones open in their address book', async ({ page, request }) => {
  for (const code of LOCALES) {
    const { words, studio: facts } = contentIn(code);
    for (const address of ['/', '/contact']) {
      await page.goto(addressIn(address, code));
      const link = page.getByRole('link', { name: words.openNow.save });
      await expect(link).toHaveAttribute('href', addressIn('/contact.vcf', code));
      expect(await link.getAttribute('download')).toBeNull();
    }
    const answer = await request.get(addressIn('/contact.vcf', code));
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8');
    expect((await answer.text()).replaceAll('\r\n ', '')).toContain(
      `\r\nFN:${facts.name.replace(/[\\;,]/g, '\\$&')}\r\n`,
    );
  }
});

test('a page carries no more than it needs', async ({ request }) => {
  const textOf = async (address: string) => (await request.get(address)).text();
  expect(await textOf(`${FULL}/academy`)).not.toContain('data-open-status');
  expect(await textOf(`${FULL}/academy`)).toContain('data-from');
  // The project's own studio, whether it has notices or not.
  const has = notOver(studio.notices, todayInIndia()).length > 0;
  expect((await textOf('/academy')).includes('dataset.from')).toBe(has);
});
