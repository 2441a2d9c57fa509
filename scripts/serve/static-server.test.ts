import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { toHeadersFile } from '../../integrations/headers/host-files.ts';
import { headerRules } from '../../integrations/headers/header-rules.ts';
import { createSiteServer } from './static-server.ts';

test('that a file named by its content is missing is kept by no browser', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, '_headers'), toHeadersFile(headerRules('/', ['/'])));
  writeFileSync(join(folder, '404.html'), 'not here');
  const server = createSiteServer(folder, () => Promise.resolve(false)).listen(0);
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  await once(server, 'listening');
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/_astro/gone.hash.avif`);
  expect([answer.status, await answer.text()]).toEqual([404, 'not here']);
  expect(answer.headers.get('Cache-Control')).toBeNull();
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
});
