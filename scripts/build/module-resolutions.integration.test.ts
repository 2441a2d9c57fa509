import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { folder, put } from '../../tests/fixtures/content-project.ts';
import { forgetModuleResolutions } from './module-resolutions.ts';

const KEPT = '.cache/module-resolutions/test.json';
let root = '';

const putFile = (path: string, text: string) => put(root, path, text);
const putPackage = async (path: string, code: string, fields: object = {}) => {
  await putFile(
    `node_modules/${path}/package.json`,
    JSON.stringify({ type: 'module', exports: './index.js', ...fields }),
  );
  await putFile(`node_modules/${path}/index.js`, code);
};

beforeEach(async () => {
  root = await folder();
  onTestFinished(() => rm(root, { recursive: true }));
  await putFile('node_modules/.package-lock.json', '{"packages":1}');
  await putPackage('outer', `export { default } from 'inner';`);
  await putPackage('inner', `export { default } from './name.js';`);
  await putFile('node_modules/inner/name.js', `export default 'the first';`);
});

const MODULE = pathToFileURL(join(import.meta.dirname, 'module-resolutions.ts')).href;

/** What `outer` gives to a process of its own. */
function load(specifier = 'outer', { flags = [], CI = '' }: { flags?: string[]; CI?: string } = {}): string {
  const code = `
    import { keepModuleResolutions } from ${JSON.stringify(MODULE)};
    const save = keepModuleResolutions(process.cwd(), 'test', ${JSON.stringify(join(root, 'node_modules'))});
    const { default: value } = await import(${JSON.stringify(specifier)});
    save();
    console.log(value);
  `;
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, '--input-type=module', '-e', code], {
    cwd: root,
    env: { ...process.env, CI },
    encoding: 'utf8',
  });
  return stdout.trim() || stderr;
}

/** A package that Node would find before the other, did it look. */
const putNearer = () => putPackage('outer/node_modules/inner', `export default 'the nearer';`);

test('what a package imports is known to the next process', async () => {
  expect(load()).toBe('the first');
  await putNearer();
  expect(load()).toBe('the first');
});

test.each(['{"packages":1}', '{"packages":2}'])('what npm installs since is found: %s', async (list) => {
  load();
  await putNearer();
  await putFile('node_modules/.package-lock.json', list);
  expect(load()).toBe('the nearer');
});

test('after a build that failed, what was changed without npm is found', async () => {
  load();
  await putNearer();
  await rm(join(root, 'node_modules/inner'), { recursive: true });
  expect(load()).toContain('ENOENT');
  forgetModuleResolutions(root);
  expect(load()).toBe('the nearer');
});

test('a build host keeps nothing', async () => {
  expect(load('outer', { CI: 'true' })).toBe('the first');
  expect(await readdir(root)).toEqual(['node_modules']);
});

test.each(['half a fi', '{}', 'null', '[1]'])('what is kept may be damaged: %s', async (text) => {
  load();
  await putFile(KEPT, text);
  expect(load()).toBe('the first');
});

test('without a list of what is installed, and without a place for it, nothing is kept', async () => {
  await putFile('.cache', 'a file where the folder would be');
  expect(load()).toBe('the first');
  await rm(join(root, '.cache'));
  await rm(join(root, 'node_modules/.package-lock.json'));
  expect(load()).toBe('the first');
  expect(await readdir(root)).toEqual(['node_modules']);
});

test('what the project imports itself is found each time', async () => {
  await putFile('own.js', `export { default } from 'inner';`);
  expect(load('./own.js')).toBe('the first');
  await putPackage('inner', `export default 'another';`, { exports: './other.js' });
  await putFile('node_modules/inner/other.js', `export default 'the other';`);
  expect(load('./own.js')).toBe('the other');
});

test('one module may be several things, by the conditions on which it is asked for', async () => {
  await putPackage('inner', `export default 'any';`, { exports: { special: './name.js', default: './index.js' } });
  expect(load()).toBe('any');
  expect(load('outer', { flags: ['--conditions=special'] })).toBe('the first');
  expect(load()).toBe('any');
});

test.each(['constructor', '__proto__'])('a package may be named %s', async (name) => {
  await putPackage(name, `export default 'the odd';`);
  await putPackage('outer', `export { default } from ${JSON.stringify(name)};`);
  expect(load()).toBe('the odd');
  expect(load()).toBe('the odd');
});
