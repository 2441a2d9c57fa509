/** Links that lead nowhere or on a detour, and files that pages ask for and do not get. */
import pMap from 'p-map';
import { count } from '../terminal/count.ts';
import { CONCURRENCY } from './crawl.ts';
import { REBUILD, listed, wrong, advice, type DoctorFinding } from './finding.ts';
import type { CheckedSite } from './checked-site.ts';
import { filesOf } from './page-files.ts';
import { hostRefusalOf } from './refused-status.ts';
import { isResponse, isFound } from './site-client.ts';

const DEPLOY = 'Deploy the whole folder again; if it stays so, correct the link that leads there';
/** Said when an address is not found that is there with its ending. */
const NO_ENDING =
  'On nginx take the build’s nginx.conf (its `try_files` line); another host must serve `name.html` for /name.';

/** Addresses to which the host lets nobody, a finding for each of its reasons. */
function refusals(answers: readonly { path: string; status: number }[]): DoctorFinding[] {
  return [...new Set(answers.map(({ status }) => status))].flatMap((status) => {
    const refusal = hostRefusalOf(status);
    const paths = answers.filter((answer) => answer.status === status).map(({ path }) => path);
    return refusal ? [wrong(`The host ${refusal.does}: ${listed(paths)}.`, refusal.remedy)] : [];
  });
}

async function deadLinks({ client, dead }: CheckedSite): Promise<DoctorFinding[]> {
  const isRefused = (status: number) => hostRefusalOf(status) !== undefined;
  const unanswered = dead.flatMap(({ why }) => (typeof why === 'number' ? [] : [why]));
  const wrongStatus = dead.flatMap(({ why, ...end }) =>
    typeof why === 'number' && !isRefused(why) ? [{ ...end, why }] : [],
  );
  const failed = wrongStatus.filter(({ why }) => why >= 500);
  const missing = wrongStatus.filter(({ why }) => why < 500);
  const [first] = missing;
  const [silent] = unanswered;
  const named = (ends: typeof wrongStatus) =>
    listed(ends.map(({ path, from, why }) => `${path} (${why}${from === undefined ? '' : `, linked on ${from}`})`));
  const withEnding = first?.why === 404 && client.kind !== 'folder' && isFound(await client.get(`${first.path}.html`));
  return [
    ...(first
      ? [
          wrong(
            `${count(missing.length, 'address of the site leads', 'addresses of the site lead')} to no page: ${named(missing)}.`,
            withEnding ? NO_ENDING : `${DEPLOY}.`,
          ),
        ]
      : []),
    ...(failed.length > 0
      ? [
          wrong(
            `The host fails at ${count(failed.length, 'address', 'addresses')} of the site: ${named(failed)}.`,
            'Do this again in some minutes; if it stays so, ask the host why its server fails.',
          ),
        ]
      : []),
    ...refusals(dead.flatMap(({ path, why }) => (typeof why === 'number' ? [{ path, status: why }] : []))),
    ...(silent
      ? [
          wrong(
            unanswered.length > 1 ? `${silent.cause} So it is with ${unanswered.length} addresses.` : silent.cause,
            silent.remedy,
          ),
        ]
      : []),
  ];
}

const redirects = ({ redirected }: CheckedSite): DoctorFinding[] =>
  redirected.length === 0
    ? []
    : [
        advice(
          `${count(redirected.length, 'link costs', 'links cost')} visitors a detour: ` +
            `${listed(redirected.map(({ path, to }) => `${path} leads on to ${to}`))}.`,
          'Switch off at the host what adds slashes or endings (“trailing slash”, “pretty URLs”).',
        ),
      ];

const brokenOff = ({ client, incomplete }: CheckedSite): DoctorFinding[] =>
  incomplete.length === 0
    ? []
    : [
        wrong(
          `${count(incomplete.length, 'page breaks off before its end', 'pages break off before their end')}: ${listed(incomplete)}.`,
          client.kind === 'folder'
            ? REBUILD
            : 'Deploy the whole folder again; if it stays so, ask the host what cuts pages short.',
        ),
      ];

