import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { LoaderContext } from 'astro/loaders';
import { expect, test } from 'vitest';
import { reloadOnChange } from './reload-on-change.ts';

/** What is watched, and what becomes of its changes. */
function begin() {
  const watcher = new EventEmitter();
  const told: string[] = [];
  const logger = { error: (message: string) => told.push(message) };
  const reloads: PromiseWithResolvers<undefined>[] = [];
  reloadOnChange({ watcher, logger } as unknown as LoaderContext, 'a.yaml', () => {
    const reload = Promise.withResolvers<undefined>();
    reloads.push(reload);
    return reload.promise;
  });
  const change = async (path = 'a.yaml') => {
    watcher.emit('change', path);
    await turn();
  };
  return { change, reloads, told };
}

test('a change is read when the one before it has been, and other files are none of it', async () => {
  const { change, reloads } = begin();
  await change('b.yaml');
  expect(reloads).toHaveLength(0);
  await change();
  await change();
  expect(reloads).toHaveLength(1);
  reloads[0]?.resolve(undefined);
  await turn();
  expect(reloads).toHaveLength(2);
});

test('what fails is told, and the next change is read', async () => {
  const { change, reloads, told } = begin();
  await change();
  reloads[0]?.reject(new Error('This cannot be read'));
  await change();
  expect(told).toEqual(['This cannot be read']);
  expect(reloads).toHaveLength(2);
});
