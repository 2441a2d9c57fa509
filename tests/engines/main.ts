/**
 * `npm run test:engines`: the smoke suite in today's Chromium, in every old one that can be had, in Firefox and in
 * WebKit. It says which ran, and which could not be had. `npm run test:engines -- 92 firefox` runs these alone.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { provideChromium } from '../../scripts/browser/chromium.ts';
import { findFirefox, findWebKit } from './installed.ts';
import { provide, reasonOf } from './old-chrome.ts';
import { FIREFOX, WEBKIT, projectOf } from './projects.ts';
import { RELEASES } from './releases.ts';

const CONFIG = join(import.meta.dirname, 'playwright.config.ts');

interface Candidate {
  /** What it is called on the command line. */
  key: string;
  project: string;
  /** What people call it. */
  name: string;
  /** Makes sure that it is there, or throws, with the reason as its message. */
  provide: () => void | Promise<void>;
}

function wantNothing({ missing }: { missing: string[] }): void {
  if (missing.length === 0) return;
  throw new Error(`it is not installed (on Debian and Ubuntu: apt-get install ${missing.join(' ')})`);
}

const CANDIDATES: Candidate[] = [
  ...RELEASES.map((release) => ({
    key: String(release.version),
    project: projectOf(release),
    name: `Chrome ${release.version}`,
    provide: () => provide(release),
  })),
  { key: 'firefox', project: FIREFOX, name: 'Firefox', provide: () => wantNothing(findFirefox()) },
  { key: 'webkit', project: WEBKIT, name: 'WebKit, as in Safari', provide: () => wantNothing(findWebKit()) },
];

const wanted = process.argv.slice(2);
const known = CANDIDATES.map(({ key }) => key);
const unknown = wanted.filter((key) => !known.includes(key));

if (unknown.length > 0) {
  console.error(`There is no browser ${unknown.join(', ')} here.\n  → Choose among ${known.join(', ')}.`);
  process.exit(1);
}

const had: Candidate[] = [];
const missing: string[] = [];
for (const candidate of CANDIDATES.filter(({ key }) => wanted.length === 0 || wanted.includes(key))) {
  try {
    await candidate.provide();
    had.push(candidate);
  } catch (error) {
    missing.push(`${candidate.name}: ${reasonOf(error)}`);
  }
}

provideChromium();
const { status } = spawnSync('playwright', ['test', '-c', CONFIG], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, ENGINES: had.map(({ project }) => project).join() },
});
console.log(`Ran in ${['today’s Chromium', ...had.map(({ name }) => name)].join(', ')}.`);
for (const reason of missing) console.log(`Could not be had: ${reason}.`);
// A suite that met no other browser has proved nothing.
process.exitCode = had.length === 0 ? 1 : (status ?? 1);
