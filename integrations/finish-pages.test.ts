import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cspSources } from './headers/content-security-policy.ts';
import { finishPages } from './finish-pages.ts';

const PAGE =
  '<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content=""></head><p onclick="x">Words</p></html>';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Finishes the pages in `folder`, as a build does in a project that lies there. */
async function finish() {
  const { hooks } = finishPages(cspSources({ mail: false, mailOrigin: '/' }), 'inputs');
  const [known, built] = [hooks['astro:config:done'], hooks['astro:build:done']];
  const at = (name: string) => pathToFileURL(join(folder, name, '/'));
  await known?.({ config: { base: '/', publicDir: at('public'), root: at('.') } } as Parameters<typeof known>[0]);
  await built?.({ dir: at('dist') } as Parameters<typeof built>[0]);
}

async function put(name: string, text: string) {
  const file = join(folder, name);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
}

test('every page of a gallery tells the total of its first, also one that was kept from another day', async () => {
  const page = (total: number) =>
    `<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content=""></head><data data-total value="${total}">${total} looks</data></html>`;
  await put('dist/portfolio.html', page(31));
  await put('dist/portfolio/2.html', page(30));
  await put('dist/hi/portfolio.html', page(31));
  await put('dist/hi/portfolio/2.html', page(29));
  await finish();
  for (const name of ['portfolio', 'portfolio/2', 'hi/portfolio', 'hi/portfolio/2'])
    expect(await readFile(join(folder, `dist/${name}.html`), 'utf8')).toContain('value="31">31 looks</data>');
});

test('a build that fails for what stands in a page names the page', async () => {
  await put('dist/about-us.html', PAGE);
  await expect(finish()).rejects.toThrow(
    'about-us.html: A page has what browsers will not run or load there: <p onclick',
  );
});

test('a page that was cut short goes out in no build', async () => {
  await put('dist/hi/portfolio/2.html', PAGE.slice(0, -1));
  await expect(finish()).rejects.toThrow(/The page hi.portfolio.2\.html is not whole\. Build again/);
});

test('a file of public/, by which a search engine knows the owner, goes out as it is', async () => {
  const proof = 'google-site-verification: google1234.html';
  for (const part of ['public', 'dist']) await put(`${part}/google1234.html`, proof);
  await finish();
  expect(await readFile(join(folder, 'dist/google1234.html'), 'utf8')).toBe(proof);
});

test.each(['<script>track()</script>', '<script src="https://example.in/track.js"></script>', '<p onclick="buy()">'])(
  'a file of public/ that would run code of its own on the site is refused: %s',
  async (code) => {
    for (const part of ['public', 'dist']) await put(`${part}/menu.html`, `<p>Menu</p>${code}`);
    await expect(finish()).rejects.toThrow(/^public\/menu\.html holds what no page of this site may run or load: /);
  },
);

test('a page of this site that has the name of such a file is looked at all the same', async () => {
  await put('public/about-us.html', 'From the site before');
  await put('dist/about-us.html', PAGE);
  await expect(finish()).rejects.toThrow('about-us.html');
});
