/** The rules in the languages of the hosts. */
import { headersFor, type Rule } from './header-rules.ts';

/** `_headers`, as Netlify and Cloudflare Pages read it. */
export const toHeadersFile = (rules: readonly Rule[]): string =>
  rules
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n') + '\n';

/** Reads `_headers` as those hosts do. */
export const fromHeadersFile = (text: string): Rule[] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      return { path, headers: Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s).slice(0, 2))) };
    });

/**
 * A block of nginx that adds one header forgets those of the block around it: each block carries all of its own.
 * @param kind how nginx finds the block: `/`, `= /sw.js`, `^~ /_astro/`
 * @param lines what the block does besides
 */
const location = (kind: string, headers: Record<string, string>, lines: string[] = []) =>
  [
    `location ${kind} {`,
    ...lines.map((line) => `    ${line}`),
    ...Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value}" always;`),
    '}',
  ].join('\n');

/** Addresses have no ending, and none but the first ends in a slash. */
const FIND = ['try_files $uri $uri.html $uri/index.html =404;'];

const indent = (text: string) => text.replace(/^(?=.)/gm, '    ');

/**
 * A site file for nginx.
 * @param base the path that the site is hosted under; the folder of that name below `root` holds it
 */
export function toNginxSite(rules: readonly Rule[], base: string): string {
  const prefix = base.replace(/\/$/, '');
  const everywhere = rules.filter(({ path }) => path === '/*');
  const special = rules.filter((rule) => !everywhere.includes(rule));
  const blocks = [
    location('/', headersFor('/', everywhere), FIND),
    ...special.map(({ path }) => location(path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`, headersFor(path, rules), FIND)),
    // Files for hosts, not for visitors.
    location('~ /(_headers|nginx\\.conf)$', {}, ['return 404;']),
  ];
  return `# Made by the build: set server_name and root, add TLS, and put it into sites-available.
server {
    listen 80;
    server_name _;
    root /var/www/site;
    index index.html;
    error_page 404 ${prefix}/404.html;
    charset utf-8;
    gzip on;
    gzip_types text/css text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml;

${indent(blocks.join('\n\n'))}
}
`;
}
