/** Every file of texts in the editor: one text of it is changed, in each language, and nothing else of the file is. */
import { labelOf } from '../../src/admin/config/labels.ts';
import { expect, test } from '../fixtures/admin.ts';
import { SHARED_FILES, TRANSLATED_FILES, type Edit } from '../fixtures/edit-cases.ts';
import type { EditorPage } from '../fixtures/editor-page.ts';
import { GALLERIES } from '../fixtures/studio.ts';

const CONTENT = 'src/content';

/** Writes a text where its path leads, through entries of lists that are closed. */
async function make(admin: EditorPage, file: string, { path, text }: Edit): Promise<void> {
  const titles: Readonly<Record<string, { title: string }>> = GALLERIES;
  const labels = path.map((name, at) => titles[name]?.title ?? labelOf([file, ...path.slice(0, at + 1)], 'en'));
  for (let depth = 1; depth < labels.length; depth += 1) {
    const around = await admin.reach(...labels.slice(0, depth));
    const expand = admin.button('Expand', around).first();
    const inner = admin.field(labels[depth] ?? '', around).first();
    await expect(expand.or(inner).first()).toBeVisible();
    if (!(await inner.isVisible())) await expand.click();
  }
  await admin.write(text, ...labels);
}

const diffOf = ({ lines: [before, after] }: Edit) => [`-${before}`, `+${after}`];

test('a text of each file that all languages share is changed, and no other line', async ({ admin }) => {
  const begun = await admin.elsewhere(
    Object.fromEntries(SHARED_FILES.flatMap(({ path, holds }) => (holds ? [[`${CONTENT}/${path}`, holds]] : []))),
  );
  const expected: Record<string, string[]> = {};
  for (const [at, { name, path, edit }] of SHARED_FILES.entries()) {
    await (at === 0 ? admin.openFile(name) : admin.choose(name));
    await make(admin, name, edit);
    await admin.saveAll();
    expected[`${CONTENT}/${path}`] = diffOf(edit);
    expect.soft(await admin.api.repository.diff(begun, await admin.api.repository.head())).toEqual(expected);
  }
  expect(await admin.problems()).toEqual([]);
});

for (const ending of ['.md', '.yaml']) {
  const files = TRANSLATED_FILES.filter(({ path }) => path.endsWith(ending));

  test(`a text of each translated ${ending} is changed in both languages, and no other line`, async ({ admin }) => {
    const held = files.flatMap(({ path, en, hi }) => [
      [`${CONTENT}/en/${path}`, en.holds] as const,
      [`${CONTENT}/hi/${path}`, hi.holds] as const,
    ]);
    const begun = await admin.elsewhere(Object.fromEntries(held.filter(([, text]) => text !== undefined)));
    const expected: Record<string, string[]> = {};
    for (const [at, { name, path, en, hi }] of files.entries()) {
      await (at === 0 ? admin.openFile(name) : admin.choose(name));
      await make(admin, name, en.edit);
      await admin.switchLanguage('Hindi');
      await make(admin, name, hi.edit);
      // The page may ask no service that translates.
      await expect(admin.button(/^Translat/)).toHaveCount(0);
      await admin.saveAll();
      expected[`${CONTENT}/en/${path}`] = diffOf(en.edit);
      expected[`${CONTENT}/hi/${path}`] = diffOf(hi.edit);
      expect.soft(await admin.api.repository.diff(begun, await admin.api.repository.head())).toEqual(expected);
    }
    expect(await admin.problems()).toEqual([]);
  });
}
