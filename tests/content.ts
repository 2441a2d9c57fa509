/**
 * What the project says, for tests that expect to find it on its pages: read from src/content as it is, whosever
 * studio that is.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import {
  aboutShape,
  courseShape,
  founderShape,
  galleriesShape,
  homeShape,
  photoShape,
  studioShape,
  wordsShape,
} from '../src/content.config.ts';
import { readContent, type Content } from './fixtures/texts.ts';

const CONTENT = join(import.meta.dirname, '../src/content');
const LANGUAGE = 'en';
/** Photos on one page of a gallery. */
export const PER_PAGE = 24;

/** In place of Astro's own picture type: the path that the owner wrote. */
const path = () => z.string();
const read = (...names: string[]): Content => readContent(names.at(-1)!, readFileSync(join(CONTENT, ...names), 'utf8'));
const text = (name: string) => read(LANGUAGE, name).data;

export const studio = studioShape.parse(read('studio.yaml').data);
export const words = wordsShape.parse(text('words.yaml'));
export const home = homeShape(path).parse(text('home.yaml'));
export const course = courseShape(path).parse(text('course.yaml'));
export const about = aboutShape(path).parse(text('about.md'));
export const founder = {
  ...founderShape(path).parse(text('founder.md')),
  paragraphs: read(LANGUAGE, 'founder.md').paragraphs,
};

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const closed: unknown[] = 'closed' in studio.hours ? [studio.hours.closed].flat() : [];
/** The days on which the studio is open. */
export const OPEN_DAYS = WEEK.filter((day) => !closed.includes(day));

/** The digits of the studio's phone, and the two links that are made of them. */
const DIGITS = studio.phone.replace(/\D/g, '');
export const CALL = `tel:+${DIGITS}`;
export const CHAT = `https://wa.me/${DIGITS}`;
/** A chat that begins with a text. */
export const chatWith = (said: string): string => `${CHAT}?text=${encodeURIComponent(said)}`;

/** Puts values into the names in curly brackets of a sentence. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  Object.entries(values).reduce((said, [name, value]) => said.replaceAll(`{${name}}`, () => String(value)), sentence);

/** A photo as its page shows it. */
interface Hung {
  /** Its description on the page. */
  alt: string;
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** The photos of one gallery, in the order of their files. */
function photosOf(gallery: string): Hung[] {
  let names: string[];
  try {
    names = readdirSync(join(CONTENT, 'gallery', gallery));
  } catch {
    return [];
  }
  return names
    .filter((name) => /\.(ya?ml|md)$/.test(name))
    .sort(inOrder.compare)
    .map((name, at) => {
      const { id, alt } = photoShape(path).parse(read('gallery', gallery, name).data);
      const number = id ?? (Number.parseInt(name, 10) || at + 1);
      return { alt: alt ? `Post ${number}: ${alt}` : `Post ${number}` };
    });
}

/** Every gallery that has a page, in the order of its file. */
export const GALLERIES = Object.entries(galleriesShape.parse(text('galleries.yaml'))).map(([name, said]) => {
  const photos = photosOf(name);
  const pages = Math.max(1, Math.ceil(photos.length / PER_PAGE));
  return {
    ...said,
    name,
    photos,
    address: `/${name}`,
    /** The addresses of its pages. */
    addresses: Array.from({ length: pages }, (_, at) => (at === 0 ? `/${name}` : `/${name}/${at + 1}`)),
  };
});

/** What the tab of each page says, and what a search engine is told, by the page's address. */
const said: Record<string, { title?: string; description: string }> = {
  '/': { description: home.description },
  '/contact': words.contact,
  '/academy': course,
  '/about-us': about,
  ...Object.fromEntries(GALLERIES.map((gallery) => [gallery.address, gallery])),
};

/** Every address that a visitor can be sent to; of a gallery the first page. */
export const ADDRESSES = Object.keys(said);

/** Every page that can be found, further pages of galleries too. */
export const PAGES = [...new Set([...ADDRESSES, ...GALLERIES.flatMap(({ addresses }) => addresses)])];

/** The head of the page at an address. */
export function headOf(address: string): { title: string; description: string } {
  const { title, description } = said[address]!;
  return { title: title ? `${title} · ${studio.name}` : studio.name, description };
}
