/** Firefox and WebKit as they are installed on this machine. */
import { existsSync, globSync } from 'node:fs';
import type { WebKitPrograms } from './webkit-engine.ts';

interface Installed<Programs> {
  programs?: Programs;
  /** Debian's packages that bring what is missing. */
  missing: string[];
}

const FIREFOX = ['firefox-esr', 'firefox'].map((name) => `/usr/bin/${name}`);
/** Debian’s packages: of WebKit’s driver, with the browser in it, and of the screen. */
const DRIVER_PACKAGE = 'webkit2gtk-driver';
const DISPLAY_PACKAGE = 'xvfb';
export const WEBKIT_PACKAGES = [DRIVER_PACKAGE, DISPLAY_PACKAGE];

/** Where Debian and Ubuntu put programs that no person starts. */
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/** @returns Debian's Firefox, or another one that lies where it would */
export function findFirefox(): Installed<string> {
  const found = [process.env['FIREFOX_PATH'], ...FIREFOX].find((path) => path && existsSync(path));
  return found ? { programs: found, missing: [] } : { missing: ['firefox-esr'] };
}

/** @returns WebKit's driver, the small browser that comes with it, and a screen to show it on */
export function findWebKit(): Installed<WebKitPrograms> {
  const driver = '/usr/bin/WebKitWebDriver';
  const display = '/usr/bin/Xvfb';
  const [browser] = globSync(MINI_BROWSER).sort().reverse();
  const missing = [
    ...(existsSync(driver) && browser ? [] : [DRIVER_PACKAGE]),
    ...(existsSync(display) ? [] : [DISPLAY_PACKAGE]),
  ];
  return browser && missing.length === 0 ? { programs: { driver, browser, display }, missing } : { missing };
}
