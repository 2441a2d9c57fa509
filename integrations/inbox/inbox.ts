/**
 * A stand-in for the e-mail provider on one's own computer. It answers the provider's address, reads the
 * same multipart form, prints each enquiry and keeps it as a file.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { MAIL_PATH } from '../../src/lib/mail-path.ts';

/** What the provider wants to know of its caller; it refuses a form without them, as this does. */
const REQUIRED = ['service_id', 'template_id', 'user_id'];
/** Bytes. The provider's own limit for a form without attachments is 50 KB. */
const MAX_BYTES = 50_000;

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Content-Type': 'text/plain; charset=utf-8',
};

/** A form that is not accepted: the status and the text of the answer. */
class RefusedForm extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

/** Reads to the end even what is too much: a sender hears nothing until it has sent all. */
async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BYTES) throw new RefusedForm(413, 'The form is larger than 50 KB');
  return Buffer.concat(chunks);
}

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const body = await readBody(request);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) throw new RefusedForm(400, 'The form is not multipart/form-data');
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new RefusedForm(400, 'The form cannot be read');
  });
  const fields = Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
  const missing = REQUIRED.filter((name) => !fields[name]);
  if (missing.length > 0) throw new RefusedForm(400, `The form lacks ${missing.join(', ')}`);
  return fields;
}

/**
 * Makes the request handler of an inbox.
 * @param folder where the enquiries are kept, one JSON file each, named by the time
 * @param print gets one readable text an enquiry
 * @returns a handler that answers true when the request was for the inbox
 */
export function createInbox(folder: string, print: (text: string) => void = console.log) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.url?.split('?')[0] !== MAIL_PATH) return false;
    const answer = (status: number, text?: string) => {
      response.writeHead(status, HEADERS).end(text);
      return true;
    };
    if (request.method === 'OPTIONS') return answer(204);
    if (request.method !== 'POST') return answer(405, 'POST a form to this address');
    try {
      const fields = await readForm(request);
      const received = new Date().toISOString();
      const file = join(folder, `${received.replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`);
      await mkdir(folder, { recursive: true });
      await writeFile(file, JSON.stringify({ received, ...fields }, null, 2), { flag: 'wx' });
      print(`\nNew enquiry, kept in ${file}\n${fields['message'] ?? ''}\n`);
      return answer(200, 'OK');
    } catch (error) {
      if (error instanceof RefusedForm) return answer(error.status, error.message);
      print(`\nAn enquiry could not be kept in ${folder}: ${String(error)}\n`);
      return answer(500, 'The enquiry could not be kept');
    }
  };
}
