/** The command itself, in a process of its own: nobody who answers, and one who leaves in the middle. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { READ_EVERY_LANGUAGE } from '../../tests/fixtures/left-out-languages.ts';
import { project, snapshot } from '../../tests/fixtures/content-project.ts';
import { PROJECT } from '../../tests/fixtures/project-root.ts';

let root: string;
beforeEach(async () => {
  root = await project();
});
afterEach(() => rm(root, { recursive: true }));

/** The command in the project, what it prints, and how it ends. */
function start() {
  const command = spawn(process.execPath, [READ_EVERY_LANGUAGE, join(PROJECT, 'scripts/setup/main.ts')], {
    cwd: root,
    env: { ...process.env, LC_ALL: 'en_IN.UTF-8' },
  });
  let shown = '';
  command.stdout.on('data', (part: Buffer) => (shown += part.toString()));
  const question = async (words: string) => {
    while (!shown.includes(words)) await once(command.stdout, 'data');
  };
  return { command, question, shown: () => shown, ended: once(command, 'close') };
}

test('without a terminal and without answers it says so, and changes nothing', async () => {
  const before = await snapshot(root);
  const { command, shown, ended } = start();
  command.stdin.end();
  expect(await ended).toEqual([1, null]);
  expect(shown()).toMatch(/Nobody can be asked: there is no terminal here[^]*run `npm run setup` there\.\n$/);
  expect(await snapshot(root)).toEqual(before);
});

test('answers that are piped in are taken line by line', async () => {
  const { command, shown, ended } = start();
  command.stdin.end('Ruby\n\n<\nरूबी\n98111 22334\n');
  expect(await ended).toEqual([0, null]);
  expect(await readFile(join(root, 'src/content/studio.yaml'), 'utf8')).toMatch(
    /name: \{ en: Ruby, hi: रूबी \}\nphone: \+91 98111 22334\n/,
  );
  expect(shown()).toMatch(/The answers ended here\.[^]*What is left:/);
});

test('ended in the middle, every file is whole', async () => {
  const before = await snapshot(root);
  const { command, question, ended } = start();
  command.stdin.write('Ruby\n');
  await question('(in Hindi)');
  command.kill('SIGINT');
  await ended;
  const after = await snapshot(root);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual([
    join('src', 'content', 'studio.yaml'),
  ]);
  expect(await readFile(join(root, 'src/content/studio.yaml'), 'utf8')).toMatch(/^name: Ruby\nphone: /);
  expect((await readdir(join(root, 'src/content'))).filter((name) => name.endsWith('.part'))).toEqual([]);
});
