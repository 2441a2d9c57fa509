/** Picture files: whether they can be shown, and what had better not lie in a public place. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { carriedBy, tellingOf } from '../pictures/carried.ts';
import { sha256 } from '../disk/whole.ts';
import { isSoundJpeg } from '../pictures/huffman.ts';
import { kindOf, PHOTO_KINDS } from '../pictures/kind.ts';
import type { Kind } from '../pictures/kind.ts';
import { gravityOf } from '../pictures/privacy.ts';
import { advice, error } from './problem.ts';
import type { Finding } from './problem.ts';
import type { Proofs } from './proofs.ts';

/** Pixels above which making the site's sizes takes too much memory on small machines; phones of 48 megapixels stay below. */
const MOST_PIXELS = 50_000_000;
/** Pixels in width below which the grid shows a photo blurred on a phone: its half screen at two to three device pixels each. */
const GRID_WIDTH = 720;
/** Width / height beyond which the grid's upright frames show only a small part of a photo. */
const SHAPES = { highest: 0.4, widest: 2.5 };
/** Pixels on the long side above which a picture only makes the repository heavy: what `npm run photos` makes. */
const LONG_SIDE = 2400;

/** Endings of pictures that the site can be built from. */
const ENDING = /\.(jpe?g|png|webp|avif|tiff)$/i;
const PHOTOS = 'Run `npm run photos`, which makes a JPEG of it';
const RESEND = 'Send it from the phone again and replace this file';
/** WhatsApp sends pictures small and without anything but the picture, and every phone here has it. */
export const PHONE = 'On a phone: send the photo to yourself in WhatsApp, save it there, and upload the saved one in its place.';

/** What the check knows of a picture from outside. */
export interface Place {
  /** It stands in the grid of a gallery. */
  grid: boolean;
  /** The check runs where a site is built for its host: what is there came from a computer, or from a phone's browser. */
  onHost: boolean;
  /** The pictures that were whole the last time; those that are now are added. */
  proofs: Proofs;
}

export interface Look {
  findings: Finding[];
  /** True when `npm run photos` can make something of the file. */
  usable: boolean;
  /** The SHA-256 of its bytes. */
  hash: string;
}

/** Why a file is no picture that the site can show. */
function unshowable(kind: Kind, name: string): Finding | undefined {
  if (kind === 'empty') return error(`${name} is empty (0 bytes): its copy never finished.`, `${RESEND}.`);
  if (kind === 'heic') {
    return error(`${name} is a HEIC photo, which browsers cannot show.`, `${PHOTOS}; or on the iPhone choose Settings, Camera, Formats, Most Compatible and take or send it as JPEG.`,
      { cause: 'These are HEIC photos, which browsers cannot show.', remedy: 'Run `npm run photos`, which makes JPEGs of them; or on the iPhone choose Settings, Camera, Formats, Most Compatible and take or send them as JPEG.' });
  }
  if (kind === 'gif') return error(`${name} is a GIF, which the site does not show.`, `${PHOTOS}; or put a JPEG in its place.`);
  if (kind === 'svg') return error(`${name} is an SVG drawing, not a photo.`, 'Put a JPEG in its place.');
  if (kind === 'video') return error(`${name} is a film, not a photo.`, 'Put a photo in its place, such as a screenshot of the film.');
  if (kind === 'document' || kind === 'unknown') return error(`${name} is not a picture, whatever its name says.`, `${RESEND}.`);
  return ENDING.test(name) ? undefined : error(`The name ${name} does not end in .jpg.`, `${PHOTOS} and names it rightly.`);
}

/** The same refusal of a picture that has a position in it too. */
function alsoTellsWhere({ level, cause, remedy, many }: Finding): Finding {
  const where = 'where it was taken (GPS)';
  return {
    level, remedy, cause: cause.replace(/\.$/, `, and still tells ${where}.`),
    ...(many && { many: { ...many, cause: many.cause.replace(/\.$/, `, and each still tells ${where}.`) } }),
  };
}

/** Decodes every pixel: nothing less finds all damage. Throws when there is some. */
async function prove(bytes: Buffer): Promise<void> {
  if (kindOf(bytes) === 'jpeg' && !isSoundJpeg(bytes)) throw new Error('damaged');
  await sharp(bytes, { failOn: 'warning', limitInputPixels: MOST_PIXELS }).raw().toBuffer();
}

