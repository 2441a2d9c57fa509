import { COMMIT_FAILURES, UNTOLD_COMMITS } from './fixtures/repository-api/failure-modes.ts';
import { expect, test } from './fixtures/admin.ts';
import { PORTFOLIO, STUDIO } from './fixtures/admin-content.ts';
import { photo } from './fixtures/small-project.ts';
import { setTextSize } from './fixtures/text-size.ts';

/** Times that a cheap phone's processor is slower than this one. */
const SLOW_PHONE = 4;
const CHANGED = { [STUDIO]: ['-  opens: "09:30"', '+  opens: "10:15"'] };

test('whatever keeps a commit from landing is said in a sentence; what was written stays, and is saved in the end', async ({
  admin,
}) => {
  await admin.openFile('studio');
  await admin.write('10:15', 'Hours', 'Opens at');
  for (const [mode, kind] of COMMIT_FAILURES) {
    admin.api.mode = mode;
    // The editor asks nothing before it commits, and a fault may come behind a commit that has landed.
    await admin.failToSave(mode === 'down' ? 'broken-save' : kind);
  }
  admin.api.mode = 'well';
  admin.api.beforeCommit = () => admin.elsewhere({ 'src/content/day-plan.yaml': 'steps: []\n' });
  await admin.save.click();
  await expect(admin.failure('overtaken')).toContainText('Save again');
  await admin.button('OK', admin.dialog).click();
  expect((await admin.changes())[STUDIO]).toBeUndefined();
  await expect((await admin.reach('Hours', 'Opens at')).getByRole('textbox')).toHaveValue('10:15');
  await admin.saveAll();
  await expect(admin.failure('overtaken')).toBeHidden();
  expect(await admin.changes()).toMatchObject({ ...CHANGED, 'src/content/day-plan.yaml': expect.anything() });
});

