import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import { jpegParts } from '../src/shared/jpeg.ts';
import { expect, test } from './fixtures/page-test.ts';
import type { Prepared } from './fixtures/photo-field-page.ts';
import { PHOTO_CASES } from './fixtures/photo-cases.ts';

declare global {
  interface Window {
    prepareFile: (name: string, address: string) => Promise<Prepared>;
  }
}

const ORIGIN = 'https://admin.test';
/** What the editor's page is allowed, and no more. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; img-src 'self' blob:; connect-src 'self' blob:";

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

let scripts: Record<string, string>;
test.beforeAll(async () => {
  const [page, worker] = await Promise.all(
    ['tests/fixtures/photo-field-page.ts', 'src/admin/photo-field/heic-worker.ts'].map(bundle),
  );
  scripts = { '/page.js': page!, '/heic-worker.ts': worker! };
});

/** Opens a page with the field's modules and these files; gives the addresses that it asks for. */
async function open(page: Page, files: Record<string, Buffer>): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const script = scripts[pathname];
    if (script !== undefined)
      return route.fulfill({
        body: script,
        contentType: 'text/javascript',
        headers: { 'Content-Security-Policy': POLICY },
      });
    const file = files[pathname];
    if (file) return route.fulfill({ body: file, contentType: 'application/octet-stream' });
    return route.fulfill({
      body: '<!doctype html><meta charset="utf-8"><script type="module" src="/page.js"></script>',
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': POLICY },
    });
  });
  await page.goto(`${ORIGIN}/admin`);
  await page.waitForFunction(() => 'prepareFile' in window);
  return asked;
}

test('the field makes of every file what the table says', async ({ page }) => {
  const files = Object.fromEntries(
    await Promise.all(PHOTO_CASES.map(async ({ make }, at) => [`/files/${at}`, await make()] as const)),
  );
  const asked = await open(page, files);
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
  expect(asked.filter((path) => path === '/heic-worker.ts').length).toBeGreaterThan(0);
});
