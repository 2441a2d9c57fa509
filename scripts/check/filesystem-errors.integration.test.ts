import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { chmod, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, photo, put } from '../../tests/fixtures/content-project.ts';
import { PROJECT } from '../../tests/fixtures/project-root.ts';
import { withoutRootRights } from '../../tests/fixtures/drop-privileges.ts';
import { EN, PORTFOLIO, useTestProject } from '../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();
const CHECK = join(PROJECT, 'scripts/check/main.ts');
/** Milliseconds for one command on a busy machine. */
const TIMEOUT = 60_000;

/**
 * Runs the command in the test project.
 * @param output the file that its lines go to
 * @returns its exit code and what it said
 */
async function command({ output }: { output?: string } = {}): Promise<{ code: number | null; said: string }> {
  const [program = '', ...rest] = withoutRootRights(process.execPath, CHECK);
  const child = spawn(program, rest, {
    cwd: testProject().root,
    stdio: ['ignore', output ? openSync(output, 'w') : 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      said += part.toString();
    });
  await once(child, 'close');
  return { code: child.exitCode, said };
}

test.each([
  [
    'UTF-16 with its mark',
    Buffer.from('\uFEFFimage: 02-rose.jpg\nalt: Red\n', 'utf16le'),
    /is saved as UTF-16.*choose UTF-8/,
  ],
  ['UTF-16 the other way round', Buffer.from('\uFEFFimage: 02-rose.jpg\n', 'utf16le').swap16(), /is saved as UTF-16/],
  ['UTF-16 without a mark', Buffer.from('image: 02-rose.jpg\nalt: Red\n', 'utf16le'), /is saved as UTF-16/],
  ['Latin-1', Buffer.from('image: 02-rose.jpg\nalt: Café\n', 'latin1'), /saved in an old encoding/],
  ['Latin-1 up to its last letter', Buffer.from('image: 02-rose.jpg\nalt: Café', 'latin1'), /saved in an old encoding/],
  [
    'UTF-8, and cut within a letter',
    Buffer.from('image: 02-rose.jpg\nalt_hi: लाल').subarray(0, -1),
    /^error 02-rose.yaml The file breaks off within a letter: its end is missing/,
  ],
  ['RTF', Buffer.from('{\\rtf1\\ansi image: 02-rose.jpg}'), /formatted text \(RTF\).*Make Plain Text/],
  [
    'a NUL',
    Buffer.from('image: 02-rose.jpg\nalt: Red\0\n'),
    /02-rose.yaml:2 There is a character in the line that cannot be seen/,
  ],
])('a file saved as %s is named', async (_, bytes, said) => {
  await testProject().entry('x');
  await put(testProject().root, `${PORTFOLIO}/02-rose.yaml`, bytes);
  expect(await one()).toMatch(said);
});

test.each(['alt: Red\nalt_hi: नमस्ते', 'alt: 💄', '\uFEFFalt: Red'])('UTF-8 is read: %j', async (alt) => {
  await testProject().entry(`${alt}\nimage: 02-rose.jpg\n`);
  expect(await testProject().found()).toEqual([]);
});

test('line ends that the photo command cannot read are told, with what to do', async () => {
  await testProject().entry('image: 02-rose.jpg\ralt: Red\r');
  expect(await one()).toMatch(/^error 02-rose\.yaml The file’s lines end as on very old Macs .* Unix \(LF\)/);
  await testProject().entry('image: 02-rose.jpg\r\nalt: Red\r\n');
  expect(await testProject().found()).toEqual([]);
});

test.each([PORTFOLIO, 'src/content/gallery', 'src/content/pictures', EN])(
  '%s is a link to a folder elsewhere: the photo command does nothing before that is put right',
  async (path) => {
    const { root } = testProject();
    const elsewhere = await folder();
    await rename(join(root, path), join(elsewhere, 'there'));
    await symlink(join(elsewhere, 'there'), join(root, path));
    await put(join(elsewhere, 'there'), 'IMG_1.jpg', await photo({ phone: true }));
    const lines = (await testProject().found()).filter((line) => line.startsWith('error'));
    expect(lines).toContain(
      `error ${path.replace(`${PORTFOLIO}/`, '')} This is a link to a folder elsewhere. Put the folder itself in its place, with all that is in it.`,
    );
    expect(lines.filter((line) => line.includes('npm run photos'))).toEqual([]);
    await rm(elsewhere, { recursive: true });
  },
);

test('links that lead nowhere are told in a sentence', async () => {
  const { root } = testProject();
  await symlink(join(root, 'gone.jpg'), join(root, PORTFOLIO, '02-rose.jpg'));
  await put(root, `${PORTFOLIO}/02-rose.yaml`, 'image: 02-rose.jpg\nalt: Red\n');
  await symlink(join(root, 'gone.yaml'), join(root, PORTFOLIO, '03-x.yaml'));
  await symlink(join(root, 'gone.jpg'), join(root, 'src/content/pictures/spare.jpg'));
  await rm(join(root, EN, 'about.md'));
  await symlink(join(root, 'gone.md'), join(root, EN, 'about.md'));
  const lines = await testProject().found();
  expect(lines).toHaveLength(4);
  for (const line of lines)
    expect(line).toMatch(
      /^error \S+ (\S+ cannot be opened: it|The file) is only a link, and what it leads to is not there/,
    );
});

test('a folder that is a file, and a picture that is a folder', async () => {
  const { root } = testProject();
  await rm(join(root, PORTFOLIO), { recursive: true });
  await put(root, PORTFOLIO, 'x');
  expect(await one()).toMatch(/gallery\/portfolio This should be a folder and is a file/);
  await rm(join(root, PORTFOLIO));
  await mkdir(join(root, PORTFOLIO, '02-rose.jpg'), { recursive: true });
  await put(root, `${PORTFOLIO}/02-rose.yaml`, 'image: 02-rose.jpg\nalt: Red\n');
  expect(await one()).toMatch(/02-rose.yaml:1 02-rose.jpg is a folder, not a picture/);
});

test.skipIf(process.platform === 'win32')(
  'closed folders and files are told in a sentence, without a stack',
  { timeout: TIMEOUT },
  async () => {
    const { root } = testProject();
    await testProject().entry('image: 02-rose.jpg\nalt: Red\n');
    const closed = [PORTFOLIO, 'src/content/pictures', `${EN}/about.md`];
    for (const path of closed) await chmod(join(root, path), 0);
    const { code, said } = await command();
    for (const path of closed) await chmod(join(root, path), 0o755);
    expect(code).toBe(1);
    for (const path of closed) expect(said).toContain(path);
    expect(said).toMatch(/cannot be opened/);
    expect(said).not.toMatch(/ at .*:\d+:\d+/);
  },
);

test.runIf(process.platform === 'linux')(
  'a folder whose files can be listed and not opened is a sentence, not a stack',
  { timeout: TIMEOUT },
  async () => {
    const folder = 'src/content/pictures';
    const path = join(testProject().root, folder);
    await chmod(path, 0o444);
    const { code, said } = await command();
    await chmod(path, 0o755);
    expect(code).toBe(1);
    expect(said).toContain(folder);
    expect(said).toMatch(/cannot be opened/);
    expect(said).not.toMatch(/EACCES|could not|unexpected| at .*:\d+:\d+/i);
  },
);

test.runIf(process.platform === 'linux')(
  'a full disk behind the command is no stack',
  { timeout: TIMEOUT },
  async () => {
    const { code, said } = await command({ output: '/dev/full' });
    expect([code, said]).toEqual([1, '']);
  },
);
