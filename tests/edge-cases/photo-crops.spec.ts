/** No crop cuts a face: on every page with photos, on every screen, whatever shape the photo has. */
import sharp from 'sharp';
import { COUNTS } from '../fixtures/full/face-photos.ts';
import { facePhoto } from '../fixtures/photos.ts';
import { cutOf, findFace, isUncropped, renderedPictures, type RenderedPicture } from '../fixtures/detect-faces.ts';
import { allOf } from '../fixtures/locators.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { addressOf } from '../fixtures/sites.ts';
import { setTextSize } from '../fixtures/text-size.ts';

// The slideshow stands still: on a slow machine a slide that comes after the first one would keep to the file that it
// had on the screen before.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Small and large phones, tablets both ways, and desks. */
const SCREENS = [
  [320, 568],
  [360, 740],
  [412, 915],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

const { gallery, slides, occasions, reviews } = COUNTS;
/** How many faces each page shows: at least one of the founder, and of the class where there is room for it. */
const PAGES = [
  ['/', slides + occasions + reviews + 1],
  ['/hi', slides + occasions + reviews + 1],
  ['/portfolio', gallery],
  ['/academy', 0],
] as const;

const cutsOf = async (laid: readonly RenderedPicture[]) =>
  (await Promise.all(laid.map(cutOf))).filter((cut) => cut !== undefined);

for (const [address, least] of PAGES) {
  test(`no face is cut on ${address}`, async ({ page }) => {
    await page.goto(addressOf('full') + address);
    const cuts: string[] = [];
    let most = 0;
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const laid = await renderedPictures(page);
      expect(laid.length).toBeGreaterThanOrEqual(least);
      most = Math.max(most, laid.length);
      cuts.push(...(await cutsOf(laid)).map((cut) => `${width} × ${height}: ${cut}`));
    }
    expect(most).toBeGreaterThan(0);
    expect(cuts).toEqual([]);
  });
}

for (const address of ['/', '/hi'])
  test(`no link to another language lies over the pictures of ${address}`, async ({ page }) => {
    await page.goto(addressOf('full') + address);
    const links = page.locator('.languages a');
    for (const isOffered of [false, true]) {
      if (isOffered)
        for (const link of await allOf(links)) await link.evaluate((one) => (one.textContent = one.dataset['offer']!));
      for (const [width, height] of SCREENS)
        for (const percent of [100, 200]) {
          await page.setViewportSize({ width, height });
          await setTextSize(page, percent);
          const picture = (await page.locator('[data-slide] img').first().boundingBox())!;
          for (const link of await allOf(links)) {
            const box = (await link.boundingBox())!;
            const across = Math.min(box.x + box.width, picture.x + picture.width) - Math.max(box.x, picture.x);
            const down = Math.min(box.y + box.height, picture.y + picture.height) - Math.max(box.y, picture.y);
            const where = `${width} × ${height}, ${percent} %: ${await link.textContent()}`;
            expect(Math.min(across, down), where).toBeLessThanOrEqual(0);
          }
        }
    }
  });

test('a picture that lies otherwise than its focal point says would be found', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ['/', '/portfolio']) {
    await page.goto(addressOf('full') + address);
    const laid = await renderedPictures(page);
    const turned = laid.map(({ position: { x, y }, ...picture }) => ({ ...picture, position: { x: 1 - x, y: 1 - y } }));
    expect(await cutsOf(turned)).not.toEqual([]);
  }
});

test('a face that the build had cut would be found', async () => {
  const photo = await facePhoto({ seed: 700, width: 1200, height: 900, face: { x: 14, y: 50 } });
  expect(isUncropped(await findFace(photo))).toBe(true);
  const middle = await sharp(photo).extract({ left: 100, top: 0, width: 675, height: 900 }).toBuffer();
  expect(isUncropped(await findFace(middle))).toBe(false);
});
