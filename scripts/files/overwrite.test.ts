import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { overwrite } from './overwrite.ts';

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'overwrite-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'page.html');
  writeFileSync(path, text);
  return path;
}

test.each(['', 'short', 'as long as before', 'something that is longer than before'])(
  'a file holds only: %s',
  (text) => {
    const path = fileWith('as long as before');
    overwrite(path, Buffer.from(text));
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);

test('a file that is not there is not made', () => {
  const path = `${fileWith('')}.other`;
  expect(() => overwrite(path, Buffer.from('x'))).toThrow('ENOENT');
});
