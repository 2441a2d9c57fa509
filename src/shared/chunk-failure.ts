/** A script that cannot be had, as the console names it (the product's rule). */

/** Milliseconds after which a script counts as lost. If it still arrives, it is used. */
export const CHUNK_TIMEOUT_MS = 120_000;

/**
 * Names the script on the console.
 * @param chunk its name without a hash, such as `Viewer`
 * @param reason `missing`, `timeout`, or the error in it
 * @returns what was said
 */
export function reportChunkFailure(chunk: string, reason: string): string {
  const message = `Loading chunk ${chunk} failed (${reason})`;
  console.error(message);
  return message;
}
