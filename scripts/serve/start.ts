/** `npm start`: builds the site for one's own computer and serves it. Options: `--port`, `--folder`, `--inbox`. */
import { resolve } from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { createInbox } from '../../integrations/inbox/inbox.ts';
import { inboxEnvironment } from '../../integrations/inbox/settings.ts';
import { parseStartArguments } from './arguments.ts';
import { listenNear } from './port.ts';
import { createSiteServer } from './static-server.ts';

async function start(): Promise<boolean> {
  const asked = parseStartArguments(process.argv.slice(2), process.env);
  if (asked.kind === 'invalid') {
    console.log(asked.reason);
    return false;
  }
  const { port: wanted, folder, inbox } = asked;
  // Where no repository is named, the editor changes the working copy of this computer.
  const env = { ...inboxEnvironment(process.env), ADMIN: process.env['ADMIN'] || 'local' };
  if (!(await buildSite({ outDir: folder, env }))) return false;
  const port = await listenNear(createSiteServer(resolve(folder), createInbox(resolve(inbox))), wanted);
  if (port === undefined) {
    console.log(
      `Port ${wanted} and the ports above it are taken by other programs. Choose another: npm start -- --port 5000`,
    );
    return false;
  }
  if (port !== wanted && wanted > 0)
    console.log(`\nPort ${wanted} is taken by another program, so the next free one is used.`);
  console.log(`\nThe site is at http://localhost:${port}/\nEnquiries are printed here and kept in ${inbox}.`);
  return true;
}

if (!(await start())) process.exit(1);
