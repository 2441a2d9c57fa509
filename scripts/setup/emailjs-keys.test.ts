import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useSetup } from '../../tests/fixtures/setup-command.ts';
import { put } from '../../tests/fixtures/content-project.ts';
import { withSetting } from './emailjs-keys.ts';

const setup = useSetup();

test('keys of the e-mail provider go into .env alone', async () => {
  const { root, settings, run } = setup();
  await put(root, '.env', '# mine\nSITE_URL=https://a.in\n');
  await run({ 'public key': ['two words', 'EMAILJS_PUBLIC_KEY="pk-1"'], 'service ID': ['service_1'] });
  expect(await settings()).toBe(
    '# mine\nSITE_URL=https://a.in\nEMAILJS_PUBLIC_KEY=pk-1\nEMAILJS_SERVICE_ID=service_1\n',
  );
  await run({ 'public key': ['-'] });
  expect(await settings()).toBe('# mine\nSITE_URL=https://a.in\nEMAILJS_SERVICE_ID=service_1\n');
});

test.each([
  ['en', 'is without it now. Where a host builds the site, take EMAILJS_PUBLIC_KEY away there too.'],
  ['hi', 'अब नहीं है। साइट किसी होस्ट पर बनती है, तो EMAILJS_PUBLIC_KEY वहां से भी हटाएं।'],
] as const)('a key that is taken away is said to be away, and no file is left for it (%s)', async (language, told) => {
  const { root, said, settings, run } = setup();
  await run({ 'public key': ['-'] }, new Set(), language);
  expect(said.join('\n')).toContain(told);
  expect(existsSync(join(root, '.env'))).toBe(false);
  said.length = 0;
  await put(root, '.env', 'EMAILJS_PUBLIC_KEY=pk-1\n');
  await run({ 'public key': ['-'] }, new Set(), language);
  expect(said.join('\n')).toContain(told);
  expect(await settings()).toBe('');
});

test('a key is not written where git would keep it', async () => {
  const { root, said, settings, run } = setup();
  spawnSync('git', ['init', '--quiet'], { cwd: root });
  await put(root, '.gitignore', 'dist\n');
  await run({ 'public key': ['pk-1'] });
  expect(said.join('\n')).toMatch(/git does not ignore the file \.env/);
  expect(await settings()).toBe('');
});

test('a mark before the first setting is understood, and goes with the next change', async () => {
  const { root, asked, settings, run } = setup();
  await put(root, '.env', '\uFEFFEMAILJS_PUBLIC_KEY=pk-1\r\n');
  await run({ 'public key': ['pk-1'] });
  expect(asked.join('\n')).toContain('pk-1');
  expect(await settings()).toBe('EMAILJS_PUBLIC_KEY=pk-1\r\n');
});

test.each([
  ['en', 'Nothing was written: the file .env is saved as UTF-16'],
  ['hi', 'कुछ नहीं लिखा गया: .env फ़ाइल UTF-16 में सेव है'],
] as const)('nothing is written into a file in UTF-16, which the site cannot read (%s)', async (language, told) => {
  const { root, said, run } = setup();
  const before = Buffer.from('\uFEFFEMAILJS_PUBLIC_KEY=pk-1\r\n', 'utf16le');
  await put(root, '.env', before);
  await run({ 'public key': ['pk-2'] }, new Set(), language);
  expect(said.join('\n')).toContain(told);
  expect(await readFile(join(root, '.env'))).toEqual(before);
});

test('one setting of .env changes, all other lines stay', () => {
  const text = '# mine\nSITE_URL=x\nexport KEY = old\nOTHER=1';
  expect(withSetting(text, 'KEY', 'new')).toBe('# mine\nSITE_URL=x\nKEY=new\nOTHER=1');
  expect(withSetting(text, 'OTHER', undefined)).toBe('# mine\nSITE_URL=x\nexport KEY = old\n');
  expect(withSetting(text, 'NEXT', 'v')).toBe(`${text}\nNEXT=v\n`);
  expect(withSetting('KEY=a\r\nKEY=b\r\n', 'KEY', 'c')).toBe('KEY=c\r\n');
  expect(withSetting('', 'KEY', undefined)).toBe('');
});
