import { createServer, type RequestListener } from 'node:http';
import { createServer as createSocketServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { PAGE_COUNT, fakeSite, startHost } from '../../tests/fixtures/fake-site.ts';
import { listenAtFreePort } from '../../tests/fixtures/free-port.ts';
import { runChecks } from './run-checks.ts';
import { openLiveSite } from './site-root.ts';
import { isHealthy, report } from './report.ts';

const LIMITS = { answerMs: 20_000, totalMs: 60_000, bytes: 200_000 };
/** For servers that do not answer, or not wholly: whoever does answer may be late on a busy machine. */
const IMPATIENT = { ...LIMITS, answerMs: 700 };
/** Milliseconds within which one page is answered, and after which a host that says no more is given up. */
const ONE_PAGE_MS = 2000;
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** The address of a server that listens until the test is over. */
async function listening(server: Server): Promise<string> {
  closing.push(() => void server.close());
  return `http://localhost:${await listenAtFreePort(server, 'localhost')}/`;
}

async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  closing.push(() => server.closeAllConnections());
  return listening(server);
}

/** What is said of an address that there is no way into. */
async function refusal(address: string, limits = LIMITS): Promise<string> {
  const results = await runChecks(await openLiveSite(new URL(address), limits), address);
  expect(isHealthy(results)).toBe(false);
  const lines = report(results);
  expect(lines.at(-1)).toBe(`Could not look at ${address}.`);
  expect(lines.join('\n')).not.toMatch(/\n\s+at |undefined|Error\b/);
  return lines[0] ?? '';
}

const BOMB = Buffer.alloc(64_000, 'x');
type Place = [what: string, listener: RequestListener, said: RegExp];
const SILENT: Place[] = [
  ['takes the question and says nothing', () => undefined, /has not answered within 1 seconds?/],
  [
    'begins an answer and never ends it',
    (_, response) => void response.writeHead(200, { 'Content-Length': 900 }).write('<html>'),
    /has not answered within/,
  ],
];
const PLACES: Place[] = [
  [
    'sends more and more',
    (_, response) => {
      const send = () => {
        if (response.write(BOMB)) setImmediate(send);
        else response.once('drain', send);
      };
      send();
    },
    /answers with more than 1 MB/,
  ],
  [
    'leads to itself',
    (request, response) => void response.writeHead(301, { Location: request.url }).end(),
    /never to a page/,
  ],
  [
    'leads on and on',
    (request, response) => void response.writeHead(302, { Location: `${request.url ?? ''}x` }).end(),
    /never to a page/,
  ],
  [
    'leads to no address',
    (_, response) => void response.writeHead(302, { Location: 'http://' }).end(),
    /which is no address/,
  ],
  [
    'leads to a program',
    (_, response) => void response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
    /which is no address/,
  ],
  [
    'shows an error page that answers well',
    (_, response) => void response.end('<html><h1>502 Bad Gateway</h1>'),
    /no page of this site, though it answers well/,
  ],
  ['answers with an error', (_, response) => void response.writeHead(503).end('<html>'), /answers with 503/],
  ['asks for a password', (_, response) => void response.writeHead(401).end(), /asks for a password \(401\)/],
  ['limits how often it is asked', (_, response) => void response.writeHead(429).end(), /limits .*\(429\)/],
  ['knows no such page', (_, response) => void response.writeHead(404).end('<html>'), /answers with 404, not found/],
  ['breaks the line', (request) => request.socket.resetAndDestroy(), /breaks the connection off/],
  [
    'sends what cannot be unpacked',
    (_, response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('no gzip'),
    /no answer that can be understood/,
  ],
  ['sends nothing', (_, response) => void response.end(), /no page of this site/],
];

test.each(SILENT)('a server that %s ends in a sentence', async (_, listener, said) => {
  expect(await refusal(await answering(listener), IMPATIENT)).toMatch(said);
});

test.each(PLACES)('a server that %s ends in a sentence', async (_, listener, said) => {
  expect(await refusal(await answering(listener))).toMatch(said);
});

test('a server that speaks no HTTP ends in a sentence', async () => {
  const address = await listening(createSocketServer((socket) => void socket.end('220 mail.example ESMTP\r\n')));
  expect(await refusal(address)).toMatch(/no answer that can be understood|breaks the connection off/);
  expect(await refusal(address.replace('http:', 'https:'))).toMatch(/does not speak https/);
});

test('nobody at the address, and an address that nobody knows', async () => {
  const address = await answering(() => undefined);
  closing.splice(0).forEach((close) => close());
  expect(await refusal(address)).toMatch(/No server listens at/);
  expect(await refusal('https://studio.invalid/')).toMatch(/Nobody on the internet knows the name|cannot be reached/);
});

test('a certificate that nobody else has signed is told of', async () => {
  const host = await startHost({ secure: true });
  closing.push(() => void host.close());
  host.files = fakeSite({ origin: host.origin });
  expect(await refusal(`${host.origin}/`)).toMatch(/Browsers do not trust the certificate/);
});

test('a redirect to the right address is followed, and that is looked at', async () => {
  const host = await startHost();
  closing.push(() => void host.close());
  host.files = fakeSite({ origin: 'https://www.studio.example', mail: 'https://mail.example' });
  const old = await answering((_, response) => void response.writeHead(301, { Location: `${host.origin}/` }).end());
  const results = await runChecks(await openLiveSite(new URL(old), LIMITS), old);
  expect(report(results)).toEqual([`Looked at ${PAGE_COUNT} pages of ${host.origin}: all is well.`]);
});

test.each([
  ['for the root and lies below a path', '', '/studio', '/studio/', 'with BASE_PATH=/studio'],
  ['for a path and lies at the root', '/studio', '', '/', 'without BASE_PATH'],
])('a site that was built %s says how it is to be built', async (_, built, lies, at, remedy) => {
  const host = await startHost({ base: lies });
  closing.push(() => void host.close());
  host.files = fakeSite({ base: built });
  const siteRoot = await openLiveSite(new URL(host.origin + at), LIMITS);
  expect(siteRoot).toMatchObject({
    cause: expect.stringMatching(`built to lie at ${built || '/'} and lies at ${lies || '/'}`),
    remedy: `Build it again ${remedy}.`,
  });
});

test('a page that lacks its files is told of', async () => {
  const host = await startHost();
  closing.push(() => void host.close());
  host.files = fakeSite();
  host.files.delete('_astro/app.abc.js');
  expect(await refusal(`${host.origin}/`)).toMatch(/asks for files that are not there, such as \/_astro\/app\.abc\.js/);
});

test('a host that answers one page and then nothing ends in a sentence, and nothing else is claimed', async () => {
  const host = await startHost();
  closing.push(() => void host.close());
  host.files = fakeSite();
  host.misbehave = ({ url = '' }) => /academy|robots|sw\.js/.test(url);
  const results = await runChecks(
    await openLiveSite(new URL(host.origin), { ...LIMITS, totalMs: ONE_PAGE_MS }),
    host.origin,
  );
  expect(results.findings.map(({ cause }) => cause)).toEqual([expect.stringMatching(/so slowly that not all/)]);
});
