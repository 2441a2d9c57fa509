/** Questions, which open by a tap, by their link and by a search in the page. */
import type { Page } from '@playwright/test';
import { violationsOf } from '../fixtures/accessibility.ts';
import { expectTapHeight } from '../fixtures/locators.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { ANSWER_PICTURE, QUESTIONS } from '../fixtures/full/questions.ts';
import { addressOf } from '../fixtures/sites.ts';
import { addressIn } from '../fixtures/site-content.ts';

const full = addressOf('full');
const LANGUAGES = ['en', 'hi'] as const;
const PAGES = { home: '/', academy: '/academy' };

for (const [name, path] of Object.entries(PAGES)) {
  for (const language of LANGUAGES) {
    const address = full + addressIn(path, language);
    const asked = QUESTIONS.questions.filter((question) => question.page === name && question[language]);

    test(`${addressIn(path, language)} asks what is asked in its language, and one link opens one answer`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      // The longest question, and the last.
      await page.goto(`${address}#${name}-2`);
      const questions = page.locator('main details:has([id])');
      await expect(questions.locator('summary')).toHaveText(asked.map((question) => question[language]!.question));
      await expect(questions.nth(1)).toHaveAttribute('open');
      await expect(page.locator('main details[open]:has([id])')).toHaveCount(1);
      await expect(questions.nth(1).locator('summary')).toBeInViewport({ ratio: 1 });
      await expect(questions.nth(1).locator('p')).toBeInViewport();
      await page.evaluate((key) => (location.hash = key), `${name}-6`);
      await expect(questions.last()).toHaveAttribute('open');
      await expect(questions.last().locator('summary')).toBeInViewport({ ratio: 1 });
      await expect(questions.nth(1)).toHaveAttribute('open');
      // What the answers are made of.
      await expect(questions.first().locator('li')).toHaveCount(2);
      await expect(questions.first().locator('li a')).toHaveAttribute('href', addressIn('/academy', language));
      await expectTapHeight(questions.locator('summary'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual([...new Set(ids)]);
      expect(await violationsOf(page, '.questions')).toEqual([]);
      expect(await page.content()).not.toContain('FAQPage');
    });
  }
}

test('a heading in an answer takes no link from a question or a section of the page', async ({ page }) => {
  await page.goto(`${full}/#home-english`);
  await expect(page.locator('#home-english + .prose')).toBeVisible();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('#contact')).toHaveAttribute('aria-labelledby', 'contact-title');
});

test('headings in an answer stand below the questions’ own, whatever their ranks', async ({ page }) => {
  await page.goto(`${full}/#home-1`);
  const answer = page.locator('details:has(#home-1)');
  await expect(answer.getByRole('heading', { level: 3 })).toHaveText('Contact');
  await expect(answer.getByRole('heading', { level: 4 })).toHaveText('home english');
  await expect(page.locator('h1')).toHaveCount(1);
});

test('a picture in an answer comes when the answer opens, in a size for the screen', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(full);
  const answer = page.locator('details:has(#home-3)');
  const picture = answer.getByAltText(ANSWER_PICTURE);
  await expect(answer.locator('picture')).toHaveCount(1);
  expect(await answer.locator('source').getAttribute('srcset')).toMatch(/\.avif \d+w, \S+\.avif \d+w$/);
  const attributes = await picture.evaluate((image) => image.getAttributeNames());
  expect(attributes.filter((name) => !name.startsWith('data-s-')).sort()).toEqual(
    ['alt', 'decoding', 'height', 'loading', 'src', 'width'].sort(),
  );
  await page.waitForLoadState('networkidle');
  const sources = (await answer.locator('source').getAttribute('srcset'))!.split(', ').map((one) => one.split(' ')[0]!);
  expect(asked.filter((url) => sources.some((source) => url.endsWith(source)))).toEqual([]);
  await answer.locator('summary').click();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).currentSrc)).toContain(sources[0]);
});

/** The question with a key, when it is open. */
const open = (page: Page, key: string) => page.locator(`details[open]:has(#${key})`);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link to a question opens it, in the browser that does so itself', async ({ page }) => {
    await page.goto(`${full}/#home-3`);
    await expect(open(page, 'home-3').locator('summary')).toBeInViewport();
    await expect(page.locator('details[open]')).toHaveCount(1);
  });
});

test('in a browser that opens nothing itself, the script does', async ({ page }) => {
  await page.goto(`${full}/academy`);
  // Such a browser changes the address and goes nowhere.
  await page.evaluate(() => {
    history.replaceState(null, '', '#academy-3');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await expect(open(page, 'academy-3').locator('summary')).toBeInViewport();
  await expect(page.locator('main details[open]:has([id])')).toHaveCount(1);
});

test('a search in the page finds what stands in a closed answer', async ({ page }) => {
  // The browser's own search cannot be typed into from here. A link to a text searches in the same way.
  await page.goto(`${full}/#:~:text=and%20for%20a%20third%2C%20after%20which`);
  await expect(open(page, 'home-1').locator('li').first()).toBeInViewport();
});
