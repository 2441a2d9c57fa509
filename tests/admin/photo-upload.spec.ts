/** Several photos hung at once on a phone, in the owner's language. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { violationsOf } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/admin.ts';
import { cameraPhoto } from '../fixtures/camera-photo.ts';
import { holdRoute } from '../fixtures/hold-route.ts';
import { PORTFOLIO } from '../fixtures/admin-content.ts';
import { HEIC, photo } from '../fixtures/content-project.ts';
import { ADMIN_ORIGIN, addressOf } from '../fixtures/sites.ts';
import { TOKEN } from '../fixtures/repository-api/server.ts';
import { setTextSize } from '../fixtures/text-size.ts';
import { DOUBLE, tapPlaceOf } from '../fixtures/touch.ts';

/** Seconds after which the next tap is meant for what it hits. */
const MEANT = 0.35;

const jpeg = async (name: string, seed: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo({ seed, phone: true, width: 1200, height: 900 }),
});

/** In the page: what the browser keeps of the photos, as a text. */
const keptDraft = () =>
  new Promise<string>((resolve, reject) => {
    const opening = indexedDB.open('studio-photo-upload');
    opening.onerror = () => reject(new Error('Nothing is kept'));
    opening.onsuccess = () => {
      const asking = opening.result.transaction('texts').objectStore('texts').get('draft');
      asking.onsuccess = () => resolve(JSON.stringify(asking.result));
      opening.result.close();
    };
  });

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('three photos hang with face, group and words by one commit, and the check has nothing to say', async ({
    admin,
    page,
  }) => {
    const photos = [
      { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: await readFile(HEIC) },
      await jpeg('Rose look.jpg', 41),
      { name: 'Haldi.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto({ phone: true }) },
    ];
    await page.goto(`${addressOf('full')}/admin/photos`);
    await page.getByLabel('आपका टोकन').fill(TOKEN);
    await page.getByRole('button', { name: 'साइन इन करें' }).click();
    await page.getByRole('radio', { name: /\(3\)/ }).check();
    await page.locator('input[type=file]').setInputFiles(photos);
    const cards = page.locator('.card');
    const hang = page.getByRole('button', { name: '3 फ़ोटो लगाएं' });
    await expect(hang).toBeEnabled();
    for (const [at, card] of (await cards.all()).entries()) {
      await card.getByRole('button', { name: /चेहरे पर टैप/ }).click({ position: { x: 60, y: 40 } });
      await card.getByRole('textbox').fill(`नया लुक ${at + 1}`);
    }
    expect(await violationsOf(page)).toEqual([]);
    await hang.click();
    await expect(page.getByRole('heading', { name: '3 फ़ोटो लग गईं।' })).toBeVisible();
    const [last, before] = await admin.api.repository.history();
    expect(before?.message).toBe('Begin');
    const added = last?.paths.map((path) => path.replace(`${PORTFOLIO}/`, '')) ?? [];
    expect(added.filter((name) => name.endsWith('.jpg'))).toEqual([
      expect.stringMatching(/^04-[a-z\d-]+\.jpg$/),
      '05-rose-look.jpg',
      '06-haldi.jpg',
    ]);
    expect(added).toHaveLength(6);
    expect(await admin.read(`${PORTFOLIO}/05-rose-look.yaml`)).toMatch(
      /^image: 05-rose-look\.jpg\nalt_hi: नया लुक 2\nfocus: \d+% \d+%\n$/,
    );
    for (const name of added.filter((each) => each.endsWith('.jpg'))) {
      const { width, height, ...rest } = await sharp(
        await admin.api.repository.read(`${PORTFOLIO}/${name}`),
      ).metadata();
      expect(Math.max(width, height), name).toBeLessThanOrEqual(2400);
      expect(height, name).toBeGreaterThan(width);
      for (const carried of ['exif', 'xmp', 'iptc', 'orientation'] as const)
        expect(rest[carried], name).toBeUndefined();
    }
    expect(await admin.problems()).toEqual([]);
  });
});

