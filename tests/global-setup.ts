/** Builds every site once and serves them until the tests are over. */
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { buildSite } from '../scripts/build/build-site.ts';
import { createInbox } from '../integrations/inbox/inbox.ts';
import { createSiteServer } from '../scripts/serve/static-server.ts';
import { bareProject } from './fixtures/bare-project.ts';
import { fixedProject, fixtureProject } from './fixtures/galleries.ts';
import { INBOX, SITES, baseOf, folderOf, portOf, type SiteName } from './fixtures/sites.ts';

/** The sites that are built from drawn photos instead of the project's own. */
const PROJECTS: Partial<Record<SiteName, () => Promise<string>>> = {
  fixture: () => fixtureProject(),
  weighed: fixedProject,
  crowded: () => fixtureProject({ crowded: true }),
  bare: bareProject,
};

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));

export default async function setup() {
  rmSync(INBOX, { recursive: true, force: true });
  const servers: Server[] = [];
  for (const name of Object.keys(SITES) as SiteName[]) {
    const lines: string[] = [];
    const root = (await PROJECTS[name]?.()) ?? process.cwd();
    const built = await buildSite({
      root,
      outDir: folderOf(name),
      env: { ...process.env, ...SITES[name] },
      args: ['--silent'],
      say: (line) => lines.push(line),
    });
    if (!built) throw new Error(lines.join('\n'));
    const server = createSiteServer(
      folderOf(name),
      createInbox(INBOX, () => undefined),
      baseOf(name),
    );
    await listen(server, portOf(name));
    servers.push(server);
  }
  return () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
}
