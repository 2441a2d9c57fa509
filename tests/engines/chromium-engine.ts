/** Chromium of any age, driven by Playwright. */
import { chromium, type LaunchOptions } from '@playwright/test';
import { MAP_ORIGIN } from '../fixtures/map.ts';
import { printedSheets } from '../fixtures/printed-sheets.ts';
import type { Engine, EngineOptions } from './engine.ts';

/**
 * Warnings of old versions that are no fault: they ignore newer features in Permissions-Policy, and they call
 * `::-webkit-details-marker` deprecated, which is the only selector for it that Safari knows.
 */
const PASSED_OVER = /Permissions-Policy header|^::-webkit-details-marker pseudo element selector is deprecated/;

/** @param launchOptions the program, and how it is started */
export async function startChromium(launchOptions: LaunchOptions, { reducedMotion }: EngineOptions): Promise<Engine> {
  const browser = await chromium.launch(launchOptions);
  return {
    async newPage() {
      const context = await browser.newContext({ reducedMotion: reducedMotion ? 'reduce' : 'no-preference' });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        const ofMap = message.location().url.startsWith(MAP_ORIGIN);
        if (ofMap || PASSED_OVER.test(message.text())) return;
        if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', ({ message }) => complaints.push(`thrown: ${message}`));
      page.on('dialog', (dialog) => void dialog.accept());
      return {
        complaints,
        resize: (size) => page.setViewportSize(size),
        goto: (address) => page.goto(address),
        reload: () => page.reload(),
        back: () => page.goBack(),
        evaluate: (run, argument) => page.evaluate(`(${String(run)})(${JSON.stringify(argument)})`),
        screenshot: () => page.screenshot(),
        printedSheets: () => printedSheets(page),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
