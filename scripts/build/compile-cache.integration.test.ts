import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BuildableProject, page, PAGE } from '../../tests/fixtures/buildable-project.ts';
import { folder, put } from '../../tests/fixtures/content-project.ts';
import { PROJECT } from '../../tests/fixtures/project-root.ts';

const built = await BuildableProject.make();
const { root } = built;
afterAll(() => built.remove());

test('a build that follows others leaves nothing more for temporary files, however its pages change', async () => {
  const temporary = await folder();
  const build = async (says: string) => {
    const { TMPDIR, TMP, TEMP } = { TMPDIR: temporary, TMP: temporary, TEMP: temporary };
    const env = { ...process.env, CI: '', SAYS: says, TMPDIR, TMP, TEMP };
    const command = spawn(process.execPath, [join(PROJECT, 'scripts/build/main.ts'), '--silent'], { cwd: root, env });
    expect(await once(command, 'close')).toEqual([0, null]);
    return (await readdir(temporary, { recursive: true })).length;
  };
  try {
    await build('early');
    const before = await build('late');
    // The packages' code was kept.
    expect(before).toBeGreaterThan(500);
    await put(root, PAGE, page('', '<p>another page</p>'));
    // Astro reads the configuration by another address each time.
    expect(await build('later')).toBeLessThanOrEqual(before + 1);
  } finally {
    await rm(temporary, { recursive: true });
  }
});
