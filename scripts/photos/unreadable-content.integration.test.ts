/** Folders and entries that cannot be read: what hangs stays where it hangs. */
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, photo, put, snapshot } from '../../tests/fixtures/content-project.ts';
import { PROJECT } from '../../tests/fixtures/project-root.ts';
import { beforeEachProject, UNATTENDED } from '../../tests/fixtures/photo-command.ts';
import { withoutRootRights } from '../../tests/fixtures/drop-privileges.ts';
import { addPhotos } from './command.ts';

const GALLERY = 'src/content/gallery';
const PORTFOLIO = `${GALLERY}/portfolio`;
/** Milliseconds for one command on a busy machine. */
const TIMEOUT = 60_000;

let root: string;
let said: string[];
beforeEachProject((fresh) => ({ root, said } = fresh));

const say = (line: string) => said.push(line);
const run = () => addPhotos({ ...UNATTENDED, root, say, progress: say });
const content = () => snapshot(join(root, 'src/content'));

/** The real command, without root's rights. */
function command() {
  const [program = '', ...words] = withoutRootRights(
    process.execPath,
    join(PROJECT, 'scripts/photos/main.ts'),
    '--yes',
  );
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: root, encoding: 'utf8' });
  return { status, lines: `${stdout}${stderr}` };
}

test.skipIf(process.platform === 'win32').each([
  ['another folder of photos', 'src/content/pictures', 0o000],
  ['a folder of texts', 'src/content/en', 0o000],
  ['a folder within a gallery', `${PORTFOLIO}/from phone`, 0o000],
  ['a gallery', PORTFOLIO, 0o000],
  ['a gallery that can be listed and not entered', PORTFOLIO, 0o444],
  ['an entry', `${PORTFOLIO}/01-first.yaml`, 0o000],
])('%s that is closed: it is named, and nothing is touched', { timeout: TIMEOUT }, async (_, path, mode) => {
  await mkdir(join(root, PORTFOLIO, 'from phone'));
  await put(root, `${GALLERY}/studio/IMG_1.jpg`, await photo({ seed: 5 }));
  const before = await content();
  await chmod(join(root, path), mode);
  const { status, lines } = command();
  await chmod(join(root, path), 0o755);
  expect(lines).toMatch(/^Nothing was touched, for it cannot be told which photos hang while this cannot be read:\n/);
  expect(lines).toContain(`  ${path}`);
  expect(lines).toContain(': this computer does not allow it to be read. Change its permissions and run this again.');
  expect(lines).not.toMatch(/ at .*:\d+:\d+/);
  expect(status).toBe(1);
  expect(await content()).toEqual(before);
});

test.each([PORTFOLIO, GALLERY, 'src/content/pictures'])('%s is a link to a folder elsewhere', async (path) => {
  const elsewhere = await folder();
  await rename(join(root, path), join(elsewhere, 'photos'));
  await symlink(join(elsewhere, 'photos'), join(root, path));
  const before = await snapshot(elsewhere);
  expect(await run()).toBe(false);
  expect(said.slice(1)).toEqual([
    `  ${path}: it is a link to a folder elsewhere. Put the folder itself in its place, with the photos in it, and run this again.`,
  ]);
  expect(await snapshot(elsewhere)).toEqual(before);
  await rm(elsewhere, { recursive: true });
});

test('an entry that is a link to nothing is named, and nothing is touched', async () => {
  await symlink(join(root, 'gone.yaml'), join(root, PORTFOLIO, '02-rose.yaml'));
  await put(root, `${PORTFOLIO}/rose.jpg`, await photo({ seed: 5 }));
  const before = await content();
  expect(await run()).toBe(false);
  expect(said.slice(1)).toEqual([
    `  ${PORTFOLIO}/02-rose.yaml: it is only a link, and what it leads to is not there. ` +
      'Put the file itself in its place, or delete the link, and run this again.',
  ]);
  expect(await content()).toEqual(before);
});

test.each(['src/content/pictures', `${GALLERY}/studio`])('%s that is missing is harmless', async (path) => {
  await rm(join(root, path), { recursive: true });
  await put(root, `${PORTFOLIO}/rose.jpg`, await photo({ seed: 5 }));
  expect(await run()).toBe(true);
  expect(Object.keys(await content())).toContain('gallery/portfolio/02-rose.yaml');
});
