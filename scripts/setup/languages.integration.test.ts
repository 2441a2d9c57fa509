import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEFT_OUT_FILE } from '../../src/admin/setup/languages.ts';
import { QUESTIONS } from '../../src/admin/setup/questions.ts';
import { DEFAULT_LOCALE, SUPPORTED_LOCALES, type Locale } from '../../src/lib/locales.ts';
import { bareProject } from '../../tests/fixtures/bare-project.ts';
import { CONTENT, useSetup } from '../../tests/fixtures/setup-command.ts';
import { SAMPLE } from '../../src/shared/sample-facts.ts';
import { folder, put, snapshot } from '../../tests/fixtures/content-project.ts';

const setup = useSetup();

test('a language can be left out, and comes back', async () => {
  const { root, asked, run } = setup();
  const file = () => readFile(join(root, LEFT_OUT_FILE), 'utf8').catch(() => '');
  await put(root, LEFT_OUT_FILE, '[]\n');
  const before = await snapshot(join(root, CONTENT));
  await run({ 'be in Hindi too': ['perhaps', 'no'] });
  expect(await file()).toBe('["hi"]\n');
  await run({ 'be in Hindi too': ['yes'] });
  expect(asked.filter((question) => question.includes('be in Hindi too')).at(-1)).toContain('Enter keeps: no');
  expect(await file()).toBe('[]\n');
  expect(await snapshot(join(root, CONTENT))).toEqual(before);
});

test('of a language that is left out nothing is left to do, and of one that comes back all', async () => {
  const root = await bareProject(await folder());
  const course = join(root, CONTENT, 'hi/course.yaml');
  const sample = `certified: ${SAMPLE.hindi.certified}, लखनऊ से प्रमाणित`;
  await writeFile(course, (await readFile(course, 'utf8')).replace(/^certified: .*/m, sample));
  await put(root, `${CONTENT}/day-plan.yaml`, 'steps:\n  - { days: 1, en: One step }\n');
  /** What the command says when the question about Hindi gets `answer`, and every other one Enter. */
  const said = (answer: string, now: readonly Locale[]): string => {
    const before = QUESTIONS.filter(({ locale }) => locale === undefined || now.includes(locale));
    return spawnSync(process.execPath, ['scripts/setup/main.ts'], {
      cwd: root,
      env: { ...process.env, LC_ALL: 'en_IN.UTF-8' },
      input: `${'\n'.repeat(before.length)}${answer}\n`,
      encoding: 'utf8',
    }).stdout;
  };
  const without = said('no', SUPPORTED_LOCALES);
  expect(without).toMatch(/no pages in Hindi[^]*What is left:[^]*yours to write: src\/content\/en, beginning with/);
  expect(without).not.toMatch(/What is left:[^]*(hi\/course\.yaml|Hindi|`hi: …`)/);
  const whole = said('yes', [DEFAULT_LOCALE]);
  expect(whole).toContain('Number 1 is not said in Hindi');
  expect(whole).toContain('hi/course.yaml');
  expect(whole).toContain('yours to write: src/content/en and src/content/hi, beginning with');
  await rm(root, { recursive: true });
});
