/** The part of a HEIC that describes its pictures: there their colours and turns stand. */
import { indexOfText, uint32 } from './bytes.ts';

/** The colour primaries of Display P3 in an `nclx` colour box (ITU-T H.273). */
export const P3_PRIMARIES = 12;

/** From the name of the box `meta` to its end; nothing, at the end of the file, where there is no such box. */
export function heicDescription(heic: Uint8Array): Uint8Array {
  const name = indexOfText(heic, 'meta');
  return name < 4 ? heic.subarray(heic.length) : heic.subarray(name, name - 4 + uint32(heic, name - 4));
}

/** Whether the file itself says how its picture is turned, which rules. Otherwise EXIF may say it. */
export const isTurnedByItself = (description: Uint8Array): boolean =>
  indexOfText(description, 'irot') !== -1 || indexOfText(description, 'imir') !== -1;
