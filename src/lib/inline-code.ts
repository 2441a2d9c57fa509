/** The code that stands in a page: what may run or style by itself, read as a browser reads it. */
import { Parser } from 'htmlparser2';
import { parsedUrl } from '../shared/parsed-url.ts';

export interface PageCode {
  /** The texts of its scripts and styles. A script with an address has none, and data in a script does not run. */
  script: string[];
  style: string[];
  /** What no policy with hashes lets in, as it would be quoted: code in attributes, files of another site. */
  refused: string[];
}

/** Elements that the policy of every page keeps empty, or that change what its addresses mean. */
const ELEMENTS = new Set(['audio', 'base', 'embed', 'fencedframe', 'frame', 'object', 'video']);
/** Attributes that hold one address, or several, which the browser loads or sends to without being asked. */
const ADDRESSES = /^((xlink:)?href|src|(image)?srcset|background|ping|attributionsrc|(form)?action)$/;
/** Attributes that are code themselves, `onclick`, `style`, a whole page, or that speak for the server. */
const CODE = /^(on.*|style|srcdoc|http-equiv)$/;
/** Elements whose `href` is opened by a tap alone; and what the site says in a head, of itself among other things. */
const LINKS = new Set(['a', 'area', 'link']);
/** An address with more than a path. Browsers leave out the blanks, and take either slash. */
const NOT_A_PATH = /^\s*([a-z\s]|[\\/]\s*[\\/])/i;
/** Stands for the site's own origin, which a page does not know. */
const OWN = 'https://own.invalid';
/** Comments that end for a browser before they end for the parser. */
const ENDS_EARLY = /^-?>|--!>|^\[CDATA\[[^]*>/;
/** Elements that hold text alone, for the parser everywhere, for a browser not in a drawing. */
const TEXT_ALONE = new Set(['title', 'textarea', 'xmp']);
const DRAWINGS = new Set(['svg', 'math']);

/** Foreign origins that stand in a frame, and those that forms post to. */
export interface OpenOrigins {
  frame: readonly string[];
  form: readonly string[];
  /** Attributes that may be there, which the policy of the site's own pages forbids. */
  attributes?: readonly string[];
}

/** Whether a page may not have this address in an attribute of this name. */
function isForeign(element: string, name: string, address: string, { frame, form }: OpenOrigins): boolean {
  const url = parsedUrl(address, OWN);
  if (url?.protocol === 'javascript:') return true;
  if (element === 'iframe' && name === 'src') return !frame.includes(url?.origin ?? '');
  if (!NOT_A_PATH.test(address) || url?.origin === OWN || (name.endsWith('href') && LINKS.has(element))) return false;
  if (name.endsWith('action')) return !form.includes(url?.origin ?? '');
  // A picture that stands in the page.
  return !(name.endsWith('srcset') && url?.protocol === 'data:');
}

const isInline = (attributes: Readonly<Record<string, string>>) =>
  !('src' in attributes) && attributes['type'] !== 'application/ld+json';

function isRefused(element: string, name: string, value: string, open: OpenOrigins): boolean {
  if (CODE.test(name)) return !open.attributes?.includes(name);
  if (!ADDRESSES.test(name)) return false;
  const addresses = name.endsWith('srcset') ? value.split(/[\s,]+/) : [value];
  return addresses.some((address) => isForeign(element, name, address, open));
}

const quoted = (element: string, attributes: Readonly<Record<string, string>>) =>
  `<${[element, ...Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)].join(' ')}>`;

/** Letters of a piece of code that are quoted where it is refused. */
const QUOTED = 60;

/** @returns the beginning of a piece of code: enough to find it by */
export const excerptOf = (code: string): string => code.trim().slice(0, QUOTED);

/**
 * @param html a page, or what was taken from one
 * @param open what is foreign and may be there
 */
export function codeIn(html: string, open: OpenOrigins): PageCode {
  const code: PageCode = { script: [], style: [], refused: [] };
  /** HTML that the parser took for text or for a comment. */
  const hidden: string[] = [];
  let texts: string[] | undefined;
  let drawings = 0;
  /** The head holds what the site itself says about a page; no text stands in it, and there is no second one. */
  let head: 'to come' | 'open' | 'over' = 'to come';
  const parser = new Parser({
    onopentag(name, attributes) {
      if (ELEMENTS.has(name) || (name === 'link' && head !== 'open')) code.refused.push(quoted(name, attributes));
      for (const [key, value] of Object.entries(attributes))
        if (isRefused(name, key, value, open)) code.refused.push(quoted(name, { [key]: value }));
      if (name === 'head' && head === 'to come') head = 'open';
      if (DRAWINGS.has(name)) drawings += 1;
      texts = undefined;
      if (name === 'style') texts = code.style;
      else if (name === 'script' && isInline(attributes)) texts = code.script;
      else if (drawings > 0 && TEXT_ALONE.has(name)) texts = hidden;
      texts?.push('');
    },
    ontext(text) {
      if (texts) texts.push((texts.pop() ?? '') + text);
    },
    onclosetag(name) {
      if (DRAWINGS.has(name)) drawings -= 1;
      if (name === 'head') head = 'over';
      texts = undefined;
    },
    oncomment(text) {
      if (ENDS_EARLY.test(text)) hidden.push(text.replace(/^\[CDATA\[/, ''));
    },
  });
  parser.end(html);
  for (const { script, style, refused } of hidden.map((text) => codeIn(text, open))) {
    code.script.push(...script);
    code.style.push(...style);
    code.refused.push(...refused);
  }
  return code;
}
