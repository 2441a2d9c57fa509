/** The photos of a gallery put in another order on a phone. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOf } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/admin.ts';
import { PORTFOLIO } from '../fixtures/admin-content.ts';
import { UNTOLD_COMMITS } from '../fixtures/repository-api/failure-modes.ts';
import { TOKEN } from '../fixtures/repository-api/server.ts';
import { MOVED } from '../fixtures/full/moved.ts';
import { addressOf, folderOf } from '../fixtures/sites.ts';
import { setTextSize } from '../fixtures/text-size.ts';

const ORDER = `${addressOf('full')}/admin/order?gallery=portfolio`;
/** A photo that the built site has published. */
const PUBLISHED = join(folderOf('full'), '../drawn-project-full/src/content/gallery/nail-art/01-look-1.jpg');

/** Another gallery, and one with a group. */
const OTHER = 'src/content/gallery/nail-art';
const GROUPED = `src/content/gallery${MOVED.gallery}`;

const photos = (page: Page) => page.locator('.grid button');
const gallery = (page: Page, name: string) => page.locator(`input[name=gallery][value=${name}]`);
const save = (page: Page) => page.getByRole('button', { name: 'Save this order' });

async function signIn(page: Page): Promise<void> {
  await page.goto(ORDER);
  await page.getByLabel('Your token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(photos(page)).toHaveCount(3);
}

/** Puts the last photo in the first one's place. */
async function lastFirst(page: Page): Promise<void> {
  await photos(page).nth(2).click();
  await photos(page).nth(0).click();
}

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('two taps move a photo, one button saves it by one commit, and the check has nothing to say', async ({
    admin,
    page,
  }) => {
    await admin.elsewhere({ [`${PORTFOLIO}/02-rose.jpg`]: await readFile(PUBLISHED) });
    const moved = await admin.api.repository.read(`${PORTFOLIO}/03-haldi.jpg`);
    const words = await admin.read(`${PORTFOLIO}/03-haldi.yaml`);
    await page.goto(ORDER);
    await page.getByLabel('आपका टोकन').fill(TOKEN);
    await page.getByRole('button', { name: 'साइन इन करें' }).click();
    // The picture that the site has published is shown, and the photo itself only of those that are newer.
    const images = page.locator('.grid img[src]');
    await expect(images).toHaveCount(3);
    await expect(images.nth(1)).toHaveAttribute('src', /\/_astro\/01-look-1\..+\.avif$/);
    await expect(images.nth(2)).toHaveJSProperty('complete', true);
    await photos(page).nth(2).click();
    await expect(photos(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
    expect(await violationsOf(page)).toEqual([]);
    await photos(page).nth(0).click();
    await expect(page.getByRole('status')).toContainText('अब नंबर 1 पर है');
    await page.getByRole('button', { name: 'यह क्रम सेव करें' }).click();
    await expect(page.getByRole('heading', { name: 'फ़ोटो अब इसी क्रम में लगी हैं।' })).toBeVisible();
    await expect(page.locator('.done')).toBeFocused();
    const [last] = await admin.api.repository.history();
    expect(last?.message).toBe('Put the photos of portfolio in another order');
    expect(await admin.api.repository.read(`${PORTFOLIO}/01-haldi.jpg`)).toEqual(moved);
    expect(await admin.read(`${PORTFOLIO}/01-haldi.yaml`)).toBe(words.replace('03-haldi.jpg', '01-haldi.jpg'));
    expect(await admin.problems()).toEqual([]);
  });
});

test('buttons move the photo that is picked up, as far as there are places, and keep the focus', async ({
  admin,
  page,
}) => {
  await signIn(page);
  const names = () => photos(page).locator('.name').allTextContents();
  const before = await names();
  await photos(page).nth(0).focus();
  await page.keyboard.press('Enter');
  const later = page.getByRole('button', { name: 'Later' });
  await expect(page.getByRole('button', { name: 'Earlier' })).toBeDisabled();
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(later).toBeFocused();
  expect(await names()).toEqual([before[1], before[0], before[2]]);
  await page.keyboard.press('Enter');
  await expect(later).toBeDisabled();
  expect(await names()).toEqual([before[1], before[2], before[0]]);
  await page.getByRole('button', { name: 'To the front' }).click();
  expect(await names()).toEqual(before);
  await expect(save(page)).toHaveCount(0);
  expect(await admin.changes()).toEqual({});
});

test('a line that breaks and another phone in between: the order is made once, and what is new keeps its place', async ({
  admin,
  page,
}) => {
  await signIn(page);
  await lastFirst(page);
  admin.api.mode = 'reset in a commit';
  await save(page).click();
  await expect(page.locator('[data-failure="broken-save"]')).toBeVisible();
  expect(await admin.changes()).toEqual({});

  admin.api.mode = 'reset after a commit';
  await admin.elsewhere({ [`${PORTFOLIO}/04-ravi.yaml`]: 'image: 02-rose.jpg\n' });
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect.poll(() => admin.read(`${PORTFOLIO}/01-haldi.yaml`).catch(() => '')).toContain('image: 01-haldi.jpg');
  await expect(page.locator('[data-failure="broken-save"]')).toBeVisible();
  admin.api.mode = 'well';
  const landed = await admin.api.repository.head();
  await again.click();
  await expect(page.getByRole('heading', { name: 'The photos hang in this order.' })).toBeVisible();
  expect(await admin.api.repository.head()).toBe(landed);
  expect(await admin.read(`${PORTFOLIO}/04-ravi.yaml`)).toBe('image: 03-rose.jpg\n');
  await page.getByRole('button', { name: 'Go on putting in order' }).click();
  await expect(photos(page)).toHaveCount(4);
});

for (const mode of UNTOLD_COMMITS)
  test(`${mode}: nobody knows whether it was saved, and “As it was” shows what hangs`, async ({ admin, page }) => {
    await signIn(page);
    await lastFirst(page);
    admin.api.mode = mode;
    await save(page).click();
    await expect(page.locator('[data-failure="broken-save"]')).toBeVisible();
    admin.api.mode = 'well';
    const wished = await photos(page).locator('.name').allTextContents();
    await page.getByRole('button', { name: 'As it was' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect.poll(() => photos(page).locator('.name').allTextContents()).toEqual(wished);
    await expect(save(page)).toHaveCount(0);
  });

test('an order that is not saved waits while another gallery is put in order, and is told of', async ({
  admin,
  page,
}) => {
  await admin.elsewhere({ [`${OTHER}/01-a.yaml`]: 'image: a.jpg\n', [`${OTHER}/02-b.yaml`]: 'image: b.jpg\n' });
  await signIn(page);
  await lastFirst(page);
  const wished = await photos(page).locator('.name').allTextContents();
  await gallery(page, 'nail-art').click();
  await expect(page.locator('.name', { hasText: '02-b' })).toBeVisible();
  await expect(gallery(page, 'nail-art')).toBeFocused();
  await lastFirst(page);
  await save(page).click();
  await expect(page.getByText('In another gallery the order is changed')).toBeVisible();
  await page.getByRole('button', { name: 'Go on putting in order' }).click();
  await gallery(page, 'portfolio').click();
  await expect.poll(() => photos(page).locator('.name').allTextContents()).toEqual(wished);
  await save(page).click();
  await expect(page.getByText('You may close this page.')).toBeVisible();
  expect((await admin.api.repository.history()).slice(0, 2).map(({ message }) => message)).toEqual([
    'Put the photos of portfolio in another order',
    'Put the photos of nail-art in another order',
  ]);
});

test.describe('with large letters on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the bar leaves room for the photos, and its last button can be reached', async ({ admin, page }) => {
    await signIn(page);
    await setTextSize(page, 200);
    await lastFirst(page);
    // Picked up, a photo brings the three buttons that move it.
    await photos(page).nth(1).click();
    const bar = await page.locator('.bar').boundingBox();
    expect(bar?.y).toBeGreaterThan(740 / 4);
    await page.getByRole('button', { name: 'As it was' }).click();
    await expect(save(page)).toBeHidden();
    expect(await admin.changes()).toEqual({});
  });
});

test('a photo stays in its group, and a tap on another group says so', async ({ admin, page }) => {
  await admin.elsewhere({
    [`${GROUPED}/01-a.yaml`]: `image: a.jpg\ngroup: ${MOVED.group}\n`,
    [`${GROUPED}/02-b.yaml`]: `image: b.jpg\ngroup: ${MOVED.group}\n`,
    [`${GROUPED}/03-c.yaml`]: 'image: c.jpg\n',
  });
  await page.goto(`${addressOf('full')}/admin/order?gallery=${MOVED.gallery.slice(1)}`);
  await page.getByLabel('Your token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('.grid')).toHaveCount(2);
  await page.locator('.grid').first().locator('button').first().click();
  await page.locator('.grid').last().locator('button').first().click();
  await expect(page.getByRole('status')).toContainText('That photo is in another group.');
  await expect(save(page)).toHaveCount(0);
});

test('a token that has ended is asked for before anything else, and one of another tab is taken', async ({
  admin,
  context,
  page,
}) => {
  await signIn(page);
  admin.api.mode = 'expired';
  await page.reload();
  await expect(page.locator('[data-failure="expired"]')).toHaveText(/Make a new one/);
  await expect(page.locator('[data-failure="expired"]')).not.toContainText('not saved');
  await expect(page.getByLabel('Your token')).toBeFocused();
  const [steps] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'How do I get a token?' }).click(),
  ]);
  await expect(steps).toHaveURL(/\/admin\?steps/);
  admin.api.mode = 'well';
  await steps.goto(ORDER);
  await expect(photos(steps)).toHaveCount(3);
  await steps.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await steps.getByLabel('Your token').fill(TOKEN);
  await steps.getByRole('button', { name: 'Sign in' }).click();
  await expect(photos(page)).toHaveCount(3);
  await expect(page.getByLabel('Your token')).toHaveCount(0);
});

