/**
 * A build on a machine that knows no address of the site: nothing that needs one goes out, and no other's in its place.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/lib/locales.ts';
import { ALL_PAGES } from '../fixtures/site-content.ts';
import { folderOf, SITE_URL } from '../fixtures/sites.ts';
import { expect, test } from '@playwright/test';

const folder = folderOf('keyless');
const files = globSync('**/*.{html,txt,xml,json,webmanifest,js,css,conf}', { cwd: folder });
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

test('no file names an address that is none', () => {
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    expect(textOf(file), file).not.toMatch(/https?:\/\/(\w+\.)*(\w+\.example|localhost)\b/);
    expect(textOf(file), file).not.toContain(new URL(SITE_URL).host);
  }
  // Scripts may say the word in their own business.
  for (const file of files.filter((name) => !name.endsWith('.js')))
    expect(textOf(file), file).not.toMatch(/\bundefined\b/);
});

test('what needs an address is left out', () => {
  const pages = files.filter((name) => name.endsWith('.html'));
  // Beside them the offline page of each language, the page for wrong addresses, and what answers `/hi/`. The owner's
  // own pages are not counted.
  expect(pages.filter((file) => !file.startsWith('admin'))).toHaveLength(ALL_PAGES.length + 2 * LOCALES.length);
  for (const file of pages) {
    expect(textOf(file), file).not.toMatch(/rel="canonical"|og:url|og:image|twitter:card/);
  }
  expect(existsSync(join(folder, 'sitemap-index.xml'))).toBe(false);
  expect(textOf('robots.txt')).toBe(
    'User-agent: *\nAllow: /\nDisallow: /admin$\nDisallow: /admin/\nDisallow: /_admin/\n',
  );
});

test('what is said to machines is whole without it', () => {
  const kinds = files
    .filter((name) => name.endsWith('.html'))
    .flatMap((file) => {
      const found = textOf(file).match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1];
      if (!found) return [];
      const data = JSON.parse(found) as Record<string, unknown>;
      expect(Object.keys(data), file).not.toEqual(expect.arrayContaining(['url']));
      expect(JSON.stringify(data), file).not.toMatch(/null|#studio/);
      return [String(data['@type'])];
    });
  expect(new Set(kinds)).toEqual(new Set(['BeautySalon', 'Course', 'ImageGallery']));
});
