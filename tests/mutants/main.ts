/**
 * `npm run test:mutants`: breaks one rule of the product at a time, in a copy of the project, and runs the tests that
 * prove it. Prints which test noticed. Exits with 1 when a broken rule went unnoticed. Takes some minutes.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../fixtures/project-copy.ts';
import { MUTANTS, type Mutant } from './mutants.ts';

/** Tests that failed, as Vitest and Playwright list them. */
const FAILED = /^\s*(?:×|FAIL|\d+\) \[\w+\] ›)\s*(.+?)\s*$/gm;
/** Colours of a terminal. */
const COLOURS = /\u001b\[[\d;]*m/g;

/** @returns the first test that failed on the copy as it is now, or undefined when all passed. Throws when none ran. */
function failingTest(root: string, provedBy: Mutant['provedBy']): string | undefined {
  const args =
    'unit' in provedBy
      ? ['vitest', 'run', provedBy.unit]
      : ['playwright', 'test', `tests/${provedBy.browser}.spec.ts`, '--max-failures=1', '--grep-invert=axe|no-such'];
  const { status, stdout, stderr } = spawnSync('npx', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, E2E_PORT: '5110', E2E_SITES: 'sites' in provedBy ? provedBy.sites.join() : '' },
  });
  if (status === 0) return undefined;
  const said = `${stdout}\n${stderr}`.replace(COLOURS, '');
  const failed = [...said.matchAll(FAILED)].at(0)?.[1];
  if (!failed) throw new Error(`No test ran:\n${said}`);
  return failed;
}

// Elsewhere, and known to git, as the fixtures' own copies ask git for the project's files.
const root = await copyProject(await mkdtemp(join(tmpdir(), 'mutants-')));
for (const args of [
  ['init', '-q'],
  ['add', '-A'],
])
  spawnSync('git', args, { cwd: root });
let survivors = 0;
for (const { rule, file, from, to, provedBy } of MUTANTS) {
  const path = join(root, file);
  const sound = readFileSync(path, 'utf8');
  if (!sound.includes(from)) throw new Error(`${file} has no ‘${from}’ to break: write the mutant anew.`);
  writeFileSync(path, sound.replaceAll(from, to));
  const noticed = failingTest(root, provedBy);
  writeFileSync(path, sound);
  if (!noticed) survivors++;
  console.log(`${noticed ? 'noticed ' : 'SURVIVED'}  ${rule}\n          ${noticed ?? file}`);
}
console.log(`${MUTANTS.length - survivors} of ${MUTANTS.length} noticed.`);
await rm(root, { recursive: true });
process.exit(survivors === 0 ? 0 : 1);
