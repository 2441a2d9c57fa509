/** Locks the finished build down: a policy in every page, headers in the files of the hosts. */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { toHeadersFile, toNginxSite } from './hosts.ts';
import { withPolicy, type Openings } from './policy.ts';
import { headerRules } from './rules.ts';

export function headers(open: Openings): AstroIntegration {
  let base = '/';
  return {
    name: 'headers',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const page of glob('**/*.html', { cwd: folder })) {
          const file = join(folder, page);
          await writeFile(file, withPolicy(await readFile(file, 'utf8'), open));
        }
        const rules = headerRules(base);
        await writeFile(join(folder, '_headers'), toHeadersFile(rules));
        await writeFile(join(folder, 'nginx.conf'), toNginxSite(rules, base));
      },
    },
  };
}
