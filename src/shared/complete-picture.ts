/** Whether the end of a picture file is there, told by its structure: browsers show what has come and say nothing. */
import { uint32 } from './bytes.ts';
import type { FileType } from './file-type.ts';
import { jpegParts } from './jpeg.ts';
import { pngChunks } from './png-chunks.ts';

/** A GIF ends with this byte; programs may write zeros behind it. */
const GIF_END = 0x3b;

function pngEnds(bytes: Uint8Array): boolean {
  for (const { type } of pngChunks(bytes)) if (type === 'IEND') return true;
  return false;
}

/** RIFF says behind its name how many bytes follow, the smallest first. */
const riffEnds = ({ buffer, byteOffset, length }: Uint8Array) =>
  length >= 8 && new DataView(buffer, byteOffset).getUint32(4, true) + 8 <= length;

/** Each box of an ISO container begins with its size: 0 is up to the end, 1 says that eight bytes follow the name. */
function boxesEnd(bytes: Uint8Array): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = uint32(bytes, at);
    if (size === 0) return true;
    const whole = size === 1 ? uint32(bytes, at + 8) * 2 ** 32 + uint32(bytes, at + 12) : size;
    if (whole < 8) return false;
    at += whole;
  }
  return at === bytes.length;
}

/** Zeros behind the end do no harm. */
function gifEnds(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (bytes[end - 1] === 0) end -= 1;
  return bytes[end - 1] === GIF_END;
}

/** False for a picture of which the end is missing. Types without a mark of their end pass. */
export function isComplete(type: FileType, bytes: Uint8Array): boolean {
  if (type === 'jpeg') return jpegParts(bytes).complete;
  if (type === 'png') return pngEnds(bytes);
  if (type === 'webp') return riffEnds(bytes);
  if (type === 'avif' || type === 'heic') return boxesEnd(bytes);
  if (type === 'gif') return gifEnds(bytes);
  return true;
}
