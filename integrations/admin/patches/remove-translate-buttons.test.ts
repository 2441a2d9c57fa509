import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeTranslateButtons } from './remove-translate-buttons.ts';

const PACKAGE = join(import.meta.dirname, '../../../node_modules/@sveltia/cms/npm/index.js');

test('the package has one such button, and it is left out', async () => {
  const code = await readFile(PACKAGE, 'utf8');
  const changed = removeTranslateButtons(code);
  expect(changed.length).toBe(code.length + 'return;'.length);
  // The component that was found is the one with the button.
  const [, component = ''] = changed.split('{return;');
  expect(component.slice(0, 2000)).toContain('translation_options');
});

test('another package is not taken for the same', () => {
  expect(() => removeTranslateButtons('const a = 1;')).toThrow('in another way than it did');
});
