import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '../../scripts/check/content.ts';
import { report } from '../../scripts/check/report.ts';
import { en } from '../../src/admin/guide/words/en.ts';
import { hi } from '../../src/admin/guide/words/hi.ts';
import { BUTTONS, EXAMPLE, TASKS, type GuideWords } from '../../src/admin/guide/words/index.ts';
import { wordsIn as orderWords } from '../../src/admin/photo-order/words/index.ts';
import { wordsIn as uploadWords } from '../../src/admin/photo-upload/words/index.ts';
import { hasLabel } from '../../src/admin/config/labels.ts';
import { adminContent, STUDIO } from '../../tests/fixtures/admin-content.ts';
import { guideAt, writeGuide } from './guide.ts';

const ROOT = join(import.meta.dirname, '../..');
const REPOSITORY = { mode: 'repository', repository: { repo: 'asha/studio', branch: 'main' } } as const;
const at = { root: ROOT, base: '/studio/' };

const textsOf = (words: GuideWords): string[] => [
  words.why,
  ...TASKS.flatMap((name) => [...words.tasks[name].steps, words.tasks[name].note]),
  ...words.red.steps,
  words.offline,
];
/** What a text names: the editor's buttons and fields, and the ends of links. */
const namedIn = (text: string) => (text.match(/\[\w+\]|\{[^}]+\}/g) ?? []).sort();

describe('the words', () => {
  test('name the same in both languages, step by step', () => {
    expect(textsOf(hi).map(namedIn)).toEqual(textsOf(en).map(namedIn));
  });

  test('name buttons that the pictures are made with, and fields that have a label', () => {
    const names = [...new Set(textsOf(en).flatMap(namedIn))];
    const buttons = names.flatMap((name) => /^\[(\w+)\]$/.exec(name)?.[1] ?? []);
    expect(buttons.sort()).toEqual(Object.keys(BUTTONS.en).sort());
    const fields = names.flatMap((name) => /^\{([a-z][\w.:]*)\}$/i.exec(name)?.[1] ?? []);
    const others = ['choose', 'changes', 'save', 'upload', 'order'];
    const pages: Record<string, object> = { upload: uploadWords('en'), order: orderWords('en') };
    for (const field of fields.filter((name) => !others.includes(name))) {
      const [, page = '', text] = /^(\w+):(\w+)$/.exec(field) ?? [];
      if (pages[page]) expect(Object.keys(pages[page])).toContain(text);
      else expect(hasLabel(field.startsWith('file:') ? [field] : field.split('.')), field).toBe(true);
    }
  });

  test('show what the check really says of such a mistake', async () => {
    const root = await adminContent();
    const studio = join(root, STUDIO);
    await writeFile(studio, `${await readFile(studio, 'utf8')}specialDays:\n  - from: 2030-10-25\n`);
    expect(report(await checkContent(root)).join('\n')).toContain(EXAMPLE);
    await rm(root, { recursive: true });
  });
});

describe('the pages', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guide-'));
    await writeFile(join(folder, 'admin.html'), 'the editor');
    await mkdir(join(folder, 'admin'));
    await writeGuide(folder, REPOSITORY, at);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('lie where they are asked for, with and without a slash at the end', async () => {
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(
      [
        'admin',
        'admin.html',
        'admin/guide',
        'admin/guide.html',
        'admin/guide/hi.html',
        'admin/guide/index.html',
        'admin/index.html',
      ].map((path) => join(path)),
    );
    expect(await guideAt('/studio/admin/guide/', REPOSITORY, at)).toContain('<html lang="en">');
    expect(await guideAt('/studio/admin/guide/hi', REPOSITORY, at)).toContain('<html lang="hi">');
    expect(await guideAt('/studio/admin', REPOSITORY, at)).toBeUndefined();
  });

  test.each(['admin/guide', 'admin/guide/hi'])('%s is one file without a script, whole below a path', async (path) => {
    const page = await readFile(join(folder, `${path}.html`), 'utf8');
    expect(page).toContain(`content="default-src 'none';base-uri 'none';form-action 'none';style-src 'sha256-`);
    expect(page).not.toMatch(/<script|[{}]\/?(?:save|changes)|unsafe/);
    expect(page.match(/ src="data:image\/webp;base64,[^"]{2000,}" alt="[^"]{20,}"/g)).toHaveLength(TASKS.length);
    expect(page.replace(/<style>.*?<\/style>/, '')).not.toMatch(/[{}[\]]/);
    const local = [...page.matchAll(/ href="(\/[^"]*)"/g)].map(([, address]) => address);
    expect(local.length).toBeGreaterThan(2);
    for (const address of local) expect(address).toMatch(/^\/studio\/(admin|favicon)/);
    expect(page).toContain('href="https://github.com/asha/studio/commits"');
  });

  test('name no repository where none is known', async () => {
    expect(await guideAt('/studio/admin/guide', { mode: 'unset' }, at)).not.toContain('github.com');
  });
});
