/**
 * `npm run build`: the site as it is deployed, in dist/.
 * `npm run build -- --outDir other` builds elsewhere; `--silent` and `--verbose` are Astro's.
 */
import { enableCompileCache } from 'node:module';
import { compileCacheFolder } from './compile-cache.ts';

const folder = compileCacheFolder(process.env);
if (folder !== undefined) enableCompileCache(folder);
// Not imported above: these modules, and all that they import, are looked for in that folder.
const { parseBuildArguments } = await import('./arguments.ts');
const parsed = parseBuildArguments(process.argv.slice(2));
if (parsed.kind === 'invalid') {
  console.log(parsed.reason);
  process.exitCode = 1;
} else {
  const { buildSite } = await import('./build-site.ts');
  process.exitCode = (await buildSite(parsed)) ? 0 : 1;
}
