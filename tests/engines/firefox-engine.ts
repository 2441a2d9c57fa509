/** Firefox as Debian has it, driven by Puppeteer: Playwright's own is a build of its own, which few hosts can fetch. */
import { launch } from 'puppeteer-core';
import { MAP_ORIGIN } from '../fixtures/map.ts';
import { FONT_FOLDERS } from '../fixtures/phone-fonts.ts';
import type { Engine, EngineOptions } from './engine.ts';

/** @param executablePath the program */
export async function startFirefox(executablePath: string, { reducedMotion }: EngineOptions): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
      // Scroll bars take no room, as on a phone.
      'widget.gtk.overlay-scrollbars.enabled': true,
      'ui.useOverlayScrollbars': 1,
      // The processes that draw pages may read fonts in the system's folders alone, and draw boxes without these.
      'security.sandbox.content.read_path_whitelist': FONT_FOLDERS.map((folder) => `${folder}/`).join(),
      // The sites are on this machine, whatever proxy it has for others.
      'network.proxy.type': 0,
    },
  });
  return {
    async newPage() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
      });
      // Breaches of the policy are among them.
      page.on('pageerror', (error) => complaints.push(`thrown: ${error instanceof Error ? error.message : 'unknown'}`));
      page.on('response', (response) => {
        if (response.status() >= 400 && !response.url().startsWith(MAP_ORIGIN))
          complaints.push(`answered ${response.status()}: ${response.url()}`);
      });
      page.on('dialog', (dialog) => void dialog.accept());
      return {
        complaints,
        resize: (size) => page.setViewport(size),
        goto: (address) => page.goto(address),
        reload: () => page.reload(),
        // Puppeteer's own waits for a document, and the viewer's Back stays within one.
        back: () => page.evaluate('history.back()'),
        evaluate: <Argument, Result>(run: (argument: Argument) => Result, argument: Argument) =>
          page.evaluate(`(${String(run)})(${JSON.stringify(argument)})`) as Promise<Awaited<Result>>,
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
