/** The rooms of the house and the doors between them, read off the import lines. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = resolve('src');

/** What each room may import of the others. `styles` are no code: any room that draws may take them. */
const DOORS: Record<string, string[]> = {
  lib: ['lib', 'images', 'shared'],
  images: ['images', 'lib', 'shared'],
  components: ['components', 'shared'],
  islands: ['islands', 'shared'],
  client: ['client', 'shared'],
  shared: ['shared'],
  layouts: ['layouts', 'components', 'lib', 'client', 'shared', 'styles'],
  pages: ['pages', 'layouts', 'components', 'islands', 'client', 'images', 'lib', 'shared', 'styles'],
};

const IMPORT = /^\s*(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

const files = globSync('src/{lib,images,components,islands,client,shared,layouts,pages}/**/*.{ts,tsx,astro}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const lines = [...source.matchAll(IMPORT)].filter(([, type]) => !type).map(([, , target = '']) => target);
  return [...lines, ...[...source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)].map(([, target = '']) => target)];
}

const roomOf = (path: string) => relative(SRC, path).split(/[\\/]/)[0] ?? '';

test('there are files to look at', () => {
  expect(files.length).toBeGreaterThan(40);
});

describe.each(files)('%s', (file) => {
  test('imports only through the doors of its room', () => {
    const room = roomOf(resolve(file));
    const strangers = importsOf(file)
      .filter((target) => target.startsWith('.'))
      .map((target) => roomOf(join(dirname(resolve(file)), target)))
      .filter((target) => !DOORS[room]?.includes(target));
    expect(strangers).toEqual([]);
  });

  test('calls a component by the name of its file', () => {
    const renamed = [...readFileSync(file, 'utf8').matchAll(/^import (\w+) from '[^']*\/(\w+)\.(?:astro|tsx)'/gm)]
      .filter(([, name, component]) => name !== component)
      .map(([line]) => line);
    expect(renamed).toEqual([]);
  });

  test('reads the collections only in lib', () => {
    if (roomOf(resolve(file)) !== 'lib') expect(importsOf(file)).not.toContain('astro:content');
  });
});
