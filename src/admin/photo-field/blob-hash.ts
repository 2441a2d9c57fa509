/** @returns the hash by which git, and the repository's host, know a file's content */
export async function blobHash(content: Blob): Promise<string> {
  const bytes = await new Blob([`blob ${content.size}\0`, content]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
