/** Which folders of the project may import from which, read from the import lines. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf } from '../scripts/files/imports.ts';

const ROOT = resolve('.');
const FILES = '{ts,tsx,astro,mjs}';

/** What the commands work with that hold a project or a published site against its rules. */
const CHECKED_WITH = [
  'scripts/files',
  'scripts/pictures',
  'scripts/terminal',
  'src/content.config',
  'src/lib',
  'src/shared',
  'integrations',
];

/**
 * What each folder may import, besides itself, and does. `styles` holds no code.
 * A folder or file that is not listed may import nothing, so that a new folder needs a decision.
 */
const ALLOWED: Record<string, readonly string[]> = {
  'src/content.config': ['src/lib', 'src/shared'],
  'src/lib': ['src/shared'],
  'src/images': ['src/lib', 'src/shared'],
  'src/components': ['src/shared'],
  'src/islands': ['src/shared'],
  'src/client': ['src/shared'],
  'src/shared': [],
  // The editor's fields are made of the schemas, and its photos follow the rules that the photo command has as well.
  'src/admin': ['src/content.config', 'src/lib', 'src/shared'],
  'src/layouts': ['src/components', 'src/lib', 'src/client', 'src/styles'],
  'src/pages': ['src/layouts', 'src/components', 'src/islands', 'src/client', 'src/lib', 'src/images', 'src/shared'],
  // The editor's settings are made of the schemas while the site is built, and the worker is bundled from its source.
  // Whether a file is still the same is asked in one way.
  integrations: ['src/lib', 'src/shared', 'src/admin', 'src/client', 'scripts/files'],
  'astro.config': ['integrations', 'src/lib'],
  'eslint.config': ['integrations'],
  'playwright.config': ['scripts/browser', 'tests/engines', 'tests/fixtures'],
  'vitest.config': ['tests/fixtures'],
  // Folders of scripts/ for every command. What the rules for photos share with the editor lies in src/shared.
  'scripts/files': ['src/shared'],
  'scripts/gallery': ['scripts/files', 'src/shared'],
  'scripts/pictures': ['scripts/files', 'scripts/terminal', 'src/shared'],
  'scripts/terminal': [],
  'scripts/browser': [],
  'scripts/check': ['scripts/gallery', ...CHECKED_WITH],
  // Where the site keeps its share pictures, and Astro the others.
  'scripts/build': [
    'scripts/files',
    'scripts/pictures',
    'scripts/terminal',
    'scripts/check',
    'src/images',
    'src/shared',
    'integrations',
  ],
  // What a build promises of its addresses and headers, and whether it has a course.
  'scripts/doctor': CHECKED_WITH,
  'scripts/hooks': ['scripts/files', 'scripts/pictures', 'scripts/terminal'],
  // The languages in which a photo can be described.
  'scripts/photos': [
    'scripts/files',
    'scripts/gallery',
    'scripts/pictures',
    'scripts/terminal',
    'src/lib',
    'src/shared',
  ],
  // Each answer is held against the schemas, and what is left is what the check advises.
  // The questions are those of the editor's page for a first visit.
  // Once they have changed the languages, what is left is asked of a process of its own, as a build does.
  'scripts/setup': [
    'scripts/files',
    'scripts/gallery',
    'scripts/terminal',
    'scripts/check',
    'scripts/build',
    'src/admin',
    'src/shared',
  ],
  'scripts/serve': ['scripts/files', 'scripts/terminal', 'scripts/build', 'integrations'],
  // Measured with the drawn photos of the tests, and in as many languages as the site has; nothing of it is shipped or
  // run by the owner.
  'scripts/bench': [
    'scripts/files',
    'scripts/gallery',
    'scripts/browser',
    'scripts/build',
    'scripts/serve',
    'scripts/terminal',
    'src/lib',
    'integrations',
    'tests/fixtures',
  ],
};

/**
 * `src/lib/urls.ts` → `src/lib`; `scripts/check/main.ts` → `scripts/check`; `src/content.config.ts` → without its
 * ending.
 */
function folderOf(path: string): string {
  const [top = '', second = '', ...rest] = path.split(sep);
  if (top === 'integrations' || top === 'node_modules') return top;
  const name = second === '' ? top : `${top}/${second}`;
  return rest.length > 0 ? name : name.replace(/\.(ts|js|mjs)$/, '');
}

/** The folders that the file at `path` (from the project's folder) imports from. */
const foldersIn = (path: string, source: string): string[] =>
  importsOf(source)
    .filter((target) => target.startsWith('.'))
    .map((target) => folderOf(relative(ROOT, join(dirname(resolve(path)), target.replace(/\?.*$/, '')))));

/** Those without permission. */
function forbidden(path: string, source: string): string[] {
  const folder = folderOf(path);
  const targets = foldersIn(path, source);
  const content = importsOf(source).includes('astro:content') && folder !== 'src/lib' ? ['astro:content'] : [];
  return [...targets.filter((target) => target !== folder && !ALLOWED[folder]?.includes(target)), ...content];
}

const TEST = /\.(?:test|spec|smoke)\.tsx?$/;

/** What a file may not import because of what it is: a test, or for a fixture anything of the tests but fixtures. */
const ofTests = (path: string, source: string): string[] =>
  importsOf(source).filter((target) => {
    const folder = target.startsWith('.') ? folderOf(relative(ROOT, join(dirname(resolve(path)), target))) : '';
    // Code alone: fixtures also hold modules as texts, which import pictures.
    const isOther = /\.tsx?$/.test(target) && folder.startsWith('tests') && folder !== 'tests/fixtures';
    return TEST.test(target) || (folderOf(path) === 'tests/fixtures' && isOther);
  });

