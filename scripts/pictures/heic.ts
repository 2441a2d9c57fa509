/**
 * HEIC, the iPhone's format. The picture library reads its headers but not its pixels (no HEVC decoder
 * for licence reasons), so another decoder gives the pixels, and the colour profile is put back by hand.
 */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { indexOfText, uint16 } from '../../src/shared/bytes.ts';
import { P3_PRIMARIES, heicDescription, isTurnedByItself } from '../../src/shared/heic-description.ts';
import { heicPixels } from '../../src/shared/heic-pixels.ts';
import { orientationOf } from './exif.ts';

/** A PNG's signature and its IHDR: the profile goes behind them. */
const PNG_HEADER = 33;

async function displayP3(): Promise<Buffer | undefined> {
  const sample = sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } });
  return (await sharp(await sample.withIccProfile('p3').png().toBuffer()).metadata()).icc;
}

/** The colour profile of a HEIC, embedded or named by number; none means sRGB. */
async function profileOf(heic: Buffer, embedded: Buffer | undefined): Promise<Buffer | undefined> {
  if (embedded) return embedded;
  const box = heicDescription(heic);
  const colour = indexOfText(box, 'colrnclx');
  return colour !== -1 && uint16(box, colour + 8) === P3_PRIMARIES ? displayP3() : undefined;
}

function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPphoto\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, PNG_HEADER), length, body, sum, png.subarray(PNG_HEADER)]);
}

/**
 * A HEIC as a PNG of at most `side` pixels on the long side, upright, with its colour profile.
 * Throws when the pixels cannot be decoded, or not all of them.
 */
export async function heicToPng(heic: Buffer, side: number): Promise<Buffer> {
  const { exif, icc } = await sharp(heic).metadata();
  const pixels = await heicPixels(heic);
  if (!pixels) throw new Error('Pixels of the picture are missing');
  const { width, height, data } = pixels;
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).resize({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  });
  // The file's own rotation rules and is already done. Some programs write none and leave the turning to EXIF.
  const turned = isTurnedByItself(heicDescription(heic));
  const png = await picture
    .removeAlpha()
    .withMetadata({ orientation: turned || !exif ? 1 : orientationOf(exif) })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const profile = await profileOf(heic, icc);
  return profile ? withProfile(png, profile) : png;
}
