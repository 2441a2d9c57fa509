import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesOf } from './imports.ts';

const ROOT = join(import.meta.dirname, '../..');

test.each([
  ['scripts/pictures/verify-output.ts', ['scripts/pictures/exif.ts', 'src/shared/bytes.ts', 'src/shared/jpeg.ts']],
  ['scripts/pictures/damage.ts', ['src/shared/bytes.ts', 'src/shared/file-type.ts', 'src/shared/jpeg.ts']],
])('%s needs what its imports import', (module, needed) => {
  const modules = [...sourcesOf(join(ROOT, module)).keys()].map((path) => relative(ROOT, path).split(sep).join('/'));
  expect(modules).toEqual(expect.arrayContaining([module, ...needed]));
});
