/** The plan up to a wedding: days that become dates, a chat and a calendar file that know them. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../fixtures/accessibility.ts';
import { settingsOf, type Locale } from '../../src/lib/locales.ts';
import { DAY_PLAN } from '../fixtures/full/day-plan.ts';
import { expectTapHeight } from '../fixtures/locators.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { contentIn, fill } from '../fixtures/site-content.ts';
import { addressOf } from '../fixtures/sites.ts';
import { fixtureWords } from '../fixtures/studio.ts';
import { setTextSize } from '../fixtures/text-size.ts';

/** Half past midnight in India on the 1st of December, still November in the zone of the phone. */
const NOW = new Date('2026-11-30T19:00:00Z');
const TODAY = '2026-12-01';
const CHOSEN = '2026-12-13';

test.use({ timezoneId: 'America/Los_Angeles' });

/** A text of words.yaml on the fixture's pages. */
const said = (path: string, locale: Locale, values: Record<string, string> = {}): string => {
  const own = path
    .split('.')
    .reduce<unknown>((at, name) => Reflect.get(at as object, name), contentIn(locale).words.dayPlan);
  return fill(fixtureWords(own as string, 'words.yaml', `dayPlan.${path}`, locale), values);
};

/** What the fixture says in a language, from the earliest to the day. */
const stepsIn = (locale: Locale) =>
  DAY_PLAN.steps
    .flatMap(({ days, ...texts }) => {
      const text = (texts as Partial<Record<Locale, string>>)[locale];
      return text === undefined ? [] : [{ days, text }];
    })
    .toSorted((one, other) => other.days - one.days);

const dayIn = (date: string, locale: Locale, weekday?: 'long'): string =>
  new Intl.DateTimeFormat(settingsOf(locale).intl, {
    weekday,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));

/** The day so many days before the chosen one. */
const dayBefore = (days: number, chosen = CHOSEN): string =>
  new Date(Date.parse(chosen) - days * 86_400_000).toISOString().slice(0, 10);

/** What stands over a step once the day is chosen. */
function leadOf(days: number, locale: Locale): string {
  const date = dayBefore(days);
  if (date > TODAY) return dayIn(date, locale, 'long');
  return said(date === TODAY ? 'today' : 'past', locale, { date: dayIn(date, locale) });
}

async function open(page: Page, address = '/contact'): Promise<Locator> {
  await page.clock.setFixedTime(NOW);
  await page.goto(addressOf('full') + address);
  return page.locator('#day-plan');
}

for (const locale of ['en', 'hi'] as const) {
  test(`a date puts days of the calendar in the place of counted ones: ${locale}`, async ({ page }) => {
    const section = await open(page, `${settingsOf(locale).path}/contact`);
    const steps = stepsIn(locale);
    const texts = section.locator('li div');
    const leads = section.locator('li strong');
    await expect(texts).toHaveText(steps.map(({ text }) => text));
    const counted = await leads.allTextContents();
    const field = section.getByLabel(said('date', locale));
    await expect(field).toHaveAttribute('min', TODAY);

    await field.fill(CHOSEN);
    await expect(leads).toHaveText(steps.map(({ days }) => leadOf(days, locale)));
    expect(
      await leads.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime'))),
    ).toEqual(steps.map(({ days }) => dayBefore(days)));
    await expect(texts).toHaveText(steps.map(({ text }) => text));
    await expect(section.getByRole('status')).toHaveText(said('plan', locale, { date: dayIn(CHOSEN, locale, 'long') }));
    await expect(field).toBeFocused();

    const occasion = said('occasions.1', locale);
    await section.getByLabel(said('occasion', locale)).selectOption(occasion);
    const chat = new URL((await section.getByRole('link', { name: said('ask', locale) }).getAttribute('href'))!);
    expect(chat.searchParams.get('text')).toBe(
      said('askText', locale, { occasion, date: dayIn(CHOSEN, locale, 'long') }),
    );
    expect(page.url()).not.toContain('?');
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    expect(kept).not.toMatch(/2026-12|13/);

    await field.fill('');
    await expect(leads).toHaveText(counted);
    await expect(section.getByRole('status')).toHaveText(said('note', locale));
  });
}