test('a break in the middle and another phone in between: all is kept over a reload, and hangs once', async ({
  admin,
  page,
}) => {
  const open = () => page.goto(`${addressOf('full')}/admin/photos`);
  await open();
  await page.getByLabel('Your token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('input[type=file]').setInputFiles([await jpeg('Rose.jpg', 51), await jpeg('Wine.jpg', 52)]);
  const hang = page.getByRole('button', { name: 'Hang 2 photos' });
  await expect(hang).toBeEnabled();
  await page.getByRole('textbox').nth(1).fill('A wine-red look');
  admin.api.mode = 'reset in an upload';
  await hang.click();
  await expect(page.locator('[data-failure="broken-line"]')).toBeVisible();
  expect(await admin.changes()).toEqual({});

  admin.api.mode = 'well';
  await open();
  await expect(page.getByText('kept from your last visit')).toBeVisible();
  await expect(page.getByRole('textbox').nth(1)).toHaveValue('A wine-red look');
  const uploads = admin.api.asked.length;
  admin.api.beforeCommit = () => admin.elsewhere({ [`${PORTFOLIO}/04-ravi.yaml`]: 'image: 02-rose.jpg\n' });
  await hang.click();
  await expect(page.getByRole('heading', { name: '2 photos hang.' })).toBeVisible();
  expect(admin.api.asked.slice(uploads).filter((asked) => asked.endsWith('/git/blobs'))).toHaveLength(1);
  const added = Object.keys(await admin.changes()).map((path) => path.replace(`${PORTFOLIO}/`, ''));
  expect(added).toEqual(['04-ravi.yaml', '05-rose.jpg', '05-rose.yaml', '06-wine.jpg', '06-wine.yaml']);
  await open();
  await expect(page.getByRole('radio', { name: /\(\d+\)/ }).first()).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(0);
});

test('photos of which nobody knows whether they hang stay as they were sent, over a reload too', async ({
  admin,
  page,
}) => {
  const address = `${addressOf('full')}/admin/photos`;
  await page.goto(address);
  await page.getByLabel('Your token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('input[type=file]').setInputFiles([await jpeg('Rose.jpg', 55)]);
  const words = page.locator('.card textarea');
  await words.fill('A bride in red');
  admin.api.mode = 'fault after a commit';
  await page.getByRole('button', { name: 'Hang this photo' }).click();
  await expect(page.locator('[data-failure="broken-save"]')).toBeVisible();
  const hung = Object.keys(await admin.changes());
  expect(hung).toHaveLength(2);
  await expect(page.getByText('stay as they were sent')).toBeVisible();
  await expect(page.locator('.card')).toHaveAttribute('inert');
  expect(await violationsOf(page)).toEqual([]);

  admin.api.mode = 'well';
  await page.reload();
  await expect(page.getByText('stay as they were sent')).toBeVisible();
  await words.evaluate((field) => field.focus());
  await expect(words).not.toBeFocused();
  await expect(page.locator('[inert] .pill').first()).toBeVisible();
  await page.locator('input[type=file]').setInputFiles([await jpeg('Wine.jpg', 56)]);
  await words.nth(1).fill('A bride in wine');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your photo hangs.' })).toBeVisible();
  await expect(page.getByText('is changed in the editor')).toBeVisible();
  const added = Object.keys(await admin.changes());
  expect(added).toEqual([...hung, `${PORTFOLIO}/05-wine.jpg`, `${PORTFOLIO}/05-wine.yaml`]);
  expect(await admin.read(`${PORTFOLIO}/04-rose.yaml`)).toContain('alt: A bride in red');
});

test('a branch that is protected, and one that is not there, are told of as such; no picture is sent twice', async ({
  admin,
  page,
}) => {
  admin.api.mode = 'branchless';
  await page.goto(`${addressOf('full')}/admin/photos`);
  await page.getByLabel('Your token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('not the branch that the site is built from')).toBeVisible();
  admin.api.mode = 'protected';
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('input[type=file]').setInputFiles([await jpeg('Rose.jpg', 57)]);
  await page.getByRole('button', { name: 'Hang this photo' }).click();
  await expect(page.locator('[data-failure="protected"]')).toContainText('protected at GitHub');
  expect(admin.api.asked.filter((asked) => asked.endsWith('/git/blobs'))).toHaveLength(1);
  expect(await admin.changes()).toEqual({});
  await expect(page.locator('.card')).not.toHaveAttribute('inert');
});

test.describe('with large letters on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a photo’s title has room, and nothing reaches out of the screen', async ({ admin, page }) => {
    await page.goto(`${addressOf('full')}/admin/photos`);
    await page.getByLabel('Your token').fill(TOKEN);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await setTextSize(page, 200);
    await page.locator('input[type=file]').setInputFiles([await jpeg('IMG_20261127_143022.jpg', 58)]);
    for (const [label, other] of [
      ['Hang this photo', 'हिंदी में'],
      ['यह फ़ोटो लगाएं', 'In English'],
    ] as const) {
      const hang = page.getByRole('button', { name: label });
      await expect(hang).toBeEnabled();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), label).toBe(360);
      const title = await page.locator('.card h2').boundingBox();
      expect(title?.width, label).toBeGreaterThan(200);
      await expect(hang).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: other }).click();
    }
    expect(await admin.changes()).toEqual({});
  });
});

