import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { toHeadersFile } from '../../integrations/headers/host-files.ts';
import { listenAtFreePort } from '../../tests/fixtures/free-port.ts';
import { headerRules } from '../../integrations/headers/header-rules.ts';
import { createSiteServer } from './static-server.ts';

/** Writes a site of these files. */
function build(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries({ _headers: toHeadersFile(headerRules('/', ['/'])), ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** A site in a folder of its own, and the address at which it is served. */
async function serve(files: Record<string, string>) {
  const parent = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(parent, 'dist');
  build(folder, files);
  const server = createSiteServer(folder, () => Promise.resolve(false));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    rmSync(parent, { recursive: true });
  });
  return { folder, origin: `http://localhost:${await listenAtFreePort(server)}` };
}

test('that a file named by its content is missing is kept by no browser', async () => {
  const { origin } = await serve({ '404.html': 'not here' });
  const answer = await fetch(`${origin}/_astro/gone.hash.avif`);
  expect([answer.status, await answer.text()]).toEqual([404, 'not here']);
  expect(answer.headers.get('Cache-Control')).toBeNull();
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('a site that is built anew is served whole, with its own headers', async () => {
  const { folder, origin } = await serve({ 'index.html': 'short', '404.html': 'not here' });
  expect(await (await fetch(origin)).text()).toBe('short');
  renameSync(folder, `${folder}-last`);
  build(folder, { 'index.html': 'a longer page', 'new.html': 'new', _headers: '/*\n  X-Site: second\n' });
  const answer = await fetch(origin);
  expect(await answer.text()).toBe('a longer page');
  expect(answer.headers.get('X-Site')).toBe('second');
  expect(await (await fetch(`${origin}/new`)).text()).toBe('new');
});

test('no request ends the server: not one for what has gone, nor for a part of a file that is none', async () => {
  const silenced = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => silenced.mockRestore());
  const { folder, origin } = await serve({ 'index.html': 'home', 'below/page.html': 'below', '404.html': 'not here' });
  expect(await (await fetch(`${origin}/below/page`)).text()).toBe('below');
  // Nothing in the folder itself changes.
  rmSync(join(folder, 'below/page.html'));
  await expect(fetch(`${origin}/below/page`).then((answer) => answer.text())).rejects.toThrow();
  await expect(fetch(origin, { headers: { Range: 'bytes=3-1' } }).then((answer) => answer.text())).rejects.toThrow();
  rmSync(join(folder, '404.html'));
  expect((await fetch(`${origin}/nowhere`)).status).toBe(500);
  expect(await (await fetch(origin)).text()).toBe('home');
  rmSync(folder, { recursive: true });
  expect((await fetch(origin)).status).toBe(500);
});
