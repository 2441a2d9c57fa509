/** The frame of the owner's pages, and what several of them have in it. */
import { cspHash } from '../../src/shared/csp-hash.ts';
import { color } from '../../src/lib/tokens.ts';
import { plainPolicy } from './content-security-policy.ts';
import { wordsIn } from './words/index.ts';

interface HtmlDocument {
  /** The language of its words; English where sections name their own. */
  lang?: string;
  policy: string;
  title: string;
  head: string;
  body: string;
  base: string;
}

/** A whole page. Each part is put in as it is: escape beforehand what is not markup. */
export const htmlDocument = ({ lang = 'en', policy, title, head, body, base }: HtmlDocument): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<meta name="referrer" content="same-origin">
<title>${title}</title>
<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">
${head}
</head>
<body>
${body}
</body>
</html>
`;

/** The site's colours, for what stands on this page beside the editor. */
const NAMES = ['ink', 'page', 'line', 'action', 'tint', 'paper', 'alarm'];
export const COLORS = `:root{${NAMES.map((name) => `--${name}:${color(name)}`).join(';')}}`;

export const NO_SCRIPT = `<noscript><p>${wordsIn('en').noScript}</p><p lang="hi">${wordsIn('hi').noScript}</p></noscript>`;

const STYLE =
  `${COLORS}body{max-width:40rem;margin:0 auto;padding:1.5rem 1rem;` +
  'font:1.05rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--page)}' +
  'h1{font-size:1.4rem;line-height:1.4}section+section{margin-top:2.5rem}li{margin:.4rem 0}a{color:var(--action)}' +
  'code{padding:.1rem .3rem;background:var(--tint);overflow-wrap:anywhere}';

/** A page of sentences that runs nothing. @param body HTML */
export const plainPage = (title: string, body: string, base: string): string =>
  htmlDocument({
    policy: plainPolicy(cspHash(STYLE)),
    title,
    base,
    head: `<style>${STYLE}</style>`,
    body: `<main>${body}</main>`,
  });
