/** The code that stands in a page: what may run or style by itself, read as a browser reads it. */
import { Parser } from 'htmlparser2';

export interface PageCode {
  /** The texts of its scripts and styles. A script with an address has none, and data in a script does not run. */
  script: string[];
  style: string[];
  /** What no policy with hashes lets in, as it would be quoted: code in attributes, files of another site. */
  refused: string[];
}

/** Attributes that hold an address which the browser opens. */
const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'data']);
/** Attributes that are code themselves: `onclick`, `style`, a whole page. */
const CODE = /^(on.*|style|srcdoc)$/;
/** An address with more than a path. Browsers leave out the blanks, and take either slash. */
const NOT_A_PATH = /^\s*([a-z\s]|[\\/]\s*[\\/])/i;
/** Stands for the site's own origin, which a page does not know. */
const OWN = 'https://own.invalid';
/** Comments that end for a browser before they end for the parser. */
const ENDS_EARLY = /^-?>|--!>|^\[CDATA\[[^]*>/;
/** Elements that hold text alone, for the parser everywhere, for a browser not in a drawing. */
const TEXT_ALONE = new Set(['title', 'textarea', 'xmp']);
const DRAWINGS = new Set(['svg', 'math']);

/** Whether a page may not have this address in an attribute of this name. */
function isForeign(name: string, address: string, framed: ReadonlySet<string>): boolean {
  if (!NOT_A_PATH.test(address)) return false;
  const url = URL.parse(address, OWN);
  if (url?.protocol === 'javascript:') return true;
  return name === 'src' && url?.origin !== OWN && !framed.has(url?.origin ?? '');
}

const isInline = (attributes: Readonly<Record<string, string>>) =>
  !('src' in attributes) && attributes['type'] !== 'application/ld+json';

const isRefused = (name: string, value: string, framed: ReadonlySet<string>) =>
  CODE.test(name) || (ADDRESSES.has(name) && isForeign(name, value, framed));

/** Letters of a piece of code that are quoted where it is refused. */
const QUOTED = 60;

/** @returns the beginning of a piece of code: enough to find it by */
export const excerptOf = (code: string): string => code.trim().slice(0, QUOTED);

/**
 * @param html a page, or what was taken from one
 * @param framed foreign origins that may stand in a frame
 */
export function codeIn(html: string, framed: ReadonlySet<string>): PageCode {
  const code: PageCode = { script: [], style: [], refused: [] };
  /** HTML that the parser took for text or for a comment. */
  const hidden: string[] = [];
  let texts: string[] | undefined;
  let drawings = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [key, value] of Object.entries(attributes))
        if (isRefused(key, value, framed)) code.refused.push(`<${name} ${key}="${value}">`);
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
      texts = undefined;
    },
    oncomment(text) {
      if (ENDS_EARLY.test(text)) hidden.push(text.replace(/^\[CDATA\[/, ''));
    },
  });
  parser.end(html);
  for (const { script, style, refused } of hidden.map((text) => codeIn(text, framed))) {
    code.script.push(...script);
    code.style.push(...style);
    code.refused.push(...refused);
  }
  return code;
}