/**
 * What the file tells beside the picture. On a computer one command takes it out, so all of it is a mistake. On the
 * host, where a photo may have come from a phone's browser, which cannot run that command, what cameras write by
 * habit is advice; a place, a person, a film or a hidden photo is a mistake everywhere.
 */
export async function tellings(bytes: Buffer, name: string, onHost: boolean): Promise<Finding[]> {
  const carried = await carriedBy(bytes);
  if (carried.length === 0) return [];
  const { place, grave, empty } = await gravityOf(bytes, carried);
  if (onHost && empty) return [];
  const what = tellingOf(place ? ['GPS'] : carried.filter((part) => part !== 'GPS'));
  const say = grave || !onHost ? error : advice;
  const remedy = 'Run `npm run photos`, which takes it out and keeps your own file apart.';
  return [say(`${name} ${what}. The site never shows that, but whoever opens the project’s files can read it.`, `${remedy} ${PHONE}`, {
    cause: place ? 'These still tell where they were taken (GPS). The site never shows that, but whoever opens the project’s files can read it.'
      : 'These still carry what the camera or a program wrote into them. The site never shows that, but whoever opens the project’s files can read it.',
    remedy: `${remedy.replace('it out', 'all that out').replace('file', 'files')} ${PHONE.replace('the photo', 'each photo')}`,
  })];
}

function onSize(name: string, width: number, height: number, grid: boolean): Finding[] {
  const smaller = 'Run `npm run photos`, which makes it smaller and keeps the original.';
  const findings: Finding[] = [];
  if (Math.max(width, height) > LONG_SIDE) {
    findings.push(advice(`${name} is ${width} × ${height} pixels, larger than the site ever shows.`, smaller,
      { cause: `These have more than ${LONG_SIDE} pixels on a side, more than the site ever shows.`, remedy: 'Run `npm run photos`, which makes them smaller and keeps the originals.' }));
  }
  if (grid && width < GRID_WIDTH) {
    findings.push(advice(`${name} is only ${width} pixels wide and will look blurred: the gallery wants ${GRID_WIDTH}.`, 'Send the photo itself from the phone, not a preview or a screenshot.',
      { cause: `These are narrower than ${GRID_WIDTH} pixels and will look blurred in the gallery.`, remedy: 'Send the photos themselves from the phone, not previews or screenshots.' }));
  }
  const shape = width / height;
  if (grid && (shape > SHAPES.widest || shape < SHAPES.highest)) {
    findings.push(advice(`${name} is ${width} × ${height} pixels, a ${shape > 1 ? 'long' : 'high'} strip, of which the gallery shows the middle.`, 'Cut it closer around what it shows, or leave it: a tap shows all of it.'));
  }
  return findings;
}

/** What is wrong with the picture at `path`. Throws when it cannot be read from the disk. */
export async function readPicture(path: string, { grid, onHost, proofs }: Place): Promise<Look> {
  const name = basename(path);
  const bytes = await readFile(path);
  const [kind, hash] = [kindOf(bytes), sha256(bytes)];
  const refused = unshowable(kind, name);
  if (refused) {
    const usable = PHOTO_KINDS.has(kind);
    const { place } = usable ? await gravityOf(bytes, []) : { place: false };
    return { findings: [place ? alsoTellsWhere(refused) : refused], usable, hash };
  }
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const turned = (metadata.orientation ?? 1) > 4;
    const [width, height] = turned ? [metadata.height, metadata.width] : [metadata.width, metadata.height];
    const told = await tellings(bytes, name, onHost);
    if (width * height > MOST_PIXELS) {
      const tooLarge = error(`${name} has ${Math.round(width * height / 1e6)} megapixels; more than ${MOST_PIXELS / 1e6} cannot be worked on.`, 'Run `npm run photos`, which makes it smaller and keeps the original.');
      return { findings: [tooLarge, ...told], usable: true, hash };
    }
    await proofs.once(bytes, prove);
    return { findings: [...told, ...onSize(name, width, height, grid)], usable: true, hash };
  } catch {
    return { findings: [error(`${name} is damaged: a part of the picture is missing or unreadable.`, `${RESEND}.`,
      { cause: 'These are damaged: a part of each picture is missing or unreadable.', remedy: 'Send them from the phone again and replace these files.' })], usable: false, hash };
  }
}
