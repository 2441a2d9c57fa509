/** The staged files of `public/`, judged as the check and the build judge those that lie in the folder. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PUBLIC } from '../files/project-folders.ts';
import { sourcePicturesOf } from '../pictures/source-pictures.ts';
import { verifyOutput, type RejectedPicture } from '../pictures/verify-output.ts';

/**
 * Those of `files` that must not go out, each by its path.
 * @param files what is staged of them, by their paths from the project's folder
 * @param root the project's folder, whose photos may not be copied into `public/`
 */
export async function rejectedOfPublic(
  files: ReadonlyMap<string, Buffer>,
  root: string,
): Promise<Map<string, RejectedPicture>> {
  if (files.size === 0) return new Map();
  // What is staged may be no longer in the folder: it is looked at in one of its own.
  const copy = await mkdtemp(join(tmpdir(), 'staged-'));
  try {
    for (const [path, bytes] of files) {
      await mkdir(join(copy, dirname(path)), { recursive: true });
      await writeFile(join(copy, path), bytes);
    }
    const rejected = await verifyOutput(join(copy, PUBLIC), copy, { sources: await sourcePicturesOf(root) });
    return new Map(rejected.map((picture) => [`${PUBLIC}/${picture.file}`, picture]));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
