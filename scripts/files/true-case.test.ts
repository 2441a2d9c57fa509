import { expect, test } from 'vitest';
import { trueCase } from './true-case.ts';

test.each([
  ['c:\\studio\\site', 'C:\\Studio\\Site', 'C:\\Studio\\Site'],
  ['Z:\\studio', '\\\\server\\share\\Studio', 'Z:\\studio'],
  ['/home/her/link', '/home/her/Site', '/home/her/link'],
])('%s, which is %s on the disk, is called %s', (path, real, called) => {
  expect(trueCase(path, () => real)).toBe(called);
});

test('a path that is not there, or of which a drive says nothing, stays as it is', () => {
  expect(trueCase('/not/there')).toBe('/not/there');
});
