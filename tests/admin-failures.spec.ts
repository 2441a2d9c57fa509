import type { Manner } from './fixtures/repository-api/manner.ts';
import { expect, test } from './fixtures/admin.ts';
import { PORTFOLIO, STUDIO } from './fixtures/desk-content.ts';

/** Times that a cheap phone's processor is slower than this one. */
const SLOW_PHONE = 4;
const CHANGED = { [STUDIO]: ['-  opens: "09:30"', '+  opens: "10:15"'] };

test('whatever keeps a commit from landing is said in a sentence; what was written stays, and is saved in the end', async ({
  desk,
}) => {
  const failures: [Manner, kind: string][] = [
    ['expired', 'expired'],
    ['read-only', 'read-only'],
    ['gone', 'gone'],
    ['limited', 'limited'],
    ['down', 'down'],
    ['reset in a commit', 'broken-save'],
  ];
  await desk.openFile('studio');
  await desk.write('10:15', 'Hours', 'Opens at');
  for (const [manner, kind] of failures) {
    desk.api.manner = manner;
    await desk.failToSave(kind);
  }
  desk.api.manner = 'well';
  desk.api.beforeCommit = () => desk.elsewhere({ 'src/content/day-plan.yaml': 'steps: []\n' });
  await desk.save.click();
  await expect(desk.failure('overtaken')).toContainText('Save again');
  await desk.button('OK', desk.dialog).click();
  expect((await desk.changes())[STUDIO]).toBeUndefined();
  await expect((await desk.reach('Hours', 'Opens at')).getByRole('textbox')).toHaveValue('10:15');
  await desk.saveAll();
  await expect(desk.failure('overtaken')).toBeHidden();
  expect(await desk.changes()).toMatchObject({ ...CHANGED, 'src/content/day-plan.yaml': expect.anything() });
});

test('two phones change one file: the second is asked, and both changes can stand', async ({ desk }) => {
  await desk.openFile('studio');
  await desk.write('10:15', 'Hours', 'Opens at');
  const text = await desk.read(STUDIO);
  const head = await desk.elsewhere({ [STUDIO]: text.replace('12 Test Lane', '14 Test Lane') });
  await desk.save.click();
  await expect(desk.dialog).toContainText('changed this entry');
  await desk.button('Cancel', desk.dialog).click();
  expect(await desk.api.repository.head()).toBe(head);
  await desk.button('Reload Entry').click();
  // What would be given up is asked about first.
  await desk.dialog.getByRole('button').first().click();
  const street = await desk.reach('Address', 'House and street');
  await expect(street.getByRole('textbox').first()).toHaveValue('14 Test Lane');
  await desk.write('10:15', 'Hours', 'Opens at');
  await desk.saveAll();
  expect(await desk.changes()).toEqual({
    [STUDIO]: ['-  street: 12 Test Lane', '+  street: 14 Test Lane', ...CHANGED[STUDIO]],
  });
});

test('a commit that landed without an answer is found when it is saved again', async ({ desk }) => {
  await desk.openFile('studio');
  await desk.write('10:15', 'Hours', 'Opens at');
  desk.api.manner = 'reset after a commit';
  await desk.save.click();
  await expect(desk.failure('broken-save')).toContainText('look whether all is there');
  await desk.button('OK', desk.dialog).click();
  expect(await desk.changes()).toEqual(CHANGED);
  desk.api.manner = 'well';
  await desk.save.click();
  await expect(desk.dialog).toContainText('changed this entry');
  await desk.button('Save Anyway', desk.dialog).click();
  await expect(desk.save).toBeHidden();
  expect(await desk.changes()).toEqual(CHANGED);
});

test('a token that has ended, a repository that is not there and one of another name', async ({ desk, page }) => {
  desk.api.manner = 'expired';
  await desk.open('/collections/portfolio');
  await expect(desk.failure('expired')).toContainText('Make a new token');
  await expect(desk.failure('expired').getByRole('link')).toHaveAttribute('href', '?steps');
  await expect(desk.button(/^Sign In Using Access Token/)).toBeVisible();
  desk.api.manner = 'gone';
  await page.reload();
  await expect(desk.failure('gone')).toContainText('renamed, handed over or deleted');
});

test('a repository that was renamed is found by its old name', async ({ desk }) => {
  desk.api.manner = 'renamed';
  await desk.openFile('studio');
  await desk.write('10:15', 'Hours', 'Opens at');
  await desk.saveAll();
  expect(await desk.changes()).toEqual(CHANGED);
});

test('300 photos are listed on a slow phone', async ({ desk, page, context }) => {
  // As many as a busy studio hangs in years.
  const picture = await desk.api.repository.read(`${PORTFOLIO}/02-rose.jpg`);
  const names = Array.from({ length: 297 }, (_, at) => `${PORTFOLIO}/${at + 4}-look`);
  const hung = names.flatMap((name, at): [path: string, data: string | Buffer][] => [
    [`${name}.jpg`, Buffer.concat([picture, Buffer.from(`${at}`)])],
    [`${name}.yaml`, `image: ${name.split('/').at(-1)}.jpg\nalt: Look ${at + 4}\n`],
  ]);
  await desk.elsewhere(Object.fromEntries(hung));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE });
  await desk.open('/collections/portfolio');
  await expect(page.getByText(/has 300 entries/)).toBeAttached();
  await expect(page.getByRole('row', { name: '01-first' })).toBeVisible();
  // Pictures are fetched for what is in sight.
  expect(desk.api.asked.filter((asked) => asked.includes('/git/blobs/')).length).toBeLessThan(60);
});
