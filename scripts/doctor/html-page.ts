/** What a page's HTML says about itself and asks for. */
import { Parser } from 'htmlparser2';

export interface EnquiryForm {
  action: string;
  /** `post`: the form sends e-mail. `get`: it hands over to the chat. */
  method: string;
  /** Its hidden fields: the subject, and what the e-mail provider wants. */
  hidden: Record<string, string>;
}

export interface HtmlPage {
  /** Addresses as they stand there, of what a visitor can go to. */
  links: string[];
  /** Of what the page is made of: scripts, styles, fonts, icons, pictures. */
  files: string[];
  /** Of each list of sizes among them: one for each picture and format. */
  srcsets: string[][];
  /** Of pictures, in any size that is not one of several. */
  pictures: string[];
  canonical?: string;
  alternates: string[];
  shareUrl?: string;
  sharePicture?: string;
  /** The content security policy that stands in it. */
  policy?: string;
  /** What it tells search engines to do with it, such as `noindex`. */
  robots?: string;
  form?: EnquiryForm;
}

/** Relations of links whose target the browser fetches. */
const FETCHED = /^(stylesheet|modulepreload|preload|icon|apple-touch-icon|manifest)$/;
const PICTURE = /\.(jpe?g|png|webp|avif|gif|heic|tiff?)$/i;

/** `a 1x, b 2x` → both addresses. No address of this site has a comma or a space. A picture in the page has none. */
const addressesOf = (srcset: string) =>
  srcset.startsWith('data:') ? [] : srcset.split(',').flatMap((part) => part.trim().split(/\s+/)[0] ?? []);

type Attributes = Readonly<Record<string, string>>;

function readMeta(page: HtmlPage, { name = '', property, content = '', 'http-equiv': equivalent }: Attributes): void {
  if (/^(robots|googlebot)$/i.test(name)) page.robots = content;
  if (property === 'og:url') page.shareUrl = content;
  if (property === 'og:image') page.sharePicture = content;
  if (equivalent?.toLowerCase() === 'content-security-policy') page.policy = content;
}

function readLink(page: HtmlPage, { rel = '', href = '', hreflang }: Attributes): void {
  if (rel === 'canonical') page.canonical = href;
  else if (rel === 'alternate' && hreflang) page.alternates.push(href);
  else if (href && rel.split(' ').some((one) => FETCHED.test(one))) page.files.push(href);
}

function readFiles(page: HtmlPage, name: string, attributes: Attributes): void {
  const { src, srcset, href } = attributes;
  if (name === 'a' && href) (PICTURE.test(href) ? page.pictures : page.links).push(href);
  if (name === 'img' && src) page.pictures.push(src);
  if (name === 'script' && src) page.files.push(src);
  if (name === 'iframe' && src) page.files.push(src);
  if (name === 'astro-island')
    page.files.push(...['component-url', 'renderer-url'].flatMap((key) => attributes[key] ?? []));
  if (srcset) {
    page.files.push(...addressesOf(srcset));
    page.srcsets.push(addressesOf(srcset));
  }
}

/** Reads HTML of any quality; what is no page gives an empty one. */
export function readPage(html: string): HtmlPage {
  const page: HtmlPage = { links: [], files: [], srcsets: [], pictures: [], alternates: [] };
  let open: EnquiryForm | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta') readMeta(page, attributes);
      else if (name === 'link') readLink(page, attributes);
      else if (name === 'form' && 'data-enquiry' in attributes) {
        const { action = '', method = 'get' } = attributes;
        open = page.form = { action, method: method.toLowerCase(), hidden: {} };
      } else if (name === 'input' && open && attributes['type'] === 'hidden')
        open.hidden[attributes['name'] ?? ''] = attributes['value'] ?? '';
      readFiles(page, name, attributes);
    },
    onclosetag(name) {
      if (name === 'form') open = undefined;
    },
  });
  parser.end(html);
  const own = (to: string) => !/^(data|blob|javascript|about):/i.test(to);
  return { ...page, files: page.files.filter(own), pictures: page.pictures.filter(own) };
}

/**
 * The path that a page was built for, without a slash at its end: empty for the root. Undefined for a page that has
 * none of this site's files: it is somebody else's.
 */
export function builtBase({ files, pictures }: HtmlPage): string | undefined {
  for (const file of [...files, ...pictures]) {
    const [, base] = /^(?:https?:\/\/[^/]+)?(.*?)\/_astro\//.exec(file) ?? [];
    if (base !== undefined) return base;
  }
  return undefined;
}
