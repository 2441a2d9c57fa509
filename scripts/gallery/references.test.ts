import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, put } from '../../tests/fixtures/small-project.ts';
import { readReferences, updateReferences, withNewPaths } from './references.ts';

const moved = new Map([
  ['/c/pictures/a b.heic', '/c/pictures/a-b.jpg'],
  ['/c/en/x.png', '/c/en/x, y.jpg'],
]);

test('only the name changes, not another letter of the file', () => {
  const text =
    '\uFEFF# slides\r\nslides:\r\n  - image: "../pictures/a b.heic" # first\r\n    alt: ../pictures/a b.heic\r\n  - { image: \'../pictures/a b.heic\', alt: x }\r\n';
  expect(withNewPaths('/c/en/home.yaml', text, moved)).toBe(
    text
      .replace('"../pictures/a b.heic" #', '../pictures/a-b.jpg #')
      .replace("'../pictures/a b.heic'", '../pictures/a-b.jpg'),
  );
  expect(withNewPaths('/c/en/course.yaml', 'share: ./x.png\n', moved)).toBe('share: "./x, y.jpg"\n');
  expect(withNewPaths('/c/en/about.md', '---\nshare: x.png\n---\nSee x.png\nshare: x.png\n', moved)).toBe(
    '---\nshare: "x, y.jpg"\n---\nSee x.png\nshare: x.png\n',
  );
});

test('a file with a mistake in another line is followed too', () => {
  expect(withNewPaths('/c/en/home.yaml', 'slides:\n  - image: ../pictures/a b.heic  # one\n\talt: "x\n', moved)).toBe(
    'slides:\n  - image: ../pictures/a-b.jpg  # one\n\talt: "x\n',
  );
});

test('two pictures that change places do so at once', () => {
  const swap = new Map([
    ['/g/1.jpg', '/g/2.jpg'],
    ['/g/2.jpg', '/g/1.jpg'],
  ]);
  expect(withNewPaths('/g/x.yaml', 'a:\n  - image: 1.jpg\n  - image: 2.jpg\n', swap)).toBe(
    'a:\n  - image: 2.jpg\n  - image: 1.jpg\n',
  );
});

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
