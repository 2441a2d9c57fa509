/** Builds every site once and serves them until the tests are over. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createInbox } from '../scripts/inbox/inbox.ts';
import { createSiteServer } from '../scripts/server.ts';
import { INBOX, SITES, baseOf, folderOf, portOf, type SiteName } from './sites.ts';

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));

export default async function setup() {
  rmSync(INBOX, { recursive: true, force: true });
  const servers: Server[] = [];
  for (const name of Object.keys(SITES) as SiteName[]) {
    execFileSync('npx', ['astro', 'build', '--silent', '--outDir', folderOf(name)], {
      stdio: 'inherit',
      env: { ...process.env, ...SITES[name] },
    });
    const server = createSiteServer(folderOf(name), createInbox(INBOX, () => undefined), baseOf(name));
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
