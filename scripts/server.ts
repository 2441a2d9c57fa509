/** Serves a built site as a plain static host would. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import sirv from 'sirv';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * @param folder the built site
 * @param answer looks at each request first and says whether it has answered it
 * @returns a server that does not listen yet
 */
export function createSiteServer(folder: string, answer: Answer): Server {
  const files = sirv(folder, {
    extensions: ['html'],
    etag: true,
    setHeaders(response, path) {
      if (path.includes('/_astro/')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  return createServer(async (request, response) => {
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
