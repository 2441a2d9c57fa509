/** A site whose owner has left out every language but the first: whole, and without a trace of the others. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../scripts/build/build-site.ts';
import { DEFAULT_LOCALE, SUPPORTED_LOCALES, settingsOf } from '../src/lib/locales.ts';
import { bareProject } from './fixtures/bare-project.ts';
import { leaveOutLanguages } from './fixtures/left-out-languages.ts';
import { SITE_URL } from './fixtures/sites.ts';
import { folder } from './fixtures/content-project.ts';

/** Milliseconds, for pictures that were never encoded before. */
const PATIENCE = 240_000;
const OTHERS = SUPPORTED_LOCALES.filter((code) => code !== DEFAULT_LOCALE);

let root: string;
beforeAll(async () => {
  // Few photos, which the site `bare` has as well: each is encoded once.
  root = await bareProject(await folder());
  await leaveOutLanguages(root, OTHERS);
}, PATIENCE);
afterAll(() => rm(root, { recursive: true }));

test('no page, no link, no list and no worker knows another language', { timeout: PATIENCE }, async () => {
  const dist = join(root, 'dist');
  const said: string[] = [];
  const env = { ...process.env, ADMIN: 'off', SITE_URL };
  const isBuilt = await buildSite({ root, outDir: dist, env, args: ['--silent'], say: (line) => said.push(line) });
  expect(isBuilt, said.join('\n')).toBe(true);
  const files = globSync('**/*', { cwd: dist });
  expect(files).toContain('index.html');
  // A landmark without anything in it is announced all the same, and takes its gap.
  for (const file of files.filter((name) => name.endsWith('.html')))
    expect(await readFile(join(dist, file), 'utf8'), file).not.toMatch(/<(nav|header)\b[^>]*>\s*<\/\1>/);
  for (const code of OTHERS) {
    const { path } = settingsOf(code);
    expect(files.filter((file) => `/${file}`.startsWith(`${path}/`) || file === `${code}.html`)).toEqual([]);
    for (const file of files.filter((name) =>
      /\.(html|xml|txt|webmanifest)$|^(sw\.js|_headers|_redirects)$/.test(name),
    )) {
      const text = await readFile(join(dist, file), 'utf8');
      expect(text.match(new RegExp(`(?:["']|${SITE_URL})${path}(?=["'/?#<]|$)`, 'm')), file).toBeNull();
      expect(text.match(/<(?:a|link)\b[^>]*\bhreflang=/), file).toBeNull();
      expect(text.match(new RegExp(`\\blang="${code}"`)), file).toBeNull();
    }
  }
});

test('the check finds no mistake in the texts that wait in the files', async () => {
  const check = spawn(process.execPath, ['scripts/check/main.ts'], { cwd: root, stdio: 'ignore' });
  await once(check, 'close');
  expect(check.exitCode).toBe(0);
});