test('photos that are not ready yet outlive a reload, and two tabs keep each their own', async ({
  admin,
  page,
  context,
}) => {
  const address = `${addressOf('full')}/admin/photos`;
  await page.goto(address);
  await page.getByLabel('Your token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const other = await context.newPage();
  await other.goto(address);
  await context.route(/heic-worker/, () => undefined);
  await page
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: await readFile(HEIC) },
      await jpeg('Rose.jpg', 71),
    ]);
  await expect.poll(() => page.evaluate(keptDraft)).toMatch(/IMG_0001.*Rose/);
  await other.locator('input[type=file]').setInputFiles([await jpeg('Wine.jpg', 72)]);
  await expect(other.getByRole('textbox', { name: /What does it show/ })).toHaveCount(1);
  // Each tab's own in their order; the tab that stores last, as when a photo gets ready, has its own first.
  const all = /(?=.*Wine\.jpg)(?=.*IMG_0001\.HEIC.*Rose\.jpg)/;
  await expect.poll(() => page.evaluate(keptDraft)).toMatch(all);
  await context.unroute(/heic-worker/);
  await page.reload();
  const titles = page.locator('.card h2');
  await expect(titles).toHaveCount(3);
  expect((await titles.allTextContents()).join()).toMatch(all);
  await expect(page.getByRole('textbox', { name: /What does it show/ })).toHaveCount(3);
  await page.getByRole('button', { name: /^Take out: Rose/ }).click();
  await expect.poll(() => page.evaluate(keptDraft)).not.toContain('Rose');
  expect(await admin.changes()).toEqual({});
});

test('what is shown of a photo leaves the phone’s memory with it', async ({ admin, page }) => {
  await page.addInitScript(() => {
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    const held = new Set<string>();
    URL.createObjectURL = (object) => {
      const address = create(object);
      held.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      held.delete(address);
      revoke(address);
    };
    Object.assign(window, { held });
  });
  const held = () => page.evaluate(() => [...(window as unknown as { held: Set<string> }).held]);
  await page.goto(`${addressOf('full')}/admin/photos`);
  await page.getByLabel('Your token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('input[type=file]').setInputFiles([await jpeg('Rose.jpg', 53), await jpeg('Wine.jpg', 54)]);
  const pictures = page.locator('.card img');
  await expect(pictures).toHaveCount(2);
  await page.locator('.card').first().getByRole('button', { name: 'Take out' }).click();
  await expect(pictures).toHaveCount(1);
  expect(await held()).toEqual([await pictures.getAttribute('src')]);
  await page.getByText('What hangs there').click();
  const hung = page.locator('.existing-photos img');
  await expect(hung.first()).toBeVisible();
  await page.getByRole('button', { name: 'Hang this photo' }).click();
  await expect(page.getByRole('heading', { name: 'Your photo hangs.' })).toBeVisible();
  await expect.poll(held).toEqual([]);
  expect(Object.keys(await admin.changes())).toHaveLength(2);
});

test('a decoder of the iPhone’s format that does not come is told of as such, and is asked for again', async ({
  admin,
  page,
}) => {
  await page.goto(`${addressOf('full')}/admin/photos`);
  await page.getByLabel('Your token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.route(/heic-worker/, (route) => route.abort());
  const heic = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: await readFile(HEIC) };
  await page.locator('input[type=file]').setInputFiles(heic);
  await expect(page.locator('.card')).toContainText('could not be fetched. Look at your connection');
  await page.unroute(/heic-worker/);
  await page.locator('input[type=file]').setInputFiles(heic);
  await expect(page.getByRole('textbox', { name: /What does it show/ })).toHaveCount(1);
  expect(await admin.changes()).toEqual({});
});

test('the language that she chooses on a phone that speaks another stays, with what she has written in it', async ({
  admin,
  page,
}) => {
  await admin.open('/collections/portfolio');
  await expect(page.getByRole('row', { name: '02-rose' })).toBeVisible();
  const photos = `${addressOf('full')}/admin/photos`;
  await page.goto(photos);
  await page.getByRole('button', { name: 'हिंदी में' }).click();
  await page.locator('input[type=file]').setInputFiles([await jpeg('Rose.jpg', 61)]);
  const words = page.locator('.card textarea');
  await words.fill('लाल जोड़ा');
  await expect.poll(() => page.evaluate(keptDraft)).toContain('लाल जोड़ा');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(words).toHaveValue('लाल जोड़ा');
  // The editor speaks it too, its own buttons included.
  await admin.open('/collections/_singletons/entries/studio');
  await expect(admin.button('सेव करें')).toBeVisible();
  await expect(page.getByRole('group', { name: /समय/ }).first()).toBeVisible();
});

test('one sign-in is good for both pages, and signing out ends it', async ({ page, admin }) => {
  await admin.open('/collections/portfolio');
  await expect(page.getByRole('row', { name: '02-rose' })).toBeVisible();
  // /admin alone, without a part of the editor behind it, leads to the page for photos.
  await page.goto(`${addressOf('full')}/admin`);
  await expect(page).toHaveURL(/\/admin\/photos$/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Your token').fill('github_pat_wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('does not take this token')).toBeVisible();
  await page.getByLabel('Your token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.getByRole('link', { name: 'the editor' }).click();
  await expect(page.getByText('Portfolio').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Access Token/ })).toBeHidden();
});