test('a token that has ended is asked for again, and the order is still there', async ({ admin, page }) => {
  await signIn(page);
  await lastFirst(page);
  const wished = await photos(page).locator('.name').allTextContents();
  admin.api.mode = 'expired';
  await save(page).click();
  await expect(page.locator('[data-failure="expired"]')).toBeVisible();
  admin.api.mode = 'well';
  await page.getByLabel('Your token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Your token')).toHaveCount(0);
  expect(await photos(page).locator('.name').allTextContents()).toEqual(wished);
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'The photos hang in this order.' })).toBeVisible();
});

test('a gallery of 300 photos opens by a handful of requests, and only what is in sight is fetched', async ({
  admin,
  page,
}) => {
  const picture = await admin.api.repository.read(`${PORTFOLIO}/02-rose.jpg`);
  const names = Array.from({ length: 300 }, (_, at) => `${at + 10}-look`);
  const files: Record<string, Buffer | string> = {};
  for (const name of names) {
    files[`${PORTFOLIO}/${name}.jpg`] = Buffer.concat([picture, Buffer.from(name)]);
    files[`${PORTFOLIO}/${name}.yaml`] = `image: ${name}.jpg\n`;
  }
  await admin.elsewhere(files);
  await page.goto(ORDER);
  await page.getByLabel('Your token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(photos(page)).toHaveCount(303);
  await expect(page.locator('.grid img[src]').first()).toBeVisible();
  expect(admin.api.asked.filter((asked) => asked.endsWith('/graphql')).length).toBe(4);
  const blobs = admin.api.asked.filter((asked) => asked.includes('/git/blobs/'));
  expect(blobs.length).toBeLessThan(40);
});

test('without a repository there is no list of small pictures', () => {
  expect(existsSync(join(folderOf('full'), 'admin/thumbnails.json'))).toBe(true);
  expect(existsSync(join(folderOf('drawn'), 'admin/thumbnails.json'))).toBe(false);
});
