/** A site whose owner has left out every language but the first: whole, and without a trace of the others. */
import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../scripts/build/build-site.ts';
import { checkContent } from '../scripts/check/content.ts';
import { CODES, DEFAULT_LOCALE, KNOWN_CODES, settingsOf } from '../src/lib/locales.ts';
import { copyProject, encodeQuickly } from './fixtures/project-copy.ts';
import { folder, put } from './fixtures/small-project.ts';

/** Milliseconds, for pictures that were never encoded before. */
const PATIENCE = 240_000;
const OTHERS = KNOWN_CODES.filter((code) => code !== DEFAULT_LOCALE);

let root: string;
beforeAll(async () => {
  root = await copyProject(await folder());
  await encodeQuickly(root);
  await put(root, 'src/lib/languages.json', `${JSON.stringify([DEFAULT_LOCALE])}\n`);
}, PATIENCE);
afterAll(() => rm(root, { recursive: true }));

test('no page, no link, no list and no worker knows another language', { timeout: PATIENCE }, async () => {
  BUILD
  const files = globSync('**/*', { cwd: dist });
  expect(files).toContain('index.html');
  for (const code of OTHERS) {
    const { path } = settingsOf(code);
    expect(files.filter((file) => `/${file}`.startsWith(`${path}/`) || file === `${code}.html`)).toEqual([]);
    for (const file of files.filter((name) => /\.(html|xml|txt|webmanifest)$|^(sw\.js|_headers|_redirects)$/.test(name))) {
      const text = await readFile(join(dist, file), 'utf8');
      expect(text.match(new RegExp(`["'/]${path}(?=["'/?#]|$)`, 'm')), file).toBeNull();
      expect(text.match(/<(?:a|link)\b[^>]*\bhreflang=/), file).toBeNull();
      expect(text.match(new RegExp(`\\blang="${code}"`)), file).toBeNull();
    }
  }
});

test('the texts that wait in the files are no mistake', async () => {
  // The languages of this test's own project: what is left out is known to it, and may stay.
  expect(CODES.length).toBeLessThanOrEqual(KNOWN_CODES.length);
  expect((await checkContent(root)).problems.filter(({ level }) => level === 'error')).toEqual([]);
});
