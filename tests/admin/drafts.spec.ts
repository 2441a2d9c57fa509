/** What is being written when the phone closes the page. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures/admin.ts';
import { PORTFOLIO, STUDIO } from '../fixtures/admin-content.ts';
import { photo } from '../fixtures/content-project.ts';

/** The drafts that the editor has kept, as JSON. */
const keptDrafts = (page: Page) =>
  page.evaluate(async () => {
    const answer = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((done) => (request.onsuccess = () => done(request.result)));
    const database = await answer(indexedDB.open('github:owner/site'));
    const drafts = database.transaction('draft-backups').objectStore('draft-backups');
    const kept = JSON.stringify(await answer(drafts.getAll()));
    database.close();
    return kept;
  });

test('a photo and its words outlive a reload, and get the number that is free by then', async ({ admin, page }) => {
  await admin.open('/collections/portfolio/new');
  const field = page.locator('.photo-field').first();
  const chosen = await photo({ seed: 91, phone: true });
  await field.locator('input[type=file]').setInputFiles({ name: 'Rani.jpg', mimeType: 'image/jpeg', buffer: chosen });
  await expect(field).toHaveAttribute('data-state', 'ready');
  // The editor stores a draft of what is typed, not of values that a script sets.
  const words = (await admin.reach('What it shows, in English')).getByRole('textbox');
  await words.pressSequentially('Rani');
  // Marks the stored draft as one of older settings, as happens whenever a photo is added in the meantime.
  const isKept = () =>
    page.evaluate(async () => {
      const answer = <Answer>(request: IDBRequest<Answer>) =>
        new Promise<Answer>((done) => (request.onsuccess = () => done(request.result)));
      const database = await answer(indexedDB.open('github:owner/site'));
      const drafts = database.transaction('draft-backups', 'readwrite').objectStore('draft-backups');
      const [draft] = (await answer(drafts.getAll())) as [object?];
      const whole = JSON.stringify(draft ?? '').includes('"alt":"Rani"');
      if (whole) await answer(drafts.put({ ...draft, cmsConfigVersion: 'of before' }));
      database.close();
      return whole;
    });
  await expect.poll(isKept).toBe(true);
  await admin.elsewhere({ [`${PORTFOLIO}/04-other.yaml`]: 'image: 02-rose.jpg\nalt: Elsewhere\n' });
  // What the fields ask of the repository; the editor itself asks below /api/v3.
  let answers = 0;
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.startsWith('/repos/owner/site/git/trees/')) answers += 1;
  });
  await page.reload();
  const restore = admin.button('Restore', admin.dialog);
  await expect(restore).toBeVisible();
  await expect.poll(() => answers).toBe(1);
  await restore.click();
  await expect(words).toHaveValue('Rani');
  await expect(page.locator('.photo-field-picture')).toBeVisible();
  // Which number is free is asked when the draft is put back. Whoever saves before the answer is told to save again.
  await expect.poll(() => answers).toBe(2);
  await admin.saveAll();
  await expect(page.getByText('has 5 entries')).toBeAttached();
  const { jpg, yaml } = { jpg: `${PORTFOLIO}/05-rani.jpg`, yaml: `${PORTFOLIO}/05-rani.yaml` };
  await expect.poll(async () => Object.keys(await admin.changes())).toEqual(expect.arrayContaining([jpg, yaml]));
  // One commit of the photo with its entry, upright, without its place; the other is Ravi's.
  const [last, before] = await admin.api.repository.history();
  expect(last?.paths).toEqual([jpg, yaml]);
  expect(before?.message).toBe('From another phone');
  const { width, height, format, space, ...rest } = await sharp(await admin.api.repository.read(jpg)).metadata();
  expect({ width, height, format, space }).toEqual({ width: 1000, height: 800, format: 'jpeg', space: 'srgb' });
  for (const carried of ['exif', 'xmp', 'iptc', 'orientation'] as const) expect(rest[carried]).toBeUndefined();
  expect(await admin.read(yaml)).toMatch(/^image: (\.\/)?05-rani\.jpg\nalt: Rani\n$/);
  expect(await admin.problems()).toEqual([]);
});

test('a draft that is restored overwrites nobody’s change unasked', async ({ admin, page }) => {
  const email = async () => (await admin.reach('E-mail')).getByRole('textbox');
  const writeAndLeave = async (text: string) => {
    await admin.openFile('studio');
    await (await email()).click();
    await (await email()).press('End');
    await (await email()).pressSequentially(text);
    await expect.poll(() => keptDrafts(page)).toContain(`fixture-studio.in${text}`);
  };
  const restore = async (text: string) => {
    await page.reload();
    await admin.button('Restore', admin.dialog).click();
    await expect(await email()).toHaveValue(`desk@fixture-studio.in${text}`);
  };
  await writeAndLeave('dia');
  const elsewhere = (await admin.read(STUDIO)).replace('12 Test Lane', '14 Test Lane');
  await admin.elsewhere({ [STUDIO]: elsewhere });
  await restore('dia');
  await admin.save.click();
  await expect(admin.dialog).toContainText('changed this entry');
  await admin.button('Cancel', admin.dialog).click();
  expect(await admin.read(STUDIO)).toBe(elsewhere);
  await admin.button('Reload Entry').click();
  await admin.dialog.getByRole('button').first().click();
  const street = await admin.reach('Address', 'House and street');
  await expect(street.getByRole('textbox').first()).toHaveValue('14 Test Lane');
  // The editor forgets what was given up a moment later.
  await expect.poll(() => keptDrafts(page)).toBe('[]');
  // Where nobody else has changed it, nothing is asked.
  await writeAndLeave('.eu');
  await restore('.eu');
  await admin.saveAll();
  expect(await admin.read(STUDIO)).toBe(elsewhere.replace('fixture-studio.in', 'fixture-studio.in.eu'));
});

test('words are saved beside no other photo that an order has given the name of theirs', async ({ admin, page }) => {
  const [rose, haldi] = [`${PORTFOLIO}/02-rose.jpg`, `${PORTFOLIO}/03-haldi.jpg`];
  const read = (path: string) => admin.api.repository.read(path);
  await admin.open('/collections/portfolio');
  await page.getByRole('row', { name: '02-rose' }).click();
  await expect(page.locator('.photo-field-picture')).toBeVisible();
  await (await admin.reach('What it shows, in English')).getByRole('textbox').pressSequentially(' in red');
  await expect.poll(() => keptDrafts(page)).toContain(' in red');
  const head = await admin.elsewhere({ [rose]: await read(haldi), [haldi]: await read(rose) });
  const isRefused = async () => {
    await admin.save.click();
    await expect(admin.dialog).toContainText('it was taken down or replaced, or got another number');
    await admin.button('OK', admin.dialog).click();
    expect(await admin.api.repository.head()).toBe(head);
  };
  await isRefused();
  await page.reload();
  await admin.button('Restore', admin.dialog).click();
  await expect(page.locator('.photo-field-picture')).toBeVisible();
  await isRefused();
  // Opened anew, without the draft, they are the words of the photo in sight.
  await page.reload();
  await admin.button('Discard', admin.dialog).click();
  await admin.write('In gold', 'What it shows, in English');
  await admin.saveAll();
  expect(await admin.read(`${PORTFOLIO}/02-rose.yaml`)).toContain('In gold');
});
