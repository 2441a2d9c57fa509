import type { AstroIntegrationLogger } from 'astro';
import { expect, test, vi } from 'vitest';
import { missingKeysWarning, missingKeys } from './missing-emailjs-keys.ts';

const KEYS = { EMAILJS_PUBLIC_KEY: 'a', EMAILJS_SERVICE_ID: 'b', EMAILJS_TEMPLATE_ID: 'c' };

/** What the build would print. */
function warningsOf(env: Record<string, string>): string[] {
  const warn = vi.fn<(text: string) => void>();
  const hook = missingKeysWarning(env).hooks['astro:build:done'] as (options: {
    logger: Pick<AstroIntegrationLogger, 'warn'>;
  }) => void;
  hook({ logger: { warn } });
  return warn.mock.calls.map(([text]) => text);
}

test('with all keys the build says nothing', () => {
  expect(missingKeys(KEYS)).toEqual([]);
  expect(warningsOf(KEYS)).toEqual([]);
});

test('without a key the build says which, what happens now, and what to do', () => {
  const [warning, ...more] = warningsOf({ ...KEYS, EMAILJS_SERVICE_ID: '' });
  expect(warning).toContain('EMAILJS_SERVICE_ID not set');
  expect(warning).toContain('WhatsApp');
  expect(warning).toContain('README');
  expect(more).toEqual([]);
});

test('without any, all three are named', () => {
  expect(missingKeys({})).toEqual(Object.keys(KEYS));
});
