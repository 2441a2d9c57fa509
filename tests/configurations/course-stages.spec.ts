/** The course's page: its poster, and its cards in stages that open. */
import { violationsOf } from '../fixtures/accessibility.ts';
import { BATCHES } from '../fixtures/full/batches.ts';
import { expectTapHeight } from '../fixtures/locators.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { addressOf } from '../fixtures/sites.ts';
import { setTextSize } from '../fixtures/text-size.ts';

const ACADEMY = `${addressOf('full')}/academy`;
const TOPICS = BATCHES.days.length;
/** Days and names of the fixture's stages. */
const ENDS = [8, 26, 29];
/** Pixels: the narrowest phone. */
const NARROW = { width: 320, height: 640 };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cards stand in their stages, and open to what is taught', async ({ page }) => {
    await page.goto(ACADEMY);
    const stages = page.locator('main .stage');
    await expect(stages.getByRole('heading', { level: 2 })).toHaveText(BATCHES.stages.map(({ name }) => name.en));
    const spans = BATCHES.stages.map(({ from }, at) => new RegExp(`\\b${from}\\b.*\\b${ENDS[at]}\\b`));
    await expect(stages.locator('> div > p')).toHaveText(spans);
    await expect(stages.nth(1).locator('ol > li')).toHaveCount(9);

    const cards = page.locator('main ol details');
    await expect(cards).toHaveCount(TOPICS);
    expect(await cards.evaluateAll((all) => all.map((card) => (card as HTMLDetailsElement).open))).toEqual(
      Array.from({ length: TOPICS }, (_, at) => at === 0),
    );
    const second = cards.nth(1);
    await expect(second.locator('.outcome')).toBeVisible();
    await expect(second.locator('li').first()).toBeHidden();
    await second.locator('summary').click();
    await expect(second.locator('li').first()).toBeVisible();
  });
});

test('days stand in figures to the eye and in words to readers', async ({ page }) => {
  await page.goto(ACADEMY);
  const day = page.locator('main .day').first();
  await expect(day).toHaveText(/\p{L}.* 1 .*2$/u);
  const shown = await day.evaluate((element) => {
    const { content, fontSize } = getComputedStyle(element, '::before');
    return { content, size: parseFloat(fontSize) };
  });
  expect(shown.content).toContain('1–2');
  expect(shown.size).toBeGreaterThanOrEqual(24);
});

test('the poster and the cards are accessible, and hold together on the narrowest phone with large letters', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await page.goto(ACADEMY);
  expect(await violationsOf(page, 'main')).toEqual([]);
  await expectTapHeight(page.locator('main summary'));
  const handle = page.locator('.head .links a').last();
  await handle.evaluate((link) => (link.textContent = '@a.name.as.long.as.some.studios.have'));
  await setTextSize(page, 200);
  const parts = page.locator('.head, .head *, .stages, .stages *');
  expect(
    await parts.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right))),
  ).toBeLessThan(NARROW.width + 1);
});

test('on the narrowest phone with large letters a card’s title is its largest text, and clears its icon', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await page.goto(`${addressOf('full')}/hi/academy`);
  await setTextSize(page, 200);
  const { title, outcome, space } = await page
    .locator('main summary')
    .nth(1)
    .evaluate((summary) => {
      const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
      const heading = summary.querySelector('h2, h3')!;
      heading.textContent = 'क्लाइंट कंसल्टेशन';
      const words = document.createRange();
      words.selectNodeContents(heading);
      const icon = getComputedStyle(summary, '::before');
      const right = summary.getBoundingClientRect().right - parseFloat(icon.right) - parseFloat(icon.width);
      return {
        title: sizeOf(heading),
        outcome: sizeOf(summary.querySelector('.outcome')!),
        space: right - words.getBoundingClientRect().right,
      };
    });
  expect(title).toBeGreaterThan(outcome);
  expect(space).toBeGreaterThan(4);
});

test('the date of a card stands apart from its outcome', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ACADEMY);
  const summary = page.locator('main summary').nth(1);
  const lookOf = (part: string) =>
    summary.locator(`${part}:visible`).evaluate((element) => {
      const { color, fontWeight } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      return { color, weight: Number(fontWeight), top, bottom };
    });
  const [date, outcome] = await Promise.all([lookOf('small'), lookOf('.outcome')]);
  expect(date.color).not.toBe(outcome.color);
  expect(date.weight).toBeGreaterThan(outcome.weight);
  expect(outcome.top - date.bottom).toBeGreaterThan(5);
});

test('where less motion is asked for, the way to join appears at the foot without sliding', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ACADEMY);
  const bar = page.locator('p.after-scroll');
  await expect(bar).toBeHidden();
  // In the middle of the stretch in which it slides in otherwise.
  await page.evaluate(() => scrollTo({ top: 320, behavior: 'instant' }));
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('translate', /^(none|0px)$/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(bar).toHaveCSS('translate', /^0px \d.*%$/);
});

test('below the cards a wide screen has the way to ask that a phone has at its foot', async ({ page }) => {
  await page.goto(ACADEMY);
  const [below, atFoot] = [page.locator('.stages + p a'), page.locator('p.after-scroll a')];
  const [to, label] = [await atFoot.getAttribute('href'), await atFoot.textContent()];
  await expect(below).toHaveAttribute('href', to!);
  await expect(below).toHaveText(label!.trim());
  for (const width of [360, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator('.stages').evaluate((cards) => cards.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(below).toBeVisible({ visible: width >= 1024 });
    await expect(atFoot).toBeVisible({ visible: width < 1024 });
  }
});

test('a course that names no picture has the first one of the studio’s rooms on its poster', async ({ page }) => {
  await page.goto(`${addressOf('bare')}/academy`);
  const picture = page.locator('.head img');
  await expect(picture).toHaveAttribute('src', /\/01-only\b/);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { x, width: own, height } = (await picture.boundingBox())!;
    expect(x + own).toBe(width);
    expect(height).toBeGreaterThan(200);
  }
});
