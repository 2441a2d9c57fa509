/** An e-mail provider that misbehaves on purpose: a real server, which counts what really reached it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { INBOX_PATH } from '../integrations/inbox/inbox.ts';

/** A form as it came over the wire: its fields in their order. */
export type Received = [name: string, value: string][];

export type Manner =
  /** Answers at once. `readable` says whether other sites may read the answer (CORS). */
  | { status: number; text: string; readable?: boolean }
  /** Breaks the line: before the message is through, once it is, or in the middle of the answer. */
  | 'reset'
  | 'reset after the message'
  | 'reset in the answer'
  /** Takes the message and says nothing until it is let go. */
  | 'silent';

const READABLE = { 'Access-Control-Allow-Origin': '*' };

async function readForm(request: IncomingMessage): Promise<Received> {
  const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(body, { headers }).formData();
  return [...form].map(([name, value]) => [name, String(value)]);
}

export class Provider {
  /** Every message that came through whole, whatever was answered. */
  readonly received: Received[] = [];
  manner: Manner = { status: 200, text: 'OK' };
  readonly #waiting: ServerResponse[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => this.#server.once('error', reject).listen(port, '127.0.0.1', resolve));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    if (this.#server.listening) await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Answers at last whoever waits. */
  letGo(): void {
    for (const response of this.#waiting.splice(0)) response.writeHead(200, READABLE).end('OK');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A line that breaks is what the test is about.
    request.on('error', () => undefined);
    if (request.method !== 'POST' || request.url !== INBOX_PATH) return void response.writeHead(404).end();
    const { manner } = this;
    if (manner === 'reset') return void request.socket.resetAndDestroy();
    this.received.push(await readForm(request));
    if (manner === 'silent') return void this.#waiting.push(response);
    if (manner === 'reset after the message') return void request.socket.resetAndDestroy();
    if (manner === 'reset in the answer') {
      response.writeHead(200, { ...READABLE, 'Content-Length': 100 }).write('O', () => request.socket.resetAndDestroy());
      return;
    }
    const { status, text, readable = true } = manner;
    response.writeHead(status, { 'Content-Type': 'text/plain', ...(readable && READABLE) }).end(text);
  }
}
