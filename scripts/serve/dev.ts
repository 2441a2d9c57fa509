/** `npm run dev`: the site while it is being changed, with the inbox. Options go on to `astro dev`. */
import { spawn } from 'node:child_process';
import { ASTRO } from '../build/run-astro.ts';
import { inboxEnvironment } from '../../integrations/inbox/settings.ts';

const dev = spawn(process.execPath, [ASTRO, 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: inboxEnvironment(process.env),
});
dev.on('exit', (code) => process.exit(code ?? 1));
