import { describe, expect, it } from 'vitest';
import { layOut, type DeskSpan, type Layout } from './gallery-rows.ts';

const of = (shapes: string, titled = false) =>
  layOut(
    Array.from(shapes, (shape) => shape === 'W'),
    titled,
  );
const phone = ({ cells }: Layout) => cells.map((cell) => cell.phone).join(' ');
const desk = ({ cells }: Layout) => cells.map((cell) => cell.desk);

/** Every row of shapes up to a length. */
const all = (length: number): string[] =>
  length === 0 ? [''] : all(length - 1).flatMap((shapes) => [`${shapes}U`, `${shapes}W`]);

/** Photos on each line of a phone. */
function phoneLines({ cells }: Layout): number[] {
  const lines: number[] = [];
  let open = false;
  for (const cell of cells) {
    if (cell.phone === 'half' && open) lines[lines.length - 1]! += 1;
    else lines.push(1);
    open = cell.phone === 'half' && !open;
  }
  return lines;
}

const columns = (span: DeskSpan) => (typeof span === 'number' ? span : 6);

/**
 * Puts the photos into the cells of a desk as a browser does, line by line.
 * @returns the columns that are filled on each line, by photos and by the title
 */
function deskLines({ title, cells }: Layout): number[] {
  const lines: boolean[][] = [];
  const line = (at: number) => (lines[at] ??= Array<boolean>(12).fill(false));
  const take = (at: number, from: number, count: number) => line(at).fill(true, from, from + count);
  if (title !== 'above') take(0, 6, title === 'half' ? 6 : 3);
  let [at, from] = [0, 0];
  for (const { desk: span } of cells) {
    const wanted = columns(span);
    while (
      from + wanted > 12 ||
      line(at)
        .slice(from, from + wanted)
        .some(Boolean)
    ) {
      from += 1;
      if (from + wanted > 12) [at, from] = [at + 1, 0];
    }
    take(at, from, wanted);
    if (typeof span !== 'number') take(at + 1, from, wanted);
    from += wanted;
  }
  return lines.map((cells) => cells.filter(Boolean).length);
}

describe('layOut on a phone', () => {
  it('begins with a large photo, pairs the others, and leaves none alone on a half of its line', () => {
    expect(phone(of('U'))).toBe('row');
    expect(phone(of('UU'))).toBe('row row');
    expect(phone(of('UUU'))).toBe('row half half');
    expect(phone(of('UUUU'))).toBe('row half half row');
    expect(phone(of('UUUUU'))).toBe('row half half half half');
  });

  it('gives a photo that lies on its side the whole row', () => {
    expect(phone(of('UUUWUUU', true))).toBe('row half half row half half row');
    expect(phone(of('WUW'))).toBe('row row row');
  });

  it('has no half line, whatever the photos', () => {
    for (const shapes of Array.from({ length: 9 }, (_, n) => all(n + 1)).flat())
      for (const titled of [true, false])
        for (const [at, count] of phoneLines(of(shapes, titled)).entries())
          if (count === 1) expect(phoneRows(of(shapes, titled))[at], `${shapes} ${titled}`).toBe('row');
  });
});

/** The kind of each line of a phone. */
function phoneRows({ cells }: Layout): string[] {
  const kinds: string[] = [];
  let open = false;
  for (const cell of cells) {
    if (!(cell.phone === 'half' && open)) kinds.push(cell.phone);
    open = cell.phone === 'half' && !open;
  }
  return kinds;
}

describe('layOut on a desk', () => {
  it('begins with half the width, two lines high', () => {
    expect(desk(of('UUUUU'))).toEqual(['lead', 3, 3, 3, 3]);
    expect(desk(of('UUUUUUUUU'))).toEqual(['lead', 3, 3, 3, 3, 3, 3, 3, 3]);
  });

  it('puts the title of a group where its photos leave room', () => {
    expect(of('U', true)).toMatchObject({ title: 'half', cells: [{ desk: 'tall' }] });
    expect(of('UUU', true)).toMatchObject({ title: 'half' });
    expect(desk(of('UUU', true))).toEqual(['tall', 3, 3]);
    expect(of('UUUU', true)).toMatchObject({ title: 'quarter' });
    expect(desk(of('UUUU', true))).toEqual(['lead', 3, 3, 3]);
    expect(of('WU', true)).toMatchObject({ title: 'above' });
  });

  it('repeats the large photo in a long row of photos, not at once', () => {
    const spans = desk(of('U'.repeat(24)));
    const large = spans.flatMap((span, at) => (span === 'lead' ? [at] : []));
    expect(large.length).toBeGreaterThan(1);
    for (const [at, cell] of large.slice(1).entries()) expect(cell - large[at]!).toBeGreaterThanOrEqual(9);
  });

  it('fills every line, whatever the photos, but for one or two alone', () => {
    for (const shapes of [...Array.from({ length: 9 }, (_, n) => all(n + 1)).flat(), 'U'.repeat(24), 'W'.repeat(24)])
      for (const titled of [true, false]) {
        if (shapes === 'U' || (titled && shapes === 'UU')) continue;
        const lines = deskLines(of(shapes, titled));
        expect(lines, `${shapes} ${titled}`).toEqual(lines.map(() => 12));
      }
  });

  it('gives every photo a cell, in its order', () => {
    for (let count = 1; count <= 24; count += 1)
      for (const titled of [true, false]) expect(of('U'.repeat(count), titled).cells).toHaveLength(count);
  });
});
