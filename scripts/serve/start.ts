/** `npm start`: builds the site for one's own computer and serves it. Options: --port 4321, --folder .local/site. */
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { createInbox } from '../../integrations/inbox/inbox.ts';
import { INBOX_FOLDER, inboxEnvironment } from '../../integrations/inbox/settings.ts';
import { listenNear, portOf } from './port.ts';
import { createSiteServer } from './static-server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] || '4321' },
    // Not dist/: a site that mails to one's own computer must never be deployed by accident.
    folder: { type: 'string', default: '.local/site' },
    inbox: { type: 'string', default: INBOX_FOLDER },
  },
});

async function start(): Promise<boolean> {
  const wanted = portOf(values.port);
  if (wanted === undefined) {
    console.log(`${values.port} is no port. Write a number such as 4321.`);
    return false;
  }
  // Where no repository is named, the editor changes the working copy of this computer.
  const env = { ...inboxEnvironment(process.env), ADMIN: process.env['ADMIN'] || 'local' };
  if (!(await buildSite({ outDir: values.folder, env }))) return false;
  const port = await listenNear(createSiteServer(resolve(values.folder), createInbox(resolve(values.inbox))), wanted);
  if (port === undefined) {
    console.log(
      `Port ${wanted} and the ports above it are taken by other programs. Choose another: npm start -- --port 5000`,
    );
    return false;
  }
  if (port !== wanted && wanted > 0)
    console.log(`\nPort ${wanted} is taken by another program, so the next free one is used.`);
  console.log(`\nThe site is at http://localhost:${port}/\nEnquiries are printed here and kept in ${values.inbox}.`);
  return true;
}

if (!(await start())) process.exit(1);
