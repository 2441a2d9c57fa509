/**
 * @param base what a path alone is relative to; without it, only a whole address is one
 * @returns the parts of an address; nothing where it is none, which older browsers tell by an error alone
 */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
