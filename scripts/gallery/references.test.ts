import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, put } from '../../tests/fixtures/content-project.ts';
import { readReferences, updateReferences } from './references.ts';

test('the lines of a project: entries and texts of every language, not what no page reads', async () => {
  const root = await folder();
  await put(root, 'src/content/en/home.yaml', 'slides:\n  - image: ../pictures/a.jpg\n    alt: b.jpg\nbook: Book\n');
  await put(root, 'src/content/hi/about.md', '---\nshare: ../gallery/p/01-a.jpg\n---\n');
  await put(root, 'src/content/gallery/p/01-a.yaml', 'image: 01-a\n');
  await put(root, 'src/content/gallery/p/new/02-b.yaml', 'image: 02-b.jpg\n');
  const found = (await readReferences(root)).map(({ file, picture }) =>
    [file, picture].map((path) => path.slice(join(root, 'src/content/').length)),
  );
  expect(found).toEqual([
    ['en/home.yaml', 'pictures/a.jpg'],
    ['gallery/p/01-a.yaml', 'gallery/p/01-a'],
    ['hi/about.md', 'gallery/p/01-a.jpg'],
  ]);
  await updateReferences(
    [join(root, 'src/content/hi/about.md')],
    new Map([[join(root, 'src/content/gallery/p/01-a.jpg'), join(root, 'src/content/gallery/p/02-a.jpg')]]),
  );
  expect(await readFile(join(root, 'src/content/hi/about.md'), 'utf8')).toBe(
    '---\nshare: ../gallery/p/02-a.jpg\n---\n',
  );
  await rm(root, { recursive: true });
});
