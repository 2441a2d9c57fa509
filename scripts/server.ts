/** Serves a built site as a plain static host would. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import sirv from 'sirv';
import { headerRules, headersFor } from './headers/rules.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * @param folder the built site
 * @param answer looks at each request first and says whether it has answered it
 * @returns a server that does not listen yet
 */
export function createSiteServer(folder: string, answer: Answer): Server {
  const rules = headerRules('/');
  const files = sirv(folder, {
    extensions: ['html'],
    etag: true,
    // Hosts' files are not visitors'.
    ignores: [/\/_headers$/, /\/nginx\.conf$/],
  });
  return createServer(async (request, response) => {
    for (const [name, value] of Object.entries(headersFor(request.url?.split('?')[0] ?? '/', rules))) response.setHeader(name, value);
    try {
      if (await answer(request, response)) return;
      files(request, response, async () => {
        const page = await readFile(join(folder, '404.html'));
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
      });
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  });
}
