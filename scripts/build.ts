/** `npm run build`: the site as it is deployed, in dist/. */
import { execFileSync } from 'node:child_process';

execFileSync('npx', ['astro', 'build'], { stdio: 'inherit' });
