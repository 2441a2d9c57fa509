/**
 * `npm run build`: the site as it is deployed, in dist/.
 * `npm run build -- --outDir other` builds elsewhere; every other word goes to Astro.
 */
import { parseArgs } from 'node:util';
import { buildSite } from './build-site.ts';

const { values, tokens } = parseArgs({
  options: { outDir: { type: 'string', default: 'dist' } },
  strict: false,
  allowPositionals: true,
  tokens: true,
});
const args = tokens.flatMap((token) => {
  if (token.kind === 'positional') return [token.value];
  return token.kind === 'option' && token.name !== 'outDir'
    ? [`${token.rawName}${token.value === undefined ? '' : `=${token.value}`}`]
    : [];
});
process.exitCode = (await buildSite({ outDir: String(values.outDir), args })) ? 0 : 1;
