/** Saves that GitHub refuses, that meet other changes, or whose answer never comes. */
import { COMMIT_FAILURES, UNTOLD_COMMITS } from '../fixtures/repository-api/failure-modes.ts';
import { expect, test } from '../fixtures/admin.ts';
import { holdRoute } from '../fixtures/hold-route.ts';
import { PORTFOLIO, STUDIO } from '../fixtures/admin-content.ts';
import { photo } from '../fixtures/content-project.ts';
import { setTextSize } from '../fixtures/text-size.ts';

/** Times that a cheap phone's processor is slower than this one. */
const SLOW_PHONE = 4;
const ABOUT = 'src/content/en/about.md';
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

test('while an entry is saved nothing can be written into it, and again when that has ended in any way', async ({
  admin,
  page,
}) => {
  const fields = page.locator('.content-editor .body');
  await admin.openFile('about');
  const title = (await admin.reach('Title')).getByRole('textbox').first();
  /** A finger and keys reach only what is not held; what they write is what can be saved next. */
  const type = async (text: string) => {
    await expect(fields).not.toHaveAttribute('inert');
    await title.click();
    await title.press('ControlOrMeta+a');
    await title.press('Delete');
    await title.pressSequentially(text);
    await expect(title).toHaveValue(text);
  };
  /** What may be wrong with a text is said in the editor's own dialog. */
  const refuse = async (said: string) => {
    await admin.save.click();
    await expect(admin.dialog).toContainText(said);
    await admin.button('OK', admin.dialog).click();
  };
  const before = await admin.read(ABOUT);
  await type('No answer comes, until the browser gives up');
  const giveUp = await holdRoute(page, /\/graphql$/, (route) => route.abort('timedout'));
  await admin.save.click();
  await expect(fields).toHaveAttribute('inert');
  await expect(title.click({ trial: true, timeout: 500 })).rejects.toThrow();
  giveUp();
  await admin.button('OK', admin.dialog).click();
  await page.unroute(/\/graphql$/);
  await type('The host refuses');
  admin.api.mode = 'read-only';
  await admin.failToSave('read-only');
  admin.api.mode = 'well';
  await type('What is told before the editor saves refuses');
  const text = (await admin.reach('Text')).getByRole('textbox').first();
  await text.fill('![A look](../gallery/portfolio/nowhere.jpg)');
  await refuse('There is no picture');
  await text.fill('The studio.');
  await type('\u200b');
  await refuse('“Title” is empty.');
  await type('');
  await admin.save.click();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await type('Another phone was faster');
  await admin.elsewhere({ [ABOUT]: before.replace(/^title: .*$/m, 'title: The other phone') });
  await admin.save.click();
  await admin.button('Cancel', admin.dialog).click();
  await type('It is saved in the end');
  await admin.save.click();
  await admin.button('Save Anyway', admin.dialog).click();
  await admin.isClosed();
  expect(await admin.read(ABOUT)).toContain('title: It is saved in the end');
});

test('whoever writes another entry meanwhile is not led away from it when the first one is saved', async ({
  admin,
  page,
}) => {
  await admin.open('/collections');
  await admin.choose('studio');
  await admin.write('10:15', 'Hours', 'Opens at');
  const before = await admin.api.repository.head();
  const letGo = await holdRoute(page, /\/graphql$/);
  await admin.save.click();
  await expect(page.locator('.content-editor .body')).toHaveAttribute('inert');
  await page.goBack();
  await admin.choose('about');
  const title = (await admin.reach('Title')).getByRole('textbox').first();
  await expect(page.locator('.content-editor .body')).not.toHaveAttribute('inert');
  await title.fill('Written meanwhile');
  letGo();
  await expect.poll(() => admin.api.repository.head()).not.toBe(before);
  await expect(page.getByText('Entry saved.')).toBeVisible();
  await expect(title).toHaveValue('Written meanwhile');
  await admin.saveAll();
  expect(await admin.changes()).toMatchObject({
    ...CHANGED,
    [ABOUT]: expect.arrayContaining(['+title: Written meanwhile']),
  });
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
    await expect(admin.dialog).toContainText('it was taken down or replaced, or got another number');
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

test('a deletion that has landed untold is said to be done when it is repeated', async ({ admin, page }) => {
  await admin.open('/collections/portfolio');
  await page.getByRole('row', { name: '02-rose' }).click();
  const remove = async () => {
    await (await admin.openDeleteItem()).click();
    await admin.button('Delete', admin.dialog).click();
  };
  admin.api.mode = 'reset after a commit';
  await remove();
  await expect(admin.failure('broken-save')).toBeVisible();
  admin.api.mode = 'well';
  await remove();
  await expect(admin.failure('deleted')).toContainText('gone already');
  await admin.button('Reload', admin.failure('deleted')).click();
  await expect(page.getByText('Entry not found').first()).toBeVisible();
});

test('a failure is said again once the editor’s own dialog no longer keeps a screen reader from it', async ({
  admin,
  page,
}) => {
  await admin.openFile('studio');
  await admin.write('10:15', 'Hours', 'Opens at');
  admin.api.mode = 'read-only';
  await admin.save.click();
  const notice = await admin.failure('read-only').elementHandle();
  await expect(admin.dialog).toBeVisible();
  const said = await page.evaluateHandle((alert) => {
    const times: Node[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) times.push(...[...addedNodes].filter((node) => node === alert));
    }).observe(document.body, { childList: true });
    return times;
  }, notice);
  await admin.button('OK', admin.dialog).click();
  await expect.poll(() => said.evaluate(({ length }) => length)).toBe(1);
});

test('an editor that cannot be opened keeps the token, and is opened by a reload', async ({ admin, page }) => {
  for (const mode of ['down', 'limited'] as const) {
    admin.api.mode = mode;
    await admin.open('/collections/portfolio');
    const notice = admin.failure(mode);
    await expect(notice).toContainText('Your token is kept');
    admin.api.mode = 'well';
    await admin.button('Reload', notice).click();
    await expect(page.getByRole('row', { name: '02-rose' })).toBeVisible();
    await page.goto('about:blank');
  }
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
