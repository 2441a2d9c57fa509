import { valueAt } from '../../src/shared/value-at.ts';

/** Errors within errors that are followed: further ones repeat those before, or lead in a circle. */
const MAX_DEPTH = 5;

/** @returns an error, those that it was made of, and those that caused it: outermost first */
export function errorChain(error: unknown, depth = 0): unknown[] {
  if (error === undefined || error === null || depth > MAX_DEPTH) return [];
  const parts = valueAt(error, ['errors']);
  return [
    error,
    ...(Array.isArray(parts) ? parts : []).flatMap((part) => errorChain(part, depth + 1)),
    ...errorChain(valueAt(error, ['cause']), depth + 1),
  ];
}
