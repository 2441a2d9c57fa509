/** The rules for headers as the hosts read them: `_headers`, and a configuration of nginx. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { interpolate } from '../../src/shared/interpolate.ts';
import { headersFor, type Rule } from './header-rules.ts';

/** @returns whether a path of the site is a file for its host, which no visitor gets */
export const isHostFile = (path: string): boolean => /^\/(_headers|nginx\.conf)$/.test(path);

/** `_headers`, as Netlify and Cloudflare Pages read it. */
export const toHeadersFile = (rules: readonly Rule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n') + '\n';

/** `Name: value` → both, the value with its own colons. */
function splitHeader(line: string): [name: string, value: string] {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon), line.slice(colon + 2)];
}

/** Reads `_headers` as those hosts do. */
export const fromHeadersFile = (text: string): Rule[] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      return { path, headers: Object.fromEntries(lines.map((line) => splitHeader(line.trim()))) };
    });

const TEMPLATE = join(import.meta.dirname, 'nginx.template.conf');
/** Headers that depend on the path, and the places of the template where their lists stand. */
const BY_PATH = { 'Cache-Control': 'cacheControl', 'X-Robots-Tag': 'robots' } as const;

/**
 * A rule's path as nginx matches it against the file that it answers with, however the address was written: a page is
 * also found by the name of its file.
 */
function filePattern(path: string): string {
  const literal = path.replace(/\*$/, '').replace(/[.*+?^${}()|[\]]/g, '\\$&');
  if (path.endsWith('*')) return `~^${literal}`;
  // The template's `$uri/index.html` has both slashes where the address ends in one.
  return `~^${literal}(${path.endsWith('/') ? '/?index' : ''}\\.html)?$`;
}

/** Said below a path, where nothing is found if the files lie in `root` itself. */
function folderNote(prefix: string): string {
  const folder = prefix.replace(/^\//, '');
  return `# Copy what was built into the folder ${folder} below root: its index.html is root/${folder}/index.html.\n`;
}

/** Below a path the first page ends in a slash: without it, it would stand outside of its headers and of its worker. */
const withSlash = (prefix: string): string =>
  `    location = ${prefix} {
        absolute_redirect off;
        return 308 ${prefix}/$is_args$args;
    }
`;

/**
 * A site file for nginx. Headers that depend on the path are put into lists; the type of a card stands in the template.
 * All others are the same everywhere.
 * @param base the path that the site is hosted under; the folder of that name below `root` holds it
 */
export function toNginxSite(rules: readonly Rule[], base: string): string {
  const everywhere = Object.entries(headersFor('/', rules)).filter(([name]) => !(name in BY_PATH));
  const listOf = (name: string) =>
    rules.flatMap(({ path, headers }) => {
      const value = headers[name];
      return value === undefined ? [] : [`    "${filePattern(path)}" "${value}";`];
    });
  const lists = Object.entries(BY_PATH).map(([name, place]) => [place, listOf(name).join('\n')] as const);
  const prefix = base.replace(/\/$/, '');
  const values = {
    prefix,
    folder: prefix && folderNote(prefix),
    withSlash: prefix && withSlash(prefix),
    headers: everywhere.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n'),
    ...Object.fromEntries(lists),
  };
  return interpolate(readFileSync(TEMPLATE, 'utf8'), values);
}
