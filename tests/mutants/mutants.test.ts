import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../fixtures/project-copy.ts';
import { MUTANTS } from './mutants.ts';

test.each(MUTANTS)('what is changed stands in its file, and the test is there: $rule', ({ file, from, provedBy }) => {
  expect(readFileSync(join(PROJECT, file), 'utf8').split(from).length).toBeGreaterThan(1);
  const path = 'unit' in provedBy ? provedBy.unit : `tests/${provedBy.browser}.spec.ts`;
  expect(existsSync(join(PROJECT, path)), path).toBe(true);
});
