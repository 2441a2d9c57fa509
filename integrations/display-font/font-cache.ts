/** Fonts that were cut down once and are kept until what they are made from changes: cutting takes most of a second. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../../scripts/files/hash.ts';

/** The file beside the fonts that tells what they were made from. */
export const MADE_FROM = 'made-from.json';

/** The bytes of the fonts in a folder as one hash; none when one of them is not there. */
async function hashOf(folder: string, names: readonly string[]): Promise<string | undefined> {
  try {
    const fonts = await Promise.all(names.map((name) => readFile(join(folder, name))));
    return sha256(fonts.map(sha256).join(' '));
  } catch {
    return undefined;
  }
}

/**
 * Writes fonts into a folder, or leaves them there when they are what they should be.
 * @param sources all that the fonts are made from, as texts
 * @param fonts gives the bytes of each font, by the name of its file
 * @returns the path of each file
 */
export async function keepFonts<Name extends string>(
  folder: string,
  sources: readonly string[],
  fonts: Record<Name, () => Promise<Buffer>>,
): Promise<Record<Name, string>> {
  const names = Object.keys(fonts) as Name[];
  const paths = Object.fromEntries(names.map((name) => [name, join(folder, name)])) as Record<Name, string>;
  const note = join(folder, MADE_FROM);
  const tell = async () =>
    JSON.stringify({ sources: sha256(JSON.stringify(sources)), fonts: await hashOf(folder, names) });
  const noted = await readFile(note, 'utf8').catch(() => '');
  if (noted === (await tell())) return paths;
  // The note goes first and comes back last: a build that is killed in between leaves none.
  await rm(note, { force: true });
  await mkdir(folder, { recursive: true });
  for (const name of names) await writeFile(paths[name], await fonts[name]());
  await writeFile(note, await tell());
  return paths;
}
