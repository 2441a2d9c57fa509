/** The field for a photo: what it takes, makes smaller and refuses. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { jpegParts } from '../../src/shared/jpeg.ts';
import { expect, test } from '../fixtures/page-test.ts';
import type { Prepared } from '../fixtures/photo-field-harness.ts';
import { cameraPhoto } from '../fixtures/camera-photo.ts';
import { holdRoute } from '../fixtures/hold-route.ts';
import { PHOTO_CASES } from '../fixtures/photo-cases.ts';
import { HEIC } from '../fixtures/content-project.ts';

declare global {
  interface Window {
    prepareFile: (name: string, address: string) => Promise<Prepared>;
    put: (name: string, data: string) => Promise<void>;
    names: () => Promise<string[]>;
    read: (name: string) => Promise<string>;
  }
}

/** The editor takes a folder for a repository on this computer alone. */
const ORIGIN = 'http://localhost';
/** What the editor's page is allowed, and no more. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self' 'unsafe-inline'; " +
  "font-src 'self'; img-src 'self' blob: data:; connect-src 'self' blob: data:; manifest-src blob:; media-src blob:";
const PAGES = { table: 'photo-field-harness', editor: 'photo-editor-harness' };
const WORKER = 'heic-worker';

/** The style sheets that are asked for as texts. */
const inlineStyles: Plugin = {
  name: 'inline-styles',
  setup(pages) {
    pages.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?inline', '')),
      namespace: 'inline',
    }));
    pages.onLoad({ filter: /./, namespace: 'inline' }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'text',
    }));
  },
};

/** Everything that the pages are made of, by its path. */
let scripts: Map<string, Buffer>;
test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [
      ...Object.values(PAGES).map((name) => `tests/fixtures/${name}.ts`),
      `src/admin/photo-field/${WORKER}.ts`,
    ],
    outdir: '/',
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    loader: { '.wasm': 'empty', '.woff2': 'empty', '.png': 'empty' },
    plugins: [inlineStyles],
    logLevel: 'silent',
  });
  scripts = new Map(outputFiles.map(({ path, contents }) => [path, Buffer.from(contents)]));
});

/** Opens a page with these files beside it; gives the addresses that it asks for. */
async function open(page: Page, name: string, files: Record<string, Buffer> = {}): Promise<string[]> {
  const asked: string[] = [];
  const headers = { 'Content-Security-Policy': POLICY };
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    // The field asks for its worker as its source is called.
    const script = scripts.get(pathname.replace(/\.ts$/, '.js'));
    if (script)
      return route.fulfill({
        body: script,
        contentType: pathname.endsWith('.css') ? 'text/css' : 'text/javascript',
        headers,
      });
    if (files[pathname]) return route.fulfill({ body: files[pathname], contentType: 'application/octet-stream' });
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/${name}.css"><script type="module" src="/${name}.js"></script>`;
    return route.fulfill({ body: html, contentType: 'text/html', headers });
  });
  await page.goto(`${ORIGIN}/admin`);
  return asked;
}

test('the field makes of every file what the table says', async ({ page }) => {
  const files = Object.fromEntries(
    await Promise.all(PHOTO_CASES.map(async ({ make }, at) => [`/files/${at}`, await make()] as const)),
  );
  const asked = await open(page, PAGES.table, files);
  await page.waitForFunction(() => 'prepareFile' in window);
  for (const [at, { file, outcome, inEditor = outcome }] of PHOTO_CASES.entries()) {
    const result = await page.evaluate(
      ([name, address]) => window.prepareFile(name!, address!),
      [file, `/files/${at}`],
    );
    if ('refused' in result || 'refused' in inEditor) {
      expect({ file, ...result }).toEqual({ file, ...inEditor });
      continue;
    }
    const { bytes, width, height, corner, name } = result;
    const { slug, corner: colour = [] } = inEditor;
    expect({ file, width, height, name }).toEqual({
      file,
      width: inEditor.width,
      height: inEditor.height,
      name: `02-${slug}.jpg`,
    });
    expect({ file, ...jpegParts(Buffer.from(bytes, 'base64')) }).toEqual({
      file,
      extras: [],
      trailing: 0,
      complete: true,
    });
    for (const [band, value] of colour.entries()) expect(Math.abs((corner[band] ?? 0) - value), file).toBeLessThan(6);
  }
  expect(asked.filter((path) => path === `/${WORKER}.ts`).length).toBeGreaterThan(0);
});

