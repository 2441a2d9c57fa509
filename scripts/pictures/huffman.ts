/**
 * Walking through a JPEG's compressed pixels without making pixels of them. The usual decoder is forgiving: when some
 * bytes in the middle are wrong it shows stripes and false colours and says nothing. This walk is not: it knows where
 * every block has to end.
 */

/** A code's length in bits in the low five bits, its symbol above; 0 where no code begins so. */
type Codes = Uint16Array;

interface Component {
  id: number;
  /** Blocks of this component in one unit. */
  blocks: number;
  quantiser: number;
}

/** What the headers say about a scan. */
interface Frame {
  components: Component[];
  units: number;
  restart: number;
}

/** Whole bytes that some cameras leave between the last block and the end. */
const SPARE_BYTES = 4;
/** The average of a block, times eight, lies within ±1024; encoders round by one step. */
const HIGHEST_AVERAGE = 1024;
/** Coefficients in a block. */
const COEFFICIENTS = 64;

/** A DHT table → a lookup by the next 16 bits. */
function codesOf(bytes: Buffer, at: number): { codes: Codes; end: number } {
  const codes = new Uint16Array(1 << 16);
  let symbol = at + 16;
  let next = 0;
  for (let length = 1; length <= 16; length += 1) {
    for (let count = bytes[at + length - 1] ?? 0; count > 0; count -= 1) {
      const first = next << (16 - length);
      codes.fill(((bytes[symbol] ?? 0) << 5) | length, first, first + (1 << (16 - length)));
      symbol += 1;
      next += 1;
    }
    next <<= 1;
  }
  return { codes, end: symbol };
}

/** One stretch between restarts: true when it holds just so many units. `data` is without stuffing. */
function walks(data: Uint8Array, units: number, parts: { component: Component; dc: Codes; ac: Codes }[]): boolean {
  const averages = parts.map(() => 0);
  const end = data.length * 8;
  let at = 0;
  const peek = () => {
    const byte = at >> 3;
    return (
      ((((data[byte] ?? 255) << 16) | ((data[byte + 1] ?? 255) << 8) | (data[byte + 2] ?? 255)) >> (8 - (at & 7))) &
      0xffff
    );
  };
  for (let unit = 0; unit < units; unit += 1) {
    for (let part = 0; part < parts.length; part += 1) {
      const { component, dc, ac } = parts[part] ?? {
        component: { blocks: 0, quantiser: 0, id: 0 },
        dc: new Uint16Array(),
        ac: new Uint16Array(),
      };
      for (let block = 0; block < component.blocks; block += 1) {
        const first = dc[peek()] ?? 0;
        const size = first >> 5;
        if (first === 0 || size > 11) return false;
        at += first & 31;
        if (size > 0) {
          const bits = peek() >> (16 - size);
          const average = (averages[part] ?? 0) + (bits < 1 << (size - 1) ? bits - (1 << size) + 1 : bits);
          if (Math.abs(average) * component.quantiser > HIGHEST_AVERAGE + component.quantiser) return false;
          averages[part] = average;
          at += size;
        }
        for (let coefficient = 1; coefficient < COEFFICIENTS; coefficient += 1) {
          const code = ac[peek()] ?? 0;
          if (code === 0) return false;
          const symbol = code >> 5;
          at += (code & 31) + (symbol & 15);
          if (symbol === 0) break;
          coefficient += symbol >> 4;
          if (coefficient >= COEFFICIENTS) return false;
        }
        if (at > end) return false;
      }
    }
  }
  return end - at < (SPARE_BYTES + 1) * 8;
}