test('an answer that comes after signing out leaves the form alone', async ({ page, admin }) => {
  await admin.open('/collections/portfolio');
  await expect(page.getByRole('row', { name: '02-rose' })).toBeVisible();
  const release = await holdRoute(page, `${ADMIN_ORIGIN}/**`);
  let answered = 0;
  page.on('requestfinished', (request) => void (answered += request.url().startsWith(ADMIN_ORIGIN) ? 1 : 0));
  const asked = page.waitForRequest(`${ADMIN_ORIGIN}/**`);
  await page.goto(`${addressOf('full')}/admin/photos`);
  await asked;
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Your token').fill('github_pat_half');
  release();
  await expect.poll(() => answered).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Your token')).toHaveValue('github_pat_half');
});

test('what had the focus and is gone hands it on', async ({ page, admin }) => {
  const title = page.getByRole('heading', { level: 1 });
  const files = page.locator('input[type=file]');
  const signIn = page.getByRole('button', { name: 'Sign in' });
  await page.goto(`${addressOf('full')}/admin/photos`);
  await page.getByLabel('Your token').fill('github_pat_of_another');
  await signIn.click();
  await expect(page.getByRole('alert').filter({ hasText: 'token' })).toBeVisible();
  await expect(signIn).toBeFocused();
  await page.getByLabel('Your token').fill(TOKEN);
  await signIn.click();
  await expect(title).toBeFocused();
  await files.focus();
  await files.setInputFiles([await jpeg('Rose.jpg', 62), await jpeg('Wine.jpg', 63), await jpeg('Gold.jpg', 61)]);
  await expect(page.getByRole('button', { name: 'Hang 3 photos' })).toBeEnabled();
  await expect(files).toBeFocused();
  // A photo is moved on by one button, as far as it goes.
  const moveDown = page.getByRole('button', { name: 'Move down: Rose.jpg' });
  const moveUp = page.getByRole('button', { name: 'Move up: Rose.jpg' });
  await moveDown.press('Enter');
  await expect(page.locator('.card h2')).toHaveText([/Wine/, /Rose/, /Gold/]);
  await expect(moveDown).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.card h2')).toHaveText([/Wine/, /Gold/, /Rose/]);
  await expect(moveUp).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('.card h2')).toHaveText([/Rose/, /Wine/, /Gold/]);
  await expect(moveDown).toBeFocused();
  await page.getByRole('button', { name: 'Take out: Gold.jpg' }).click();
  await expect(files).toBeFocused();
  await page.getByRole('button', { name: 'Take out: Rose.jpg' }).click();
  await expect(page.getByRole('button', { name: 'Take out: Wine.jpg' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.card')).toHaveCount(0);
  await expect(files).toBeFocused();
  await files.setInputFiles([await jpeg('Haldi.jpg', 64)]);
  await page.getByRole('button', { name: 'Hang this photo' }).click();
  await page.getByRole('button', { name: 'Hang more photos' }).click();
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(signIn).toBeVisible();
  await expect(title).toBeFocused();
  expect(Object.keys(await admin.changes())).toHaveLength(2);
});

test('a tap that is meant takes out the next photo, and a double tap no further one', async ({ admin, page }) => {
  await admin.open('/collections/portfolio');
  await expect(page.getByRole('row', { name: '02-rose' })).toBeVisible();
  await page.goto(`${addressOf('full')}/admin/photos`);
  const names = ['Rose', 'Wine', 'Gold', 'Haldi'].map((name) => `${name}.jpg`);
  await page.locator('input[type=file]').setInputFiles(await Promise.all(names.map((name) => jpeg(name, 65))));
  await expect(page.getByRole('button', { name: 'Hang 4 photos' })).toBeEnabled();
  // The next photo's button comes to the place of the one that is tapped.
  await tapPlaceOf(page.locator('.remove').first(), [MEANT, DOUBLE]);
  await expect(page.locator('.card h2')).toHaveText([/Gold/, /Haldi/]);
});

for (const [path, enter] of [
  ['photos', 'Sign in'],
  ['setup', 'Begin'],
] as const)
  test(`/admin/${path}: a browser that keeps nothing is told of as such`, async ({ admin, page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await page.goto(`${addressOf('full')}/admin/${path}`);
    await page.getByLabel('Your token').fill(TOKEN);
    await page.getByRole('button', { name: enter }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'This browser keeps nothing' })).toBeVisible();
    expect(await admin.changes()).toEqual({});
  });