const files = globSync([`{src,scripts,integrations}/**/*.${FILES}`, '*.config.{ts,js,mjs}']).filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
);
/** With the tests themselves, in every folder. */
const everyFile = globSync([`{src,scripts,integrations,tests}/**/*.${FILES}`, '*.config.{ts,js,mjs}']);

test('every listed folder has files', () => {
  const folders = new Set(files.map(folderOf));
  for (const folder of Object.keys(ALLOWED)) expect(folders).toContain(folder);
  expect(files.length).toBeGreaterThan(150);
});

test('every permission is used', () => {
  const used = new Set(
    files.flatMap((file) =>
      foldersIn(file, readFileSync(file, 'utf8')).map((target) => `${folderOf(file)} → ${target}`),
    ),
  );
  const given = Object.entries(ALLOWED).flatMap(([folder, targets]) =>
    targets.map((target) => `${folder} → ${target}`),
  );
  expect(given.filter((permission) => !used.has(permission))).toEqual([]);
});

test('no file imports a test, and the fixtures nothing else of the tests', () => {
  const found = everyFile.map((file) => [file, ofTests(file, readFileSync(file, 'utf8'))] as const);
  expect(found.filter(([, targets]) => targets.length > 0)).toEqual([]);
  expect(found.length).toBeGreaterThan(files.length + 200);
});

test.each([
  ['tests/a.spec.ts', './b.spec.ts'],
  ['src/lib/a.ts', './a.test.ts'],
  ['tests/fixtures/a.ts', '../a.spec.ts'],
  ['tests/fixtures/full/a.ts', '../../mutants/mutants.ts'],
  ['tests/fixtures/a.ts', '../global-setup.ts'],
])('found: %s that imports %s', (file, target) => {
  expect(ofTests(file.split('/').join(sep), `import '${target}';`)).toEqual([target]);
});

describe.each(files)('%s', (file) => {
  test('imports only what its folder may', () => {
    expect(forbidden(file, readFileSync(file, 'utf8'))).toEqual([]);
  });

  test('calls a component by the name of its file', () => {
    const renamed = [...readFileSync(file, 'utf8').matchAll(/^import (\w+) from '[^']*\/(\w+)\.(?:astro|tsx)'/gm)]
      .filter(([, name, component]) => name !== component)
      .map(([line]) => line);
    expect(renamed).toEqual([]);
  });
});

test.each([
  [
    'an island that reads a collection',
    'src/islands/A/A.tsx',
    "import { getHome } from '../../lib/home.ts';",
    'src/lib',
  ],
  ['a component that takes an island', 'src/components/A.astro', "import A from '../islands/A/A.tsx';", 'src/islands'],
  ['a page that reads a collection itself', 'src/pages/a.astro', "import { z } from 'astro:content';", 'astro:content'],
  [
    'a check that needs the photo command',
    'scripts/check/a.ts',
    "import { a } from '../photos/a.ts';",
    'scripts/photos',
  ],
  ['a build that does', 'scripts/build/a.ts', "export { a } from '../photos/a.ts';", 'scripts/photos'],
  ['a later import', 'scripts/photos/a.ts', "const a = await import('../../src/islands/a.ts');", 'src/islands'],
  [
    'an import over two lines',
    'integrations/a.ts',
    "import {\n  a,\n} from '../src/components/a.ts';",
    'src/components',
  ],
  ['a side effect', 'src/shared/a.ts', "import '../client/a.ts';", 'src/client'],
  [
    'shipped code that takes a fixture',
    'src/lib/a.ts',
    "import { a } from '../../tests/fixtures/a.ts';",
    'tests/fixtures',
  ],
  ['a script that takes one', 'scripts/files/a.ts', "import { a } from '../../tests/fixtures/a.ts';", 'tests/fixtures'],
  ['an editor that takes a client script', 'src/admin/a/a.ts', "import '../../client/a.ts';", 'src/client'],
  [
    'a script of a page',
    'src/components/A.astro',
    '<script type="module" src="../client/a.ts"></script>',
    'src/client',
  ],
  ['many files', 'src/pages/a.ts', "import.meta.glob<string>('../content/*.yaml', { eager: true });", 'src/content'],
  ['a list of many', 'src/lib/a.ts', "import.meta.glob([\n  './*.ts',\n  '../islands/**',\n]);", 'src/islands'],
  ['a file’s address', 'src/shared/a.ts', "new URL('../islands/A.tsx', import.meta.url);", 'src/islands'],
  ['a file’s path', 'src/shared/a.ts', "join(import.meta.dirname, '../islands/A.tsx');", 'src/islands'],
  ['that of data', 'scripts/files/a.ts', "new URL('../../src/lib/a.json', import.meta.url);", 'src/lib'],
  ['an unlisted folder', 'src/other/a.ts', "import { a } from '../lib/a.ts';", 'src/lib'],
])('found: %s', (_, file, source, folder) => {
  expect(forbidden(file.split('/').join(sep), source)).toEqual([folder]);
});

test('not reported: types, packages, the own folder, the address of a folder', () => {
  const source =
    "import type { A } from '../../lib/a.ts';\nimport React from 'react';\nimport { b } from './b.ts';\nimport '../c.ts';" +
    "new URL('../../pages', import.meta.url); new URL('../..', import.meta.url);";
  expect(forbidden(join('src', 'islands', 'A', 'A.tsx'), source)).toEqual([]);
});
