/** The parameters of a JPEG's scans, which some Samsung phones write wrong. */
import { partsOf, START_OF_SCAN } from '../../src/shared/jpeg.ts';

/** Frames of which a scan holds every coefficient at full depth: baseline and extended sequential. */
const SEQUENTIAL_FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1]);
/** First and last coefficient of a scan and its depth, in the only values that such a frame may have. */
const PARAMETERS = Buffer.from([0, 63, 0]);

/**
 * The JPEG with the scan parameters that its frame asks for; the same buffer where it has them already. In a sequential
 * JPEG they say nothing that is not known, and every browser shows it whatever they are; the decoder warns, and could
 * not be asked to tell of damage otherwise.
 */
export function withValidScanParameters(jpeg: Buffer): Buffer {
  let isSequential = false;
  let valid = jpeg;
  for (const { from, marker } of partsOf(jpeg)) {
    if (SEQUENTIAL_FRAMES.has(marker)) isSequential = true;
    if (!isSequential || marker !== START_OF_SCAN || from + 4 > jpeg.length) continue;
    const end = from + 2 + jpeg.readUInt16BE(from + 2);
    const at = end - PARAMETERS.length;
    if (end > jpeg.length || at < from + 4 || PARAMETERS.equals(jpeg.subarray(at, end))) continue;
    if (valid === jpeg) valid = Buffer.from(jpeg);
    PARAMETERS.copy(valid, at);
  }
  return valid;
}
