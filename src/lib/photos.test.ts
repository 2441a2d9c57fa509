import type { ImageMetadata } from 'astro';
import { describe, expect, it } from 'vitest';
import type { Locale } from './locales.ts';
import { toListings as listingsIn } from './photos.ts';

const image = (width = 800, height = 1000): ImageMetadata => ({ src: '/a.jpg', width, height, format: 'jpg' });
const entry = (id: string, data: { id?: number; alt?: string; alt_hi?: string; image?: ImageMetadata } = {}) => ({
  id,
  data: { image: image(), ...data },
});

const WORDS = {
  en: { photo: 'Post {id}', photoWith: 'Post {id}: {description}' },
  hi: { photo: 'पोस्ट {id}', photoWith: 'पोस्ट {id}: {description}' },
};
const toListings = (entries: Parameters<typeof listingsIn>[0], gallery: string, locale: Locale = 'en') =>
  listingsIn(entries, gallery, WORDS[locale], locale);

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
    const twins = [
      entry('a/01-red.yaml', { id: 1 }),
      entry('a/01-red.yml', { id: 1 }),
      entry('a/02-red.yaml', { id: 1 }),
      // Named as the second of two would be.
      entry('a/03-red-2.yaml', { id: 1 }),
      entry('a/1.yaml'),
      entry('a/1.yml'),
    ];
    const anchors = toListings(twins, 'a').map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(twins.length);
    expect(anchors).toContain('post-1-red');
    expect(anchors).toContain('post-1');
  });

  it('writes addresses in small letters and dashes, in any script', () => {
    const [first] = toListings([entry('a/05 Bridal_Red (new)!.yaml')], 'a');
    expect(first?.anchor).toBe('post-5-bridal-red-new');
    const [second] = toListings([entry('a/06-दुल्हन.yaml')], 'a');
    expect(second?.anchor).toBe('post-6-दुल्हन');
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
