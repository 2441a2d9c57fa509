/** Picture files: whether the one that is named is there, and whether it can be shown. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { isSoundJpeg } from '../pictures/huffman.ts';
import { kindOf } from '../pictures/kind.ts';
import { tellTales } from '../pictures/metadata.ts';
import { nearest } from './nearest.ts';
import { advice, error } from './problem.ts';
import type { Finding } from './problem.ts';
import type { Proofs } from './proofs.ts';

/** Pixels above which making the site's sizes takes too much memory on small machines; phones of 48 megapixels stay below. */
const MOST_PIXELS = 50_000_000;
/** Pixels in width below which the grid shows a photo blurred on a phone: its half screen at two to three device pixels each. */
const GRID_WIDTH = 720;
/** Pixels on the long side above which a picture only makes the repository heavy: what `npm run photos` makes. */
const LONG_SIDE = 2400;

/** Endings of pictures that the site can be built from. */
const ENDING = /\.(jpe?g|png|webp|avif|tiff)$/i;
const PHOTOS = 'Run `npm run photos`, which makes a JPEG of it';
const RESEND = 'Send it from the phone again and replace this file';

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

const loose = (name: string) => name.normalize('NFC').toLowerCase();

/** The file that `named` means when capitals and the way accents are stored do not count. */
async function sameLoosely(root: string, path: string): Promise<string | undefined> {
  let at = root;
  for (const part of relative(root, path).split(sep)) {
    const names = part === '..' ? [part] : await namesIn(at);
    const found = names.includes(part) ? part : names.find((name) => loose(name) === loose(part));
    if (found === undefined) return undefined;
    at = join(at, found);
  }
  return at;
}

/**
 * Where the picture lies that a file in `folder` names, or why it does not.
 * The names on the disk are compared letter by letter: a disk that ignores capitals must not hide what another will not find.
 */
export async function findPicture(root: string, folder: string, named: string): Promise<{ path: string } | { finding: Finding }> {
  const plain = named.replace(/^\.\//, '');
  const path = join(folder, named);
  if (/^(https?:)?\/\//.test(plain)) {
    return { finding: error(`${plain} is an address on the internet.`, 'Save the picture beside this file and write its file name.') };
  }
  const found = relative(root, path).startsWith('..') ? undefined : await sameLoosely(root, path);
  if (found === path) return { path };
  if (found !== undefined) {
    const right = relative(folder, found).split(sep).join('/');
    return { finding: error(`There is no picture ${plain}, but there is ${right}: capitals and accents count.`, `Write \`image: ${right}\`.`) };
  }
  const names = (await namesIn(dirname(path))).filter((name) => !/\.(ya?ml|md)$/.test(name));
  const stem = loose(basename(plain, extname(plain)));
  const near = names.find((name) => loose(basename(name, extname(name))) === stem) ?? nearest(basename(plain), names);
  const hint = near ? ` Did you mean ${near}?` : '';
  return { finding: error(`The picture ${plain} is missing.${hint}`, 'Put the picture there, or correct its name in this line.') };
}

/** Why a file is no picture that the site can show. */
function unshowable(bytes: Buffer, name: string): Finding | undefined {
  const kind = kindOf(bytes);
  if (kind === 'empty') return error(`${name} is empty (0 bytes): its copy never finished.`, `${RESEND}.`);
  if (kind === 'heic') return error(`${name} is a HEIC photo, which browsers cannot show.`, `${PHOTOS}; or on the iPhone choose Settings, Camera, Formats, Most Compatible and take or send it as JPEG.`);
  if (kind === 'gif' || kind === 'svg') return error(`${name} is a ${kind.toUpperCase()} drawing, not a photo.`, 'Put a JPEG in its place.');
  if (kind === 'video') return error(`${name} is a film, not a photo.`, 'Put a photo in its place, such as a screenshot of the film.');
  if (kind === 'document' || kind === 'unknown') return error(`${name} is not a picture, whatever its name says.`, `${RESEND}.`);
  return ENDING.test(name) ? undefined : error(`The name ${name} does not end in .jpg.`, `${PHOTOS} and names it rightly.`);
}

/** Decodes every pixel: nothing less finds all damage. Throws when there is some. */
async function prove(bytes: Buffer): Promise<void> {
  if (kindOf(bytes) === 'jpeg' && !isSoundJpeg(bytes)) throw new Error('damaged');
  await sharp(bytes, { failOn: 'warning', limitInputPixels: MOST_PIXELS }).raw().toBuffer();
}

/**
 * What is wrong with the picture at `path`.
 * @param grid whether it stands in the grid of a gallery
 * @param proofs the pictures that were whole the last time; those that are now are added
 */
export async function readPicture(path: string, { grid, proofs }: { grid: boolean; proofs: Proofs }): Promise<Finding[]> {
  const name = basename(path);
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) {
    const cause = `${name} cannot be opened: it is a link to something that is not there, or may not be read.`;
    return [error(cause, 'Put the photo itself in its place, or delete it.')];
  }
  const refused = unshowable(bytes, name);
  if (refused) return [refused];
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const turned = (metadata.orientation ?? 1) > 4;
    const [width, height] = turned ? [metadata.height, metadata.width] : [metadata.width, metadata.height];
    if (width * height > MOST_PIXELS) {
      return [error(`${name} has ${Math.round(width * height / 1e6)} megapixels; more than ${MOST_PIXELS / 1e6} cannot be worked on.`, 'Run `npm run photos`, which makes it smaller and keeps the original.')];
    }
    await proofs.once(bytes, prove);
    const tells = tellTales(metadata);
    const findings: Finding[] = [];
    if (tells.length > 0) {
      const what = tells.includes('GPS') ? 'still tells where it was taken (GPS)' : `still carries data of the camera (${tells.join(', ')})`;
      findings.push(advice(`${name} ${what}. The site will not show that, but this file does.`, 'Run `npm run photos`, which takes it out.'));
    }
    if (Math.max(width, height) > LONG_SIDE) findings.push(advice(`${name} is ${width} × ${height} pixels, larger than the site ever shows.`, 'Run `npm run photos`, which makes it smaller and keeps the original.'));
    if (grid && width < GRID_WIDTH) findings.push(advice(`${name} is only ${width} pixels wide and will look blurred: the gallery wants ${GRID_WIDTH}.`, 'Send the photo itself from the phone, not a preview or a screenshot.'));
    return findings;
  } catch {
    return [error(`${name} is damaged: a part of the picture is missing or unreadable.`, `${RESEND}.`)];
  }
}
