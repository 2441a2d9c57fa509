import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../fixtures/project-root.ts';
import { SITES } from '../fixtures/sites.ts';
import { MUTANTS } from './mutants.ts';

test.each(MUTANTS)('what is changed stands in its file, and the test is there: $rule', ({ file, from, provedBy }) => {
  expect(readFileSync(join(PROJECT, file), 'utf8').split(from).length).toBeGreaterThan(1);
  const path = 'unit' in provedBy ? provedBy.unit : `tests/${provedBy.browser}.spec.ts`;
  expect(existsSync(join(PROJECT, path)), path).toBe(true);
});

const proofs = MUTANTS.flatMap(({ provedBy }) => ('browser' in provedBy ? [provedBy] : []));
const lists = [...new Map(proofs.map(({ browser, sites }) => [`${browser} on ${sites.join()}`, { browser, sites }]))];

test.each(lists)('every site that the test opens is built: %s', (_, { browser, sites }) => {
  const spec = readFileSync(join(PROJECT, `tests/${browser}.spec.ts`), 'utf8');
  const opened = Object.keys(SITES).filter((name) => spec.includes(`'${name}'`));
  expect(sites).toEqual(expect.arrayContaining(opened));
});
