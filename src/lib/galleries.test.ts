import type { ImageMetadata } from 'astro';
import { describe, expect, it } from 'vitest';
import { toListings as listingsIn } from './galleries.ts';

const image = (width = 800, height = 1000): ImageMetadata => ({ src: '/a.jpg', width, height, format: 'jpg' });
const entry = (
  id: string,
  data: { id?: number; alt?: string; alt_hi?: string; group?: string; focus?: string; image?: ImageMetadata } = {},
) => ({
  id,
  data: { image: image(), ...data },
});

const WORDS = {
  en: { photo: 'Post {id}', photoWith: 'Post {id}: {description}' },
  hi: { photo: 'पोस्ट {id}', photoWith: 'पोस्ट {id}: {description}' },
};
const toListings = (
  entries: Parameters<typeof listingsIn>[0],
  gallery: string,
  locale: keyof typeof WORDS = 'en',
  groups: string[] = [],
) => listingsIn(entries, gallery, WORDS[locale], locale, groups);

describe('toListings', () => {
  it('takes one gallery, in the order of its file names', () => {
    const listings = toListings([entry('a/10-late.yaml'), entry('b/01-other.yaml'), entry('a/2-early.yaml')], 'a');
    expect(listings.map(({ anchor }) => anchor)).toEqual(['post-2-early', 'post-10-late']);
  });

  it('numbers a photo by its entry, else by its file, else by its place', () => {
    const listings = toListings(
      [entry('a/01-red.yaml', { id: 7 }), entry('a/02-pink.yaml', { alt: 'A veil' }), entry('a/veil.yaml')],
      'a',
    );
    expect(listings.map(({ alt }) => alt)).toEqual(['Post 7', 'Post 2: A veil', 'Post 3']);
  });

  it('describes a photo in the language of the page, or not at all', () => {
    const entries = [
      entry('a/01-red.yaml', { alt: 'A red veil', alt_hi: 'लाल दुपट्टा' }),
      entry('a/02-pink.yaml', { alt: 'A pink veil' }),
    ];
    expect(toListings(entries, 'a', 'hi').map(({ alt }) => alt)).toEqual(['पोस्ट 1: लाल दुपट्टा', 'पोस्ट 2']);
  });

  it('gives every photo an address of its own, though numbers and names repeat', () => {
    const duplicates = [
      entry('a/01-red.yaml', { id: 1 }),
      entry('a/01-red.yml', { id: 1 }),
      entry('a/02-red.yaml', { id: 1 }),
      // Named as the second of two would be.
      entry('a/03-red-2.yaml', { id: 1 }),
      entry('a/1.yaml'),
      entry('a/1.yml'),
    ];
    const anchors = toListings(duplicates, 'a').map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(duplicates.length);
    expect(anchors).toContain('post-1-red');
    expect(anchors).toContain('post-1');
  });

  it('writes addresses in small letters and dashes, in any script', () => {
    const [first] = toListings([entry('a/05 Bridal_Red (new)!.yaml')], 'a');
    expect(first?.anchor).toBe('post-5-bridal-red-new');
    const [second] = toListings([entry('a/06-दुल्हन.yaml')], 'a');
    expect(second?.anchor).toBe('post-6-दुल्हन');
  });

  it('puts groups in their order, photos within them in that of their files, and those without one last', () => {
    const entries = [
      entry('a/1-free.yaml'),
      entry('a/10-party.yaml', { group: 'party' }),
      entry('a/2-party.yaml', { group: 'party' }),
      entry('a/3-veil.yaml', { group: 'wedding' }),
    ];
    const listings = toListings(entries, 'a', 'en', ['wedding', 'empty', 'party']);
    expect(listings.map(({ anchor }) => anchor)).toEqual([
      'post-3-veil',
      'post-2-party',
      'post-10-party',
      'post-1-free',
    ]);
    expect(listings.map(({ group }) => group)).toEqual(['wedding', 'party', 'party', undefined]);
  });

  it('gives a photo the address and the number that it would have without groups', () => {
    const files = ['a/veil.yaml', 'a/veil-2.yaml', 'a/01-red.yaml', 'a/01-red.yml', 'a/rose.yaml', 'a/7-red.yaml'];
    const addresses = (entries: Parameters<typeof listingsIn>[0], groups?: string[]) =>
      new Map(toListings(entries, 'a', 'en', groups).map(({ image: { src }, anchor, alt }) => [src, [anchor, alt]]));
    const picture = (at: number) => ({ ...image(), src: `/${at}.jpg` });
    const without = addresses(files.map((id, at) => entry(id, { image: picture(at) })));
    const within = addresses(
      files.map((id, at) => entry(id, { image: picture(at), group: ['late', 'early'][at % 2]! })),
      ['early', 'late'],
    );
    expect([...within.keys()]).not.toEqual([...without.keys()]);
    expect(Object.fromEntries(within)).toEqual(Object.fromEntries(without));
  });

  it('names a photo by what stands before the first comma of its description', () => {
    const entries = [
      entry('a/1.yaml', { alt: 'Bridal red, with gold, and pearls', alt_hi: 'ब्राइडल रेड, सोने के साथ' }),
      entry('a/2.yaml', { alt: 'A veil' }),
      entry('a/3.yaml'),
    ];
    expect(toListings(entries, 'a').map(({ name }) => name)).toEqual(['Bridal red', '', '']);
    expect(toListings(entries, 'a', 'hi').map(({ name }) => name)).toEqual(['ब्राइडल रेड', '', '']);
  });

  it('says where the face is, or where it usually is', () => {
    const wide = image(1600, 1000);
    const listings = toListings(
      [entry('a/1.yaml', { focus: '40% 20%' }), entry('a/2.yaml'), entry('a/3.yaml', { image: wide })],
      'a',
    );
    expect(listings.map(({ focus }) => focus)).toEqual([
      { x: 40, y: 20 },
      { x: 50, y: 25 },
      { x: 50, y: 50 },
    ]);
  });

  it('says the shape of a photo', () => {
    const [wide, tall] = toListings(
      [entry('a/1-wide.yaml', { image: image(1600, 1000) }), entry('a/2-tall.yaml', { image: image(600, 1000) })],
      'a',
    );
    expect(wide?.ratio).toBe(1.6);
    expect(tall?.ratio).toBe(0.6);
  });
});
