/**
 * The words of a share picture, drawn as shapes, so that they look the same wherever the site is built. Free of Astro.
 */
import { version } from 'satori/package.json';
import { color, translucent } from '../lib/tokens.ts';
import { drawableText } from '../shared/share-font-coverage.ts';
import lettersCode from '../shared/share-font-coverage.ts?raw';
import code from './share-text.ts?raw';
import { loadFonts } from './share-fonts.ts';

/** Pixels: what Facebook, WhatsApp and X crop least. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
/** Pixels: the words keep to the dark half of the picture, clear of its upper and lower edge. */
const LINE_WIDTH = 606;
const MAX_HEIGHT = 510;
/** Pixels: sizes of the title. The first at which all words have room is taken. */
const SIZES = [96, 84, 72, 60, 50, 42, 36, 30, 24, 18] as const;
/**
 * Pixels: down to this size the title shrinks until its longest word fits a line; from here on long words are broken.
 */
const MAX_BROKEN_SIZE = 42;
/** The studio's name below a title: a part of the title's size, but never too small to read. */
const NAME_RATIO = 0.375;
const MIN_NAME_SIZE = 24;
/** Lines of Devanagari reach higher and lower than Latin ones. */
const LINE_HEIGHT = { Latin: 1, Devanagari: 1.3 } as const;

/** The dark panel behind the words, which fades into the picture. */
const PANEL = `linear-gradient(90deg, ${[
  `${translucent('night', 0.96)} 30%`,
  `${translucent('night', 0.55)} 60%`,
  `${translucent('night', 0)} 85%`,
].join(', ')})`;

type Style = Record<string, string | number>;
interface Box {
  type: 'div';
  props: { style: Style; children: (Box | string)[] };
}

const box = (style: Style, ...children: (Box | string)[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** @returns SVG with letters as shapes; a side that is not given is as long as the words need */
async function draw(drawing: Box, size: { width: number } | { height: number }): Promise<string> {
  // Only here: where all pictures are kept nothing is drawn, and this need not be loaded.
  const { default: satori } = await import('satori');
  const fonts = loadFonts().map(({ name, data }) => ({ name, data, weight: 600 as const }));
  // Satori's type asks for a React element; it reads these two fields of one.
  return satori(drawing as unknown as Parameters<typeof satori>[0], { ...size, fonts });
}

interface Line {
  text: string;
  /** Pixels. */
  size: number;
  style: Style;
}

const boxOf = ({ text, size, style }: Line): Box =>
  box(
    {
      fontFamily: loadFonts()
        .map(({ name }) => name)
        .join(', '),
      fontSize: size,
      lineHeight: /\p{Script=Devanagari}/u.test(text) ? LINE_HEIGHT.Devanagari : LINE_HEIGHT.Latin,
      wordBreak: 'break-word',
      // The serif's own figures look like letters.
      fontFeatureSettings: '"lnum"',
      ...style,
    },
    text,
  );

/** The title, and the studio's name below it unless they are the same: of each what the fonts can draw, if anything. */
function linesOf(pageTitle: string, studioName: string, size: number): Line[] {
  const studio = drawableText(studioName);
  const title = drawableText(pageTitle) || studio;
  if (title === '') return [];
  const name = {
    text: studio,
    size: Math.max(MIN_NAME_SIZE, size * NAME_RATIO),
    style: { marginTop: size / 3, color: color('gold-pale') },
  };
  return [{ text: title, size, style: {} }, ...(studio === '' || title === studio ? [] : [name])];
}

const column = (lines: Line[], style: Style = {}) => box({ flexDirection: 'column', ...style }, ...lines.map(boxOf));

/** Whether the lines have room: none is cut off below, and no word is broken that could be whole. */
async function fits(lines: Line[]): Promise<boolean> {
  const height = Number(/ height="([\d.]+)"/.exec(await draw(column(lines), { width: LINE_WIDTH }))?.[1]);
  const words = lines.flatMap((line) => line.text.split(' ').map((text) => ({ ...line, text })));
  const width = Number(
    / width="([\d.]+)"/.exec(
      await draw(column(words, { alignItems: 'flex-start' }), { height: SHARE_SIZE.height }),
    )?.[1],
  );
  return height <= MAX_HEIGHT && (width <= LINE_WIDTH || lines.every(({ size }) => size <= MAX_BROKEN_SIZE));
}

/** The lines on the dark panel. */
const panelOf = (lines: Line[]): Box =>
  box(
    {
      ...SHARE_SIZE,
      alignItems: 'center',
      backgroundImage: PANEL,
    },
    box(
      { marginLeft: 72, paddingLeft: 32, borderLeft: `2px solid ${color('line')}`, color: color('on-night') },
      // Nothing is cut off at its edges: marks of Devanagari reach above the first line.
      column(lines, { width: LINE_WIDTH }),
    ),
  );

/** What lies over the picture: nothing where there is nothing to say. */
const cardOf = (lines: Line[]): Box => (lines.length > 0 ? panelOf(lines) : box({ ...SHARE_SIZE }));

/** All that `drawShareText` of these words follows from: with the same inputs it gives the same. Draws nothing. */
export const shareTextInputs = (pageTitle: string, studioName: string): (string | Uint8Array)[] => [
  // Its words and colours.
  JSON.stringify(cardOf(linesOf(pageTitle, studioName, SIZES[0]))),
  code,
  lettersCode,
  version,
  ...loadFonts().map(({ data }) => data),
];

/** The words over the picture, on the dark panel, as far as fonts have their letters. @returns SVG of `SHARE_SIZE` */
export async function drawShareText(pageTitle: string, studioName: string): Promise<string> {
  let lines: Line[] = [];
  for (const size of SIZES) {
    lines = linesOf(pageTitle, studioName, size);
    if (await fits(lines)) break;
  }
  return draw(cardOf(lines), SHARE_SIZE);
}
