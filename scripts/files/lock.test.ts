import { rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folder } from '../../tests/fixtures/content-project.ts';
import { acquireLock } from './lock.ts';

let path: string;
beforeEach(async () => {
  path = join(await folder(), 'lock');
});
afterEach(() => rm(join(path, '..'), { recursive: true }));

const quiet = () => undefined;
const boot = Math.round(Date.now() / 1000 - uptime());
/** A number that no process has: above the highest that systems give. */
const NOBODY = 2 ** 30;
const left = (holder: object) =>
  writeFile(path, JSON.stringify({ pid: NOBODY, host: hostname(), boot, since: 1000, ...holder }));

test('many takers hold it one after the other', async () => {
  let holders = 0;
  let most = 0;
  const waited: number[] = [];
  // The first holds it until all others wait: whoever comes at the moment of a release finds nobody to wait for.
  const { promise: allWait, resolve: goOn } = Promise.withResolvers<undefined>();
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      const lock = await acquireLock(path, (pid) => {
        if (waited.push(pid) === 4) goOn(undefined);
      });
      holders += 1;
      most = Math.max(most, holders);
      await allWait;
      holders -= 1;
      await lock.release();
    }),
  );
  expect(most).toBe(1);
  expect(waited).toEqual(Array(4).fill(process.pid));
});

test('a lock whose holder is gone is taken over, and says since when', async () => {
  await left({});
  expect((await acquireLock(path, quiet)).abandoned).toBe(1000);
});

test('after a restart of the computer the same number is another process', async () => {
  await left({ pid: process.pid, boot: boot - 86_400 });
  expect((await acquireLock(path, quiet)).abandoned).toBe(1000);
});

test('a lock that came along from another computer is nobody’s', async () => {
  await left({ pid: process.pid, host: 'elsewhere' });
  expect((await acquireLock(path, quiet)).abandoned).toBe(1000);
});

test('a process that the dead holder left running still holds it', async () => {
  await left({ child: process.pid });
  const waited: number[] = [];
  const taken = acquireLock(path, (pid) => {
    waited.push(pid);
    void left({});
  });
  expect((await taken).abandoned).toBe(1000);
  expect(waited).toEqual([process.pid]);
});

test('a guard that was left behind is waited for without haste, and taken over', async () => {
  await left({});
  const guard = `${path}.guard`;
  await writeFile(guard, JSON.stringify({ pid: NOBODY, host: hostname(), boot, since: 1000 }));
  // Half a second before it counts as left behind.
  const time = (Date.now() - 9500) / 1000;
  await utimes(guard, time, time);
  const look = vi.spyOn(process, 'kill');
  try {
    expect((await acquireLock(path, quiet)).abandoned).toBe(1000);
    expect(look.mock.calls.filter(([pid]) => pid === NOBODY).length).toBeLessThan(15);
  } finally {
    look.mockRestore();
  }
});
