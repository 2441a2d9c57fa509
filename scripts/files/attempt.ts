/** Does what can be left undone where the disk does not let it. */
export function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // It is left undone.
  }
}
