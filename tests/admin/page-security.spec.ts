/**
 * The page of the owner's editor as it goes out: what it may do, whom it asks, and that the site knows nothing of it.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/page-test.ts';
import { addressOf, baseOf, folderOf } from '../fixtures/sites.ts';

test.use({ serviceWorkers: 'allow' });

const folder = folderOf('full');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

test('opening it asks nobody but the site, and breaks no policy', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith('http')) asked.add(new URL(request.url()).origin);
  });
  const response = await page.goto(`${addressOf('full')}/admin`);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': "frame-ancestors 'none'",
  });
  await page.getByRole('button', { name: 'Open the editor' }).click();
  await expect(page.getByRole('button', { name: /Access Token/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect([...asked]).toEqual([addressOf('full')]);
});

test('nothing of its files comes from elsewhere, asks for a map or makes code of a text, and no page knows them', () => {
  const scripts = globSync('_admin/*.js', { cwd: folder });
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    expect(textOf(script), script).not.toMatch(/src:\s*url\(https?:/);
    expect(textOf(script), script).not.toContain('sourceMappingURL');
    expect(textOf(script), script).not.toMatch(/\bnew Function\(|[^.\w]eval\(/);
  }
  const others = globSync('**/*.{html,js,xml,webmanifest}', { cwd: folder }).filter(
    (file) => !/^_?admin[./\\]/.test(file),
  );
  expect(others.length).toBeGreaterThan(10);
  expect(others.filter((file) => textOf(file).includes('_admin'))).toEqual([]);
  const pages = others.filter((file) => file.endsWith('.html'));
  expect(pages.filter((file) => /(?:href|src)="[^"]*\/admin["/#?]/.test(textOf(file)))).toEqual([]);
});

test('where the repository is unknown it says in both languages how to name it, and where it is off there is none', async ({
  page,
  complaints,
}) => {
  await page.goto(`${addressOf('drawn')}/admin`);
  for (const language of ['en', 'hi'])
    await expect(page.locator(`section[lang="${language}"] li`).filter({ hasText: 'ADMIN_REPO' })).toBeVisible();
  await expect(page.locator('script')).toHaveCount(0);
  expect(existsSync(join(folderOf('drawn'), '_admin'))).toBe(false);

  const off = await page.goto(`${addressOf('below')}${baseOf('below')}admin`);
  expect(off?.status()).toBe(404);
  expect(globSync('**/*admin*', { cwd: folderOf('below') })).toEqual([]);
  expect(readFileSync(join(folderOf('below'), 'robots.txt'), 'utf8')).not.toContain('admin');
  // The browser reports the page that is missing.
  complaints.splice(0);
});

test('after a visit to the site its worker leaves the editor alone', async ({ page }) => {
  await page.goto(`${addressOf('full')}/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${addressOf('full')}/admin`);
  await expect(page.getByRole('button').first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });
  expect(kept.filter((address) => address.includes('admin'))).toEqual([]);
});

/** Lays a working copy into the browser's own storage, where the editor's question for a folder finds it. */
async function workingCopy(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('copy'),
    });
  });
  await page.goto(`${addressOf('full')}/robots.txt`);
  await page.evaluate(async (texts) => {
    const folderAt = async (parts: readonly string[]) => {
      let at = await navigator.storage.getDirectory();
      for (const part of parts) at = await at.getDirectoryHandle(part, { create: true });
      return at;
    };
    await folderAt(['copy', '.git']);
    for (const [path, text] of Object.entries(texts)) {
      const parts = ['copy', ...path.split('/')];
      const file = await (await folderAt(parts.slice(0, -1))).getFileHandle(parts.at(-1) ?? '', { create: true });
      const writer = await file.createWritable();
      await writer.write(text);
      await writer.close();
    }
  }, files);
}

const savedText = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    const parts = wanted.split('/');
    let at = await (await navigator.storage.getDirectory()).getDirectoryHandle('copy');
    for (const part of parts.slice(0, -1)) at = await at.getDirectoryHandle(part);
    return (await (await at.getFileHandle(parts.at(-1) ?? '')).getFile()).text();
  }, path);

const STUDIO = `# The facts.
name: Asha   # the same in both languages
phone: "+91 00000 00000"
email: hello@asha.example
address:
  city: { en: Jhansi, hi: झांसी }
  region: { en: Uttar Pradesh, hi: उत्तर प्रदेश }
  postalCode: "284001"
  country: India
hours:
  # 20:30 is half past eight in the evening.
  opens: "09:30"
  closes: "20:30"
social: { name: Instagram, handle: "@asha", url: "https://www.instagram.com/asha/" }
location: { latitude: 25.4484, longitude: 78.5685 }
`;

test('on one’s own computer it edits the working copy, and changes in a file what was changed alone', async ({
  page,
}) => {
  const path = 'src/content/studio.yaml';
  await workingCopy(page, { [path]: STUDIO });
  await page.goto(`${addressOf('full')}/admin#/collections/_singletons/entries/studio`);
  const local = page.getByRole('button', { name: 'Work with Local Repository' });
  const open = page.getByRole('button', { name: 'Open the editor' });
  await local.or(open).first().click();
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await expect(phone.or(local)).toBeVisible();
  if (await local.isVisible()) await local.click();
  await phone.fill('+91 12345 67890');
  await page.getByRole('button', { name: 'Save' }).click();
  // A file cannot be read in the moment in which it is being replaced.
  await expect(async () =>
    expect(await savedText(page, path)).toBe(STUDIO.replace('+91 00000 00000', '+91 12345 67890')),
  ).toPass();
});
