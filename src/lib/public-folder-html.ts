/** HTML pages in public/: they go out as they are, without a policy. Free of Astro. */
import { MAP_ORIGIN } from './map-embed.ts';
import { codeIn, excerptOf } from './inline-code.ts';

/**
 * What any page of the site may load from elsewhere. And attributes that run nothing: pages that search engines want as
 * a proof of ownership, or that programs write, say by them which letters they are in and how they look.
 */
const OPEN = { frame: [MAP_ORIGIN], form: [], attributes: ['http-equiv', 'style'] };

/**
 * @param html such a page
 * @returns the beginning of the first code in it, which could read what the owner’s editor keeps in her browser
 */
export function codeInPublicPage(html: string): string | undefined {
  const { script, refused } = codeIn(html, OPEN);
  const [code] = [...refused, ...script];
  return code === undefined ? undefined : excerptOf(code);
}
