/** What lies in the folder that goes out. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../src/lib/locales.ts';
import { ALL_PAGES } from './fixtures/site-content.ts';
import { folderOf } from './fixtures/sites.ts';
import { expect, test } from '@playwright/test';

const folder = folderOf('site');
const files = globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

test('no source map and no word of one', () => {
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(2);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(files.filter((file) => /\.(js|css|html)$/.test(file) && textOf(file).includes('sourceMappingURL'))).toEqual(
    [],
  );
});

test('what the islands share is one file, and the bundler’s own runtime another', () => {
  const islands = files.filter((file) => /^_astro\/(ContactForm|Lightbox|Slideshow)\./.test(file));
  expect(islands).toHaveLength(3);
  // Toasts are an island as well, and two viewers of a photo share how it is copied.
  for (const island of islands) {
    const shared = [...textOf(island).matchAll(/\bfrom"\.\/([\w-]+)\./g)].map(([, name]) => name);
    expect(shared, island).toEqual(expect.arrayContaining(['react', 'rolldown-runtime']));
    for (const name of shared) expect(['react', 'rolldown-runtime', 'Toasts', 'picture-copy'], island).toContain(name);
  }
});

test('no picture as the owner gave it', () => {
  const given = new Set(globSync('src/content/**/*.{jpg,jpeg,png,webp,avif,JPG,JPEG}').map(hashOf));
  expect(given.size).toBeGreaterThan(0);
  expect(files.filter((file) => given.has(hashOf(join(folder, file))))).toEqual([]);
});

test('every page has a policy that opens nothing to inline code', () => {
  const pages = files.filter((file) => file.endsWith('.html'));
  // Not among ALL_PAGES: the 404 page, the offline page of each language, and the second address (`hi/index.html`) of
  // each further language. The owner's own pages are not counted.
  expect(pages.filter((page) => !page.startsWith('admin'))).toHaveLength(
    ALL_PAGES.length + 1 + LOCALES.length + (LOCALES.length - 1),
  );
  for (const page of pages) {
    const policy = /<meta http-equiv="content-security-policy" content="([^"]+)"/.exec(textOf(page))?.[1] ?? '';
    expect(policy, page).toContain("default-src 'none'");
    expect(policy, page).not.toMatch(/unsafe|\*/);
    expect(textOf(page), page).not.toMatch(/\sstyle="|\son\w+="/);
  }
});

test('nothing of the machine or the environment', () => {
  const secrets = [process.cwd(), process.env['HOME'], process.env['PATH']].filter(
    (value): value is string => (value?.length ?? 0) > 4,
  );
  expect(secrets).toContain(process.cwd());
  const texts = files.filter((name) => /\.(js|html|css|json|xml|webmanifest|txt|conf)$/.test(name));
  expect(texts.length).toBeGreaterThan(ALL_PAGES.length);
  for (const file of texts) {
    for (const secret of secrets) expect(textOf(file).includes(secret), file).toBe(false);
  }
});

test('the styles in a page are the same wherever the folder lies that it was built in', () => {
  // Built in two folders. The name of a font is a hash, and it stands in the styles and, hashed, in the policy.
  const [font, other] = (['site', 'drawn'] as const).map((site) => {
    const page = readFileSync(join(folderOf(site), 'index.html'), 'utf8');
    return /@font-face\{font-family:(Cormorant-\w+);/.exec(page)?.[1];
  });
  expect(font).toBeTruthy();
  expect(font).toBe(other);
});

/**
 * What browsers that cheap phones keep for good do not know, and drop with the whole declaration, condition or block.
 */
const UNKNOWN_TO_OLD_BROWSERS: Record<string, RegExp> = {
  'cascade layers': /@layer/,
  'ranges in media queries': /@media[^{]*[<>]/,
  'a ratio of one number': /aspect-ratio:\s*[\d.]+\)/,
  'mixed colours': /color-mix\(/,
  'nested rules': /[{;]\s*&/,
};
/** A declaration whose value depends on the part of a phone's screen that the browser's own bars leave. */
const DYNAMIC_HEIGHT = /([{;])([\w-]+):[^;{}]*\d[sd]vh[^;{}]*/g;

test('styles that old browsers understand, and heights that they have a value for', () => {
  const styled = files.filter((file) => /\.(css|html)$/.test(file));
  expect(styled.length).toBeGreaterThan(ALL_PAGES.length);
  for (const file of styled) {
    const css = file.endsWith('.css')
      ? textOf(file)
      : [...textOf(file).matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, own]) => own).join('');
    for (const [what, unknown] of Object.entries(UNKNOWN_TO_OLD_BROWSERS))
      expect(unknown.exec(css)?.[0], `${file}: ${what}`).toBeUndefined();
    for (const { index, 2: property } of css.matchAll(DYNAMIC_HEIGHT)) {
      const before = css.slice(css.lastIndexOf('{', index), index);
      expect(before, `${file}: ${property} has a value for browsers without dvh and svh`).toMatch(
        new RegExp(`[{;]${property}:[^;{}]*\\dvh`),
      );
    }
  }
});
