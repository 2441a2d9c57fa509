import { expect, test } from 'vitest';
import { basePathFault } from './base-path.ts';

// Each was built once, with this outcome.
test.each([undefined, '', '/', 'a', '/a', 'a/', '/a/b/', '/my-studio_2.0', 'a:b', "a'b", 'a+b'])(
  'a site can lie under %j',
  (path) => {
    expect(basePathFault({ BASE_PATH: path })).toBeUndefined();
  },
);

test.each([
  ['my studio', '/my-studio'],
  ['https://x.in/a', '/a'],
  ['https://x.in', '/studio'],
  ['a?b', '/a-b'],
  ['a#b', '/a-b'],
  ['//a', '/a'],
  ['/a//b', '/a/b'],
  ['/a/../b', '/a/b'],
  ['a\\b', '/a/b'],
  ['/a%20b', '/a-20b'],
  ['a&b', '/a-b'],
  ['a"b', '/a-b'],
  ['.', '/studio'],
  [' ', '/studio'],
  ['स्टूडियो', '/studio'],
])('no site can lie under %j: %s is proposed', (path, proposal) => {
  const fault = basePathFault({ BASE_PATH: path });
  expect(fault?.cause).toBe(`BASE_PATH is ‘${path}’, which is no path that a site can lie under.`);
  expect(fault?.remedy).toMatch(/such as BASE_PATH=\S+$/);
  expect(fault?.remedy.replace(/^.*BASE_PATH=/, '')).toBe(proposal);
  expect(basePathFault({ BASE_PATH: proposal })).toBeUndefined();
});
