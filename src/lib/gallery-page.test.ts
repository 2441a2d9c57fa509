import { expect, test } from 'vitest';
import { galleryPageKey, pageProps } from './gallery-page.ts';

/** An image as Astro gives it in a build: whoever reads it links the owner's file, and its copy may be read. */
const imageOf = (src: string) =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'clone') return { src, width: 600, height: 800, format: 'jpg' };
        // What JSON asks of every object.
        if (name === 'toJSON') return undefined;
        throw new Error(`${String(name)} was read`);
      },
    },
  );

interface Shown {
  src?: string;
  alt?: string;
  currentPage?: number;
  total?: number;
}

const props = ({ src = '/_astro/01.abc.jpg', alt = 'Post 1', currentPage = 1, total = 30 }: Shown = {}) => ({
  gallery: { title: 'Portfolio' },
  page: { currentPage, total, data: [{ alt, image: imageOf(src) }] },
});

test('the key of a page is the same while all that it shows is, and no picture is read for it', () => {
  expect(galleryPageKey(props())).toBe(galleryPageKey(props()));
});

test.each([
  ['another picture', { src: '/_astro/01.def.jpg' }],
  ['other words', { alt: 'Post 1: a bride' }],
  ['one photo more in the gallery', { total: 31 }],
])('it is another one for %s', (_, other) => {
  expect(galleryPageKey(props(other))).not.toBe(galleryPageKey(props()));
});

test('a further page stays the same with one photo more: it gets the total of the first', () => {
  expect(galleryPageKey(props({ currentPage: 2, total: 31 }))).toBe(galleryPageKey(props({ currentPage: 2 })));
});

test('a page is given its own groups and anchors, so that a photo more elsewhere changes none of it', () => {
  const groupOf = (key: string, total: number) => ({ key, name: key, total });
  const moved = (anchor: string, from: number, to: number) => ({ anchor, alt: anchor, from, to });
  const given = {
    gallery: { groups: [groupOf('wedding', 30), groupOf('party', 2), groupOf('haldi', 9)], title: 'Portfolio' },
    moved: [moved('a', 1, 2), moved('b', 2, 1)],
    page: { currentPage: 2, data: [{ group: 'party' }, { group: undefined }] },
  };
  expect(pageProps(given)).toEqual({
    ...given,
    gallery: { groups: [groupOf('party', 2)], title: 'Portfolio' },
    moved: [moved('b', 2, 1)],
  });
});
