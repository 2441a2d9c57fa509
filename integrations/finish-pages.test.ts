import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { cspSources } from './headers/content-security-policy.ts';
import { finishPages } from './finish-pages.ts';

const PAGE =
  '<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content=""></head><p onclick="x">Words</p>';

test('a build that fails for what stands in a page names the page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await writeFile(join(folder, 'about-us.html'), PAGE);
  const finish = finishPages(cspSources({ mail: false, mailOrigin: '/' })).hooks['astro:build:done'];
  const finished = finish?.({ dir: pathToFileURL(`${folder}/`) } as Parameters<typeof finish>[0]);
  await expect(finished).rejects.toThrow(
    'about-us.html: A page has what browsers will not run or load there: <p onclick',
  );
  await rm(folder, { recursive: true });
});
