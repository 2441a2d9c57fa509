/** Serves a built site as a plain static host would, with the headers of its own _headers file. */
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import sirv from 'sirv';
import { fromHeadersFile, isHostFile } from '../../integrations/headers/host-files.ts';
import { headersFor } from '../../integrations/headers/header-rules.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** What is kept of a built site: what sirv knows of its files, and the rules of its headers. */
const readSite = (folder: string) => ({
  // Where a compressed copy (.br) lies beside a file, that is sent.
  files: sirv(folder, { extensions: ['html'], etag: true, brotli: true }),
  rules: fromHeadersFile(readFileSync(join(folder, '_headers'), 'utf8')),
});

/** Another text once the folder is another one, as after a build, or has other files directly in it. */
function versionOf(folder: string): string {
  const { ino, ctimeMs } = statSync(folder);
  return `${ino} ${ctimeMs}`;
}

/** Ends a request that cannot be answered as it should. */
function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
}

/**
 * @param folder the built site; when it is built anew, the new one is served
 * @param answer looks at each request first and says whether it has answered it
 * @param base the path that the site was built for
 * @returns what answers a server's requests
 */
export function siteListener(folder: string, answer: Answer, base = '/'): Listener {
  const prefix = base.replace(/\/$/, '');
  let version = versionOf(folder);
  let site = readSite(folder);
  const renew = () => {
    const found = versionOf(folder);
    if (found === version) return;
    site = readSite(folder);
    version = found;
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    if (await answer(request, response)) return;
    renew();
    const path = request.url?.split('?')[0] ?? '/';
    for (const [name, value] of Object.entries(headersFor(path, site.rules))) response.setHeader(name, value);
    let isFound = path.startsWith(`${prefix}/`) && !isHostFile(path.slice(prefix.length));
    if (isFound) {
      request.url = request.url?.slice(prefix.length);
      site.files(request, response, () => {
        isFound = false;
      });
    }
    if (isFound) return;
    const page = await readFile(join(folder, '404.html'));
    // It may come with the next deploy: no browser may keep that answer.
    response.removeHeader('Cache-Control');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  };
  return (request, response) => {
    // A file that cannot be read: nobody else listens to the stream that sirv makes.
    response.on('pipe', (file) => file.on('error', (error) => fail(response, error)));
    serve(request, response).catch((error: unknown) => fail(response, error));
  };
}

/** @returns a server of what `siteListener` answers, which does not listen yet */
export const createSiteServer = (folder: string, answer: Answer, base = '/'): Server =>
  createServer(siteListener(folder, answer, base));
