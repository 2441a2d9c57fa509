import { expect, test } from './fixtures/admin.ts';
import { PORTFOLIO, QUESTIONS, SERVICES, STUDIO } from './fixtures/desk-content.ts';
import { TOKEN } from './fixtures/repository-api/server.ts';
import { addressOf } from './fixtures/sites.ts';

test('whoever comes first is told how to get a token, signs in with it, and leaves nothing behind', async ({
  desk,
  page,
}) => {
  await page.goto(`${addressOf('full')}/admin`);
  const steps = page.locator('section[lang="en"]');
  await expect(steps.getByRole('listitem')).toHaveCount(6);
  await expect(page.locator('section[lang="hi"]').getByRole('listitem')).toHaveCount(6);
  expect(desk.api.asked).toEqual([]);
  await desk.button('Open the editor').click();
  await desk.button(/^Sign In Using Access Token/).click();
  await expect(page.getByRole('link', { name: /How do I get a token/ })).toBeVisible();
  await desk.dialog.getByRole('textbox').fill('github_pat_wrong');
  await desk.button('Sign In', desk.dialog).click();
  await expect(desk.failure('expired')).toContainText('Make a new token');
  await desk.button('Close').click();
  await desk.button(/^Sign In Using Access Token/).click();
  await desk.dialog.getByRole('textbox').fill(TOKEN);
  await desk.button('Sign In', desk.dialog).click();
  await page.getByRole('radio', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: /How do I get a token/ })).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(TOKEN);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(desk.button(/^Sign In Using Access Token/)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(TOKEN);
});

test('hours, a closure, a price, the order of questions: each file differs in what was changed alone', async ({
  desk,
}) => {
  await desk.openFile('studio');
  await desk.write('10:15', 'Hours', 'Opens at');
  await desk.saveAll();
  const hours = ['-  opens: "09:30"', '+  opens: "10:15"'];
  expect(await desk.changes()).toEqual({ [STUDIO]: hours });

  await desk.choose('studio');
  await desk.button(/^Add/, await desk.reach('Special days')).click();
  await desk.write('2030-10-28', 'Special days', 'First day');
  await desk.write('2030-10-30', 'Special days', 'Last day');
  await (await desk.reach('Special days', 'Closed all day')).getByRole('switch').click();
  await desk.saveAll();
  const closure = ['+specialDays:', '+  - from: 2030-10-28', '+    to: 2030-10-30', '+    closed: true'];
  expect(await desk.changes()).toEqual({ [STUDIO]: [...hours, ...closure] });

  await desk.choose('services');
  await desk.button('Expand', await desk.reach('Services')).click();
  await desk.write('16500', 'Services', 'Lowest price (₹)');
  await desk.saveAll();
  expect((await desk.changes())[SERVICES]).toEqual(['-    price: 15000', '+    price: 16500']);

  await desk.choose('questions');
  await desk
    .button('Move Down', await desk.reach('Questions'))
    .first()
    .click();
  await desk.saveAll();
  expect((await desk.read(QUESTIONS)).match(/key: .*/g)).toEqual(['key: trial', 'key: travel', 'key: parking']);
  const moved = (await desk.changes())[QUESTIONS] ?? [];
  // The same lines in another order.
  const lines = (sign: string) => moved.flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : [])).sort();
  expect(lines('-')).toEqual(lines('+'));
  expect(await desk.problems()).toEqual([]);
});

test('a photo is taken down: its entry and its picture go in one commit, and no other', async ({ desk, page }) => {
  await desk.open('/collections/portfolio');
  await page.getByRole('row', { name: '02-rose' }).click();
  await desk.button('Show Editor Options').click();
  await page.getByRole('menuitem', { name: 'Delete Entry' }).click();
  await desk.button('Delete', desk.dialog).click();
  await expect(page.getByRole('row', { name: '03-haldi' })).toBeVisible();
  await expect(page.getByRole('row', { name: '02-rose' })).toBeHidden();
  expect(await desk.changes()).toEqual({
    [`${PORTFOLIO}/02-rose.jpg`]: ['binary'],
    [`${PORTFOLIO}/02-rose.yaml`]: ['-image: 02-rose.jpg', '-alt: The look 02-rose'],
  });
  expect(await desk.problems()).toEqual([]);
});
