/** The parts that a PNG is made of. */
import { latin1, uint32 } from './bytes.ts';

/** A signature, and a chunk's length, name and check sum, in bytes. */
const SIGNATURE = 8;
const FRAME = 12;

/** The chunks of a PNG, from its first to its end; `to` is where the next one begins. */
export function* pngChunks(bytes: Uint8Array): Generator<{ type: string; from: number; to: number }> {
  for (let at = SIGNATURE; at + FRAME <= bytes.length;) {
    const [type, from] = [latin1(bytes, at + 4, at + 8), at];
    at += FRAME + uint32(bytes, at);
    yield { type, from, to: at };
    if (type === 'IEND') return;
  }
}
