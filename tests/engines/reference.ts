/** How today's browser shows each page: what every other browser is compared with. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomic } from '../../scripts/files/atomic-write.ts';
import type { Layout } from './layout.ts';

export interface Reference {
  layout: Layout;
  /** The part of the page that is in sight, as PNG. */
  picture: Buffer;
}

/** The folder of a run: the references, and the pictures of the other browsers beside them. */
export const REFERENCE = join(import.meta.dirname, '../../.local/engines/reference');

/** Forgets the last run's. Call it before the tests. */
export function clearReferences(): void {
  rmSync(REFERENCE, { recursive: true, force: true });
  mkdirSync(REFERENCE, { recursive: true });
}

/**
 * @param name a file name of its own for each page and screen
 * @returns what the first to ask in this run has had from `take`, in whatever browser and worker it was
 */
export async function referenceOf(name: string, take: () => Promise<Reference>): Promise<Reference> {
  const [picture, layout] = ['png', 'json'].map((kind) => join(REFERENCE, `${name}.${kind}`)) as [string, string];
  if (existsSync(layout))
    return { layout: JSON.parse(readFileSync(layout, 'utf8')) as Layout, picture: readFileSync(picture) };
  const reference = await take();
  await writeAtomic(picture, reference.picture);
  // The last of the two: where it is, the other is as well.
  await writeAtomic(layout, JSON.stringify(reference.layout));
  return reference;
}