/** The stretches of a scan that begins at `at`, each without its stuffing, up to the next marker that is no restart. */
function stretches(bytes: Buffer, at: number): Uint8Array[] {
  const found: Uint8Array[] = [];
  let stretch: Buffer[] = [];
  let from = at;
  for (let next = bytes.indexOf(0xff, at); next !== -1; next = bytes.indexOf(0xff, next + 1)) {
    const marker = bytes[next + 1] ?? 0xd9;
    if (marker === 0) {
      stretch.push(bytes.subarray(from, next + 1));
      from = next + 2;
      next += 1;
    } else if (marker !== 0xff) {
      stretch.push(bytes.subarray(from, next));
      found.push(Buffer.concat(stretch));
      if (marker < 0xd0 || marker > 0xd7) return found;
      stretch = [];
      from = next + 2;
    }
  }
  return found;
}

function frameOf(bytes: Buffer, at: number, quantisers: Map<number, number>): Frame {
  const [height, width, count] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7), bytes[at + 9] ?? 0];
  const sampled = Array.from({ length: count }, (_, index) => {
    const part = at + 10 + index * 3;
    const sampling = bytes[part + 1] ?? 0x11;
    return {
      id: bytes[part] ?? 0,
      across: sampling >> 4,
      down: sampling & 15,
      quantiser: quantisers.get(bytes[part + 2] ?? 0) ?? 1,
    };
  });
  // A single component has no units of several blocks.
  const single = count === 1;
  const across = single ? 1 : Math.max(...sampled.map((part) => part.across));
  const down = single ? 1 : Math.max(...sampled.map((part) => part.down));
  return {
    components: sampled.map((part) => ({
      id: part.id,
      quantiser: part.quantiser,
      blocks: single ? 1 : part.across * part.down,
    })),
    units: Math.ceil(width / (8 * across)) * Math.ceil(height / (8 * down)),
    restart: 0,
  };
}

/** True when the scan at `at` is whole. */
function isWhole(bytes: Buffer, at: number, frame: Frame, tables: Map<number, Codes>): boolean {
  const parts = frame.components.map((component, index) => {
    const choice = bytes[at + 6 + index * 2] ?? 0;
    return {
      component,
      dc: tables.get(choice >> 4) ?? new Uint16Array(),
      ac: tables.get(16 + (choice & 15)) ?? new Uint16Array(),
    };
  });
  const found = stretches(bytes, at + 2 + bytes.readUInt16BE(at + 2));
  const each = frame.restart || frame.units;
  const wanted = Math.ceil(frame.units / each);
  return (
    found.length >= wanted &&
    found.slice(0, wanted).every((data, index) => walks(data, Math.min(each, frame.units - index * each), parts))
  );
}

/**
 * False for a JPEG whose compressed pixels are provably damaged. Progressive and other rare JPEGs count as sound:
 * for them the usual decoder's own warnings have to do.
 */
export function isSoundJpeg(bytes: Buffer): boolean {
  const quantisers = new Map<number, number>();
  const tables = new Map<number, Codes>();
  let frame: Frame | undefined;
  let restart = 0;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return false;
    if (marker === 0xdb) {
      for (let table = at + 4; table < end;) {
        const wide = (bytes[table] ?? 0) >> 4 > 0;
        quantisers.set((bytes[table] ?? 0) & 15, wide ? bytes.readUInt16BE(table + 1) : (bytes[table + 1] ?? 1));
        table += wide ? 129 : 65;
      }
    } else if (marker === 0xc4) {
      for (let table = at + 4; table < end;) {
        const read = codesOf(bytes, table + 1);
        tables.set(bytes[table] ?? 0, read.codes);
        table = read.end;
      }
    } else if (marker === 0xdd) restart = bytes.readUInt16BE(at + 4);
    else if (marker === 0xc0 || marker === 0xc1) {
      if (bytes[at + 4] !== 8) return true;
      frame = frameOf(bytes, at, quantisers);
    } else if (marker >= 0xc2 && marker <= 0xcf && marker !== 0xc8 && marker !== 0xcc) return true;
    else if (marker === 0xda) {
      // Components one by one in scans of their own are as rare as progressive.
      if (!frame || bytes[at + 4] !== frame.components.length) return true;
      return isWhole(bytes, at, { ...frame, restart }, tables);
    }
    at = end;
  }
  return true;
}
