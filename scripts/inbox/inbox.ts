/**
 * A stand-in for the e-mail provider on one's own computer. It answers the provider's address, reads the
 * same multipart form, prints each enquiry and keeps it as a file.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

export const INBOX_PATH = '/api/v1.0/email/send-form';
/** What the provider wants to know of its caller; it refuses a form without them, as this does. */
const REQUIRED = ['service_id', 'template_id', 'user_id'];
/** Bytes. The provider's own limit for a form without attachments is 50 KB. */
const MOST = 50_000;

const ALLOW_ANY_SITE = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST) throw new RangeError('The form is larger than 50 KB');
    chunks.push(chunk);
  }
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

/**
 * Makes the request handler of an inbox.
 * @param folder where the enquiries are kept, one JSON file each, named by the time
 * @param print gets one readable text an enquiry
 * @returns a handler that answers true when the request was for the inbox
 */
export function createInbox(folder: string, print: (text: string) => void = console.log) {
  let count = 0;
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.url?.split('?')[0] !== INBOX_PATH) return false;
    const answer = (status: number, text: string) => {
      response.writeHead(status, { ...ALLOW_ANY_SITE, 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
      return true;
    };
    if (request.method === 'OPTIONS') return answer(204, '');
    if (request.method !== 'POST') return answer(405, 'POST a form to this address');
    try {
      const fields = await readForm(request);
      const missing = REQUIRED.filter((name) => !fields[name]);
      if (missing.length > 0) return answer(400, `The form lacks ${missing.join(', ')}`);
      await mkdir(folder, { recursive: true });
      const received = new Date().toISOString();
      const file = join(folder, `${received.replace(/[:.]/g, '-')}-${++count}.json`);
      await writeFile(file, JSON.stringify({ received, ...fields }, null, 2));
      print(`\nNew enquiry, kept in ${file}\n${fields['message'] ?? ''}\n`);
      return answer(200, 'OK');
    } catch (error) {
      return answer(400, error instanceof Error ? error.message : String(error));
    }
  };
}
