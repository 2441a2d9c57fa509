import { describe, expect, test } from 'vitest';
import { galleryPhotos } from './gallery-photos.ts';
import { GalleryOrder } from './gallery-order.ts';
import { orderIn, reorderedFiles } from './reordered-files.ts';

const FOLDER = 'src/content/gallery/portfolio';

/** A repository whose texts are their own hashes, and whose pictures have the name of what they show. */
const repository = (files: Record<string, string>) => new Map(Object.entries(files));
const textOf = (sha: string) => sha;

const gallery = (...photos: [name: string, picture: string, more?: string][]) =>
  repository(
    Object.fromEntries(
      photos.flatMap(([name, picture, more = '']) => [
        [`${FOLDER}/${name}.jpg`, picture],
        [`${FOLDER}/${name}.yaml`, `image: ${name}.jpg\n${more}`],
      ]),
    ),
  );

/** What lies there after the changes. */
function changed(files: Map<string, string>, order: string[]): Record<string, string> {
  const after = new Map(files);
  for (const [path, content] of reorderedFiles('portfolio', files, textOf, order)) {
    if (content === undefined) after.delete(path);
    else after.set(path, typeof content === 'string' ? content : content.sha);
  }
  return Object.fromEntries([...after].map(([path, text]) => [path.replace(`${FOLDER}/`, ''), text]));
}

describe('names', () => {
  const files = gallery(['01-a', 'A'], ['02-b', 'B', 'alt: Words\n'], ['03-c', 'C']);

  test('photos change their numbers, pictures and entries go together, and nothing else is touched', () => {
    expect(changed(files, ['02-b.yaml', '01-a.yaml', '03-c.yaml'])).toEqual({
      '01-b.jpg': 'B',
      '01-b.yaml': 'image: 01-b.jpg\nalt: Words\n',
      '02-a.jpg': 'A',
      '02-a.yaml': 'image: 02-a.jpg\n',
      '03-c.jpg': 'C',
      '03-c.yaml': 'image: 03-c.jpg\n',
    });
  });

  test('the order that hangs is no change, also where photos have no numbers', () => {
    expect(reorderedFiles('portfolio', files, textOf, ['01-a.yaml', '02-b.yaml', '03-c.yaml']).size).toBe(0);
    const plain = gallery(['a', 'A'], ['b', 'B']);
    expect(reorderedFiles('portfolio', plain, textOf, ['a.yaml', 'b.yaml']).size).toBe(0);
  });

  test('two photos of one name change places, and a photo that finds a free number changes alone', () => {
    const same = gallery(['01-photo', 'A'], ['02-photo', 'B']);
    expect(changed(same, ['02-photo.yaml', '01-photo.yaml'])).toEqual({
      '01-photo.jpg': 'B',
      '01-photo.yaml': 'image: 01-photo.jpg\n',
      '02-photo.jpg': 'A',
      '02-photo.yaml': 'image: 02-photo.jpg\n',
    });
    const gap = gallery(['01-a', 'A'], ['05-b', 'B'], ['06-c', 'C']);
    expect(Object.keys(changed(gap, ['01-a.yaml', '06-c.yaml', '05-b.yaml']))).toEqual([
      '01-a.jpg',
      '01-a.yaml',
      '05-b.jpg',
      '05-b.yaml',
      '04-c.yaml',
      '04-c.jpg',
    ]);
  });

  test('a file that stands where a photo would go is not overwritten', () => {
    const files = gallery(['01-a', 'A'], ['02-b', 'B']).set(`${FOLDER}/01-b.jpg`, 'somebody’s');
    const after = changed(files, ['02-b.yaml', '01-a.yaml']);
    expect(after).toMatchObject({ '01-b.jpg': 'somebody’s', '01-b-2.jpg': 'B', '01-b.yaml': 'image: 01-b-2.jpg\n' });
  });

  test('a picture that is called otherwise than its entry, or that lies elsewhere, stays', () => {
    const files = repository({
      [`${FOLDER}/01-a.yaml`]: 'image: ../shared.jpg\n',
      'src/content/gallery/shared.jpg': 'S',
      [`${FOLDER}/02-b.md`]: '---\nimage: x.jpg\n---\n',
      [`${FOLDER}/x.jpg`]: 'X',
    });
    expect(changed(files, ['02-b.md', '01-a.yaml'])).toEqual({
      'src/content/gallery/shared.jpg': 'S',
      'x.jpg': 'X',
      '01-b.md': '---\nimage: x.jpg\n---\n',
      '02-a.yaml': 'image: ../shared.jpg\n',
    });
  });

  test('lines of other files that name a picture follow it, and only they change', () => {
    const files = gallery(['01-a', 'A'], ['02-b', 'B'])
      .set('src/content/en/home.yaml', 'slides:\n  - image: ../gallery/portfolio/01-a.jpg # first\nbook: Book\n')
      .set('src/content/hi/about.md', '---\nshare: ../gallery/portfolio/02-b.jpg\n---\n')
      .set('src/content/gallery/studio/01-x.yaml', 'image: ../portfolio/01-a.jpg\n')
      .set(`${FOLDER}/new/01-a.yaml`, 'image: ../01-a.jpg\n')
      .set('README.md', 'image: src/content/gallery/portfolio/01-a.jpg\n');
    expect(changed(files, ['02-b.yaml', '01-a.yaml'])).toMatchObject({
      'src/content/en/home.yaml': 'slides:\n  - image: ../gallery/portfolio/02-a.jpg # first\nbook: Book\n',
      'src/content/hi/about.md': '---\nshare: ../gallery/portfolio/01-b.jpg\n---\n',
      'src/content/gallery/studio/01-x.yaml': 'image: ../portfolio/02-a.jpg\n',
      'new/01-a.yaml': 'image: ../01-a.jpg\n',
      'README.md': 'image: src/content/gallery/portfolio/01-a.jpg\n',
    });
  });

  test('an entry with a mistake in it keeps its picture beside it and its letters', () => {
    const files = gallery(['01-a', 'A', '\tx: "\n'], ['02-b', 'B']);
    expect(changed(files, ['02-b.yaml', '01-a.yaml'])).toMatchObject({
      '02-a.yaml': 'image: 02-a.jpg\n\tx: "\n',
      '02-a.jpg': 'A',
    });
  });
});

