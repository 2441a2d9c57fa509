import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sha256 } from '../files/hash.ts';
import { photo, project, put, snapshot } from '../../tests/fixtures/content-project.ts';
import { PROJECT } from '../../tests/fixtures/project-root.ts';

const PORTFOLIO = 'src/content/gallery/portfolio';
/** Photos in the test: several are under way whenever a run is killed. */
const PHOTOS = 6;
/** The changes in the folders after which each run is killed: between any two steps of hanging a photo. */
const KILLS = [1, 2, 3, 5, 6, 8];

/** Runs the real command; kills it without warning at the given change of the galleries or of originals/. */
async function run(root: string, killAt = Infinity): Promise<{ code: number | null; text: string }> {
  const command = spawn(process.execPath, [join(PROJECT, 'scripts/photos/main.ts'), '--yes'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let changes = 0;
  const watcher = watch(root, { recursive: true }, (_, name) => {
    // A command killed while it takes over the lock keeps the next one waiting for ten seconds (lock.test.ts).
    if (name?.startsWith('.local')) return;
    changes += 1;
    if (changes === killAt) command.kill('SIGKILL');
  });
  let text = '';
  command.stdout.on('data', (data) => {
    text += String(data);
  });
  await once(command, 'close');
  watcher.close();
  return { code: command.exitCode, text };
}

test('killed again and again, it loses nothing, halves nothing, doubles nothing', async () => {
  const root = await project();
  const originals = new Map<string, string>();
  for (let seed = 1; seed <= PHOTOS; seed += 1) {
    const bytes = await photo({ seed, phone: true, width: 1200, height: 900 });
    // One of them is called already what it will be called: it is changed where it is.
    const name = seed === 1 ? '02-photo.jpg' : `IMG_${seed}.jpg`;
    originals.set(name, sha256(bytes));
    await put(root, `${PORTFOLIO}/${name}`, bytes);
  }
  let killed = 0;
  for (const kill of KILLS) {
    const { code } = await run(root, kill);
    if (code === null) killed += 1;
    // Whatever has a finished name is whole, at any moment.
    for (const name of await readdir(join(root, PORTFOLIO))) {
      if (/^\d.*jpg$/.test(name)) await sharp(join(root, PORTFOLIO, name), { failOn: 'warning' }).stats();
    }
  }
  expect(killed).toBeGreaterThan(2);
  expect((await run(root)).code).toBe(0);

  const names = (await readdir(join(root, PORTFOLIO))).sort();
  const numbers = Array.from({ length: PHOTOS + 1 }, (_, at) => String(at + 1).padStart(2, '0'));
  expect(names).toEqual(
    numbers.flatMap((number) => [
      `${number}-${number === '01' ? 'first' : 'photo'}.jpg`,
      `${number}-${number === '01' ? 'first' : 'photo'}.yaml`,
    ]),
  );
  for (const name of names.filter((entry) => entry.endsWith('.yaml'))) {
    expect(parse(await readFile(join(root, PORTFOLIO, name), 'utf8'))).toMatchObject({
      image: name.replace('yaml', 'jpg'),
    });
  }
  const kept = await readdir(join(root, 'originals/portfolio'));
  expect(
    Object.fromEntries(
      await Promise.all(
        kept.map(async (name) => [name, sha256(await readFile(join(root, 'originals/portfolio', name)))]),
      ),
    ),
  ).toEqual(Object.fromEntries(originals));

  const before = await snapshot(root);
  expect((await run(root)).text).toBe('Nothing to do: every photo hangs.\n');
  expect(await snapshot(root)).toEqual(before);
  await rm(root, { recursive: true });
});
