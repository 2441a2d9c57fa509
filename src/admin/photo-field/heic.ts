/** HEIC, the iPhone's format, in browsers that cannot read it: a decoder in WebAssembly, fetched only now. */
import { readHeicHeader } from './heic-header.ts';
import type { HeicAnswer } from './heic-worker.ts';
import type { DecodedPicture } from './scale.ts';

/** The file is a HEIC and its pixels cannot be had. */
export class DamagedPicture extends Error {}

/** The decoder could not be fetched: the file may be fine, and the phone as well. */
export class NoDecoder extends Error {}

/** @returns the pixels of a HEIC. @throws DamagedPicture for a file that cannot be decoded. @throws NoDecoder */
export async function decodeHeic(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedPicture> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<HeicAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<HeicAnswer>) => resolve(data);
      worker.onerror = () => reject(new NoDecoder());
      worker.postMessage(bytes.buffer);
    });
    if ('damaged' in answer) throw new DamagedPicture();
    const { width, height, data } = answer;
    const { colorSpace, orientation } = readHeicHeader(bytes);
    return {
      source: new ImageData(new Uint8ClampedArray(data), width, height, { colorSpace }),
      width,
      height,
      orientation,
    };
  } finally {
    worker.terminate();
  }
}
