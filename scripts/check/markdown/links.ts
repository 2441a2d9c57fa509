/** Links and pictures in the text of a Markdown file that lead nowhere. */
import type { Addresses } from '../page-addresses.ts';
import type { FieldFinding } from '../fields/read-fields.ts';
import { deadLinkFinding } from '../links.ts';
import { findPicture } from '../pictures/path.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../src/lib/locales.ts';
import { addressIn, inFirstLanguage } from '../../../src/lib/routes.ts';
import {
  anchorsOf,
  deadLink,
  isOutward,
  isOwnAddress,
  likelyOwnAddress,
  linksIn,
  type TextLink,
} from '../../../src/lib/site-links.ts';
import { localAddress } from '../../../src/shared/local-addresses.ts';
import { decodedAddress, hasStrayPercent } from '../../../src/shared/urls.ts';
import { advice, error, type CheckFinding } from '../problem.ts';
import type { ParsedText } from '../yaml/parse-file.ts';

/** The links and pictures in the text of a Markdown file, with their lines from 1. */
function inText({ lines, head }: ParsedText): (TextLink & { line: number })[] {
  const text = lines.slice(head).join('\n');
  return linksIn(text).map((link) => ({ ...link, line: head + text.slice(0, link.at).split('\n').length }));
}

/** What is said of a picture at whose name the build would stop. @param picture in words */
export const strayPercent = (picture: string): CheckFinding =>
  error(
    `${picture} has a % in its name that begins no code such as %20: the build would stop at it.`,
    'Rename the picture without the %, and write its new name here.',
  );

/** What is wrong with a picture that the file at `path` names, if it is one. */
async function missingPicture({ to, isPicture }: TextLink, path: string, root: string) {
  if (isPicture && hasStrayPercent(to)) return strayPercent(`The picture ${to}`);
  const lying = isPicture ? await findPicture(root, path, decodedAddress(to)) : { path };
  return 'finding' in lying ? lying.finding : undefined;
}

/** Pictures in the text of the Markdown file at `path` that are not there: the build would stop at them. */
export async function missingPictureFindings(source: ParsedText, path: string, root: string): Promise<FieldFinding[]> {
  const found: FieldFinding[] = [];
  for (const link of inText(source)) {
    const missing = await missingPicture(link, path, root);
    if (missing) found.push({ ...missing, path: [], line: link.line });
  }
  return found;
}

/** What there is in a language, by the addresses of its pages. */
function targetsIn(locale: Locale, addresses: Addresses): Addresses {
  const pages = new Set([...addresses.pages].map((page) => addressIn(page, locale)));
  return { ...addresses, pages, anchors: anchorsOf(addresses.questions, locale) };
}

/**
 * What is wrong with a link that stands on a page of a language: it leads to no page, to a missing place of a page, or
 * to a page in another language.
 */
async function deadIn(locale: Locale, to: string, on: string, addresses: Addresses) {
  const deadHere = (address: string) => deadLinkFinding(address, addressIn(on, locale), targetsIn(locale, addresses));
  const dead = await deadHere(to);
  if (!dead || !to.startsWith('/')) return dead;
  for (const other of LOCALES.filter((code) => code !== locale)) {
    const targets = targetsIn(other, addresses);
    if (deadLink(to, undefined, targets)?.kind === 'noPage') continue;
    const deadThere = await deadLinkFinding(to, undefined, targets);
    if (deadThere) return deadThere;
    const own = addressIn(inFirstLanguage(to, other), locale);
    const remedy = (await deadHere(own)) ? 'Lead to a page in this language, if it has one.' : `Write ${own}.`;
    return advice(`The link to ${to} leads to a page in another language.`, remedy);
  }
  return dead;
}

/** What is said of a link to an address that works nowhere but at home. @param address what it leads to there */
async function localLink(to: string, address: string, on: string, addresses: Addresses, locale: Locale) {
  const dead = await deadIn(locale, address, on, addresses);
  return error(`The link to ${to} works on your own computer or network alone.`, dead?.remedy ?? `Write ${address}.`);
}

/** What begins as the name of a host does, such as `www.example.in/x`. */
const HOST = /^[^\s./]+\.[^\s./]/;

/** What is wrong with a link in Markdown on a page, if it leads nowhere. */
async function deadInMarkdown({ to, isPicture }: TextLink, on: string, addresses: Addresses, locale: Locale) {
  if (isPicture) return undefined;
  const local = localAddress(to);
  if (local !== undefined) return localLink(to, local, on, addresses, locale);
  if (isOutward(to)) return undefined;
  if (isOwnAddress(to)) return deadIn(locale, to, on, addresses);
  if (to.trim() === '')
    return error(
      'A link has no address.',
      'Write where it leads, such as [our photos](/portfolio), or leave its words without the brackets.',
    );
  const ownAddress = likelyOwnAddress(to);
  return error(
    `The link to ${to} leads nowhere: it says neither a page of this site nor a whole address.`,
    HOST.test(to)
      ? `Write ${ownAddress} for a page of this site, or https://${to} for another.`
      : `Write ${ownAddress} for a page of this site; the address of another begins with https://.`,
  );
}

/** Links in the text of a Markdown file that lead nowhere. @param on the page it stands on, in the first language */
export async function deadTextLinkFindings(
  source: ParsedText,
  on: string,
  addresses: Addresses,
  locale: Locale = DEFAULT_LOCALE,
): Promise<FieldFinding[]> {
  const found: FieldFinding[] = [];
  for (const link of inText(source)) {
    const dead = await deadInMarkdown(link, on, addresses, locale);
    if (dead) found.push({ ...dead, path: [], line: link.line });
  }
  return found;
}

/** Links and pictures that lead nowhere in Markdown that stands in a field of the file at `path`. */
export async function brokenInField(
  markdown: string,
  { path, on, locale, addresses }: { path: string; on: string; locale: Locale; addresses: Addresses },
): Promise<Omit<FieldFinding, 'path'>[]> {
  const findings = await Promise.all(
    linksIn(markdown).map(
      async (link) =>
        (await missingPicture(link, path, addresses.root)) ?? (await deadInMarkdown(link, on, addresses, locale)),
    ),
  );
  return findings.filter((finding) => finding !== undefined);
}
