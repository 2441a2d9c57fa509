/** Playwright's test for the smoke suite: on a site of its own, whose line can be cut, and watching the console. */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { INBOX_PATH, createInbox } from '../../integrations/inbox/inbox.ts';
import { createSiteServer } from '../../scripts/serve/static-server.ts';
import { PROJECT } from '../fixtures/project-copy.ts';
import { folderOf } from '../fixtures/sites.ts';
import { test as watched } from '../fixtures/page-test.ts';

interface Line {
  address: string;
  /** Enquiries that came through. */
  enquiries: number;
  /** Breaks the connection at each enquiry, or does so no more. */
  breakEnquiries: (broken: boolean) => void;
  /** Answers nothing any more. */
  cut: () => void;
}

const INBOX = join(PROJECT, '.local/engines/inbox');

/** What old browsers say of the policy's newer words, which they rightly pass over. */
const PASSED_OVER = /Permissions-Policy header/;

export const test = watched.extend<{ line: Line; passedOver: undefined }>({
  passedOver: [
    async ({ complaints }, use) => {
      await use(undefined);
      complaints.splice(0, Infinity, ...complaints.filter((complaint) => !PASSED_OVER.test(complaint)));
    },
    { auto: true },
  ],
  line: async ({}, use) => {
    let broken = false;
    const inbox = createInbox(INBOX, () => void (line.enquiries += 1));
    const server = createSiteServer(folderOf('site'), async (request, response) => {
      if (!broken || request.url !== INBOX_PATH) return inbox(request, response);
      request.socket.destroy();
      return true;
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const cut = () => {
      server.close();
      server.closeAllConnections();
    };
    const line: Line = {
      address: `http://localhost:${(server.address() as AddressInfo).port}`,
      enquiries: 0,
      breakEnquiries: (now) => (broken = now),
      cut,
    };
    await use(line);
    cut();
  },
  baseURL: ({ line }, use) => use(line.address),
});

export { expect } from '../fixtures/page-test.ts';
