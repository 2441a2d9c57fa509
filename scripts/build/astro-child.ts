/**
 * The process in which Astro builds: `node astro-child.ts <outDir> [words for Astro]`, in the project's folder.
 * What Astro says leaves it as one line of JSON each, and so does the reason when the build fails.
 */
import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { failureOf } from '../files/failure.ts';

// As Astro's own command does, and for its reason: on a host nobody would read the cache.
if (!process.env['CI']) enableCompileCache();

const [outDir = '', ...args] = process.argv.slice(2);
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const { values } = parseArgs({
  args,
  strict: false,
  allowPositionals: true,
  options: {
    mode: text,
    site: text,
    base: text,
    config: text,
    force: flag,
    silent: flag,
    verbose: flag,
    devOutput: flag,
  },
});
const word = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);

try {
  const { build } = await import('astro');
  await build(
    {
      outDir,
      logger: { entrypoint: 'astro/logger/json' },
      logLevel: values.verbose ? 'debug' : values.silent ? 'silent' : 'info',
      mode: word(values.mode) ?? 'production',
      ...(word(values.site) ? { site: word(values.site) } : {}),
      ...(word(values.base) ? { base: word(values.base) } : {}),
      ...(word(values.config) ? { configFile: word(values.config) } : {}),
      ...(values.force ? { force: true } : {}),
    },
    { devOutput: values.devOutput === true },
  );
  process.exit(0);
} catch (error) {
  if (values.verbose) console.error(error);
  process.stdout.write(`${JSON.stringify({ failure: failureOf(error, process.cwd()) })}\n`, () => process.exit(1));
}
