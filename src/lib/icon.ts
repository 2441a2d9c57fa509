/** The studio's mark as the pictures that phones put on their home screens. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Pixels: Apple's, and the two that Android asks for. */
export const ICON_SIZES = [180, 192, 512] as const;

/** The mark as it stands in the browser's tab. Its background fills the corners, so that a phone may cut any shape. */
const SOURCE = 'public/favicon.svg';

/** @returns a square PNG of `size` pixels */
export async function drawIcon(size: number): Promise<Buffer> {
  const mark = (await readFile(SOURCE, 'utf8')).replace(/rx="\d+"/, '');
  return sharp(Buffer.from(mark), { density: 72 * (size / 64) }).resize(size, size).png({ palette: true }).toBuffer();
}
