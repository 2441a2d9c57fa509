/**
 * Finds a Chromium for the browser tests: one that is installed, else Playwright's own download, else the system's
 * package manager. The headless shell, which is Chromium without windows, comes first: the same tests take it little
 * more than half the processors' time. Run as a program this installs what is missing and says which it uses.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where Debian's package of the same name puts it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [
  process.env['CHROMIUM_PATH'],
  HEADLESS_SHELL,
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

/**
 * @param shell whether the headless shell will do, which has no settings of a user
 * @returns the path of a Chromium that is there, or nothing
 */
export function findChromium(shell = true): string | undefined {
  const own = chromium.executablePath();
  const found = INSTALLED.find((path) => path && existsSync(path) && (shell || !path.includes('headless-shell')));
  return found ?? (existsSync(own) ? own : undefined);
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

/** Installs the headless shell beside a Chromium that is there, on Debian and its kin, where one may do so unasked. */
function installHeadlessShell(): void {
  if (process.env['CHROMIUM_PATH'] || existsSync(HEADLESS_SHELL)) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'];
  if (run('apt-get', 'update', '-qq') && run('apt-get', ...install)) return;
  console.log('The headless shell cannot be had: the tests take longer.');
}

/** @returns the path. Throws, with what to do, when none can be had. */
export function provideChromium(): string {
  installHeadlessShell();
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
