import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sonnerStyles } from './sonner-styles.ts';

const FILE = fileURLToPath(new URL('../node_modules/sonner/dist/index.mjs', import.meta.url));
const transform = sonnerStyles().transform as (code: string, id: string) => { code: string } | undefined;

test('the installed sonner loses the call that writes a style, and nothing else', () => {
  const code = readFileSync(FILE, 'utf8');
  const without = transform(code, FILE)!.code;
  expect(code).toMatch(/__insertCSS\("/);
  expect(without).not.toMatch(/__insertCSS\("/);
  expect(without).toMatch(/export \{ Toaster, toast/);
  expect(code.length - without.length).toBeGreaterThan(10_000);
});

test('a sonner that is made otherwise stops the build with what to do', () => {
  expect(() => transform('export {}', FILE)).toThrow(/adapt CALL/);
});

test('other files stay as they are', () => {
  expect(transform('export {}', '/src/index.mjs')).toBeUndefined();
});
