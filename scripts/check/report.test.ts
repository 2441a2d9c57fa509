import { expect, test } from 'vitest';
import { photo, put } from '../../tests/fixtures/content-project.ts';
import { checkContent } from './content.ts';
import { isSound, report } from './report.ts';
import { PORTFOLIO, useTestProject } from '../../tests/fixtures/content-check.ts';

const { testProject } = useTestProject();

test(
  '130 new photos with three kinds of faults are told in under 60 lines, and every kind is',
  { timeout: 60_000 },
  async () => {
    const whole = await photo({ width: 40, height: 50, phone: true });
    for (let number = 1; number <= 130; number += 1) {
      const bytes =
        number % 3 === 0 ? whole.subarray(0, whole.length - 60) : Buffer.concat([whole, Buffer.from(String(number))]);
      await put(testProject().root, `${PORTFOLIO}/IMG_${number}.jpg`, bytes);
      if (number % 3 === 1)
        await put(testProject().root, `${PORTFOLIO}/IMG_${number}.yaml`, `imgae: IMG_${number}.jpg\n`);
    }
    const verdict = await checkContent(testProject().root);
    expect(isSound(verdict)).toBe(false);
    const lines = report({ ...verdict, problems: verdict.problems.filter(({ cause }) => !cause.includes('sample’s')) });
    expect(lines.length).toBeLessThan(60);
    const text = lines.join('\n');
    expect(text).toContain(
      `43 files in ${PORTFOLIO}\n  These hang nowhere: no entry names them.\n  → Run \`npm run photos\`, ` +
        `which hangs them`,
    );
    expect(text).toContain(
      `44 files in ${PORTFOLIO}\n  \`imgae\` is not a field of this file.\n  → Did you mean \`image\`?`,
    );
    expect(text).toMatch(/43 files in \S+\n {2}These are damaged/);
    expect(text).toMatch(/These still tell where they were taken \(GPS\)/);
    expect(text).toContain('    IMG_2.jpg, IMG_5.jpg, ');
    expect(text).toContain('    IMG_1.yaml (line 1), ');
    expect(text).toMatch(/ and 35 more\n/);
  },
);

test('a problem alone is told with its place, its cause and what to do', () => {
  const problem = {
    level: 'error',
    file: 'a/b.yaml',
    line: 3,
    cause: 'It is wrong.',
    remedy: 'Correct it.',
    many: { cause: 'They are wrong.', remedy: 'Correct them.' },
  } as const;
  expect(report({ problems: [problem], texts: 1, pictures: 0, sizes: new Map() }).slice(2, 5)).toEqual([
    'a/b.yaml, line 3',
    '  It is wrong.',
    '  → Correct it.',
  ]);
});

test('different sentences stay apart, and places of several folders are told in full', () => {
  const problem = (file: string, cause: string, line?: number) =>
    ({ level: 'advice', file, line, cause, remedy: 'Look.' }) as const;
  const problems = ['x/1.jpg', 'y/2.jpg', 'y/3.jpg'].flatMap((file) => [
    problem(file, 'One.', 1),
    problem(file, `Two of ${file}.`),
  ]);
  const lines = report({ problems, texts: 1, pictures: 0, sizes: new Map() });
  expect(lines.slice(2, 7)).toEqual([
    '3 files',
    '  One.',
    '  → Look.',
    '    x/1.jpg (line 1), y/2.jpg (line 1), y/3.jpg (line 1)',
    '',
  ]);
  expect(lines.filter((line) => line.startsWith('  Two of'))).toHaveLength(3);
});
