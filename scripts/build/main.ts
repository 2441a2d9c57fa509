/**
 * `npm run build`: the site as it is deployed, in dist/.
 * `npm run build -- --outDir other` builds elsewhere; `--silent` and `--verbose` are Astro's.
 */
import { parseBuildArguments } from './arguments.ts';
import { buildSite } from './build-site.ts';

const parsed = parseBuildArguments(process.argv.slice(2));
if (parsed.kind === 'invalid') {
  console.log(parsed.reason);
  process.exitCode = 1;
} else {
  process.exitCode = (await buildSite(parsed)) ? 0 : 1;
}
