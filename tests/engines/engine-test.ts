/** Playwright's test for the smoke suite: in the browser of its project, on a site whose line can be cut. */
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { createInbox } from '../../integrations/inbox/inbox.ts';
import { MAIL_PATH } from '../../src/lib/mail-path.ts';
import { createSiteServer } from '../../scripts/serve/static-server.ts';
import { PROJECT } from '../fixtures/project-root.ts';
import { listenAtFreePort } from '../fixtures/free-port.ts';
import { folderOf } from '../fixtures/sites.ts';
import type { Engine, EnginePage } from './engine.ts';
import { TODAY } from './projects.ts';
import { Engines } from './start-engine.ts';

interface Connection {
  address: string;
  /** Enquiries that came through. */
  enquiries: number;
  /** Breaks the connection at each enquiry, or does so no more. */
  breakEnquiries: (broken: boolean) => void;
  /** Answers nothing any more. */
  cut: () => void;
}

interface PerTest {
  /** Whether the visitor has asked for less motion. */
  lessMotion: boolean;
  connection: Connection;
  /** A page of the project's browser; any complaint of it fails the test. A test that causes one empties the list. */
  visit: EnginePage;
  /** Opens a page of today's Chromium, for who has asked for less motion. */
  openToday: () => Promise<EnginePage>;
}

interface PerWorker {
  engines: Engines;
}

const INBOX = join(PROJECT, '.local/engines/inbox');

/** A page of the site that `connection` leads to. */
async function openPage(engine: Engine, connection: Connection): Promise<EnginePage> {
  const page = await engine.newPage();
  return { ...page, goto: (address) => page.goto(new URL(address, connection.address).href) };
}

export const test = base.extend<PerTest, PerWorker>({
  lessMotion: [false, { option: true }],
  engines: [
    async ({}, use) => {
      const engines = new Engines();
      await use(engines);
      await engines.close();
    },
    { scope: 'worker' },
  ],
  connection: async ({}, use) => {
    let broken = false;
    const inbox = createInbox(INBOX, () => void (connection.enquiries += 1));
    const server = createSiteServer(folderOf('site'), async (request, response) => {
      if (!broken || request.url !== MAIL_PATH) return inbox(request, response);
      request.socket.destroy();
      return true;
    });
    const port = await listenAtFreePort(server);
    const cut = () => {
      server.close();
      server.closeAllConnections();
    };
    const connection: Connection = {
      address: `http://localhost:${port}`,
      enquiries: 0,
      breakEnquiries: (now) => (broken = now),
      cut,
    };
    await use(connection);
    cut();
  },
  visit: async ({ engines, connection, lessMotion }, use, { project }) => {
    const page = await openPage(await engines.get(project.name, { reducedMotion: lessMotion }), connection);
    await use(page);
    await page.close();
    expect(page.complaints).toEqual([]);
  },
  openToday: ({ engines, connection }, use) =>
    use(async () => openPage(await engines.get(TODAY, { reducedMotion: true }), connection)),
});

/** Waits until `condition`, which runs in the page and sees its argument alone, is true there. */
export const until = <Argument>(
  page: EnginePage,
  condition: (argument: Argument) => boolean | Promise<boolean>,
  argument: Argument,
) =>
  // A page that is being left answers by an error.
  expect(async () => expect(await page.evaluate(condition, argument)).toBe(true)).toPass();

export { expect };
