import { hasCode } from './error-code.ts';

/** For a list that could not be read: an empty one where there is nothing to read. Throws what else the disk says. */
export function noneIfMissing(error: unknown): never[] {
  if (hasCode(error, 'ENOENT')) return [];
  throw error;
}