const PAGE_TYPE = /^text\/html\s*(;\s*charset="?utf-8"?\s*)?$/i;
const MIME_TYPES =
  'Let the host send the types of files by their endings: on nginx `include mime.types;` and `charset utf-8;`; ' +
  'elsewhere take out what sets Content-Type.';

/** Pages that a browser does not read as what they are. A folder has no types of its own. */
function pageTypes({ client, pages }: CheckedSite): DoctorFinding[] {
  const named = pages.flatMap(({ path, response }) => {
    const type = response.headers.get('content-type') ?? 'nothing named';
    return client.kind === 'folder' || PAGE_TYPE.test(type) ? [] : [`${path} (${type})`];
  });
  return named.length === 0
    ? []
    : [
        wrong(
          `${count(named.length, 'page does', 'pages do')} not come as text/html in UTF-8: ${listed(named)}.`,
          MIME_TYPES,
        ),
      ];
}

/** The media type that a file must have, by its ending. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  avif: /^image\/avif/,
  webp: /^image\/webp/,
  jpg: /^image\/jpeg/,
  png: /^image\/png/,
  svg: /^image\/svg/,
  woff2: /^(font|application)\//,
};

/** Why a file cannot be used. */
interface Fault {
  why: string;
  /** It is there, and the host calls it something else. */
  hasWrongType?: true;
  status?: number;
}

/** @returns why a browser cannot use the file at `path`; undefined when it can */
export async function faultOf({ client }: CheckedSite, path: string): Promise<Fault | undefined> {
  const result = await client.get(path);
  if (!isResponse(result)) return { why: 'no answer' };
  if (!isFound(result)) return { why: String(result.status), status: result.status };
  if (result.body.length === 0) return { why: 'empty' };
  const type = result.headers.get('content-type');
  const wanted = TYPES[/\.(\w+)$/.exec(path.split('?')[0] ?? '')?.[1] ?? ''];
  return client.kind !== 'folder' && wanted && !wanted.test(type ?? '')
    ? { why: `comes as ${type ?? 'nothing named'}`, hasWrongType: true }
    : undefined;
}

async function missingFiles(site: CheckedSite): Promise<DoctorFinding[]> {
  const faults = await pMap(await filesOf(site), async (file) => ({ ...file, ...(await faultOf(site, file.path)) }), {
    concurrency: CONCURRENCY,
  });
  const unusable = faults.filter(({ why }) => why !== undefined);
  const refused = unusable.flatMap(({ path, status }) => (status === undefined ? [] : [{ path, status }]));
  const named = (files: typeof unusable) => listed(files.map(({ path, from, why }) => `${path} (${why}, on ${from})`));
  const mistyped = unusable.filter(({ hasWrongType }) => hasWrongType);
  const missing = unusable.filter(
    ({ hasWrongType, status }) => !hasWrongType && hostRefusalOf(status ?? 0) === undefined,
  );
  return [
    ...refusals(refused),
    ...(missing.length > 0
      ? [
          wrong(
            `${count(missing.length, 'file is', 'files are')} not there as the pages need ${missing.length === 1 ? 'it' : 'them'}: ${named(missing)}.`,
            'Deploy the whole folder again, with all files of one build.',
          ),
        ]
      : []),
    ...(mistyped.length > 0
      ? [
          wrong(
            `${count(mistyped.length, 'file comes', 'files come')} as something else, and browsers do not take ${mistyped.length === 1 ? 'it' : 'them'}: ${named(mistyped)}.`,
            `${MIME_TYPES} A file that comes as a page is not there: deploy the whole folder again.`,
          ),
        ]
      : []),
  ];
}

export const checkLinks = async (site: CheckedSite): Promise<DoctorFinding[]> => [
  ...(await deadLinks(site)),
  ...redirects(site),
  ...brokenOff(site),
  ...pageTypes(site),
  ...(await missingFiles(site)),
];