describe('somebody else has changed the gallery meanwhile', () => {
  const photo = (entry: string, sha: string | undefined, fields = {}) => ({ entry: `${entry}.yaml`, sha, fields });
  const seen = ['A', 'B', 'C'].map((sha, at) => photo(`0${at + 1}-photo`, sha));
  const wished = ['03-photo.yaml', '01-photo.yaml', '02-photo.yaml'];

  test.each([
    ['a photo is new', [...seen, photo('04-new', 'N')], [...wished, '04-new.yaml']],
    ['a photo is gone', seen.slice(1), ['03-photo.yaml', '02-photo.yaml']],
    ['a new entry shows the picture of another', [...seen, photo('04-again', 'B')], [...wished, '04-again.yaml']],
    [
      'two have changed places',
      [photo('01-photo', 'B'), photo('02-photo', 'A'), photo('03-photo', 'C')],
      ['03-photo.yaml', '02-photo.yaml', '01-photo.yaml'],
    ],
    [
      'it is her own order already, saved before the line broke',
      ['C', 'A', 'B'].map((sha, at) => photo(`0${at + 1}-photo`, sha)),
      ['01-photo.yaml', '02-photo.yaml', '03-photo.yaml'],
    ],
  ])('%s', (_, now, order) => {
    expect(orderIn(now, seen, wished)).toEqual(order);
  });

  test('entries that show one picture are known by their words, before and after it has landed', () => {
    const duplicates = [photo('01-a', 'same', { alt: 'A' }), photo('02-b', 'same', { alt: 'B' }), photo('03-c', 'C')];
    const wish = ['02-b.yaml', '03-c.yaml', '01-a.yaml'];
    expect(orderIn(duplicates, duplicates, wish)).toEqual(wish);
    const landed = [photo('01-b', 'same', { alt: 'B' }), photo('02-c', 'C'), photo('03-a', 'same', { alt: 'A' })];
    expect(orderIn(landed, duplicates, wish)).toEqual(['01-b.yaml', '02-c.yaml', '03-a.yaml']);
    // Nobody sees which of two that are the same in everything comes first.
    const same = duplicates.map(({ entry }) => ({ entry, sha: 'same', fields: {} }));
    expect(orderIn(same, same, wish)).toEqual(same.map(({ entry }) => entry));
  });

  test('a photo that is changed itself, or that is not there, is known by what its entry is called', () => {
    const changed = [photo('01-photo', 'X'), photo('02-photo', 'B'), photo('03-photo', 'C')];
    expect(orderIn(changed, seen, wished)).toEqual(wished);
    const gone = [photo('01-a', undefined, { image: 'x.jpg' }), photo('02-b', 'B')];
    expect(orderIn(gone, gone, ['02-b.yaml', '01-a.yaml'])).toEqual(['02-b.yaml', '01-a.yaml']);
  });
});

test('photos move within their group, and those of the other groups keep their places', () => {
  const files = gallery(
    ['01-a', 'A', 'group: bride\n'],
    ['02-b', 'B'],
    ['03-c', 'C', 'group: bride\n'],
    ['04-d', 'D', 'group: gone\n'],
    ['05-e', 'E', 'group: party\n'],
  );
  const order = new GalleryOrder(galleryPhotos('portfolio', files, textOf), ['party', 'bride']);
  const shown = () => order.groups.map(({ key, photos }) => [key, photos.map(({ sha }) => sha).join('')]);
  expect(shown()).toEqual([
    ['party', 'E'],
    ['bride', 'AC'],
    [undefined, 'BD'],
  ]);
  order.picked = '03-c.yaml';
  order.movePicked(0);
  expect(order.isChanged).toBe(true);
  expect(order.order).toEqual(['03-c.yaml', '02-b.yaml', '01-a.yaml', '04-d.yaml', '05-e.yaml']);
  order.movePicked(7);
  expect(order.isChanged).toBe(false);
  expect(shown()).toContainEqual(['bride', 'AC']);
});
