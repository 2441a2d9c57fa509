import { expect, test } from 'vitest';
import { galleryPageKey } from './gallery-page.ts';

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

const props = (src = '/_astro/01.abc.jpg', alt = 'Post 1', total = 1) => ({
  gallery: { title: 'Portfolio' },
  page: { total, data: [{ alt, image: imageOf(src) }] },
});

test('the key of a page is the same while all that it shows is, and no picture is read for it', () => {
  expect(galleryPageKey(props())).toBe(galleryPageKey(props()));
});

test.each([
  ['another picture', props('/_astro/01.def.jpg')],
  ['other words', props('/_astro/01.abc.jpg', 'Post 1: a bride')],
  ['one photo more in the gallery', props('/_astro/01.abc.jpg', 'Post 1', 2)],
])('it is another one for %s', (_, other) => {
  expect(galleryPageKey(other)).not.toBe(galleryPageKey(props()));
});
