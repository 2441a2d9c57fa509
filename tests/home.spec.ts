/** The first page: its buttons, and the way down to the contact section. */
import type { Page } from '@playwright/test';
import { stopClock } from './fixtures/clock.ts';
import { chatWith, founder, home, studio, words } from './fixtures/site-content.ts';
import { addressOf } from './fixtures/sites.ts';
import { expect, test } from './fixtures/page-test.ts';

test('has the studio’s name and the ways on', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText(studio.name);
  const hero = page.locator('section').first();
  await expect(hero.locator('li a')).toHaveText(home.buttons.map(({ label }) => label));
  expect(await hero.locator('li a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    home.buttons.map(({ to }) => to),
  );
  await expect(hero.getByRole('link', { name: home.book, exact: true })).toHaveAttribute(
    'href',
    chatWith(words.footer.bookText),
  );
  await expect(page.locator('[data-slide]')).toHaveCount(home.slides.length);
  const shown = await page
    .locator('[data-slide] img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  expect(new Set(shown).size).toBe(new Set(home.slides.map(({ image }) => image)).size);
});

test('has the founder’s photo, if there is one, and words', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: founder.title });
  await expect(section.locator('p')).toHaveCount(founder.paragraphs.length);
  await expect(section.locator('.quote')).toHaveText(founder.quote ? [founder.quote] : []);
  await expect(section.locator('img')).toHaveCount(founder.alt === undefined ? 0 : 1);
});

test('asks which day it is for, with a picture for each that leads to its photos', async ({ page }) => {
  await page.goto(`${addressOf('drawn')}/`);
  const links = page.locator('.occasions a');
  // Every gallery of the drawn site has photos.
  expect(await links.count()).toBeGreaterThan(1);
  for (const link of await links.all()) {
    await expect(link).toHaveAccessibleName(/\p{L}/u);
    const photos = await page.request.get(new URL((await link.getAttribute('href'))!, page.url()).href);
    expect(await photos.text()).toContain('data-photo');
    await link.scrollIntoViewIfNeeded();
    const image = link.locator('img');
    await expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);
  }
  const names = await links.allTextContents();
  expect(new Set(names).size).toBe(names.length);
});

const contactTop = (page: Page) =>
  page.locator('#contact').evaluate((section) => Math.round(section.getBoundingClientRect().top));

// The same script and the same steps of the clock at every width.
test.describe('the way down to the contact section', { tag: '@phone' }, () => {
  // Whatever buttons the owner has put on the first page: the drawn site has this one.
  const start = `${addressOf('drawn')}/`;
  const down = (page: Page) => page.locator('a[href="#contact"]').first();

  test('it moves the page for half a second, to 50 px above the section, and takes the focus along', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(start);
    await stopClock(page);
    await down(page).evaluate((link: HTMLAnchorElement) => link.click());
    const whole = await contactTop(page);
    await page.clock.runFor(250);
    const halfway = await contactTop(page);
    expect(halfway).toBeLessThan(whole * 0.9);
    expect(halfway).toBeGreaterThan(whole * 0.1);
    await page.clock.runFor(200);
    expect(await contactTop(page)).toBeGreaterThan(50);
    await page.clock.runFor(80);
    expect(await contactTop(page)).toBe(50);
    await expect(page.locator('#contact')).toBeFocused();
    await expect(page).toHaveURL(`${start}#contact`);
  });

  test('under reduced motion it is there at once, and however often it is used, one Back leads away', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(start);
    await down(page).click();
    expect(await contactTop(page)).toBe(50);
    await expect(page.locator('#contact')).toBeFocused();
    await down(page).evaluate((link: HTMLAnchorElement) => link.click());
    await page.goBack();
    await expect(page).toHaveURL(start);
  });

  test('the visitor’s own scrolling ends the movement, and a key that does not scroll does not', async ({ page }) => {
    const press = (keys: string[]) =>
      page.evaluate((all) => {
        for (const key of all) dispatchEvent(new KeyboardEvent('keydown', { key }));
      }, keys);
    await page.clock.install();
    await page.goto(start);
    await stopClock(page);
    for (const scroll of [
      ...['wheel', 'touchstart'].map((type) => () => page.evaluate((name) => dispatchEvent(new Event(name)), type)),
      ...['ArrowDown', ' ', 'Tab'].map((key) => () => press([key])),
    ]) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await down(page).evaluate((link: HTMLAnchorElement) => link.click());
      await page.clock.runFor(150);
      const begun = await contactTop(page);
      await press(['Enter', 'Shift', 'Control', 'Escape']);
      await page.clock.runFor(100);
      const stopped = await contactTop(page);
      expect(stopped).toBeLessThan(begun);
      await scroll();
      await page.clock.runFor(600);
      expect(await contactTop(page)).toBe(stopped);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('it is a plain link', async ({ page }) => {
      await page.goto(start);
      await down(page).click();
      await expect(page).toHaveURL(`${start}#contact`);
      await expect(page.getByRole('heading', { name: words.contact.title, exact: true })).toBeInViewport();
    });
  });
});
