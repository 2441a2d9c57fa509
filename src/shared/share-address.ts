/**
 * Hands an address to the phone's own share sheet, or to the clipboard where there is none.
 * @returns what the visitor is still to be told: that the link is copied, or has to be copied by hand; else nothing
 */
export async function shareAddress(title: string, url: string): Promise<'copied' | 'notCopied' | undefined> {
  try {
    await (navigator as Partial<Navigator>).share?.({ title, url });
    if ('share' in navigator) return undefined;
  } catch (error) {
    // The visitor closed the share sheet, or pressed twice: it is open already.
    if (/Abort|InvalidState/.test((error as Error).name)) return undefined;
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // No clipboard, or not allowed.
    return 'notCopied';
  }
}
