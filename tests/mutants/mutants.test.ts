import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../fixtures/project-copy.ts';
import { MUTANTS } from './mutants.ts';

test.each(MUTANTS)('what is changed stands in its file, and the proof is there: $rule', ({ file, from, proof }) => {
  expect(readFileSync(join(PROJECT, file), 'utf8').split(from).length).toBeGreaterThan(1);
  if ('unit' in proof) expect(existsSync(join(PROJECT, proof.unit)), proof.unit).toBe(true);
  else expect(globSync(`tests/${proof.browser}*.spec.ts`, { cwd: PROJECT }), proof.browser).not.toEqual([]);
});
