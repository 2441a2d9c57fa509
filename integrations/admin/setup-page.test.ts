import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sha256 } from '../../scripts/files/hash.ts';
import { put } from '../../tests/fixtures/content-project.ts';
import { SETUP_SETTINGS, type SetupSettings } from '../../src/admin/setup/settings.ts';
import { setupBanner } from '../../src/admin/setup/setup-banner.ts';
import { SAMPLE } from '../../src/shared/sample-facts.ts';
import { setupPage, isStillSample } from './setup-page.ts';

const DRAWING = Buffer.from('a drawing');
const PORTFOLIO = 'src/content/gallery/portfolio';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'studio-'));
  await put(root, 'scripts/check/sample-pictures.txt', `${sha256(DRAWING)}  01-red.jpg\n`);
  await put(root, `${PORTFOLIO}/01-red.jpg`, DRAWING);
  await put(root, `${PORTFOLIO}/01-red.yaml`, 'image: ./01-red.jpg\n');
  await put(root, `${PORTFOLIO}/02-mine.jpg`, Buffer.from('a photo'));
  await put(root, `${PORTFOLIO}/02-mine.yaml`, 'image: 02-mine.jpg\n');
  await put(root, `${PORTFOLIO}/03-broken.yaml`, 'image: "\n');
});
afterEach(() => rm(root, { recursive: true }));

async function told(settings: Parameters<typeof setupPage>[0]['settings']): Promise<SetupSettings> {
  const html = await setupPage({ settings, root, base: '/studio/', script: '/x.js' });
  return JSON.parse(new RegExp(`id="${SETUP_SETTINGS}">(.*?)</script>`).exec(html)?.[1] ?? '') as SetupSettings;
}

test('the page is told where the files lie, and which drawings of the sample hang', async () => {
  const repository = { repo: 'asha/studio', branch: 'main' };
  expect(await told({ mode: 'repository', repository })).toEqual({
    repository: { ...repository, apiRoot: 'https://api.github.com' },
    editor: '/studio/admin',
    galleries: [
      {
        name: 'portfolio',
        photos: [
          {
            entry: `${PORTFOLIO}/01-red.yaml`,
            picture: `${PORTFOLIO}/01-red.jpg`,
            // `printf 'a drawing' | git hash-object --stdin`
            sha: '016e5eab749234b625f1c2c0fb335ad041697689',
          },
        ],
      },
    ],
  });
  expect((await told({ mode: 'local' })).repository).toBeUndefined();
});

test('facts of the sample are seen, also the last of them; none in a file that is broken or missing', async () => {
  const write = (text: string) => put(root, 'src/content/studio.yaml', text);
  expect(await isStillSample(root)).toBe(false);
  await write(`phone: +91 98111 22334\nsocial: { handle: "${SAMPLE.handle}" }\n`);
  expect(await isStillSample(root)).toBe(true);
  await write('phone: +91 98111 22334\n');
  expect(await isStillSample(root)).toBe(false);
  await write('phone: "\n');
  expect(await isStillSample(root)).toBe(false);
});

test('the entrance leads there always, and says it where the sample still stands', () => {
  const [plain, sample] = [false, true].map((is) => setupBanner('/admin/setup', is));
  for (const html of [plain, sample]) expect(html?.match(/href="\/admin\/setup"/g)).toHaveLength(2);
  expect(sample).not.toBe(plain);
});