/** A calendar file's lines without their breaks, each as its name and its value, as RFC 5545 reads them. */
const readLines = (file: string): [name: string, value: string][] =>
  file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).replace(/\\([\\;,])/g, '$1')];
    });

test('a translated answer stays until there is another one', async ({ page }) => {
  const section = await open(page);
  const answer = section.getByRole('status');
  const field = section.getByLabel(said('date', 'en'));
  const translate = () => answer.evaluate((element) => (element.innerHTML = '<font><font>translated</font></font>'));
  await translate();
  await field.focus();
  await section.getByLabel(said('occasion', 'en')).focus();
  await expect(answer).toHaveText('translated');
  await field.fill(CHOSEN);
  await expect(answer).toHaveText(said('plan', 'en', { date: dayIn(CHOSEN, 'en', 'long') }));
});

test('a chat names the occasion in the words of the studio, whatever a translator made of its choices', async ({
  page,
}) => {
  const section = await open(page);
  const choice = section.getByLabel(said('occasion', 'en'));
  for (const option of await choice.locator('option').all())
    await option.evaluate((element) => (element.innerHTML = '<font>translated</font>'));
  await section.getByLabel(said('date', 'en')).fill(CHOSEN);
  await choice.selectOption({ index: 1 });
  const chat = new URL((await section.getByRole('link', { name: said('ask', 'en') }).getAttribute('href'))!);
  expect(chat.searchParams.get('text')).toContain(said('occasions.1', 'en'));
});

test('what is wrong with a date is asked in the colour of alarm', async ({ page }) => {
  const section = await open(page);
  const field = section.getByLabel(said('date', 'en'));
  const answer = section.getByRole('status');
  const color = () => answer.evaluate((element) => getComputedStyle(element).color);
  const quiet = await color();
  const alarm = await section.evaluate((element) => {
    element.style.color = 'var(--alarm)';
    return getComputedStyle(element).color;
  });
  expect(quiet).not.toBe(alarm);
  await field.evaluate((input) => input.removeAttribute('min'));
  await field.fill('2025-12-02');
  await expect(answer).toHaveText(said('over', 'en'));
  expect(await color()).toBe(alarm);
  await field.fill(CHOSEN);
  expect(await color()).toBe(quiet);
});

for (const [home, locale] of [
  ['', 'en'],
  ['/hi', 'hi'],
] as const) {
  test(`${locale}: the first page leads to it`, async ({ page }) => {
    await page.goto(addressOf('full') + home);
    await page
      .locator('#contact')
      .getByRole('link', { name: said('title', locale) })
      .click();
    await expect(page.locator('#day-plan')).toBeInViewport();
    await expect(page).toHaveURL(`${addressOf('full')}${home}/contact#day-plan`);
  });
}

