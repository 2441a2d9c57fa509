/** The dates of the course at the visitor's clock, in a calendar and for search engines; and sharing it. */
import ICAL from 'ical.js';
import { violationsOf } from '../fixtures/accessibility.ts';
import { BATCHES } from '../fixtures/full/batches.ts';
import type { Page } from '@playwright/test';
import { layoutShift } from '../fixtures/layout-shift.ts';
import { expectTapHeight } from '../fixtures/locators.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { chatWith } from '../fixtures/site-content.ts';
import { addressOf } from '../fixtures/sites.ts';
import { setTextSize } from '../fixtures/text-size.ts';

const ACADEMY = `${addressOf('full')}/academy`;
/** When they begin, the next one first. */
const STARTS = BATCHES.batches.map(({ starts }) => starts).sort();
const COUNT = 29;

/** The chat that a link of the page leads to, as the visitor reads it. */
const chatOf = async (page: Page, link: string) =>
  new URL((await page.locator(link).getAttribute('href'))!).searchParams.get('text');
/** The links to the chat outside the list of dates: the button, the bar at the thumb, and below the cards on a desk. */
const LINKS = ['.head a.button', 'main > p .button', '.stages + p a'];

/** What a page says of its batches. */
const shown = async (page: Page) => ({
  batches: await page
    .locator('[data-starts]:visible h3 time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime'))),
  cards: await page
    .locator('summary [data-batch]:visible')
    .evaluateAll((all) => [...new Set(all.map((dates) => dates.getAttribute('data-batch')))]),
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every batch stands there with its dates in words, and nothing that needs a script', async ({ page }) => {
    await page.goto(ACADEMY);
    expect(await shown(page)).toEqual({ batches: STARTS, cards: [STARTS[0]] });
    const first = page.locator('[data-starts]').first();
    await expect(first).toContainText('7 December 2093');
    // 29 days without the Sundays.
    await expect(first.locator('dd time').first()).toHaveAttribute('datetime', '2094-01-08');
    // The instalments by their days, whatever their order in the file.
    const dates = await first.locator('dd time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(dates.slice(1)).toEqual(['2093-12-07', '2093-12-17', '2094-01-08']);
    await expect(first).toContainText('₹1,25,000');
    await expect(first.locator('dd time[datetime="2093-12-17"]')).toHaveText('17 December 2093');
    const cards = page.locator('summary [data-batch]:visible');
    await expect(cards).toHaveCount(BATCHES.days.length);
    await expect(cards.nth(0)).toHaveText(/^7–8 December$/);
    await expect(cards.nth(3)).toHaveText(/^14–15 December$/);
    await expect(cards.last()).toHaveText('8 January');
    for (const link of LINKS) expect(await chatOf(page, link)).toMatch(/\n.*7 December 2093$/);
    await expect(page.locator('[data-share]')).toBeHidden();
  });
});

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati'])
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('a batch is gone when its day begins in India, and nothing moves', async ({ page }) => {
      await page.clock.setFixedTime(new Date(`${STARTS[0]}T00:00:00+05:30`).getTime() - 1);
      await page.goto(ACADEMY);
      expect(await shown(page)).toEqual({ batches: STARTS, cards: [STARTS[0]] });
      const plain = (await chatOf(page, LINKS[0]!))!.split('\n')[0];

      await page.clock.setFixedTime(`${STARTS[0]}T00:00:00+05:30`);
      await page.reload();
      expect(await shown(page)).toEqual({ batches: STARTS.slice(1), cards: [STARTS[1]] });
      await expect(page.locator('summary [data-batch]:visible').nth(3)).toHaveText(/^28–29 February$/);
      for (const link of LINKS) expect(await chatOf(page, link)).toMatch(/\n.*20 February 2096$/);
      expect(await layoutShift(page)).toBe(0);

      await page.clock.setFixedTime(`${STARTS[2]}T12:00:00+05:30`);
      await page.reload();
      expect(await shown(page)).toEqual({ batches: [], cards: [] });
      await expect(page.locator('[data-batches]')).toBeHidden();
      for (const link of LINKS) expect(await chatOf(page, link)).toBe(plain);
      expect(await layoutShift(page)).toBe(0);
    });
  });

test('a batch that has begun goes from a page that was left open, as soon as that is looked at again', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(`${STARTS[0]}T00:00:00+05:30`).getTime() - 1);
  await page.goto(ACADEMY);
  expect(await shown(page)).toEqual({ batches: STARTS, cards: [STARTS[0]] });
  await page.clock.setFixedTime(`${STARTS[0]}T00:00:00+05:30`);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await shown(page)).toEqual({ batches: STARTS.slice(1), cards: [STARTS[1]] });
  for (const link of LINKS) expect(await chatOf(page, link)).toMatch(/\n.*20 February 2096$/);
});

test('a batch goes from a page that is being looked at when its day begins in India', async ({ page }) => {
  await page.clock.install({ time: new Date(`${STARTS[0]}T00:00:00+05:30`).getTime() - 30_000 });
  await page.goto(ACADEMY);
  expect(await shown(page)).toEqual({ batches: STARTS, cards: [STARTS[0]] });
  await page.clock.runFor(31_000);
  expect(await shown(page)).toEqual({ batches: STARTS.slice(1), cards: [STARTS[1]] });
  for (const link of LINKS) expect(await chatOf(page, link)).toMatch(/\n.*20 February 2096$/);
});

