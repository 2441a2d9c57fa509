/**
 * Finds a Chromium for the browser tests: one that is installed, else Playwright's own download, else the system's
 * package manager. Run as a program it installs what is missing and says which it uses.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

/** Commands that bring Chromium onto a machine, one list for each package manager. */
const PACKAGE_MANAGERS: [string, string[][]][] = [
  ['apt-get', [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]],
  ['dnf', [['install', '-y', 'chromium']]],
  ['pacman', [['-Sy', '--noconfirm', 'chromium']]],
  ['apk', [['add', 'chromium']]],
];

/** @returns the path of a Chromium that is there, or nothing */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  return INSTALLED.find((path) => path && existsSync(path)) ?? (existsSync(own) ? own : undefined);
}

/** What lets Chromium run as root, without a screen, and without calling home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function run(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    return true;
  } catch {
    return false;
  }
}

function installFromSystem(): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  return PACKAGE_MANAGERS.some(
    ([manager, steps]) =>
      existsSync(`/usr/bin/${manager}`) &&
      steps.every((step) => {
        const [command = manager, ...args] = [...asRoot, manager, ...step];
        return run(command, ...args);
      }),
  );
}

/** @returns the path. Throws, with what to do, when none can be had. */
export function provideChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium is installed. Trying Playwright’s own.');
  run('npx', 'playwright', 'install', 'chromium');
  if (!findChromium()) {
    console.log('Playwright’s own cannot be had. Trying the package manager of this system.');
    installFromSystem();
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium, and none could be installed.\n' +
      '1. Install Chromium or Google Chrome by hand.\n' +
      '2. If it is in an unusual place, set CHROMIUM_PATH to the program.\n' +
      '3. Run the tests again.',
  );
}

if (import.meta.main) console.log(`Browser tests use ${provideChromium()}`);
