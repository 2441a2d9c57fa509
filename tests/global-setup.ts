/** Builds the sites that are not built yet, and serves all of them until the tests are over. */
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { FullConfig } from '@playwright/test';
import { createInbox } from '../integrations/inbox/inbox.ts';
import { createSiteServer } from '../scripts/serve/static-server.ts';
import { clearReferences } from './engines/reference.ts';
import { bareProject } from './fixtures/bare-project.ts';
import { buildOnce } from './fixtures/build-once.ts';
import { fixedWordsProject, drawnProject } from './fixtures/gallery-projects.ts';
import { ownContentProject } from './fixtures/own-content-project.ts';
import { INBOX, SITES, baseOf, folderOf, portOf, type SiteName } from './fixtures/sites.ts';

/** Gives the folder of the project that a site is built from. */
type Source = () => string | Promise<string>;

/** Sites of the project's own content; and the one drawn site whose photos are encoded with the usual effort. */
const OWN: Partial<Record<SiteName, Source>> = {
  site: ownContentProject,
  keyless: ownContentProject,
  below: ownContentProject,
  weighed: () => fixedWordsProject(),
};
/** Drawn photos, encoded quickly. Some are in several of these sites, and the first that needs one encodes it. */
const DRAWN: Partial<Record<SiteName, Source>> = {
  drawn: () => drawnProject(),
  paginated: () => drawnProject({ paginated: true }),
  full: () => fixedWordsProject({ full: true }),
  bare: () => bareProject(),
};

/** The sites to be built and served: those that the environment names, `site,drawn`, else the suite's, else all. */
function namesOf({ metadata }: FullConfig): SiteName[] {
  const named = process.env['E2E_SITES'];
  if (named) return named.split(',') as SiteName[];
  return (metadata['sites'] as SiteName[] | undefined) ?? (Object.keys(SITES) as SiteName[]);
}

async function buildInTurn(names: SiteName[], sources: Partial<Record<SiteName, Source>>): Promise<void> {
  for (const [name, source] of Object.entries(sources) as [SiteName, Source][]) {
    if (names.includes(name)) await buildOnce(name, source);
  }
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));

export default async function setup(config: FullConfig) {
  const names = namesOf(config);
  rmSync(INBOX, { recursive: true, force: true });
  clearReferences();
  // The two lists in parallel; the sites of one list in turn, because they write the same encoded pictures.
  await Promise.all([OWN, DRAWN].map((sources) => buildInTurn(names, sources)));
  const servers: Server[] = [];
  for (const name of names) {
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
