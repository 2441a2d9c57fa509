/** Playwright's test on a line of its own: a server of the site with drawn photos that can be held back, cut and counted. */
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../scripts/server.ts';
import { folderOf, type SiteName } from './sites.ts';
import { test as watched } from './watch.ts';

export interface Line {
  /** Paths asked for so far, in order. */
  asked: string[];
  /** Paths whose answer the browser no longer wanted while it was held back. */
  calledBack: string[];
  /** Holds answers back, or none of them any more. */
  hold: (paths?: RegExp) => void;
  /** Cuts the connection instead of answering, or does so no more. */
  cut: (paths?: RegExp) => void;
}

interface WeakLine {
  /** The site that the server serves. */
  site: SiteName;
  line: Line & { address: string };
  workerless: void;
}

export const test = watched.extend<WeakLine>({
  site: ['fixture', { option: true }],
  line: async ({ site }, use) => {
    let held: RegExp | undefined;
    let broken: RegExp | undefined;
    let released: () => void = () => undefined;
    let release = new Promise<void>((resolve) => (released = resolve));
    const asked: string[] = [];
    const calledBack: string[] = [];
    const server = createSiteServer(folderOf(site), async (request, response) => {
      const path = request.url ?? '';
      asked.push(path);
      if (broken?.test(path)) {
        request.socket.destroy();
        return true;
      }
      if (held?.test(path)) {
        await Promise.race([release, new Promise((resolve) => response.once('close', resolve))]);
        if (response.destroyed) calledBack.push(path);
      }
      return response.destroyed;
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    await use({
      address: `http://localhost:${(server.address() as AddressInfo).port}`,
      asked,
      calledBack,
      hold: (paths) => {
        held = paths;
        released();
        release = new Promise((resolve) => (released = resolve));
      },
      cut: (paths) => (broken = paths),
    });
    released();
    server.close();
    server.closeAllConnections();
  },
  baseURL: ({ line }, use) => use(line.address),
  // A worker has a line of its own, which is not what is counted here.
  workerless: [
    async ({ context }, use) => {
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      await use();
    },
    { auto: true },
  ],
});

/** Makes the browser ask for less data, as Chrome's Data Saver does. */
export const saveData = () => Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });

export { expect } from './watch.ts';
