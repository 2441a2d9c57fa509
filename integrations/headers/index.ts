/** Writes `_headers` and `nginx.conf` into a finished build: the headers of every address, for two kinds of host. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { displayPath } from '../../scripts/files/display-path.ts';
import { everyFileBelow } from '../../scripts/files/list-files.ts';
import { afterBuild } from '../after-build.ts';
import { toHeadersFile, toNginxSite } from './host-files.ts';
import { headerRules } from './header-rules.ts';

/** The page that stands in for others and is never asked for by name. */
const NOT_FOUND = '404.html';
/** Pages; and what keeps its name when its content changes: dates for calendars, and what an installed site is told. */
const CHANGING = /\.(html|ics|webmanifest)$/;

/** What a phone keeps of the studio. */
const CARD = /\.vcf$/;

/** `index.html` → `/`, `a.html` → `/a`, `a/2.html` and `a/dates.ics` → all below `/a/`, `b.ics` → `/b.ics` */
function routeOf(file: string): string {
  const [first = '', ...rest] = file.replace(/\.html$/, '').split('/');
  if (rest.length > 0) return `/${first}/*`;
  return first === 'index' ? '/' : `/${first}`;
}

/** @param editor whether the owner's editor is part of the site. Its page carries a policy of its own. */
export const headers = (editor: boolean): AstroIntegration =>
  afterBuild('headers', async (folder, { base }) => {
    const files = (await everyFileBelow(folder)).filter((path) => CHANGING.test(path) || CARD.test(path));
    const names = files.map((path) => displayPath(folder, path));
    const changing = names.filter((name) => CHANGING.test(name) && name !== NOT_FOUND);
    const revalidated = new Set(changing.map(routeOf));
    const cards = names.filter((name) => CARD.test(name)).map((card) => `/${card}`);
    const rules = headerRules(base, [...revalidated].sort(), cards.sort(), editor);
    await writeFile(join(folder, '_headers'), toHeadersFile(rules));
    await writeFile(join(folder, 'nginx.conf'), toNginxSite(rules, base));
  });