test('the dates are accessible, and fit the narrowest phone with large letters', async ({ page }) => {
  await page.goto(ACADEMY);
  expect(await violationsOf(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize(page, 200);
  const dates = page.locator('[data-batches], [data-batches] *, [data-batch]');
  expect(
    await dates.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right))),
  ).toBeLessThan(321);
  await expectTapHeight(page.locator('[data-starts] a'));
});

test('a calendar gets an event a day, the same in every language', async ({ page }) => {
  await page.goto(`${addressOf('full')}/hi/academy`);
  const links = await page
    .locator('[data-starts] a[href$=".ics"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  expect(links).toEqual(STARTS.map((starts) => `${addressOf('full')}/hi/academy/${starts}.ics`));
  const eventsOf = async (address: string) => {
    const response = await page.request.get(address);
    expect(response.headers()['content-type']).toMatch(/^text\/calendar/);
    const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
    for (const zone of calendar.getAllSubcomponents('vtimezone'))
      ICAL.TimezoneService.register(new ICAL.Timezone(zone));
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  };
  const [hindi, english] = await Promise.all([eventsOf(links[1]!), eventsOf(links[1]!.replace('/hi/', '/'))]);
  expect(hindi).toHaveLength(COUNT);
  expect(new Set(hindi.map(({ uid }) => uid)).size).toBe(COUNT);
  expect(hindi.map(({ uid }) => uid)).toEqual(english.map(({ uid }) => uid));
  expect(hindi[0]!.summary).toContain('परीक्षण विषय 1');
  expect(english.at(-1)!.summary).toContain('Fixture topic 16');
  // The batch's own times, by India's clock.
  expect(english[0]!.startDate.toJSDate().toISOString()).toBe('2096-02-20T05:30:00.000Z');
  expect(english[0]!.endDate.toJSDate().toISOString()).toBe('2096-02-20T09:30:00.000Z');
  const days = english.map(({ startDate }) => startDate.toString().slice(0, 10));
  expect(days).not.toContain('2096-02-23');
  expect(days).toEqual(days.toSorted());
});

test('search engines are told of every batch what is known of it', async ({ page }) => {
  await page.goto(ACADEMY);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const course = data
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find((one) => one['@type'] === 'Course');
  const instances = course!['hasCourseInstance'] as Record<string, unknown>[];
  expect(instances.map(({ startDate }) => startDate)).toEqual(STARTS);
  expect(instances[0]).toMatchObject({
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    endDate: '2094-01-08',
    maximumAttendeeCapacity: 12,
    offers: { price: 125_000, priceCurrency: 'INR' },
  });
  expect(instances[2]).not.toHaveProperty('offers');
});

/** Pixels. */
const MIN_ROOM = 8;

test.describe('sharing the course', () => {
  const share = (page: Page) => page.locator('[data-share]').click();
  const status = (page: Page) => page.locator('[data-share] + [role=status]');
  const pretend = (page: Page, name: 'share' | 'clipboard', value: string) =>
    page.addInitScript(
      `Object.defineProperty(Navigator.prototype, '${name}', { configurable: true, get: () => ${value} })`,
    );

  test('opens the phone’s own sheet', async ({ page }) => {
    await pretend(page, 'share', '(what) => { window.shared = what; return Promise.resolve() }');
    await page.goto(`${ACADEMY}#dates`);
    await share(page);
    expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({
      title: await page.title(),
      url: ACADEMY,
    });
    await expect(status(page)).toBeEmpty();
  });

  test('copies the link where there is none, and says so; or says the link', async ({ page }) => {
    await page.addInitScript('delete Navigator.prototype.share');
    await pretend(page, 'clipboard', '({ writeText: (text) => { window.copied = text; return Promise.resolve() } })');
    await page.goto(ACADEMY);
    await share(page);
    await expect(status(page)).toHaveText(/copied/);
    expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(ACADEMY);
    await pretend(page, 'clipboard', 'undefined');
    await page.reload();
    await share(page);
    await expect(status(page)).toContainText(ACADEMY);
    const button = (await page.locator('[data-share]').boundingBox())!;
    const room = (await status(page).boundingBox())!.y - button.y - button.height;
    expect(room, 'room between the button and what it says').toBeGreaterThanOrEqual(MIN_ROOM);
  });

  test('leaves the button as it was once the finger is gone', async ({ page }) => {
    await pretend(page, 'share', '() => Promise.resolve()');
    await page.goto(ACADEMY);
    const button = page.locator('[data-share]');
    const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await ground();
    await button.tap();
    await expect(button).toBeFocused();
    expect(await ground()).toBe(before);
  });
});

test('a course without dates has no place for them', async ({ page }) => {
  await page.goto(`${addressOf('weighed')}/academy`);
  await expect(page.locator('[data-batches], [data-batch], time')).toHaveCount(0);
  expect(await chatOf(page, LINKS[0]!)).not.toContain('\n');
  expect(await page.locator(LINKS[0]!).getAttribute('href')).toBe(
    chatWith((await chatOf(page, LINKS[0]!))!).replace(/\d+(?=\?)/, '919811122334'),
  );
});
