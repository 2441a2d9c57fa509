/** The worker that keeps pages on visitors' phones: an old one shows old pages. */
import { UNREGISTER_WORKER } from '../../integrations/service-worker.ts';
import { sha256 } from '../files/hash.ts';
import { freshness, sharedFreshness } from './caching.ts';
import { advice, listed, wrong, type DoctorFinding } from './finding.ts';
import { homeOf, type CheckedSite } from './checked-site.ts';
import { headerRemedy, sendsNoHeaders } from './security-headers.ts';
import { isFound } from './site-client.ts';

/** The offline pages that the build has written into the worker, each with a name of its content. */
const OFFLINE_PAGE = /address:"([^"]+)",revision:"([0-9a-f]+)"/g;
const DEPLOY = 'Deploy the whole folder again, so that sw.js and the pages are of one build';

const revisionOf = (page: Buffer, length: number) => sha256(page).slice(0, length);

async function oldPages({ client }: CheckedSite, worker: string): Promise<DoctorFinding[]> {
  const pages = [...worker.matchAll(OFFLINE_PAGE)];
  if (pages.length === 0) return [wrong('What lies at sw.js is no worker of this site.', `${DEPLOY}.`)];
  const missing: string[] = [];
  const other: string[] = [];
  for (const [, address = '', revision = ''] of pages) {
    const result = await client.get(address);
    if (!isFound(result)) missing.push(address);
    else if (revisionOf(result.body, revision.length) !== revision) other.push(address);
  }
  return [
    ...(missing.length > 0
      ? [wrong(`The site does not work offline: ${listed(missing)} is not there.`, `${DEPLOY}.`)]
      : []),
    ...(other.length > 0
      ? [
          wrong(
            `sw.js is of another build than the pages, or the host changes pages on their way (${listed(other)}): phones may show old ones.`,
            `${DEPLOY}, and switch off at the host what rewrites pages or keeps sw.js.`,
          ),
        ]
      : []),
  ];
}

export async function checkServiceWorker(site: CheckedSite): Promise<DoctorFinding[]> {
  const { client, base } = site;
  const result = await client.get(`${base}/sw.js`);
  if (!isFound(result))
    return [
      wrong(
        'The worker (sw.js) is not there: the site does not work offline, and phones that have an old one keep it.',
        `${DEPLOY}.`,
      ),
    ];
  const worker = result.body.toString();
  const type = result.headers.get('content-type') ?? '';
  const cacheControl = result.headers.get('cache-control');
  const isKept = freshness(cacheControl) !== 0 || sharedFreshness(cacheControl) !== 0;
  const home = homeOf(site);
  const hasOwnHeaders = !home || !sendsNoHeaders(home.response.headers);
  const kept =
    isKept && hasOwnHeaders
      ? [
          wrong(
            'The worker (sw.js) may be kept by browsers and by the host: a new deploy reaches phones late.',
            headerRemedy(client),
          ),
        ]
      : [];
  if (client.kind !== 'folder' && !/javascript/.test(type))
    return [
      wrong(
        `sw.js comes as ${type || 'a file without a type'}, and browsers refuse it.`,
        `${DEPLOY}; it must come as text/javascript.`,
      ),
    ];
  if (worker.trim() === UNREGISTER_WORKER.trim())
    return [
      ...kept,
      advice(
        'The worker is switched off: the site does not work offline.',
        'When it is wanted again, take SERVICE_WORKER=off away and build again.',
      ),
    ];
  return [...kept, ...(await oldPages(site, worker))];
}
