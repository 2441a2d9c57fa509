/**
 * Why `parseArgs` could not understand what was typed: its first sentence, without a full stop. What follows it is
 * advice about its own grammar, which the commands do not speak of.
 */
export const argumentError = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split(/\.\s/)[0] ?? '';
