/** Every block of metadata in a picture: programs write a second one beside the first, which readers stop at. */
import type { Metadata } from 'sharp';
import { APP1, partsOf } from '../../src/shared/jpeg.ts';

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
/** Behind it stand 40 bytes that say which part of a long XMP this is. */
const XMP_PART = 'http://ns.adobe.com/xmp/extension/\0';
const XMP_PART_HEAD = 40;
/** A text of a PNG that holds a block of another format: its name, its length, and its bytes as hexadecimal digits. */
const RAW_PROFILE = /^Raw profile type /i;
const HEXADECIMAL = /^\s*\w+\s+\d+\s+([\da-f\s]*)/i;

export interface MetadataBlocks {
  /** Each begins with TIFF's own header, or with `Exif` before it. */
  exif: Buffer[];
  iptc: Buffer[];
  /** The text of all XMP. Of UTF-16, which it may be in too, only the Latin letters are right. */
  xmp: string;
}

const begins = (bytes: Buffer, text: string) => bytes.toString('latin1', 0, text.length) === text;

/** Sorts a block by how it begins; `Exif`, an address of Adobe's, or else what its name says. */
function sortBlock(
  block: Buffer,
  name: string,
  { exif, iptc, xmp }: { exif: Buffer[]; iptc: Buffer[]; xmp: Buffer[] },
) {
  if (begins(block, EXIF) || /^exif$/i.test(name)) exif.push(block);
  else if (begins(block, XMP)) xmp.push(block.subarray(XMP.length));
  else if (begins(block, XMP_PART)) xmp.push(block.subarray(XMP_PART.length + XMP_PART_HEAD));
  else if (/^(iptc|8bim)$/i.test(name)) iptc.push(block);
  else xmp.push(block);
}

/**
 * @param bytes the picture
 * @param metadata what the decoder has found in it
 */
export function metadataBlocks(bytes: Buffer, { format, exif, iptc, xmp, comments = [] }: Metadata): MetadataBlocks {
  const found = { exif: exif ? [exif] : [], iptc: iptc ? [iptc] : [], xmp: xmp ? [xmp] : [] };
  if (format === 'jpeg') {
    for (const { from, to, marker } of partsOf(bytes))
      if (marker === APP1) sortBlock(bytes.subarray(from + 4, to), '', found);
  }
  for (const { keyword, text } of comments) {
    const digits = RAW_PROFILE.test(keyword) ? HEXADECIMAL.exec(text)?.[1] : undefined;
    if (digits === undefined) found.xmp.push(Buffer.from(text));
    else sortBlock(Buffer.from(digits.replace(/\s/g, ''), 'hex'), keyword.replace(RAW_PROFILE, ''), found);
  }
  return { exif: found.exif, iptc: found.iptc, xmp: Buffer.concat(found.xmp).toString('utf8').replaceAll('\0', '') };
}
