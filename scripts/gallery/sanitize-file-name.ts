/** Names for files whose own cannot be used: plain letters, the number at the beginning kept. */
import { dirname, join } from 'node:path';
import { isSafeName } from './safe-name.ts';
import { numberedName, slugOf } from '../../src/shared/photo-name.ts';

/** A file name without its ending, made plain: `11-a#b` → `11-a-b`, `50% off` → `50-off`. */
export function safeStem(stem: string): string {
  const digits = /^\s*(\d{1,9})/.exec(stem)?.[1];
  const name = slugOf(digits === undefined ? stem : stem.trimStart().slice(digits.length));
  const plain = digits === undefined ? name : numberedName(Number(digits), name);
  // A word that Windows keeps for itself, such as con.
  return isSafeName(plain) ? plain : `photo-${plain}`;
}

/** The first of `name.jpg`, `name-2.jpg`, `name-3.jpg` … beside `path` that `isFree`. */
export async function freeName(
  path: string,
  stem: string,
  ending: string,
  isFree: (path: string) => Promise<boolean>,
): Promise<string> {
  for (let copy = 1; ; copy += 1) {
    const candidate = join(dirname(path), `${stem}${copy === 1 ? '' : `-${copy}`}${ending}`);
    if (await isFree(candidate)) return candidate;
  }
}
