import { expect, test } from 'vitest';
import { naturalOrder } from './natural-order.ts';
import { renumber } from './renumber.ts';

/** The gallery after `moved` was put before the photo at `at`. */
function moveTo(names: string[], moved: string, at: number) {
  const others = names.filter((name) => name !== moved);
  const wished = [...others.slice(0, at), moved, ...others.slice(at)];
  const renamed = renumber(wished, moved);
  const next = wished.map((name) => renamed.get(name) ?? name);
  expect([...next].sort(naturalOrder)).toEqual(next);
  expect(new Set(next).size).toBe(names.length);
  return { next, changed: renamed.size };
}

test('to the front: everyone moves on by one, and keeps the name', () => {
  expect(moveTo(['01-a.yaml', '02-b.md', '03-c.yaml'], '03-c.yaml', 0)).toEqual({
    next: ['01-c.yaml', '02-a.yaml', '03-b.md'],
    changed: 3,
  });
});

test('only those between the old and the new place change', () => {
  expect(moveTo(['01-a.yaml', '02-b.yaml', '03-c.yaml', '04-d.yaml', '05-e.yaml'], '04-d.yaml', 2).next).toEqual([
    '01-a.yaml',
    '02-b.yaml',
    '03-d.yaml',
    '04-c.yaml',
    '05-e.yaml',
  ]);
  expect(moveTo(['01-a.yaml', '02-b.yaml', '03-c.yaml'], '01-a.yaml', 1).next).toEqual([
    '01-b.yaml',
    '02-a.yaml',
    '03-c.yaml',
  ]);
});

test('where a number is free, one photo changes alone', () => {
  expect(moveTo(['05-a.yaml', '06-b.yaml', '07-c.yaml'], '07-c.yaml', 0)).toEqual({
    next: ['04-c.yaml', '05-a.yaml', '06-b.yaml'],
    changed: 1,
  });
  expect(moveTo(['01-a.yaml', '04-b.yaml', '07-c.yaml'], '07-c.yaml', 1)).toEqual({
    next: ['01-a.yaml', '03-c.yaml', '04-b.yaml'],
    changed: 1,
  });
});

test('photos above 99, without a number, of one number, or of nothing but a number', () => {
  expect(moveTo(['99-a.yaml', '100-b.yaml', '101-c.yaml'], '101-c.yaml', 1).next).toEqual([
    '99-a.yaml',
    '100-c.yaml',
    '101-b.yaml',
  ]);
  expect(moveTo(['01-a.yaml', 'wedding.yaml'], 'wedding.yaml', 0).next).toEqual(['01-wedding.yaml', '02-a.yaml']);
  expect(moveTo(['alpha.yaml', 'beta.yaml'], 'beta.yaml', 0).next).toEqual(['01-beta.yaml', '02-alpha.yaml']);
  expect(moveTo(['01-a.md', '01-a.yaml', '02-b.yaml'], '02-b.yaml', 0).next).toEqual([
    '01-b.yaml',
    '02-a.md',
    '03-a.yaml',
  ]);
  expect(moveTo(['1.yaml', '2 rose.yaml', '3_x.yaml'], '3_x.yaml', 0).next).toEqual([
    '01-x.yaml',
    '02.yaml',
    '03-rose.yaml',
  ]);
  expect(moveTo(['00-a.yaml', '01-b.yaml'], '01-b.yaml', 0).next).toEqual(['00-b.yaml', '01-a.yaml']);
});
