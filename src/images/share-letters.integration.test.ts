/** The letters of a share picture beside what HarfBuzz, the shaper of most browsers, makes of the same words. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { wholeDevanagari } from '../../integrations/display-font/devanagari-subset.ts';
import { openFont } from '../../integrations/display-font/shaping.ts';
import { glyphRun } from '../../tests/fixtures/glyph-run.ts';
import { SHARE_SIZE, drawShareText } from './share-text.ts';

/** Pixels: the size that a title of one short word has. */
const SIZE = 96;
const EM = 1000;
/** Pixels from the left at which the golden line has ended. */
const PANEL = 90;

/** Both are drawn larger by this factor, so that edges weigh less. */
const FINE = 2;

interface Ink {
  width: number;
  height: number;
  /** 0 or 1 for each pixel. */
  pixels: Uint8Array;
}

/** What is lighter than half, right of the golden line, cut to its own edges. */
async function inkOf(svg: string): Promise<Ink> {
  const letters = sharp(
    await sharp(Buffer.from(svg), { density: 72 * FINE })
      .flatten({ background: '#000' })
      .toBuffer(),
  )
    .extract({
      left: FINE * PANEL,
      top: 0,
      width: FINE * (SHARE_SIZE.width - PANEL),
      height: FINE * SHARE_SIZE.height,
    })
    .greyscale()
    .threshold(128);
  const { data, info } = await sharp(await letters.png().toBuffer())
    .trim({ background: '#000', threshold: 1 })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Uint8Array.from({ length: info.width * info.height }, (_, at) => (data[at * info.channels] ? 1 : 0));
  return { width: info.width, height: info.height, pixels };
}

/** A word as HarfBuzz places its glyphs. */
async function shaped(word: string): Promise<string> {
  let pen = 0;
  const glyphs = glyphRun(openFont(await wholeDevanagari()), word, 'hi').map(({ outline, advance, x, y }) => {
    const glyph = `<path d="${outline}" transform="translate(${pen + x} ${y})"/>`;
    pen += advance;
    return glyph;
  });
  const { width, height } = SHARE_SIZE;
  const scale = SIZE / EM;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#fbf6ee"><g transform="translate(106 320) scale(${scale} ${-scale})">${glyphs.join('')}</g></svg>`;
}

/** The part of the ink of both that only one of the two has, where they lie best on each other. */
function difference(one: Ink, other: Ink): number {
  const at = ({ width, height, pixels }: Ink, x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (pixels[y * width + x] ?? 0);
  const shifts = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ dx, dy })));
  const parts = shifts.map(({ dx, dy }) => {
    let [either, both] = [0, 0];
    for (let y = -1; y <= Math.max(one.height, other.height); y += 1)
      for (let x = -1; x <= Math.max(one.width, other.width); x += 1) {
        const [a, b] = [at(one, x, y), at(other, x + dx, y + dy)];
        either += a | b;
        both += a & b;
      }
    return 1 - both / either;
  });
  return Math.min(...parts);
}

/** Edges fall on other parts of a pixel; another glyph, or one in another place, differs by 10 % and more. */
const EDGES = 0.05;

test.each('क्लास प्रशिक्षण ज़िंदगी श्री मुहूर्त स्त्री शृंगार ज्ञान विद्या उद्धार चिट्ठी आँखें ऑफ़िस सर्टिफ़िकेट धर्मेंद्र हृदय पढ़ना'.split(' '))(
  '‘%s’ is drawn as it is shaped',
  async (word) => {
    expect(difference(await inkOf(await drawShareText(word, word)), await inkOf(await shaped(word)))).toBeLessThan(
      EDGES,
    );
  },
);

test.each([
  // The short i behind its letter, a half letter with its virama, the reph before its letter.
  ['दिन', 'दनि'],
  ['क्लास', 'क्‌लास'],
  ['कर्म', 'कर्‌म'],
])('‘%s’ is not taken for ‘%s’', async (word, other) => {
  expect(difference(await inkOf(await drawShareText(word, word)), await inkOf(await shaped(other)))).toBeGreaterThan(
    2 * EDGES,
  );
});