const names = (page: Page) => page.evaluate(() => window.names());
const read = (page: Page, name: string) => page.evaluate((file) => window.read(file), name);
const list = (page: Page) => page.getByRole('button', { name: 'Create New Entry' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const field = (page: Page) => page.locator('.photo-field').first();

/** Opens the editor on its project, and a new entry in it. */
async function openEditor(page: Page): Promise<void> {
  await open(page, PAGES.editor);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await list(page).waitFor();
  await page.goto(`${ORIGIN}/admin#/collections/portfolio/new`);
  await field(page).waitFor();
}

test('the editor hangs what the field made, under numbers that are free, and never an original', async ({
  page,
  complaints,
}) => {
  const phone = {
    name: 'Bridal Look.jpg',
    mimeType: 'image/jpeg',
    buffer: await cameraPhoto({ phone: true, width: 900, height: 1200 }),
  };
  const heic = { name: 'दुल्हन.HEIC', mimeType: 'image/heic', buffer: await readFile(HEIC) };
  await openEditor(page);
  const chooser = page.locator('input[type=file]').first();

  // A phone whose canvas has no memory left.
  await page.evaluate(() => {
    const encode = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'toBlob')!;
    const once = (done: BlobCallback) => {
      Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', encode);
      done(null);
    };
    Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', { ...encode, value: once });
  });
  await chooser.setInputFiles(phone);
  await expect(field(page)).toHaveAttribute('data-state', 'refused');
  await expect(field(page).getByRole('status')).toHaveText(
    'Bridal Look.jpg is damaged: a part of the picture is missing or unreadable. Choose it again, or another photo.',
  );
  await save(page);
  expect(await names(page)).toEqual(['01-first.yaml']);

  await chooser.setInputFiles([phone, heic]);
  await expect(field(page)).toHaveAttribute('data-state', 'ready');
  await expect(field(page)).toContainText('It will be called 02-bridal-look.jpg.');
  await expect(field(page)).toContainText('Photos that wait: 1. ');
  const face = page.locator('.focal-point-picture');
  // Until its picture has come, what is tapped has no size.
  await expect(face.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  const { width, height } = (await face.boundingBox())!;
  await face.click({ position: { x: width * 0.4, y: height * 0.25 } });
  await expect(page.locator('.photo-field').last()).toContainText('40 % from the left, 25 % from the top');
  await face.press('ArrowRight');
  // Another phone hangs a photo meanwhile.
  await page.evaluate(() => window.put('02-other.jpg', ''));
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText('press Save again');
  await page.getByRole('button', { name: 'OK' }).click();
  await save(page);
  await list(page).waitFor();
  expect(await read(page, '03-bridal-look.yaml')).toBe('image: 03-bridal-look.jpg\nfocus: 42% 25%\n');

  await page.goto(`${ORIGIN}/admin#/collections/portfolio/new`);
  await expect(field(page)).toContainText('It will be called 04-dulhan.jpg.');
  await save(page);
  await list(page).waitFor();
  const hung = ['03-bridal-look', '04-dulhan'].flatMap((name) => [`${name}.jpg`, `${name}.yaml`]);
  expect(await names(page)).toEqual(['01-first.yaml', '02-other.jpg', ...hung]);
  for (const name of hung.filter((each) => each.endsWith('.jpg')))
    expect({ name, ...jpegParts(Buffer.from(await read(page, name), 'latin1')) }).toEqual({
      name,
      extras: [],
      trailing: 0,
      complete: true,
    });

  await page.goto(`${ORIGIN}/admin#/collections/portfolio/entries/03-bridal-look`);
  await expect(field(page)).toHaveAttribute('data-state', 'hangs');
  await expect(page.locator('.photo-field-picture')).toBeVisible();
  // The editor misses its fonts and its host's bulletin, which are not of this field.
  complaints.length = 0;
});

test('an entry is saved with its other photo or without, never while that is still being made ready', async ({
  page,
  complaints,
}) => {
  const heic = { name: 'Rani.heic', mimeType: 'image/heic', buffer: await readFile(HEIC) };
  const buffer = await cameraPhoto({ width: 900, height: 1200 });
  const phone = { name: 'Rani.jpg', mimeType: 'image/jpeg', buffer };
  await openEditor(page);
  await holdRoute(page, `**/${WORKER}.ts`);
  const chooser = page.locator('input[type=file]').first();
  const open = async (description: string) => {
    await page.goto(`${ORIGIN}/admin#/collections/portfolio/entries/01-first`);
    await expect(field(page)).toHaveAttribute('data-state', 'hangs');
    await chooser.setInputFiles(heic);
    await expect(field(page)).toHaveAttribute('data-state', 'preparing');
    await page.getByRole('textbox', { name: 'Description' }).fill(description);
  };
  const written = () => read(page, '01-first.yaml');

  await open('Rani');
  const before = await written();
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText('still being made ready');
  await page.getByRole('button', { name: 'OK' }).click();
  expect(await written()).toBe(before);
  // Another is chosen in its place, and is none.
  await chooser.setInputFiles({ ...phone, buffer: buffer.subarray(0, 2000) });
  await expect(field(page)).toHaveAttribute('data-state', 'refused');
  await save(page);
  await list(page).waitFor();
  expect(await written()).toBe('image: 01-first.jpg\nalt: Rani\n');

  await open('Rani in red');
  await chooser.setInputFiles(phone);
  await expect(field(page)).toHaveAttribute('data-state', 'ready');
  await save(page);
  await list(page).waitFor();
  expect(await names(page)).toEqual(['01-first.jpg', '01-first.yaml']);

  // A photo that is given up together with its entry holds no other entry back.
  await open('Rani in blue');
  await page.goto(`${ORIGIN}/admin#/collections/portfolio/new`);
  await expect(field(page)).toHaveAttribute('data-state', 'idle');
  await chooser.setInputFiles({ ...phone, buffer: await cameraPhoto({ width: 1200, height: 900 }) });
  await expect(field(page)).toHaveAttribute('data-state', 'ready');
  await save(page);
  await list(page).waitFor();
  expect(await names(page)).toEqual(['01-first.jpg', '01-first.yaml', '02-rani.jpg', '02-rani.yaml']);
  expect(await written()).toContain('alt: Rani in red');
  // The editor misses its fonts and its host's bulletin, which are not of this field.
  complaints.length = 0;
});
