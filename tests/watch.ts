/** Playwright's test, watching: any error or warning on the console, or breach of the content policy, fails it. */
import { expect, test as base } from '@playwright/test';

interface Watch {
  /** What the page has complained of so far. A test that means to cause a complaint empties it. */
  complaints: string[];
}

export const test = base.extend<Watch>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
