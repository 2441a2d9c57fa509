/** The studio's mark as the pictures that phones put on their home screens. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Pixels: Apple's, and the two that Android asks for. */
export const ICON_SIZES = [180, 192, 512] as const;

/** The mark as it stands in the browser's tab. Its background fills the corners, so that a phone may cut any shape. */
const SOURCE = 'public/favicon.svg';
/** Units of the mark's own drawing, along each side. */
const SOURCE_SIZE = 64;
/** Dots per inch at which a drawing's unit is one pixel. */
const UNIT_DENSITY = 72;

/** @returns a square PNG of `size` pixels */
export async function drawIcon(size: number): Promise<Buffer> {
  const mark = (await readFile(SOURCE, 'utf8')).replace(/rx="\d+"/, '');
  return sharp(Buffer.from(mark), { density: UNIT_DENSITY * (size / SOURCE_SIZE) })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/** Pixels of the picture in an address book: the size at which phones show it large. */
const CONTACT_SIZE = 192;

/** The mark as a small JPEG, for address books. Nobody's face is given away with a phone number. */
export const drawContactPhoto = async (): Promise<Buffer> =>
  sharp(await drawIcon(CONTACT_SIZE))
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();

/** Bytes of an ICO file before its one picture: the list, and the picture's entry in it. */
const ICO_HEAD = 22;
const ICO_SIZE = 32;

/** The mark at the address that browsers ask of their own accord: an ICO that holds one PNG. */
export async function drawFavicon(): Promise<Buffer> {
  const png = await drawIcon(ICO_SIZE);
  const head = Buffer.alloc(ICO_HEAD);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(ICO_SIZE, 6);
  head.writeUInt8(ICO_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(ICO_HEAD, 18);
  return Buffer.concat([head, png]);
}
