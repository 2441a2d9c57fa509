/**
 * A record of published pictures in which no fault was found, by the hash of their bytes, so that a build of thousands
 * inspects only those that are new, and reads only those that were written since. Losing it costs time, nothing else.
 */
import type { FileType } from '../../src/shared/file-type.ts';
import { loadVerdicts } from './verdict-record.ts';

export interface VerifiedPicture {
  type: FileType;
  width: number;
  height: number;
}

export interface VerifiedOutputCache {
  get(hash: string): VerifiedPicture | undefined;
  add(hash: string, picture: VerifiedPicture): void;
  /** The hash of a file's bytes, by its `contentState`; nothing when it is not known, or where there is no state. */
  knownHash(state: string | undefined): string | undefined;
  /** The same: `read` is asked once, and each time where there is no state. */
  hash(state: string | undefined, read: () => string): string;
  /** The hash of a picture's pixels, by that of its bytes: `decode` is asked once. */
  pixels(hash: string, decode: () => Promise<string | undefined>): Promise<string | undefined>;
}

/** A record that knows what is in `before` and is kept nowhere. */
export function verifiedOutputCache(
  before: ReadonlyMap<string, string> = new Map(),
): VerifiedOutputCache & { lines: () => string[] } {
  const now = new Map<string, string>();
  const known = (key: string): string | undefined => {
    const value = now.get(key) ?? before.get(key);
    if (value !== undefined) now.set(key, value);
    return value;
  };
  const fileKey = (state: string) => `file:${state}`;
  const knownHash = (state: string | undefined) => (state === undefined ? undefined : known(fileKey(state)));
  return {
    get: (hash) => {
      const [type, width, height] = known(hash)?.split(' ') ?? [];
      return type ? { type: type as FileType, width: Number(width), height: Number(height) } : undefined;
    },
    add: (hash, { type, width, height }) => now.set(hash, `${type} ${width} ${height}`),
    knownHash,
    hash: (state, read) => {
      const hash = knownHash(state) ?? read();
      if (state !== undefined) now.set(fileKey(state), hash);
      return hash;
    },
    pixels: async (hash, decode) => {
      const key = `pixels:${hash}`;
      const pixels = known(key) ?? (await decode());
      if (pixels) now.set(key, pixels);
      return pixels;
    },
    lines: () => [...now].map(([key, value]) => `${key} ${value}`),
  };
}

/**
 * Reads the record of earlier builds of the project in `root`; `save` keeps what was asked for since, and nothing else.
 */
export async function loadVerifiedOutputCache(
  root: string,
): Promise<VerifiedOutputCache & { save: () => Promise<void> }> {
  const { lines, save } = await loadVerdicts(root, 'verified-output.txt', 'verify-output.ts');
  const before = new Map<string, string>();
  for (const line of lines) {
    const [hash = '', ...fields] = line.split(' ');
    before.set(hash, fields.join(' '));
  }
  const record = verifiedOutputCache(before);
  return { ...record, save: () => save(record.lines()) };
}
