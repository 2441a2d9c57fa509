/** A built folder, answered for as a plain static host would: by its files and its own `_headers`. */
import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { headersFor, type Rule } from '../../integrations/headers/header-rules.ts';
import { fromHeadersFile, isHostFile } from '../../integrations/headers/host-files.ts';
import { decodedAddress } from '../../src/shared/urls.ts';
import { hasCode } from '../files/error-code.ts';
import type { SiteRoot } from './site-root.ts';
import { REBUILD, wrong, type DoctorFinding } from './finding.ts';
import { builtBase, readPage } from './html-page.ts';
import { FOLDER_ORIGIN, type FetchResult, type SiteClient } from './site-client.ts';

/** What comes of a path at which there is no file, or that can be none's: too long, or with a zero byte in it. */
const NO_FILE = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'];

const readIfThere = (path: string) =>
  readFile(path).catch((error: unknown) => {
    if (hasCode(error, ...NO_FILE)) return undefined;
    throw error;
  });

/** A path of an address → the files that may answer it, as hosts look for them. */
function candidates(path: string): string[] {
  if (path.endsWith('/')) return [`${path}index.html`];
  return extname(path) ? [path, `${path}.html`] : [`${path}.html`, `${path}/index.html`, path];
}

/** @param base the path that the site was built for. @param name the folder as it was typed */
function createFolderClient(name: string, folder: string, base: string, rules: readonly Rule[]): SiteClient {
  async function get(address: string): Promise<FetchResult> {
    const path = decodedAddress(new URL(address, FOLDER_ORIGIN).pathname);
    const below = path === base ? '/' : path.slice(base.length);
    if ((path === base || path.startsWith(`${base}/`)) && !isHostFile(below)) {
      for (const candidate of candidates(below)) {
        const file = join(folder, candidate);
        const body = file.startsWith(folder + sep) ? await readIfThere(file) : undefined;
        if (body) return { status: 200, headers: new Headers(headersFor(path, rules)), body };
      }
    }
    const body = (await readIfThere(join(folder, '404.html'))) ?? Buffer.alloc(0);
    return { status: 404, headers: new Headers(), body };
  }
  return { kind: 'folder', name, folder, origin: FOLDER_ORIGIN, get };
}

/** Where `npm run build` builds. */
const BUILT = 'dist';
const NAME_IT = `Name the folder that \`npm run build\` has made: ${BUILT}.`;

/** @returns the way into a built folder, or why there is none. @param root what `name` is relative to */
export async function openFolder(name: string, root = process.cwd()): Promise<SiteRoot | DoctorFinding> {
  const folder = resolve(root, name);
  const home = await readIfThere(join(folder, 'index.html'));
  if (!home) return wrong(`There is no site in ${name}: it has no index.html.`, name === BUILT ? REBUILD : NAME_IT);
  const base = builtBase(readPage(home.toString()));
  if (base === undefined) return wrong(`What lies in ${name} is no build of this site.`, NAME_IT);
  const headers = await readIfThere(join(folder, '_headers'));
  const rules = headers ? fromHeadersFile(headers.toString()) : [];
  return { client: createFolderClient(name, folder, base, rules), base };
}
