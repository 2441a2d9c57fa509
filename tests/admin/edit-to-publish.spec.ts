/** An afternoon's changes from a phone, up to the pages that are built of them. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from '../fixtures/admin.ts';
import { PORTFOLIO } from '../fixtures/admin-content.ts';
import { publishedPhotos } from '../fixtures/published-photos.ts';
import { RepositorySite } from '../fixtures/repository-site.ts';
import { PHOTO_ORDER_PATH } from '../../src/admin/photo-order/paths.ts';
import { jpegParts } from '../../src/shared/jpeg.ts';
import { photo } from '../fixtures/content-project.ts';
import { addressOf } from '../fixtures/sites.ts';

/** Milliseconds: pictures that were never encoded before are encoded here. */
const PATIENCE = 300_000;

/** Of the photo that takes another's place. */
const OTHER_SEED = 83;

// The whole way of an afternoon, as it is on her phone.
test.use({ viewTransitions: true });

const PORTFOLIO_PAGES = ['portfolio.html', 'hi/portfolio.html'];

/** Of each band, from 0 to 255. */
const meanColour = async (picture: string | Buffer) =>
  (await sharp(picture).stats()).channels.slice(0, 3).map(({ mean }) => mean);
/** What the encoders may change of it. */
const NEAR = 8;

test('photos, hours, a closure, an order, another photo in the place of one and a deletion are on the pages of the next build', async ({
  admin,
  page,
}) => {
  test.setTimeout(PATIENCE);
  // Two photos, hung in another order than they were chosen in.
  const chosen = [
    { name: 'Rani.jpg', mimeType: 'image/jpeg', buffer: await photo({ seed: 81, phone: true }) },
    { name: 'Meera.jpg', mimeType: 'image/jpeg', buffer: await photo({ seed: 82, phone: true }) },
  ];
  await admin.open('/collections/portfolio');
  await expect(page.getByRole('row', { name: '02-rose' })).toBeVisible();
  await page.goto(`${addressOf('full')}/admin/photos`);
  await page.locator('input[type=file]').setInputFiles(chosen);
  await page.getByRole('button', { name: 'Move up: Meera.jpg' }).click();
  const cards = page.locator('.card');
  await cards.nth(0).getByRole('textbox').fill('Meera at her engagement');
  await cards.nth(1).getByRole('textbox').fill('Rani on her wedding day');
  await page.getByRole('button', { name: 'Hang 2 photos' }).click();
  await expect(page.getByRole('heading', { name: '2 photos hang.' })).toBeVisible();

  await admin.openFile('studio');
  await admin.write('10:15', 'Hours', 'Opens at');
  await admin.button(/^Add/, await admin.reach('Special days')).click();
  await admin.write('2099-10-28', 'Special days', 'First day');
  await admin.write('2099-10-30', 'Special days', 'Last day');
  await (await admin.reach('Special days', 'Closed all day')).getByRole('switch').click();
  await admin.saveAll();

  await admin.choose('questions');
  await admin.moveFirstDown('Questions');
  await admin.saveAll();

  await admin.open('/collections/portfolio/entries/03-haldi');
  const field = page.locator('.photo-field').first();
  await expect(field).toHaveAttribute('data-state', 'hangs');
  const chooser = field.locator('input[type=file]');
  const another = await photo({ seed: OTHER_SEED, phone: true });
  await chooser.setInputFiles({ name: 'IMG_0007.jpg', mimeType: 'image/jpeg', buffer: another });
  await expect(field).toHaveAttribute('data-state', 'ready');
  await expect(field).toContainText('It will be called 03-haldi.jpg.');
  await admin.saveAll();
  const [replaced] = await admin.api.repository.history();
  expect(replaced?.paths).toEqual([`${PORTFOLIO}/03-haldi.jpg`, `${PORTFOLIO}/03-haldi.yaml`]);
  const taken = await admin.api.repository.read(`${PORTFOLIO}/03-haldi.jpg`);
  expect(jpegParts(taken)).toMatchObject({ extras: [], trailing: 0, complete: true });

  await admin.open('/collections/portfolio');
  await admin.deleteEntry('02-rose');

  await page.goto(`${addressOf('full')}/${PHOTO_ORDER_PATH}`);
  const hung = page.locator('.grid button');
  await expect(hung).toHaveCount(4);
  await hung.nth(3).click();
  await hung.nth(0).click();
  await page.getByRole('button', { name: 'Save this order' }).click();
  await expect(page.getByRole('heading', { name: 'The photos hang in this order.' })).toBeVisible();
  expect(await admin.problems()).toEqual([]);

  const site = await RepositorySite.of(admin.api.repository);
  try {
    for (const name of PORTFOLIO_PAGES) {
      const photos = publishedPhotos(await site.html(name));
      expect(
        photos.map(({ stem }) => stem),
        name,
      ).toEqual(['01-rani', '03-first', '04-haldi', '05-meera']);
    }
    const portfolio = await site.html('portfolio.html');
    expect(portfolio.indexOf('Rani on her wedding day')).toBeGreaterThan(0);
    expect(portfolio.indexOf('Meera at her engagement')).toBeGreaterThan(portfolio.indexOf('Rani on her wedding day'));
    const haldi = publishedPhotos(portfolio).find(({ stem }) => stem === '04-haldi');
    const shown = await meanColour(join(site.folder, haldi!.smallest));
    const near = (await meanColour(taken)).map((band, at) => Math.abs(band - shown[at]!));
    expect(Math.max(...near)).toBeLessThan(NEAR);
    expect(globSync('**/*02-rose*', { cwd: site.folder })).toEqual([]);
    const { openingHoursSpecification, specialOpeningHoursSpecification } = await site.salon();
    expect(openingHoursSpecification).toMatchObject({ opens: '10:15', closes: '20:30' });
    expect(specialOpeningHoursSpecification).toEqual([
      expect.objectContaining({ validFrom: '2099-10-28', validThrough: '2099-10-30', opens: '00:00', closes: '00:00' }),
    ]);
    const home = await site.html('index.html');
    expect(home).toMatch(/10:15/);
    const questions = ['Is there a trial?', 'Do you travel?', 'Where do I park?'];
    const places = questions.map((question) => home.indexOf(question));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  } finally {
    await site.remove();
  }
});
