/**
 * `npm run test:mutants`: breaks one rule of the product at a time, in a copy of the project, and runs the tests that
 * prove it. Prints which test noticed. Exits with 1 when a broken rule went unnoticed. Takes some minutes.
 *   npm run test:mutants              every rule
 *   npm run test:mutants -- home map  those that these tests prove; a word is a part of a test's file name
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyProject } from '../fixtures/project-copy.ts';
import { MUTANTS, type Mutant } from './mutants.ts';

/** Tests that failed, as Vitest and Playwright list them. */
const FAILED = /^\s*(?:×|FAIL|\d+\) \[\w+\] ›)\s*(.+?)\s*$/gm;
/** Colours of a terminal. */
const COLOURS = /\u001b\[[\d;]*m/g;

/** The settings of a browser test: the folders of tests/ have their own. */
const configOf = (test: string): string => (dirname(test) === '.' ? '.' : join('tests', dirname(test)));

/** @returns the first test that failed on the copy as it is now, or undefined when all passed. Throws when none ran. */
function failingTest(root: string, provedBy: Mutant['provedBy']): string | undefined {
  // By Node itself: Windows runs npx in a shell alone, and a shell reads a `|` as its own.
  const args =
    'unit' in provedBy
      ? ['node_modules/vitest/vitest.mjs', 'run', provedBy.unit]
      : [
          'node_modules/@playwright/test/cli.js',
          'test',
          `tests/${provedBy.browser}.spec.ts`,
          `--config=${configOf(provedBy.browser)}`,
          '--max-failures=1',
          '--grep-invert=axe|no-such',
        ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      E2E_PORT: process.env['E2E_PORT'] ?? '5110',
      E2E_SITES: 'sites' in provedBy ? provedBy.sites.join() : '',
    },
  });
  if (status === 0) return undefined;
  const said = `${stdout}\n${stderr}`.replace(COLOURS, '');
  const failed = [...said.matchAll(FAILED)].at(0)?.[1];
  if (!failed) throw new Error(`No test ran:\n${said}`);
  return failed;
}

const words = process.argv.slice(2);
const nameOf = (provedBy: Mutant['provedBy']) => ('unit' in provedBy ? provedBy.unit : provedBy.browser);
const mutants = MUTANTS.filter(
  ({ provedBy }) => words.length === 0 || words.some((word) => nameOf(provedBy).includes(word)),
);
if (mutants.length === 0) throw new Error(`No rule is proved by ${words.join(' or ')}.`);

// Elsewhere, and known to git, as the fixtures' own copies ask git for the project's files.
const root = await copyProject(await mkdtemp(join(tmpdir(), 'mutants-')));
for (const args of [
  ['init', '-q'],
  ['add', '-A'],
])
  spawnSync('git', args, { cwd: root });
/** Tests that have passed on the sound project, with their sites: a test that fails there would notice anything. */
const passed = new Set<string>();
let survivors = 0;
for (const { rule, file, from, to, provedBy } of mutants) {
  const proof = JSON.stringify(provedBy);
  const failed = passed.has(proof) ? undefined : failingTest(root, provedBy);
  if (failed) throw new Error(`Nothing is broken, and yet a test fails: ${failed}\n${proof}`);
  passed.add(proof);
  const path = join(root, file);
  const sound = readFileSync(path, 'utf8');
  if (!sound.includes(from)) throw new Error(`${file} has no ‘${from}’ to break: write the mutant anew.`);
  writeFileSync(path, sound.replaceAll(from, to));
  const noticed = failingTest(root, provedBy);
  writeFileSync(path, sound);
  if (!noticed) survivors++;
  console.log(`${noticed ? 'noticed ' : 'SURVIVED'}  ${rule}\n          ${noticed ?? file}`);
}
console.log(`${mutants.length - survivors} of ${mutants.length} noticed.`);
await rm(root, { recursive: true });
process.exit(survivors === 0 ? 0 : 1);
