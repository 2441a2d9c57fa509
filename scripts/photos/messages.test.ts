import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unsafeFileLines } from './messages.ts';

test('what a run could not make safe, as on a full disk, is not told to be moved away before what is said of it', () => {
  const unsafe = [{ path: join('/studio', 'src/content/pictures/a.jpg'), embedded: ['GPS'] }];
  expect(unsafeFileLines('/studio', unsafe, true).at(-1)).toMatch(
    /^They could not be made safe\. Do what is said of them above;/,
  );
  expect(unsafeFileLines('/studio', unsafe, false).at(-1)).toMatch(/^Run `npm run photos`/);
});
