import { createServer, request, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listenAtFreePort } from '../../tests/fixtures/free-port.ts';
import { slowNetwork, type SlowNetwork } from './slow-network.ts';

const SPEED = { down: 100_000, up: 50_000, roundTrip: 60 };
const BODY = Buffer.alloc(20_000, 'x');

let server: Server;
let network: SlowNetwork;
afterEach(() => {
  network.close();
  server.close();
});

async function start() {
  server = createServer((_, response) => response.end(BODY));
  network = await slowNetwork(await listenAtFreePort(server), SPEED);
}

/** A request over a connection of its own. @returns the bytes of its answer, and after how many ms they were there */
const get = () =>
  new Promise<{ bytes: number; ms: number }>((done, fail) => {
    const begin = performance.now();
    request({ port: network.port, agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (data: Buffer) => (bytes += data.length));
      response.on('end', () => done({ bytes, ms: performance.now() - begin }));
    })
      .on('error', fail)
      .end();
  });

/** Timers may fire a millisecond early. */
const ROUNDING = 5;

test('everything comes, not before a greeting, a round trip and its own length are over', async () => {
  await start();
  const { bytes, ms } = await get();
  expect(bytes).toBe(BODY.length);
  expect(ms).toBeGreaterThan(2 * SPEED.roundTrip + (BODY.length / SPEED.down) * 1000 - ROUNDING);
});

test('two that come together share the line', async () => {
  await start();
  const [one, other] = await Promise.all([get(), get()]);
  const both = ((one.bytes + other.bytes) / SPEED.down) * 1000;
  expect(Math.max(one.ms, other.ms)).toBeGreaterThan(2 * SPEED.roundTrip + both - ROUNDING);
});

test('a line that has hung up breaks what is under way, and carries what comes after', async () => {
  await start();
  const broken = get();
  await new Promise((connected) => server.once('request', connected));
  network.disconnectAll();
  await expect(broken).rejects.toThrow();
  expect((await get()).bytes).toBe(BODY.length);
});
