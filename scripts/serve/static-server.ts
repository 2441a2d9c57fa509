/** Serves a built site as a plain static host would, with the headers of its own _headers file. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import sirv from 'sirv';
import { fromHeadersFile, isHostFile } from '../../integrations/headers/host-files.ts';
import { headersFor } from '../../integrations/headers/header-rules.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * @param folder the built site
 * @param answer looks at each request first and says whether it has answered it
 * @param base the path that the site was built for
 * @returns what answers a server's requests
 */
export function siteListener(folder: string, answer: Answer, base = '/'): Listener {
  const prefix = base.replace(/\/$/, '');
  const rules = fromHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
  // Where a compressed copy (.br) lies beside a file, that is sent.
  const files = sirv(folder, { extensions: ['html'], etag: true, brotli: true });
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      if (await answer(request, response)) return;
      const path = request.url?.split('?')[0] ?? '/';
      for (const [name, value] of Object.entries(headersFor(path, rules))) response.setHeader(name, value);
      const missing = async () => {
        const page = await readFile(join(folder, '404.html'));
        // It may come with the next deploy: no browser may keep that answer.
        response.removeHeader('Cache-Control');
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
      };
      if (!path.startsWith(`${prefix}/`) || isHostFile(path.slice(prefix.length))) {
        await missing();
        return;
      }
      request.url = request.url?.slice(prefix.length);
      files(request, response, missing);
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  };
  return (request, response) => void serve(request, response);
}

/** @returns a server of what `siteListener` answers, which does not listen yet */
export const createSiteServer = (folder: string, answer: Answer, base = '/'): Server =>
  createServer(siteListener(folder, answer, base));
