import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { allowZoom } from './allow-zoom.ts';

const PACKAGE = join(import.meta.dirname, '../../../node_modules/@sveltia/cms/npm/index.js');

test('the package has the rule once, and it holds on an iPhone alone', async () => {
  const changed = allowZoom(await readFile(PACKAGE, 'utf8'));
  const [, rules = ''] = /(\[`width=device-width`.*?\])\.join\(`, `\)/.exec(changed) ?? [];
  const shown = (isIPhone: boolean) => [...(runInNewContext(rules, { CSS: { supports: () => isIPhone } }) as string[])];
  const others = ['width=device-width', 'initial-scale=1', 'interactive-widget=resizes-content'];
  expect(shown(false)).toEqual(others);
  expect(shown(true)).toEqual([...others.slice(0, 2), 'maximum-scale=1', ...others.slice(2)]);
});

test('another package is not taken for the same', () => {
  expect(() => allowZoom('const a = 1;')).toThrow('in another way than it did');
});
