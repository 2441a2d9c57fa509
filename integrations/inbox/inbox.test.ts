import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MAIL_PATH } from '../../src/lib/mail-path.ts';
import { listenAtFreePort } from '../../tests/fixtures/free-port.ts';
import { createInbox } from './inbox.ts';

let folder: string;
let server: Server;
let address: string;
let printed: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  printed = [];
  const handle = createInbox(join(folder, 'kept'), (text) => void printed.push(text));
  server = createServer((request, response) => {
    void handle(request, response).then((answered) => answered || response.writeHead(404).end('not the inbox'));
  });
  address = `http://127.0.0.1:${await listenAtFreePort(server, '127.0.0.1')}${MAIL_PATH}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const FIELDS = {
  user_name: 'आशा Verma',
  user_phone: '+91 98765 43210',
  title: 'Enquiry',
  message: 'A wedding',
  lib_version: '4.4.1',
  service_id: 'service',
  template_id: 'template',
  user_id: 'key',
};

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const post = (body: BodyInit, headers: HeadersInit = {}) => fetch(address, { method: 'POST', body, headers });

/** The enquiries that are kept. */
async function kept(): Promise<Record<string, string>[]> {
  const names = await readdir(join(folder, 'kept')).catch(() => []);
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, 'kept', name), 'utf8')) as Record<string, string>),
  );
}

test('a form is taken, printed and kept, field by field', async () => {
  const response = await post(formOf(FIELDS));
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  expect(await kept()).toEqual([{ received: expect.stringMatching(/^\d{4}-/), ...FIELDS }]);
  expect(printed.join()).toContain('A wedding');
});

test('any site may read the answer, and ask beforehand', async () => {
  const before = await fetch(address, { method: 'OPTIONS' });
  expect(before.status).toBe(204);
  for (const response of [before, await post(formOf(FIELDS)), await post('no')]) {
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  }
});

test.each(['GET', 'PUT', 'DELETE'])('%s is refused', async (method) => {
  expect((await fetch(address, { method })).status).toBe(405);
});

test.each(['service_id', 'template_id', 'user_id'])(
  'without %s a form is refused, and the answer names it',
  async (name) => {
    const response = await post(formOf({ ...FIELDS, [name]: '' }));
    expect([response.status, await response.text()]).toEqual([400, `The form lacks ${name}`]);
    expect(await kept()).toEqual([]);
  },
);

test.each([
  [
    'is cut off',
    '--x\r\nContent-Disposition: form-data; name="user_name"\r\n\r\nAsha',
    'multipart/form-data; boundary=x',
  ],
  ['has no boundary', 'anything', 'multipart/form-data'],
  ['is of another kind', 'user_name=Asha&service_id=1&template_id=1&user_id=1', 'application/x-www-form-urlencoded'],
  ['is JSON', '{}', 'application/json'],
])('a form that %s is refused', async (_, body, type) => {
  expect((await post(body, { 'Content-Type': type })).status).toBe(400);
  expect(await kept()).toEqual([]);
});

test('a form larger than 50 KB is refused with an answer', async () => {
  const response = await post(formOf({ ...FIELDS, message: 'x'.repeat(2_000_000) }));
  expect([response.status, await response.text()]).toEqual([413, 'The form is larger than 50 KB']);
  expect(await kept()).toEqual([]);
});

test('a form of 50 KB is taken, one of a byte more is not', async () => {
  const frame = await new Response(formOf({ ...FIELDS, message: '' })).bytes();
  const statusOf = async (size: number) =>
    (await post(formOf({ ...FIELDS, message: 'x'.repeat(size - frame.length) }))).status;
  expect([await statusOf(50_000), await statusOf(50_001)]).toEqual([200, 413]);
});

test('a line that breaks half-way keeps nothing and stops nothing', async () => {
  await new Promise<void>((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST ${MAIL_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900\r\n\r\n--x\r\n`,
      );
      socket.end(() => socket.destroy());
    });
    socket.on('close', () => resolve());
  });
  expect((await post(formOf(FIELDS))).status).toBe(200);
  expect(await kept()).toHaveLength(1);
});

test('many at once are all kept, each on its own', async () => {
  const names = Array.from({ length: 20 }, (_, number) => `Visitor ${number}`);
  const answers = await Promise.all(names.map((user_name) => post(formOf({ ...FIELDS, user_name }))));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  expect((await kept()).map(({ user_name }) => user_name).toSorted()).toEqual(names.toSorted());
});

test('a folder that cannot be written is said here, and the sender hears that it failed', async () => {
  await writeFile(join(folder, 'kept'), 'a file where the folder should be');
  expect((await post(formOf(FIELDS))).status).toBe(500);
  expect(printed.join()).toContain('could not be kept');
});

test('other addresses are not the inbox’s', async () => {
  expect((await fetch(new URL('/contact', address))).status).toBe(404);
  expect((await fetch(`${address}?from=1`, { method: 'POST', body: formOf(FIELDS) })).status).toBe(200);
});
