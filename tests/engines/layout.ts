/** What of a page's look can be compared between two browsers: where its parts stand, and its colours from afar. */
import sharp from 'sharp';
import type { EnginePage } from './engine.ts';

/** A part that can be seen: its element, and its box in CSS pixels from the page's corner. */
interface Part {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Layout {
  /** Headings, buttons and pictures, in the order of the page; not those of the map, which comes from elsewhere. */
  parts: Part[];
  /** CSS pixels by which the page is wider than the screen. */
  overflow: number;
  /** Pictures that reach out of the screen at its side. */
  cutPictures: string[];
  /** Headings and buttons that lie on each other. */
  overlaps: string[];
}

/** @returns the layout of the page that is open */
export const layoutOf = (page: EnginePage): Promise<Layout> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, .button, button, img')].filter((part) => {
      // Not by its offset sizes, which old browsers do not know of inline parts around blocks.
      const { width, height } = part.getBoundingClientRect();
      return part.offsetParent !== null && width > 1 && height > 1 && !part.closest('[data-map]');
    });
    const parts = seen.map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const said = part instanceof HTMLImageElement ? part.alt : part.textContent;
      return { name: `${part.localName} ${said.trim().slice(0, 30)}`, left, top: top + scrollY, width, height };
    });
    // Fixed and sticky elements cover whatever is scrolled below them, which is no overlap.
    const isFixed = (part: Element | null): boolean =>
      part !== null && (/fixed|sticky/.test(getComputedStyle(part).position) || isFixed(part.parentElement));
    const words = seen.flatMap((part, at) => (part.localName === 'img' || isFixed(part) ? [] : [parts[at]!]));
    /** CSS pixels that boxes may share: the ascenders of a narrow line. */
    const SHARED = 6;
    const meet = (one: Part, other: Part) =>
      Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left) > SHARED &&
      Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top) > SHARED;
    const width = document.documentElement.clientWidth;
    return {
      parts,
      overflow: document.documentElement.scrollWidth - width,
      cutPictures: parts
        .filter(({ name, left, width: wide }) => name.startsWith('img') && (left < -1 || left + wide > width + 1))
        .map(({ name }) => name),
      overlaps: words.flatMap((one, at) =>
        words
          .slice(at + 1)
          .filter((other) => meet(one, other))
          .map((other) => `${one.name} on ${other.name}`),
      ),
    };
  }, undefined);

/** CSS pixels, and parts of the length, by which a box may differ: letters are set a little differently. */
const LOOSE = { pixels: 24, share: 0.06 };

/** @returns what stands elsewhere, or in another size, than in the other browser; nothing when all is well */
export function differences(today: Layout, old: Layout): string[] {
  const [expected, seen] = [today, old].map(({ parts }) => parts.map(({ name }) => name)) as [string[], string[]];
  if (expected.join('\n') !== seen.join('\n'))
    return [
      `not seen: ${expected.filter((name) => !seen.includes(name)).join(', ')}`,
      `seen here alone: ${seen.filter((name) => !expected.includes(name)).join(', ')}`,
    ];
  return today.parts.flatMap((part, at) => {
    const other = old.parts[at]!;
    const wrong = (['left', 'top', 'width', 'height'] as const).filter(
      (side) => Math.abs(part[side] - other[side]) > LOOSE.pixels + LOOSE.share * part[side],
    );
    return wrong.map((side) => `${part.name}: ${side} ${Math.round(other[side])} instead of ${Math.round(part[side])}`);
  });
}

/** Fields into which a picture is divided, across and down. */
const FIELDS = { width: 12, height: 20 };

/** @returns how far two pictures of a screen are apart in the field where they differ most, from 0 to 255 */
export async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture)
        .removeAlpha()
        .resize({ ...FIELDS, fit: 'fill' })
        .raw()
        .toBuffer(),
    ),
  );
  return Math.max(...first!.map((value, at) => Math.abs(value - second![at]!)));
}
