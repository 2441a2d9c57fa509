import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listenNear, portOf } from './port.ts';

const servers: Server[] = [];
const server = () => {
  const made = createServer((_, response) => response.end('here'));
  servers.push(made);
  return made;
};
afterEach(async () => {
  for (const one of servers.splice(0)) if (one.listening) await once(one.close(), 'close');
});

test('a port that is taken is left to its holder, and the next is listened at', async () => {
  const first = (await listenNear(server(), 0)) ?? 0;
  expect(first).toBeGreaterThan(0);
  const second = (await listenNear(server(), first)) ?? 0;
  expect(second).toBeGreaterThan(first);
  expect(await (await fetch(`http://localhost:${second}/`)).text()).toBe('here');
});

test.each([
  ['4321', 4321],
  ['0', 0],
  ['65536', undefined],
  ['abc', undefined],
  ['', undefined],
  ['80.5', undefined],
])('%s as a port', (wish, port) => {
  expect(portOf(wish)).toBe(port);
});
