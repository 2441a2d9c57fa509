/** WebKit as Debian has it: its small browser, driven by WebKitWebDriver, on a screen that nobody sees. */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../fixtures/free-port.ts';
import { MAP_ORIGIN } from '../fixtures/map.ts';
import { startProgram } from './child-process.ts';
import type { Engine, EngineOptions, EnginePage, Size } from './engine.ts';

/** The programs that it takes. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

/** Milliseconds for a script that waits in the page. */
const SCRIPT_TIMEOUT_MS = 30_000;
/** Milliseconds for the window to have its size. */
const RESIZE_TIMEOUT_MS = 10_000;
/** Milliseconds for the driver to listen. */
const START_TIMEOUT_MS = 15_000;

/** The browser's tool bar would not let it be as narrow as a phone. */
const NO_BAR =
  'headerbar, headerbar *, toolbar, toolbar *, box button, entry ' +
  '{ font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0 }';

/** A line of the browser's about a page: where, `CONSOLE`, of what kind, what. */
const SAID = /^(.*?) ?CONSOLE (.*\b(?:ERROR|WARN)\b.*)$/;

/** Writes the settings of the browser's own looks into a folder, which is made for it. */
async function writeSettings(folder: string, { reducedMotion }: EngineOptions): Promise<void> {
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), NO_BAR);
  await writeFile(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 'false' : 'true'}\n`,
  );
}

/** @param bars what the window is larger than the page in it */
async function resize(driver: WebDriver, size: Size, bars: Size): Promise<void> {
  await driver
    .manage()
    .window()
    .setRect({ width: size.width + bars.width, height: size.height + bars.height });
  const isDone = () =>
    driver.executeScript<boolean>(
      'return innerWidth === arguments[0] && innerHeight === arguments[1]',
      size.width,
      size.height,
    );
  await driver.wait(isDone, RESIZE_TIMEOUT_MS, `The window does not become ${size.width} × ${size.height}`);
}

/** Runs in the page: calls back with what a script gives or promises, or with the reason why not. */
const AWAITED = (script: string) => `
  const done = arguments[arguments.length - 1];
  (async () => ${script})().then((value) => done({ value }), (error) => done({ error: String(error) }));`;

function pageOf(driver: WebDriver, bars: Size, complaints: string[]): EnginePage {
  return {
    complaints,
    resize: (size) => resize(driver, size, bars),
    goto: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    // The driver's own passes over what a page has added by a script without a finger, as the suite's clicks are.
    back: () => driver.executeScript('history.back()'),
    async evaluate<Argument, Result>(
      run: (argument: Argument) => Result,
      argument: Argument,
    ): Promise<Awaited<Result>> {
      const script = AWAITED(`(${String(run)})(${JSON.stringify(argument)})`);
      const ask = () => driver.executeAsyncScript<{ value: unknown; error?: string } | null>(script);
      // A dialog that opens meanwhile, such as the form's when an enquiry fails, ends a script without an answer.
      const { value, error } = (await ask()) ?? (await ask()) ?? { value: undefined, error: 'Dialog after dialog.' };
      if (error) throw new Error(error);
      return value as Awaited<Result>;
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}

export async function startWebKit(programs: WebKitPrograms, options: EngineOptions): Promise<Engine> {
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'));
  await writeSettings(settings, options);
  /** Of the page that is open: a driver has one at a time. */
  let complaints: string[] = [];
  const display = startProgram(programs.display, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1600x1200x24',
    '-nolisten',
    'tcp',
  ]);
  const screen = await display.firstLine();
  const port = await freePort();
  const server = startProgram(programs.driver, [`--port=${port}`], {
    // Pages are told the visitor's language by the last two.
    env: { ...process.env, DISPLAY: `:${screen}`, XDG_CONFIG_HOME: settings, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' },
    onLine(line) {
      const [, place = '', said] = SAID.exec(line) ?? [];
      if (said && !place.startsWith(MAP_ORIGIN)) complaints.push(said);
    },
  });
  await server.listens(port, START_TIMEOUT_MS);
  return {
    async newPage() {
      complaints = [];
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          unhandledPromptBehavior: 'accept',
          'webkitgtk:browserOptions': {
            // The driver silences what the browser says on its standard output, and lets the other one through.
            binary: '/bin/sh',
            args: [
              ...['-c', 'exec "$0" "$@" >&2', programs.browser],
              ...['--automation', '--enable-write-console-messages-to-stdout=true'],
            ],
          },
        })
        .build();
      await driver.manage().setTimeouts({ script: SCRIPT_TIMEOUT_MS });
      const bars = await driver.executeScript<Size>(
        'return { width: outerWidth - innerWidth, height: outerHeight - innerHeight }',
      );
      return pageOf(driver, bars, complaints);
    },
    async close() {
      await server.end();
      await display.end();
      await rm(settings, { recursive: true });
    },
  };
}
