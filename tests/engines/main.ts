/**
 * `npm run test:engines`: the smoke suite in today's Chromium and in every old one that can be had. It says which ran,
 * and which could not be had. `npm run test:engines -- 92 106` runs these alone.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { provideChromium } from '../../scripts/browser/chromium.ts';
import { provide } from './old-chrome.ts';
import { RELEASES } from './releases.ts';

const CONFIG = join(import.meta.dirname, 'playwright.config.ts');
const wanted = process.argv.slice(2);
const known = RELEASES.map(({ version }) => String(version));
const unknown = wanted.filter((version) => !known.includes(version));

if (unknown.length > 0) {
  console.error(`There is no old Chrome ${unknown.join(', ')}.\n  → Choose among ${known.join(', ')}.`);
  process.exit(1);
}

const had: string[] = [];
const missing: string[] = ['Firefox and Safari: this suite has no driver for them'];
for (const release of RELEASES.filter(({ version }) => wanted.length === 0 || wanted.includes(String(version)))) {
  try {
    await provide(release);
    had.push(String(release.version));
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    missing.push(`Chrome ${release.version}: ${reason}`);
  }
}

provideChromium();
const { status } = spawnSync('playwright', ['test', '-c', CONFIG], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, OLD_CHROMES: had.join() },
});
console.log(`Ran in today's Chromium${had.map((version) => `, in Chrome ${version}`).join('')}.`);
for (const reason of missing) console.log(`Could not be had: ${reason}.`);
// A suite that met no old browser has proved nothing.
process.exitCode = had.length === 0 ? 1 : (status ?? 1);
