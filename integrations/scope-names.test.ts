import { expect, test } from 'vitest';
import { scopeNames, shortNames } from './scope-names.ts';

test('a component has one short name, in its markup and in its styles', () => {
  const [styles, markup] = scopeNames().map(
    ({ transform }) => transform as (code: string) => { code: string } | undefined,
  );
  expect(styles?.('p[data-astro-cid-he3spzz3]{color:red}')?.code).toBe('p[data-s-he3]{color:red}');
  expect(markup?.('`<p data-astro-cid-he3spzz3>`')?.code).toBe('`<p data-s-he3>`');
  expect(styles?.('p{color:red}')).toBeUndefined();
});

test('two components never share a name', () => {
  const nameOf = shortNames();
  expect([nameOf('he3spzz3'), nameOf('he3spzz3'), nameOf('bjs4jpu3')]).toEqual([
    'data-s-he3',
    'data-s-he3',
    'data-s-bjs',
  ]);
  expect(() => nameOf('he3aaaaa')).toThrow(/Raise KEPT/);
});
