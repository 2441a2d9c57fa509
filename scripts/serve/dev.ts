/** `npm run dev`: the site while it is being changed, with the inbox. Options go on to `astro dev`. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { forwardSignals } from '../build/forward-signals.ts';
import { inboxEnvironment } from '../../integrations/inbox/settings.ts';

/** Astro's program, to be run by this same Node. */
const ASTRO = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin', 'astro.mjs');

const dev = spawn(process.execPath, [ASTRO, 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: inboxEnvironment(process.env),
});
const stopForwarding = forwardSignals(dev);
dev.on('exit', (code, signal) => {
  stopForwarding();
  if (signal) process.kill(process.pid, signal);
  else process.exit(code ?? 1);
});
