/** Whether the server sends the headers that the build asks for. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headerRules, headersFor, type Rule } from '../../integrations/headers/header-rules.ts';
import { toNginxSite } from '../../integrations/headers/host-files.ts';
import { count } from '../terminal/count.ts';
import { advice, listed, wrong, type DoctorFinding } from './finding.ts';
import { homeOf, type CheckedSite } from './checked-site.ts';
import type { SiteClient } from './site-client.ts';

/** Headers that depend on the kind of file. Not compared here: `caching.ts` checks the first, `links.ts` the second. */
const OF_FILES: ReadonlySet<string> = new Set(['cache-control', 'content-type']);

const plain = (value: string) =>
  value
    .replace(/\s+/g, ' ')
    .replace(/ ?([,;]) ?/g, '$1')
    .replace(/[;,]$/, '')
    .trim();

/** The rules of a build whose pages these are. */
export function rulesOf({ base, pages }: CheckedSite): Rule[] {
  const below = pages.map(({ path }) => path.slice(base.length) || '/');
  return headerRules(`${base}/`, below);
}

/** GitHub's own server: it sends no headers but its own, whatever is deployed. */
export const sendsNoHeaders = (headers: Headers) => /^github\.com$/i.test(headers.get('server') ?? '');

export const headerRemedy = ({ kind }: SiteClient) =>
  kind === 'folder'
    ? 'Run `npm run build`, which writes _headers anew.'
    : 'Deploy _headers with the rest of dist (Cloudflare Pages, Netlify), or take the build’s nginx.conf; ' +
      'switch off at the host what sets the same headers.';

/** nginx.conf beside the pages, against what the build would write: lines that the owner adds do not count. */
async function nginxFindings(
  { folder = '' }: SiteClient,
  rules: readonly Rule[],
  base: string,
): Promise<DoctorFinding[]> {
  const file = await readFile(join(folder, 'nginx.conf'), 'utf8').catch(() => '');
  const wanted = toNginxSite(rules, `${base}/`)
    .split('\n')
    .filter((line) => line.includes('add_header'));
  const missing = wanted.filter((line) => !file.includes(line.trim()));
  return missing.length === 0
    ? []
    : [
        wrong(
          `nginx.conf lacks ${count(missing.length, 'header line')} of the build.`,
          'Run `npm run build`, which writes it anew; change only the copy on the server.',
        ),
      ];
}

export async function checkSecurityHeaders(site: CheckedSite): Promise<DoctorFinding[]> {
  const { client, base } = site;
  const home = homeOf(site);
  if (!home) return [];
  if (sendsNoHeaders(home.response.headers))
    return [
      advice(
        'GitHub Pages sends none of the site’s own headers: other sites may frame it, and its pages are up to ten minutes old.',
        'That cannot be changed there; Cloudflare Pages and Netlify send them without a setting.',
      ),
    ];
  const rules = rulesOf(site);
  const wanted = Object.entries(headersFor(home.path, rules)).filter(([name]) => !OF_FILES.has(name.toLowerCase()));
  // Strict-Transport-Security means nothing without https.
  const due = wanted.filter(([name]) => client.origin.startsWith('https:') || name !== 'Strict-Transport-Security');
  const got = (name: string) => home.response.headers.get(name);
  const missing = due.filter(([name]) => got(name) === null).map(([name]) => name);
  const different = due.filter(([name, value]) => got(name) !== null && plain(got(name) ?? '') !== plain(value));
  const remedy = headerRemedy(client);
  return [
    ...(missing.length > 0
      ? [
          wrong(
            `${count(missing.length, 'header')} that ${missing.length === 1 ? 'protects' : 'protect'} visitors ${missing.length === 1 ? 'is' : 'are'} not sent: ${listed(missing)}.`,
            remedy,
          ),
        ]
      : []),
    ...(different.length > 0
      ? [
          wrong(
            `${count(different.length, 'header says', 'headers say')} something else than the build: ` +
              `${listed(different.map(([name]) => `${name} (‘${(got(name) ?? '').slice(0, 60)}’)`))}.`,
            remedy,
          ),
        ]
      : []),
    ...(client.kind === 'folder' ? await nginxFindings(client, rules, base) : []),
  ];
}
