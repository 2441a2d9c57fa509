/**
 * Photographs as cameras take them, for the tests of everything that encodes or refuses pictures: hair, lace and
 * sequins are detail at every scale, which smooth drawings never show and which weighs several times as much.
 */
import sharp from 'sharp';

/** Pixels of one side of a square of noise, which is repeated over the photo. */
const TILE = 512;
/** Strands of hair in a photo. */
const STRANDS = 500;
/** How many times each square of noise is enlarged, and how far (in grey levels) it goes from the middle. */
const SCALES = [{ scale: 1, reach: 60 }, { scale: 2, reach: 70 }, { scale: 5, reach: 70 }, { scale: 16, reach: 50 }] as const;

export interface CameraShot {
  width?: number;
  height?: number;
  /** Two shots of different seeds are different photos; the same seed gives the same bytes. */
  seed?: number;
  /** As a phone held upright writes it: lying on its side, with camera, time and the place where it was taken. */
  phone?: boolean;
  /** JPEG quality: phones write about 92. */
  quality?: number;
}

/** A generator of numbers from 0 to 1 that begins the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A grey square whose levels lie `reach` around the middle, in grains of `scale` pixels. */
function noise(random: () => number, scale: number, reach: number): Promise<Buffer> {
  const side = Math.ceil(TILE / scale);
  const levels = Buffer.from(Uint8Array.from({ length: side * side }, () => 128 + (random() * 2 - 1) * reach));
  return sharp(levels, { raw: { width: side, height: side, channels: 1 } })
    .resize(TILE, TILE, { kernel: scale === 1 ? 'nearest' : 'cubic' }).toColourspace('srgb').png({ compressionLevel: 1 }).toBuffer();
}

/** A veil, a face and many thin strands of hair. */
function drawing(random: () => number, width: number, height: number): Buffer {
  const hue = Math.floor(random() * 360);
  const strands = Array.from({ length: STRANDS }, () => {
    const [x, y, bend] = [random() * width, random() * height * 0.6, (random() - 0.5) * width * 0.2];
    const light = 8 + random() * 30;
    return `<path d="M${x} ${y}q${bend} ${height * 0.12} ${bend * 0.4} ${height * 0.3}" stroke="hsl(25,30%,${light}%)" stroke-width="${width / 1500}" fill="none"/>`;
  });
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue},45%,40%)"/>
    <ellipse cx="50%" cy="38%" rx="24%" ry="26%" fill="hsl(24,45%,62%)"/>
    <rect y="68%" width="100%" height="32%" fill="hsl(${(hue + 140) % 360},60%,45%)"/>${strands.join('')}</svg>`);
}

/** A JPEG full of fine detail. Without a size it is that of a 12-megapixel phone. */
export async function cameraPhoto({ width = 3000, height = 4000, seed = 1, phone = false, quality = 92 }: CameraShot = {}): Promise<Buffer> {
  const random = randomFrom(seed);
  const tiles = await Promise.all(SCALES.map(({ scale, reach }) => noise(random, scale, reach)));
  const [across, down] = phone ? [height, width] : [width, height];
  const detailed = sharp(drawing(random, across, down), { unlimited: true }).removeAlpha()
    .composite(tiles.map((input) => ({ input, tile: true, blend: 'soft-light' as const })))
    .removeAlpha();
  if (!phone) return detailed.jpeg({ quality }).toBuffer();
  return detailed
    .withExif({
      IFD0: { Make: 'Phone', Model: 'X1', DateTime: '2026:05:12 09:30:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 26/1 54/1', GPSLongitudeRef: 'E', GPSLongitude: '78/1 34/1 6/1' },
    })
    .withMetadata({ orientation: 6 }).jpeg({ quality }).toBuffer();
}
