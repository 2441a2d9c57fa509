/** Links that lead nowhere or on a detour, and files that pages ask for and do not get. */
import pMap from 'p-map';
import { CONCURRENCY } from './crawl.ts';
import { listed, wrong, advice, count, type DoctorFinding } from './finding.ts';
import type { CheckedSite } from './check.ts';
import { isResponse, isFound, pathOnSite } from './site-client.ts';

const DEPLOY = 'Deploy the whole folder again; if it stays so, correct the link that leads there';
/** Said when an address is not found that is there with its ending. */
const NO_ENDING =
  'On nginx take the build’s nginx.conf (its `try_files` line); another host must serve `name.html` for /name.';

async function deadLinks({ client, dead }: CheckedSite): Promise<DoctorFinding[]> {
  const unanswered = dead.flatMap(({ why }) => (typeof why === 'number' ? [] : [why]));
  const wrongStatus = dead.flatMap(({ why, ...end }) => (typeof why === 'number' ? [{ ...end, why }] : []));
  const [first] = wrongStatus;
  const [silent] = unanswered;
  const named = wrongStatus.map(
    ({ path, from, why }) => `${path} (${why}${from === undefined ? '' : `, linked on ${from}`})`,
  );
  const withEnding = first && client.kind !== 'folder' && isFound(await client.get(`${first.path}.html`));
  return [
    ...(first
      ? [
          wrong(
            `${count(wrongStatus.length, 'address of the site leads', 'addresses of the site lead')} to no page: ${listed(named)}.`,
            withEnding ? NO_ENDING : `${DEPLOY}.`,
          ),
        ]
      : []),
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

/** The media type that a file must have, by its ending. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  avif: /^image\/avif/,
  webp: /^image\/webp/,
  jpg: /^image\/jpeg/,
  png: /^image\/png/,
  svg: /^image\/svg/,
};

interface File {
  path: string;
  from: string;
}

/** Why a file cannot be used; undefined when it can. */
async function fault({ client }: CheckedSite, { path }: File): Promise<string | undefined> {
  const result = await client.get(path);
  if (!isResponse(result)) return 'no answer';
  if (!isFound(result)) return String(result.status);
  const type = result.headers.get('content-type');
  const wanted = TYPES[/\.(\w+)$/.exec(path.split('?')[0] ?? '')?.[1] ?? ''];
  return client.kind !== 'folder' && wanted && !wanted.test(type ?? '')
    ? `comes as ${type ?? 'nothing named'}`
    : undefined;
}

/** All files that pages are made of. Of a picture's sizes on a server, those that old browsers take stand for all. */
function filesOf({ client, pages }: CheckedSite): File[] {
  const files = new Map<string, string>();
  for (const { path, page } of pages) {
    for (const to of [...page.files, ...page.pictures]) {
      const file = pathOnSite(client, to, path);
      const isSize = /\.(avif|webp)$/.test(file ?? '');
      if (file && !(isSize && client.kind !== 'folder') && !files.has(file)) files.set(file, path);
    }
  }
  return [...files].map(([path, from]) => ({ path, from }));
}

async function missingFiles(site: CheckedSite): Promise<DoctorFinding[]> {
  const faults = await pMap(filesOf(site), async (file) => ({ ...file, why: await fault(site, file) }), {
    concurrency: CONCURRENCY,
  });
  const named = faults.flatMap(({ path, from, why }) => (why ? [`${path} (${why}, on ${from})`] : []));
  return named.length === 0
    ? []
    : [
        wrong(
          `${count(named.length, 'file is', 'files are')} not there as the pages need ${named.length === 1 ? 'it' : 'them'}: ${listed(named)}.`,
          'Deploy the whole folder again, with all files of one build.',
        ),
      ];
}

export const checkLinks = async (site: CheckedSite): Promise<DoctorFinding[]> => [
  ...(await deadLinks(site)),
  ...redirects(site),
  ...(await missingFiles(site)),
];
