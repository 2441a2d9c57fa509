/** The hash by which a content security policy knows an inline script or style. */
import { createHash } from 'node:crypto';

/** @param text what stands between the tags, to the byte */
export const cspHash = (text: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
