/** The setup page: a new owner makes the site her own from her phone, in Hindi, in one commit. */
import { violationsOf } from '../fixtures/accessibility.ts';
import { addressOf } from '../fixtures/sites.ts';
import { COURSE, STUDIO } from '../fixtures/admin-content.ts';
import { UNTOLD_COMMITS } from '../fixtures/repository-api/failure-modes.ts';
import { TOKEN } from '../fixtures/repository-api/server.ts';
import { expect, test } from '../fixtures/admin.ts';
import { DOUBLE, tapPlaceOf } from '../fixtures/touch.ts';

test.use({ locale: 'hi-IN' });

test('where only the working copy is edited, the command stands unbroken, as it is typed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/admin/setup', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/"repository":\{.*?\},/, '') });
  });
  await page.goto(`${addressOf('full')}/admin/setup`);
  const command = page.getByText('npm run setup -- hi', { exact: true });
  await expect(command).toHaveCount(1);
  expect(await command.evaluate((code) => code.getClientRects().length), 'lines').toBe(1);
  await expect(page.locator('section p')).not.toContainText('`');
});

test('everything is answered in Hindi with a way back, lands in one commit, and is the hint the next time', async ({
  page,
  api,
  admin,
}) => {
  const field = page.locator('#answer');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const title = (words: RegExp) => expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  const answer = async (question: RegExp, text: string) => {
    await title(question);
    await field.fill(text);
    await field.press('Enter');
  };

  // A Monday.
  await admin.elsewhere({ [COURSE]: `${await admin.read(COURSE)}batches: [{ starts: 2130-01-02 }]\n` });
  const commits = (await api.repository.history()).length;
  await page.goto(`${addressOf('full')}/admin/setup`);
  await page.getByLabel('आपका टोकन').fill(` ${TOKEN} `);
  await press('शुरू करें');

  await title(/नाम.*अंग्रेज़ी/);
  await expect(page.getByText('अभी: The Fixture Studio')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await answer(/नाम.*अंग्रेज़ी/, 'Ruby Studio');
  await answer(/नाम.*हिंदी/, 'माणिक');
  // A way back: the answer stands there, and another takes its place.
  await title(/फ़ोन/);
  await press('पीछे');
  await expect(field).toHaveValue('माणिक');
  await answer(/नाम.*हिंदी/, 'माणिक स्टूडियो');
  await answer(/फ़ोन/, '९८७६५');
  await expect(page.getByRole('alert')).toHaveText(/फ़ोन नंबर नहीं है। दसों अंक/);
  await answer(/फ़ोन/, '९८७६५ ४३२१०');
  await answer(/ई-मेल/, 'ruby@studio.in');
  await answer(/सड़क.*अंग्रेज़ी/, '7 Fort Road');
  await answer(/सड़क.*हिंदी/, '7 क़िला रोड');
  await answer(/शहर.*अंग्रेज़ी/, 'Orai');
  await answer(/शहर.*हिंदी/, 'उरई');
  await answer(/राज्य.*अंग्रेज़ी/, 'Uttar Pradesh');
  await answer(/राज्य.*हिंदी/, 'उत्तर प्रदेश');
  await answer(/पिन/, '२८५ ००१');
  await answer(/जगह/, 'https://www.google.com/maps/place/X/@25.9,79.4,17z/data=!8m2!3d25.99!4d79.45');
  await answer(/कब खुलता/, 'सुबह 10 से रात 8');
  await answer(/किस दिन/, 'सोमवार');
  await expect(page.getByRole('alert')).toHaveText(/2130-01-02 \(सोमवार\)/);
  await answer(/किस दिन/, 'मंगलवार');
  await answer(/Instagram/, '@ruby.studio');
  await title(/हिंदी में भी/);
  await page.getByLabel('नहीं, हिंदी के बिना').check();
  await press('आगे');
  await press('पीछे');
  await page.getByLabel('हां, हिंदी में भी').check();
  await press('आगे');
  await answer(/public key/, 'EMAILJS_PUBLIC_KEY="pk-secret"');
  await answer(/service ID/, '');
  await answer(/template ID/, '');
  await title(/सेवाएं/);
  await page.getByLabel('हटा दें').check();
  // What is chosen outlives the other language.
  await press('English');
  await expect(page.getByLabel('Take them away')).toBeChecked();
  await press('हिंदी');
  await expect(page.getByLabel('हटा दें')).toBeChecked();
  await press('आगे');
  await title(/सवाल-जवाब/);
  await press('आगे');
  // The questions that are left depend on which optional files the project has.
  while (!(await page.getByRole('button', { name: 'सब सेव करें' }).isVisible())) await press('आगे');

  await expect(page.locator('dd')).toContainText(['Ruby Studio', 'माणिक स्टूडियो', '+91 98765 43210']);
  expect(await api.repository.history()).toHaveLength(commits);
  // What fails is said, and the answers stay.
  api.mode = 'read-only';
  await press('सब सेव करें');
  await expect(page.locator('[data-failure="read-only"]')).toHaveText(/Contents: Read and write/);
  expect(await violationsOf(page)).toEqual([]);
  api.mode = 'well';
  // Another phone saves a moment before: what it has changed stays.
  api.beforeCommit = async () => admin.elsewhere({ [STUDIO]: `${await admin.read(STUDIO)}keepMonths: 12\n` });
  await press('सब सेव करें');
  await title(/सेव हो गया/);
  await expect(page.getByText('pk-secret')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  expect(await api.repository.history()).toHaveLength(commits + 2);
  const changes = await admin.changes();
  expect(Object.keys(changes).sort()).toEqual([COURSE, 'src/content/services.yaml', STUDIO]);
  expect(JSON.stringify(changes)).not.toContain('pk-secret');
  const studio = await admin.read(STUDIO);
  expect(studio).toContain(
    "# The studio's facts.\nname: { en: Ruby Studio, hi: माणिक स्टूडियो }\nphone: +91 98765 43210\n",
  );
  expect(studio).toContain('  # On the 24-hour clock.\n  opens: "10:00"\n  closes: "20:00"\n  closed: [Tuesday]\n');
  expect(studio).toMatch(/keepMonths: 12\n$/);
  expect(await admin.problems()).toEqual([]);

  await press('फिर से पूछें');
  await expect(page.getByText('अभी: Ruby Studio')).toBeVisible();
  await press('English');
  await expect(page.getByText('Now: Ruby Studio')).toBeVisible();
});

for (const mode of UNTOLD_COMMITS)
  test(`${mode}: what has landed is told as saved when it is saved again`, async ({ page, api, admin }) => {
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.goto(`${addressOf('full')}/admin/setup`);
    await page.getByLabel('आपका टोकन').fill(TOKEN);
    await press('शुरू करें');
    await page.locator('#answer').fill('Ruby Studio');
    while (!(await page.getByRole('button', { name: 'सब सेव करें' }).isVisible())) await press('आगे');
    api.mode = mode;
    await press('सब सेव करें');
    await expect(page.locator('[data-failure="broken-save"]')).toBeVisible();
    expect(await admin.read(STUDIO)).toContain('Ruby Studio');
    api.mode = 'well';
    await press('सब सेव करें');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('सेव हो गया');
    await expect(page.locator('h1 + p')).toHaveText(/अब आपका होस्ट साइट दोबारा बना रहा है/);
  });

test('a token that GitHub does not take is told of as such, and what fails leaves it in its field', async ({
  page,
  api,
}) => {
  const token = page.getByLabel('आपका टोकन');
  const begin = page.getByRole('button', { name: 'शुरू करें' });
  await page.goto(`${addressOf('full')}/admin/setup`);
  await begin.click();
  await expect(token).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const wrong of [' ', 'टोकन', 'github_pat_wrong']) {
    await token.fill(wrong);
    await begin.click();
    await expect(page.locator('[data-failure="expired"]')).toHaveText(/यह टोकन नहीं मानता.*पूरा कॉपी नहीं हुआ/);
  }
  await token.fill(TOKEN);
  api.mode = 'down';
  await begin.click();
  await expect(page.locator('[data-failure="down"]')).toBeVisible();
  await expect(token).toHaveValue(TOKEN);
  api.mode = 'well';
  await begin.click();
  await expect(page.locator('#answer')).toBeVisible();
});

test('whoever signs in on another page meanwhile is asked for no token here', async ({ admin: { page }, context }) => {
  const token = page.getByLabel('आपका टोकन');
  await page.goto(`${addressOf('full')}/admin/setup`);
  await expect(token).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${addressOf('full')}/admin/photos`);
  await other.getByLabel('आपका टोकन').fill(TOKEN);
  await other.getByRole('button', { name: 'साइन इन करें' }).click();
  await expect(token).toHaveCount(0);
  await page.getByRole('button', { name: 'शुरू करें' }).click();
  await expect(page.locator('#answer')).toBeVisible();
});

test('a double tap goes on by one question', async ({ admin: { page } }) => {
  const title = page.getByRole('heading', { level: 1 });
  const next = page.getByRole('button', { name: 'आगे' });
  await page.goto(`${addressOf('full')}/admin/setup`);
  await page.getByLabel('आपका टोकन').fill(TOKEN);
  await page.getByRole('button', { name: 'शुरू करें' }).click();
  await tapPlaceOf(next, [DOUBLE]);
  await expect(title).toHaveText(/नाम.*हिंदी/);
  await next.click();
  await next.click();
  await expect(title).toHaveText(/ई-मेल/);
});
