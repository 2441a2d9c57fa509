/**
 * `npm run build`: the site as it is deployed, in dist/.
 * `npm run build -- --outDir other` builds elsewhere; `--silent` and `--verbose` are Astro's.
 */
import { enableCompileCache } from 'node:module';
import { compileCacheFolder } from './compile-cache.ts';

const folder = compileCacheFolder(process.env);
if (folder !== undefined) enableCompileCache(folder);
// Behind that line, so that they are found compiled.
const { parseBuildArguments } = await import('./arguments.ts');
const parsed = parseBuildArguments(process.argv.slice(2));
if (parsed.kind === 'invalid') {
  console.log(parsed.reason);
  process.exitCode = 1;
} else {
  const { buildSite } = await import('./build-site.ts');
  process.exitCode = (await buildSite(parsed)) ? 0 : 1;
}
