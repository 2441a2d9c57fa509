/** `npm run dev`: the site while it is being changed, with the inbox. Options go on to `astro dev`. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inboxEnvironment } from '../../integrations/inbox/settings.ts';

/** Astro's program, to be run by this same Node. */
const ASTRO = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin', 'astro.mjs');

const dev = spawn(process.execPath, [ASTRO, 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: inboxEnvironment(process.env),
});
dev.on('exit', (code) => process.exit(code ?? 1));
