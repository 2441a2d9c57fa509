/**
 * The process in which Astro builds: `node astro-child.ts <outDir> [options of Astro]`, in the project's folder.
 * It gets ready, and builds when it is sent a message: until then nothing is bundled, rendered or encoded. It sends one
 * itself when the pages and their pictures are written. What Astro says leaves it as one line of JSON each, and so does
 * at last that the site is built, or the reason why it is not (`ResultLine`).
 */
import { flushCompileCache, registerHooks } from 'node:module';
import { parseArgs } from 'node:util';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { failureOf, type Failure } from '../files/failure.ts';
import { ASTRO_OPTIONS } from './arguments.ts';
import { keepModuleResolutions } from './module-resolutions.ts';

// Astro's own command asks before it sends figures of builds to Astro's makers; this build would send them unasked.
process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1';

/** Stands for the optimizer of SVG files: `astro/config` loads its 350 modules, a sixth of a second, for nothing. */
const NO_OPTIMIZER = `data:text/javascript,${encodeURIComponent(
  `export function optimize() { throw new Error('scripts/build/astro-child.ts keeps svgo out of builds.'); }`,
)}`;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'svgo' ? { url: NO_OPTIMIZER, shortCircuit: true } : next(specifier, context),
});

const saveResolutions = keepModuleResolutions(process.cwd(), 'astro');

const [outDir = '', ...args] = process.argv.slice(2);
const { values } = parseArgs({ args, strict: false, options: ASTRO_OPTIONS });

/** The parent has ended before it sent the message. A build that has begun may finish: the next one waits for it. */
const giveUp = () => process.exit(1);
process.once('disconnect', giveUp);
const allowed = new Promise<void>((resolve) => {
  process.once('message', () => {
    process.off('disconnect', giveUp);
    resolve();
  });
});

/** The last line. */
type ResultLine = { built: true } | { failure: Failure };

/** @param written is called when the line has left */
const say = (line: ResultLine, written: () => void) => process.stdout.write(`${JSON.stringify(line)}\n`, written);

type VitePlugin = NonNullable<ViteUserConfig['plugins']>[number];

/**
 * Keeps what Node has found out and compiled by now: of the packages and the project's own code, and not yet of the
 * bundles of the pages, which are others in each build. A process that ends by itself keeps what it has compiled of
 * these as well, half a megabyte every time.
 */
const loadedCode: VitePlugin = {
  name: 'loaded-code',
  closeBundle: () => {
    flushCompileCache();
    saveResolutions();
  },
};

/** Milliseconds in which the parent ends the process once the site is built, if it still runs. */
const PATIENCE = 10_000;

function waitForEnd(): void {
  const end = () => process.exit(0);
  process.once('disconnect', end);
  setTimeout(end, process.connected ? PATIENCE : 0);
}

/** Where the parent is waited for, and where it is told how far the build has come. */
const parentMessages: AstroIntegration = {
  name: 'parent-messages',
  hooks: {
    // The configuration and the content are read.
    'astro:build:start': async () => {
      await allowed;
    },
    // The pages and their pictures are written; what is left is the work of integrations.
    'astro:build:generated': () => {
      // The parent may have ended by now.
      process.send?.('generated', undefined, undefined, () => undefined);
    },
  },
};

try {
  const { build } = await import('astro');
  await build({
    outDir,
    // The parent has put the last site's pictures there.
    vite: { build: { emptyOutDir: false }, plugins: [loadedCode] },
    integrations: [parentMessages],
    logger: { entrypoint: 'astro/logger/json' },
    logLevel: values.verbose ? 'debug' : values.silent ? 'silent' : 'info',
  });
  say({ built: true }, waitForEnd);
} catch (error) {
  if (values.verbose) console.error(error);
  say({ failure: failureOf(error, process.cwd()) }, () => process.exit(1));
}
