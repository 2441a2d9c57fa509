import { describe, expect, test } from 'vitest';
import { STUDIO, useTestProject } from '../../../tests/fixtures/content-check.ts';

const { testProject } = useTestProject();

const errors = async () => (await testProject().found()).filter((line) => line.startsWith('error'));

describe('special days that are said not to be closed', () => {
  test.each<[written: string, remedy: string, mended: string]>([
    [
      '- { from: 2099-12-24, closed: false }',
      'Write `opens: "11:00", closes: "16:00"` in its place, with the times of these days.',
      '- { from: 2099-12-24, opens: "11:00", closes: "16:00" }',
    ],
    [
      '- { closed: no, from: 2099-12-24, opens: "11:00", closes: "16:00" }',
      'Delete `closed: no` and the comma beside it.',
      '- { from: 2099-12-24, opens: "11:00", closes: "16:00" }',
    ],
    [
      '- closed: "no"\n    from: 2099-12-24\n    opens: "11:00"',
      'Write `closes: "16:00"` in its place, with the times of these days.',
      '- closes: "16:00"\n    from: 2099-12-24\n    opens: "11:00"',
    ],
    [
      '- from: 2099-12-24\n    closed: false',
      'Write `opens: "11:00"` in its place, and `closes: "16:00"` on a line of its own below it, as far to the right',
      '- from: 2099-12-24\n    opens: "11:00"\n    closes: "16:00"',
    ],
    [
      '- from: 2099-12-24\n    closed: नहीं\n    opens: "11:00"\n    closes: "16:00"',
      'Delete `closed: नहीं`.',
      '- from: 2099-12-24\n    \n    opens: "11:00"\n    closes: "16:00"',
    ],
  ])('%j gets hours', async (written, remedy, mended) => {
    await testProject().edit(STUDIO, /$/, `specialDays:\n  ${written}\n`);
    expect(await errors()).toEqual([expect.stringContaining(remedy)]);
    await testProject().edit(STUDIO, written, mended);
    expect(await errors()).toEqual([]);
  });
});

describe('a weekday whose hours say closed', () => {
  const HOURS = 'hours:\n  opens: 09:30\n  closes: 20:30\n';
  const hoursWith = (...lines: string[]) => `${HOURS}${lines.map((line) => `  ${line}\n`).join('')}`;
  const BESIDE = 'on a line of its own below `hours`, as far to the right as `opens`.';

  test.each<[written: string, remedy: string, mended: string]>([
    [
      hoursWith('days: { Sunday: closed }'),
      `Delete \`days\` with all that it says, and write \`closed: [Sunday]\` ${BESIDE}`,
      hoursWith('closed: [Sunday]'),
    ],
    [
      hoursWith('days:', '  Sunday: बंद', '  Monday: { opens: "11:00", closes: "16:00" }'),
      `Delete \`Sunday: बंद\`, and write \`closed: [Sunday]\` ${BESIDE}`,
      hoursWith('closed: [Sunday]', 'days:', '', '  Monday: { opens: "11:00", closes: "16:00" }'),
    ],
    [
      hoursWith('closed: [Tuesday]', 'days: { Sunday: off, Monday: { opens: "11:00", closes: "16:00" } }'),
      'Delete `Sunday: off` and the comma beside it, and change `closed` to `closed: [Tuesday, Sunday]`.',
      hoursWith('closed: [Tuesday, Sunday]', 'days: { Monday: { opens: "11:00", closes: "16:00" } }'),
    ],
    [
      'hours: { opens: "09:30", closes: "20:30", days: { Sunday: closed } }\n',
      'Delete `days` with all that it says and the comma beside it, and write `closed: [Sunday],` behind the { of `hours`.',
      'hours: {closed: [Sunday], opens: "09:30", closes: "20:30" }\n',
    ],
    [
      hoursWith('days: { Sunday: { closed: true } }'),
      `Delete \`days\` with all that it says, and write \`closed: [Sunday]\` ${BESIDE}`,
      hoursWith('closed: [Sunday]'),
    ],
    [
      hoursWith('days:', '  Sunday:', '    closed: true', '  Monday: { opens: "11:00", closes: "16:00" }'),
      `Delete \`Sunday\` with all that it says, and write \`closed: [Sunday]\` ${BESIDE}`,
      hoursWith('closed: [Sunday]', 'days:', '  Monday: { opens: "11:00", closes: "16:00" }'),
    ],
    [
      hoursWith('days: { Sunday: { closed: "yes" }, Monday: { opens: "11:00", closes: "16:00" } }'),
      'Delete `Sunday` with all that it says and the comma beside it, and write `closed: [Sunday]`',
      hoursWith('closed: [Sunday]', 'days: { Monday: { opens: "11:00", closes: "16:00" } }'),
    ],
  ])('%j is written as a closed day', async (written, remedy, mended) => {
    await testProject().edit(STUDIO, /^hours:\n( .*\n)+/m, written);
    expect(await errors()).toEqual([expect.stringContaining(remedy)]);
    await testProject().edit(STUDIO, written, mended);
    expect(await errors()).toEqual([]);
  });

  test.each([
    ['closed: Tuesday', 'days: { Sunday: closed }', 'closed: [Tuesday, Sunday]'],
    ['closed: [tuesday]', 'days: { Sunday: closed }', 'closed: [Tuesday, Sunday]'],
    ['closed: [Teusday]', 'days: { Sunday: closed }', 'closed: [Tuesday, Sunday]'],
    ['closed: Monday and Tuesday', 'days: { Sunday: closed }', 'closed: [Monday, Tuesday, Sunday]'],
    ['closed: [Tuesday, 7]', 'days: { Sunday: { closed: true } }', 'closed: [Tuesday, Sunday]'],
  ])('beside %j, which is wrong itself, no closed day is lost', async (closed, days, list) => {
    await testProject().edit(STUDIO, /^hours:\n( .*\n)+/m, hoursWith(closed, days));
    const remedies = await errors();
    expect(remedies).toHaveLength(2);
    expect(remedies).toContainEqual(expect.stringContaining(`change \`closed\` to \`${list}\``));
  });

  test('two of them are told of one by one, each with the whole list', async () => {
    await testProject().edit(
      STUDIO,
      /^hours:\n( .*\n)+/m,
      hoursWith('days: { Sunday: closed, Monday: { closed: true } }'),
    );
    const all = expect.stringContaining('write `closed: [Monday, Sunday]`') as string;
    expect(await errors()).toEqual([all, all]);
  });

  test('other words are asked to be hours', async () => {
    await testProject().edit(STUDIO, /^hours:\n( .*\n)+/m, hoursWith('days: { Sunday: mornings }'));
    expect(await errors()).toEqual([expect.stringContaining('Write `Sunday: { opens: …, closes: … }`')]);
  });
});
