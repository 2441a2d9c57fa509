/** `npm start`: builds the site for one's own computer and serves it. Options: --port 4321, --folder .local/site. */
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { buildSite } from './build/site.ts';
import { createInbox } from '../integrations/inbox/inbox.ts';
import { INBOX_FOLDER, inboxEnvironment } from '../integrations/inbox/settings.ts';
import { createSiteServer } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '4321' },
    // Not dist/: a site that mails to one's own computer must never be deployed by accident.
    folder: { type: 'string', default: '.local/site' },
    inbox: { type: 'string', default: INBOX_FOLDER },
  },
});

if (!(await buildSite({ outDir: values.folder, env: inboxEnvironment(process.env), words: ['--silent'] }))) process.exit(1);
createSiteServer(resolve(values.folder), createInbox(resolve(values.inbox))).listen(Number(values.port), () => {
  console.log(`\nThe site is at http://localhost:${values.port}/\nEnquiries are printed here and kept in ${values.inbox}.`);
});
