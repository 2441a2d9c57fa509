/** Serves a built site as hosts do: over HTTP/2, whose frames a browser reads as they come, in brotli. */
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { resolve } from 'node:path';
import { CERTIFICATE, KEY } from '../../tests/fixtures/self-signed.ts';
import { listenAtFreePort } from '../../tests/fixtures/free-port.ts';
import { siteListener } from '../serve/static-server.ts';
import { compress } from './timing.ts';

export interface Http2Server {
  port: number;
  /** Such as `https://localhost:4321`. */
  origin: string;
  close: () => void;
}

/** @param folder a built site; each of its texts gets a copy in brotli beside it */
export async function serveOverHttp2(folder: string): Promise<Http2Server> {
  compress(folder);
  const listener = siteListener(resolve(folder), () => Promise.resolve(false));
  // Node's HTTP/2 speaks to a listener of HTTP/1 as well.
  const server = createSecureServer(
    { key: KEY, cert: CERTIFICATE },
    listener as unknown as (request: Http2ServerRequest, response: Http2ServerResponse) => void,
  );
  const port = await listenAtFreePort(server);
  return { port, origin: `https://localhost:${port}`, close: () => void server.close() };
}
