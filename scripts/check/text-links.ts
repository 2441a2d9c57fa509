/** Links and pictures in the text of a Markdown file that lead nowhere. */
import { dirname } from 'node:path';
import type { Addresses } from './page-addresses.ts';
import type { FieldFinding } from './fields.ts';
import { deadLink, safelyDecoded } from './links.ts';
import { findPicture } from './picture-path.ts';
import { DEFAULT_LOCALE, type Locale } from '../../src/lib/locales.ts';
import { localized } from '../../src/lib/routes.ts';
import { advice, error } from './problem.ts';
import type { ParsedText } from './text-file.ts';

/** `[x](/y)`, `[x]: /y` and `<a href="/y">`; a `!` before it makes it a picture. */
const MARKDOWN = /(!?)\[[^\]]*\]\(\s*<?([^)\s>]+)|^\s{0,3}\[[^\]]+\]:\s*<?(\S+?)>?\s*$|\shref=["']([^"']+)/gm;

/** The links and pictures in the text of a Markdown file, with their lines from 1. */
function inText({ lines, head }: ParsedText): { line: number; to: string; isPicture: boolean }[] {
  return lines.flatMap((text, index) =>
    index < head
      ? []
      : [...text.matchAll(MARKDOWN)].map(([, picture, inline, reference, html]) => ({
          line: index + 1,
          to: inline ?? reference ?? html ?? '',
          isPicture: picture === '!',
        })),
  );
}

/** Pictures in the text of the Markdown file at `path` that are not there: the build would stop at them. */
export async function missingInText(source: ParsedText, path: string, root: string): Promise<FieldFinding[]> {
  const found: FieldFinding[] = [];
  for (const { line, to, isPicture } of inText(source)) {
    const lying = isPicture ? await findPicture(root, dirname(path), safelyDecoded(to)) : { path };
    if ('finding' in lying) found.push({ ...lying.finding, path: [], line });
  }
  return found;
}

/** What is wrong with a link that stands on a page of a language: a page of the site, or a page of another language. */
async function deadIn(locale: Locale, to: string, on: string, addresses: Addresses) {
  const pages = new Set([...addresses.pages].map((page) => localized(page, locale)));
  const dead = await deadLink(to, localized(on, locale), { ...addresses, pages });
  if (!dead || locale === DEFAULT_LOCALE || (await deadLink(to, on, addresses))) return dead;
  return advice(`The link to ${to} leads to a page in another language.`, `Write ${localized(to, locale)}.`);
}

/** Links in the text of a Markdown file that lead nowhere. @param on the page it stands on, in the first language */
export async function deadInText(
  source: ParsedText,
  on: string,
  addresses: Addresses,
  locale: Locale = DEFAULT_LOCALE,
): Promise<FieldFinding[]> {
  const found: FieldFinding[] = [];
  for (const { line, to, isPicture } of inText(source)) {
    if (isPicture || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to)) continue;
    const dead = /^[/#]/.test(to)
      ? await deadIn(locale, to, on, addresses)
      : error(
          `The link to ${to} leads nowhere: it says neither a page of this site nor a whole address.`,
          `Write /${to.replace(/^[./]+/, '')} for a page of this site, or https://${to} for another.`,
        );
    if (dead) found.push({ ...dead, path: [], line });
  }
  return found;
}
