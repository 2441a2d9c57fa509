/** `npm run dev`: the site while it is being changed, with the inbox. Options go on to `astro dev`. */
import { spawn } from 'node:child_process';
import { inboxEnvironment } from './inbox/settings.ts';

const dev = spawn('npx', ['astro', 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: inboxEnvironment(process.env),
});
dev.on('exit', (code) => process.exit(code ?? 1));
