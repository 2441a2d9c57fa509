/** Every page on paper: in ink, without grounds and controls. The course's own print is in course-print.spec.ts. */
import { addressOf } from '../fixtures/sites.ts';
import { FIXTURE_STUDIO } from '../fixtures/studio.ts';
import { allOf } from '../fixtures/locators.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { blankSheets } from '../fixtures/printed-sheets.ts';

const full = addressOf('full');

/** CSS pixels: about the height of a sheet of A4, and less than the foot takes of it. */
const SHEET_HEIGHT = 1080;
const LESS_THAN_FOOT = 90;

for (const address of ['/', '/contact', '/about-us', '/privacy', '/hi/contact']) {
  test(`${address} prints in ink, with the ways to the studio written out`, async ({ page }) => {
    await page.goto(full + address);
    await page.emulateMedia({ media: 'print' });
    const foot = page.locator('footer');
    for (const fact of [
      FIXTURE_STUDIO.name,
      FIXTURE_STUDIO.phone,
      FIXTURE_STUDIO.email,
      FIXTURE_STUDIO.address.postalCode,
    ])
      await expect(foot.getByText(fact).first()).toBeVisible();
    const written = await foot
      .locator(`a[href="${FIXTURE_STUDIO.social.url}"]`)
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(written).toContain(FIXTURE_STUDIO.social.url);
    for (const part of await allOf(page.locator('header, .button, form'))) await expect(part).toBeHidden();
    const colours = await page.evaluate(() => {
      const all = [...document.querySelectorAll('body, body *')].filter((element) => element.checkVisibility());
      return {
        grounds: all
          .map((element) => getComputedStyle(element).backgroundColor)
          .filter((ground) => ground !== 'rgba(0, 0, 0, 0)'),
        inks: [...new Set(all.map((element) => getComputedStyle(element).color))],
      };
    });
    expect(colours.grounds).toEqual([]);
    expect(colours.inks).toHaveLength(1);
  });
}

for (const address of [
  ...['/contact', '/about-us', '/hi/contact'].map((path) => addressOf('site') + path),
  ...['/', '/contact', '/privacy'].map((path) => full + path),
])
  test(`no sheet of ${address} holds nothing but the foot`, async ({ page }) => {
    await page.goto(address);
    await page.locator('footer').evaluate((foot) => (foot.style.visibility = 'hidden'));
    expect(await blankSheets(page)).toEqual([]);
  });

test('the foot takes words along to its sheet, wherever on the first one they end', async ({ page }) => {
  await page.goto(`${full}/about-us`);
  await page.evaluate(() => {
    document.querySelector('footer')!.style.visibility = 'hidden';
    document.querySelector('main p')!.before(Object.assign(document.createElement('div'), { id: 'filler' }));
  });
  const filler = page.locator('#filler');
  for (let height = 0; height <= SHEET_HEIGHT; height += LESS_THAN_FOOT) {
    await filler.evaluate((element, px) => (element.style.height = `${px}px`), height);
    expect({ height, blank: await blankSheets(page) }).toEqual({ height, blank: [] });
  }
});

test('the contact page says on paper how to reach the studio, and nothing of this minute', async ({ page }) => {
  await page.goto(`${full}/contact`);
  await page.emulateMedia({ media: 'print' });
  const number = await page
    .locator('.contact li')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content));
  expect(number).toContain(JSON.stringify(FIXTURE_STUDIO.phone));
  await expect(page.locator('.contact').getByText(FIXTURE_STUDIO.email)).toBeVisible();
  for (const part of await allOf(
    page.locator('[data-open-status], #day-plan input, #day-plan select, #day-plan label'),
  ))
    await expect(part).toBeHidden();
  await expect(page.locator('#day-plan li').first()).toBeVisible();
});

test('what can only be pressed is not printed, and every answer is', async ({ page }) => {
  await page.goto(full);
  await page.emulateMedia({ media: 'print' });
  for (const part of await allOf(page.locator('#services a, .panel li'))) await expect(part).toBeHidden();
  const questions = page.locator('.questions details');
  expect(await questions.count()).toBeGreaterThan(1);
  for (const question of await allOf(questions)) {
    await expect(question.locator('.prose')).toBeVisible();
    expect(await question.locator('summary').evaluate((one) => getComputedStyle(one, '::after').content)).toBe('none');
  }
});

test('a gallery does not ask on paper to tap a picture', async ({ page }) => {
  await page.goto(`${full}/portfolio`);
  await expect(page.getByText('Tap a picture.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Tap a picture.')).toBeHidden();
});

/** Pixels of what is printed on A4 with margins of a centimetre, upright and on its side, and without margins. */
const SHEETS = [
  { width: 718, height: 1047 },
  { width: 1047, height: 718 },
  { width: 794, height: 1123 },
];

/** Width / height of the widest frame in which the face of a slide is whole, and what rounding adds. */
const WIDEST_SLIDE = 1.6 + 0.01;

for (const address of ['/', '/hi'])
  test(`the words of the first screen of ${address} lie on no picture, and end above the next section`, async ({
    page,
  }) => {
    await page.goto(full + address);
    await page.emulateMedia({ media: 'print' });
    for (const sheet of SHEETS) {
      await page.setViewportSize(sheet);
      const [slide, name, tagline, next] = await Promise.all(
        ['[data-slide] img', '.panel h1', '.panel p', 'main h2'].map(
          async (part) => (await page.locator(part).first().boundingBox())!,
        ),
      );
      expect(slide!.height).toBeGreaterThan(200);
      expect(slide!.width / slide!.height).toBeLessThan(WIDEST_SLIDE);
      if (slide!.x < name!.x) expect(slide!.y + slide!.height).toBeLessThanOrEqual(name!.y);
      else expect(name!.x + name!.width).toBeLessThanOrEqual(slide!.x);
      expect(tagline!.y + tagline!.height).toBeLessThanOrEqual(next!.y);
      expect(slide!.y + slide!.height).toBeLessThanOrEqual(next!.y);
    }
  });

test('a gallery takes the whole width of a sheet, with titles whose words are whole', async ({ page }) => {
  await page.goto(`${full}/portfolio`);
  await page.emulateMedia({ media: 'print' });
  for (const sheet of SHEETS) {
    await page.setViewportSize(sheet);
    const titles = await page.locator('.title h2').evaluateAll((all) =>
      all.map((title) => {
        title.textContent = 'Thiruvananthapuram weddings';
        const word = document.createRange();
        word.setStart(title.firstChild!, 0);
        word.setEnd(title.firstChild!, 'Thiruvananthapuram'.length);
        return word.getClientRects().length;
      }),
    );
    expect(titles.length).toBeGreaterThan(1);
    expect([...new Set(titles)]).toEqual([1]);
    const { left, right, photos } = await page.locator('h1').evaluate((title) => {
      const { left, right } = title.parentElement!.getBoundingClientRect();
      return {
        left,
        right,
        photos: [...document.querySelectorAll('[data-photo]')].map((a) => a.getBoundingClientRect()),
      };
    });
    expect(Math.min(...photos.map((photo) => photo.left))).toBeCloseTo(left, 0);
    expect(Math.max(...photos.map((photo) => photo.right))).toBeCloseTo(right, 0);
  }
});
