import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { argumentError } from './argument-error.ts';

const options = { port: { type: 'string' }, silent: { type: 'boolean' } } as const;

test.each([
  [['--other'], true, "Unknown option '--other'"],
  [['--other'], false, "Unknown option '--other'"],
  [['word'], false, "Unexpected argument 'word'"],
  [['--port'], true, "Option '--port <value>' argument missing"],
  [['--port', '--silent'], true, "Option '--port' argument is ambiguous"],
  [['--silent=yes'], true, "Option '--silent' does not take an argument"],
])('%j, where words are allowed: %j', (args, allowPositionals, reason) => {
  let caught: unknown;
  try {
    parseArgs({ args, options, allowPositionals });
  } catch (error) {
    caught = error;
  }
  expect(argumentError(caught)).toBe(reason);
});