test.describe('with large letters above the keyboard', () => {
  test.use({ viewport: { width: 360, height: 380 } });

  test('a failure is read from its first word to its last button', async ({ admin, page }) => {
    await admin.openFile('studio');
    await admin.write('10:15', 'Hours', 'Opens at');
    await setTextSize(page, 200);
    admin.api.mode = 'expired';
    await admin.save.click();
    const notice = admin.failure('expired');
    await expect.poll(async () => (await notice.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await admin.button('OK', admin.dialog).click();
    await admin.button('Close', notice).click();
    await expect(notice).toBeHidden();
  });
});

test('two phones change one file: the second is asked, and both changes can stand', async ({ admin }) => {
  await admin.openFile('studio');
  await admin.write('10:15', 'Hours', 'Opens at');
  const text = await admin.read(STUDIO);
  const head = await admin.elsewhere({ [STUDIO]: text.replace('12 Test Lane', '14 Test Lane') });
  await admin.save.click();
  await expect(admin.dialog).toContainText('changed this entry');
  await admin.button('Cancel', admin.dialog).click();
  expect(await admin.api.repository.head()).toBe(head);
  await admin.button('Reload Entry').click();
  // What would be given up is asked about first.
  await admin.dialog.getByRole('button').first().click();
  const street = await admin.reach('Address', 'House and street');
  await expect(street.getByRole('textbox').first()).toHaveValue('14 Test Lane');
  await admin.write('10:15', 'Hours', 'Opens at');
  await admin.saveAll();
  expect(await admin.changes()).toEqual({
    [STUDIO]: ['-  street: 12 Test Lane', '+  street: 14 Test Lane', ...CHANGED[STUDIO]],
  });
});

test('a photo whose files have gone or have other names meanwhile is saved with a picture alone', async ({
  admin,
  page,
}) => {
  const files = (name: string) => [`${PORTFOLIO}/${name}.jpg`, `${PORTFOLIO}/${name}.yaml`] as const;
  const [picture, entry] = files('03-haldi');
  const moved = {
    [files('02-haldi')[0]]: await admin.api.repository.read(picture),
    [files('02-haldi')[1]]: (await admin.read(entry)).replace('03-haldi.jpg', '02-haldi.jpg'),
  };
  const gone = (name: string) => Object.fromEntries(files(name).map((path) => [path, undefined]));
  const saveAnyway = async () => {
    await admin.save.click();
    await admin.button('Save Anyway', admin.dialog).click();
  };
  await admin.open('/collections/portfolio');
  for (const [name, changes] of [
    ['02-rose', gone('02-rose')],
    ['03-haldi', { ...gone('03-haldi'), ...moved }],
  ] as const) {
    await admin.goTo('/collections/portfolio');
    await page.getByRole('row', { name }).click();
    await admin.write('In red', 'What it shows, in English');
    const head = await admin.elsewhere(changes);
    await saveAnyway();
    await expect(admin.dialog).toContainText('it was taken down or got another number');
    await admin.button('OK', admin.dialog).click();
    expect(await admin.api.repository.head()).toBe(head);
  }
  const field = page.locator('.photo-field').first();
  const chosen = { name: 'Rani.jpg', mimeType: 'image/jpeg', buffer: await photo({ seed: 92 }) };
  await field.locator('input[type=file]').setInputFiles(chosen);
  await expect(field).toHaveAttribute('data-state', 'ready');
  await saveAnyway();
  await admin.isClosed();
  const [last] = await admin.api.repository.history();
  expect(last?.paths).toEqual([picture, entry]);
  expect(await admin.problems()).toEqual([]);
});

for (const mode of UNTOLD_COMMITS)
  test(`${mode}: what has landed is found when it is saved again`, async ({ admin }) => {
    await admin.openFile('studio');
    await admin.write('10:15', 'Hours', 'Opens at');
    admin.api.mode = mode;
    await admin.save.click();
    await expect(admin.failure('broken-save')).toContainText('look whether all is there');
    await admin.button('OK', admin.dialog).click();
    expect(await admin.changes()).toEqual(CHANGED);
    admin.api.mode = 'well';
    await admin.save.click();
    await expect(admin.dialog).toContainText('changed this entry');
    await admin.button('Save Anyway', admin.dialog).click();
    await expect(admin.save).toBeHidden();
    expect(await admin.changes()).toEqual(CHANGED);
  });

test('a new photo that hung although no answer came is not hung twice, and its words can be changed', async ({
  admin,
  page,
}) => {
  await admin.open('/collections/portfolio/new');
  const field = page.locator('.photo-field').first();
  const chosen = { name: 'Rani.jpg', mimeType: 'image/jpeg', buffer: await photo({ seed: 93 }) };
  await field.locator('input[type=file]').setInputFiles(chosen);
  await expect(field).toHaveAttribute('data-state', 'ready');
  admin.api.mode = 'reset after a commit';
  await admin.save.click();
  await expect(admin.failure('broken-save')).toBeVisible();
  await admin.button('OK', admin.dialog).click();
  await admin.button('Close', admin.failure('broken-save')).click();
  const head = await admin.api.repository.head();
  admin.api.mode = 'well';
  // She has looked into another app meanwhile.
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await comeBack();
  await admin.save.click();
  await expect(admin.dialog).toContainText('This photo hangs already, as 04-rani.jpg');
  await admin.button('OK', admin.dialog).click();
  await expect(field).toContainText('It will be called 04-rani.jpg.');
  expect(await admin.api.repository.head()).toBe(head);

  await admin.goTo('/collections/portfolio');
  const row = page.getByRole('row', { name: '04-rani' });
  // The editor lists anew every minute, or when she comes back.
  await expect(async () => {
    await comeBack();
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
  await row.click();
  await admin.write('Rani', 'What it shows, in English');
  await admin.saveAll();
  expect(await admin.problems()).toEqual([]);
});

test('a token that has ended, a repository that is not there and one of another name', async ({ admin, page }) => {
  admin.api.mode = 'expired';
  await admin.open('/collections/portfolio');
  await expect(admin.failure('expired')).toContainText('Make a new token');
  await expect(admin.failure('expired').getByRole('link')).toHaveAttribute('href', '?steps');
  await expect(admin.button(/^Sign In Using Access Token/)).toBeVisible();
  admin.api.mode = 'gone';
  await page.reload();
  await expect(admin.failure('gone')).toContainText('renamed, handed over or deleted');
});

test('a repository that was renamed is found by its old name', async ({ admin }) => {
  admin.api.mode = 'renamed';
  await admin.openFile('studio');
  await admin.write('10:15', 'Hours', 'Opens at');
  await admin.saveAll();
  expect(await admin.changes()).toEqual(CHANGED);
});

test('300 photos are listed on a slow phone', async ({ admin, page, context }) => {
  // As many as a busy studio hangs in years.
  const picture = await admin.api.repository.read(`${PORTFOLIO}/02-rose.jpg`);
  const names = Array.from({ length: 297 }, (_, at) => `${PORTFOLIO}/${at + 4}-look`);
  const hung = names.flatMap((name, at): [path: string, data: string | Buffer][] => [
    [`${name}.jpg`, Buffer.concat([picture, Buffer.from(`${at}`)])],
    [`${name}.yaml`, `image: ${name.split('/').at(-1)}.jpg\nalt: Look ${at + 4}\n`],
  ]);
  await admin.elsewhere(Object.fromEntries(hung));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE });
  await admin.open('/collections/portfolio');
  await expect(page.getByText(/has 300 entries/)).toBeAttached();
  await expect(page.getByRole('row', { name: '01-first' })).toBeVisible();
  // Pictures are fetched for what is in sight.
  expect(admin.api.asked.filter((asked) => asked.includes('/git/blobs/')).length).toBeLessThan(60);
});