test('the calendar file has what is still to come, and nothing of the dates before it is chosen', async ({ page }) => {
  const section = await open(page);
  const link = section.getByRole('link', { name: said('calendar', 'en') });
  const field = section.getByLabel(said('date', 'en'));
  await link.click();
  await expect(field).toBeFocused();

  await field.fill(CHOSEN);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('day-plan.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  const lines = readLines(file);
  expect(lines.slice(0, 2)).toEqual([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
  ]);
  const all = (name: string) => lines.filter(([own]) => own === name).map(([, value]) => value);
  const coming = stepsIn('en').filter(({ days }) => dayBefore(days) >= TODAY);
  expect(coming.map(({ days }) => days)).toEqual([12, 5, 2, 2, 1, 0]);
  expect(all('SUMMARY')).toEqual(coming.map(({ text }) => text));
  expect(all('DTSTART;VALUE=DATE')).toEqual(coming.map(({ days }) => dayBefore(days).replaceAll('-', '')));
  expect(new Set(all('UID')).size).toBe(coming.length);
  expect(lines.at(-1)).toEqual(['END', 'VCALENDAR']);
});

test('a page that stays open follows the day in India', async ({ page }) => {
  const section = await open(page);
  const field = section.getByLabel(said('date', 'en'));
  await field.fill(CHOSEN);
  const states = () => section.locator('li').evaluateAll((items) => items.map((item) => item.dataset['when']));
  const before = await states();
  const seen = async (day: string) => {
    await page.clock.setFixedTime(new Date(`${day}T00:30:00+05:30`));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await seen('2026-12-13');
  await expect(field).toHaveAttribute('min', '2026-12-13');
  expect(await states()).not.toEqual(before);
  await expect(section.locator('li').last()).toHaveAttribute('data-when', 'today');
  await seen('2026-12-14');
  await expect(section.getByRole('status')).toHaveText(said('over', 'en'));
});

test('a past day, half a year and a day far ahead are answered', async ({ page }) => {
  const section = await open(page);
  const field = section.getByLabel(said('date', 'en'));
  const answer = section.getByRole('status');
  const leads = section.locator('li strong');
  const counted = await leads.allTextContents();
  await field.fill('2026-11-30');
  await expect(answer).toHaveText(said('over', 'en'));
  await expect(leads).toHaveText(counted);
  await field.fill('0202-12-13');
  await expect(answer).toHaveText(said('note', 'en'));
  await field.fill('2096-02-29');
  await expect(leads.first()).toHaveText('Tuesday, 1 March 2095');
  // A browser that knows no date fields has a field for a text.
  await field.evaluate((input: HTMLInputElement) => (input.type = 'text'));
  await field.fill('next winter');
  await expect(answer).toHaveText(said('unclear', 'en'));
  const chat = await section.getByRole('link', { name: said('ask', 'en') }).getAttribute('href');
  expect(chat).not.toContain('2096');
});

test('nothing jumps, nothing overflows on a narrow phone, and axe finds nothing', async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
  const section = await open(page);
  const field = section.getByLabel(said('date', 'en'));
  await field.scrollIntoViewIfNeeded();
  // Not before the display font has come, which breaks titles at other words. While it comes: weight.spec.ts.
  await page.evaluate(() => document.fonts.ready);
  // The browser's own shifts would count the letters inside the date field.
  const places = () =>
    section.locator('p, li, div, a').evaluateAll((parts) => parts.map((part) => (part as HTMLElement).offsetTop));
  const before = await places();
  await field.fill('2099-12-13');
  await expect(section.locator('time').last()).toHaveText('Sunday, 13 December 2099');
  expect(await places()).toEqual(before);
  await expectTapHeight(section.locator('input, select, a'));
  await setTextSize(page, 200);
  // Not the window's own width, which a phone widens to what overflows.
  const edges = await section
    .locator('*')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(page.viewportSize()!.width);
  expect(await violationsOf(page, '#day-plan')).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the days are counted, and no field stands there that could do nothing', async ({ page }) => {
    for (const locale of ['en', 'hi'] as const) {
      await page.goto(`${addressOf('full')}${settingsOf(locale).path}/contact`);
      const section = page.locator('#day-plan');
      const rules = new Intl.PluralRules(settingsOf(locale).intl);
      const lead = (days: number) =>
        days === 0
          ? said('onTheDay', locale)
          : said(`before.${rules.select(days) === 'one' ? 'one' : 'other'}`, locale, { n: String(days) });
      await expect(section.locator('li')).toHaveText(
        stepsIn(locale).map(({ days, text }) => new RegExp(`^\\s*${lead(days)}\\s*${text.slice(0, 20)}`)),
      );
      await expect(section.locator('input')).toBeHidden();
      await expect(section.getByRole('link')).toHaveText([said('ask', locale)]);
    }
  });
});
