/** A studio that gives no course: its site is whole, and nothing in it leads to one. */
import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../scripts/build/build-site.ts';
import { openFolder } from '../scripts/doctor/folder-site.ts';
import { isHealthy, report } from '../scripts/doctor/report.ts';
import { runChecks } from '../scripts/doctor/run-checks.ts';
import { ROUTES } from '../src/lib/routes.ts';
import { bareProject } from './fixtures/bare-project.ts';
import { editFields } from './fixtures/content-texts.ts';
import { folder } from './fixtures/content-project.ts';
import { SITE_URL } from './fixtures/sites.ts';

/** Milliseconds, for pictures that were never encoded before. */
const PATIENCE = 240_000;

/** The same without the entries of lists that lead to the course. */
function withoutLinks(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((each) => !leadsToCourse(each)).map(withoutLinks);
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withoutLinks(value)]));
}

const leadsToCourse = (entry: unknown): boolean =>
  entry !== null && typeof entry === 'object' && 'to' in entry && /^\/academy\b/.test(String(entry.to));

let root: string;
beforeAll(async () => {
  // Few photos, which the site `bare` has as well: each is encoded once.
  root = await bareProject(await folder());
  const content = join(root, 'src/content');
  for (const file of globSync('{,*/}course.yaml', { cwd: content })) await rm(join(content, file));
  for (const file of globSync('*/{words,home}.yaml', { cwd: content }))
    await editFields(join(content, file), withoutLinks);
}, PATIENCE);
afterAll(() => rm(root, { recursive: true }));

test('no page, no link, no list and no worker knows a course', { timeout: PATIENCE }, async () => {
  const dist = join(root, 'dist');
  const said: string[] = [];
  // Vitest sets PROD for its own modules, and Astro would read it for the pages.
  const env = { ...process.env, PROD: undefined, ADMIN: 'off', SITE_URL };
  const isBuilt = await buildSite({ root, outDir: dist, env, args: ['--silent'], say: (line) => said.push(line) });
  expect(isBuilt, said.join('\n')).toBe(true);
  expect(said.join('\n')).not.toMatch(/course(Facts)?\b.*(empty|found)/);
  const files = globSync('**/*', { cwd: dist });
  expect(files).toContain('index.html');
  expect(files.filter((file) => file.includes('academy'))).toEqual([]);
  for (const file of files.filter((name) => /\.(html|xml|txt|conf)$|^(sw\.js|_headers)$/.test(name)))
    expect((await readFile(join(dist, file), 'utf8')).match(/\/academy\b/), file).toBeNull();
});

test('a light page that is there is fetched for later', async () => {
  const html = await readFile(join(root, 'dist/index.html'), 'utf8');
  expect(/data-precache="(.*?)"/.exec(html)?.[1]).toBe(ROUTES.contact);
});

test('the doctor misses nothing', async () => {
  const results = await runChecks(await openFolder('dist', root), 'dist', { root });
  expect(isHealthy(results), report(results).join('\n')).toBe(true);
});
