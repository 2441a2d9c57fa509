import { describe, expect, test } from 'vitest';
import { addDays, todayInIndia } from '../../src/shared/calendar-date.ts';
import { STUDIO, useTestProject } from '../../tests/fixtures/content-check.ts';
import { specialDayFindings } from './special-days.ts';

const TODAY = '2026-11-10';
const closed = (from: string, to?: string) => ({ from, ...(to && { to }), closed: true });
const open = (from: string, to?: string) => ({ from, ...(to && { to }), opens: '10:00', closes: '14:00' });
const notice = (text: unknown, from = '2026-11-01', to = '2026-11-20') => ({ from, to, text });

/** What is found, each as `path: cause`. */
const found = (specialDays: unknown[], notices: unknown[] = []) =>
  specialDayFindings({ specialDays, notices }, TODAY).map(({ path, cause }) => `${path.join('.')}: ${cause}`);

describe('special days', () => {
  test('what is over is to be deleted, on the day after its last one', () => {
    expect(found([closed('2026-11-08', '2026-11-10')])).toEqual([]);
    expect(found([closed('2026-11-08', '2026-11-09')])).toEqual([
      'specialDays.0: This is over since 2026-11-09: no page shows it.',
    ]);
  });

  test.each([
    [closed('2028-11-08'), []],
    [closed('2028-12-08'), ['specialDays.0.from: 2028-12-08 is more than two years ahead.']],
    [closed('2026-12-08', '2062-12-10'), ['specialDays.0.to: 2062-12-10 is more than two years ahead.']],
  ])('a year that is most likely mistyped: %o', (day, said) => {
    expect(found([day])).toEqual(said);
  });

  test.each([
    ['after each other', [closed('2026-12-01', '2026-12-05'), open('2026-12-06')], false],
    ['one within the other', [closed('2026-12-01', '2026-12-05'), open('2026-12-03')], false],
    ['one that begins the other', [open('2026-12-01'), closed('2026-12-01', '2026-12-05')], false],
    ['one that ends the other', [closed('2026-12-01', '2026-12-05'), open('2026-12-05')], false],
    ['sharing a day', [closed('2026-12-01', '2026-12-05'), open('2026-12-05', '2026-12-08')], true],
    ['sharing a day, the later first', [open('2026-12-05', '2026-12-08'), closed('2026-12-01', '2026-12-05')], true],
    ['the same days', [closed('2026-12-01'), open('2026-12-01')], true],
  ])('overlapping, or not: %s', (_, days, advised) => {
    expect(found(days)).toEqual(advised ? ['specialDays.1.from: These days overlap with special days above.'] : []);
  });
});

test.each([
  ['Closed from 8 to 10 November 2026', []],
  ['x'.repeat(121), ['notices.0.text: This notice has 121 characters: on a phone it pushes the page down.']],
  [
    { en: 'Closed on 8 November', hi: 'हम कल बंद हैं' },
    ['notices.0.text: ‘कल’ is another day for everyone who reads this later.'],
  ],
  ['Closed Tomorrow', ['notices.0.text: ‘Tomorrow’ is another day for everyone who reads this later.']],
  // Neither the word nor its letters within another one.
  [{ en: 'Todays offer', hi: 'आजकल' }, []],
])('the notice %o', (text, said) => {
  expect(found([], [notice(text)])).toEqual(said);
});

test('a notice that is over is to be deleted', () => {
  expect(found([], [notice('Closed', '2026-11-01', '2026-11-09')])).toEqual([
    'notices.0: This is over since 2026-11-09: no page shows it.',
  ]);
});

describe('in a project', () => {
  const { testProject, one } = useTestProject();
  const soon = (days: number) => addDays(todayInIndia(), days);
  const write = (text: string) => testProject().edit(STUDIO, /$/, `${text}\n`);

  test.each([
    [`from: ${soon(9)}, to: ${soon(8)}, closed: true`, /The last day is before the first one. Exchange/],
    [`from: ${soon(8)}, opens: "16:00", closes: "11:00"`, /the studio closes before it opens, or at the same minute/],
    [`from: ${soon(8)}, opens: "16:00", closes: "16:00"`, /the studio closes before it opens, or at the same minute/],
    [`from: ${soon(8)}, closed: true, opens: "11:00"`, /closed and have hours at the same time. Delete/],
    [`from: ${soon(8)}, opens: "11:00"`, /It is not said when the studio is open on these days. Add/],
    [`from: ${soon(8)}`, /It is not said when the studio is open on these days. Add/],
    ['from: 2099-02-30, closed: true', /2099-02-30 is no day of the calendar/],
    ['from: "2099-02-30", closed: true', /`from` \(specialDays, number 1\) cannot be the text ‘2099-02-30’/i],
    [`from: ${soon(8)}, closed: yes`, /`closed` \(specialDays, number 1\) cannot be/i],
  ])('specialDays: { %s }', async (fields, cause) => {
    await write(`specialDays:\n  - { ${fields} }`);
    const said = (await testProject().found()).filter((line) => line.startsWith('error '));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(cause);
    expect(said[0]).toMatch(/^error src\/content\/studio.yaml:\d+ /);
  });

  test('a notice that ends before it begins', async () => {
    await write(`notices:\n  - { from: ${soon(9)}, to: ${soon(8)}, text: { en: Closed, hi: बंद } }`);
    expect(await one()).toMatch(/^error src\/content\/studio.yaml:\d+ The last day is before the first one. Exchange/);
  });

  test('what is right says nothing, what is over is advice', async () => {
    await write(`specialDays:\n  - { from: ${soon(8)}, closed: true, reason: { en: Diwali, hi: दिवाली } }`);
    expect(await testProject().found()).toEqual([]);
    await write('notices:\n  - { from: 2020-01-01, to: 2020-01-02, text: { en: Closed, hi: बंद } }');
    expect(await one()).toMatch(/^advice src\/content\/studio.yaml:\d+ This is over since 2020-01-02.* Delete it/);
  });
});

describe('a text in the place of a list of groups', () => {
  const { testProject, one } = useTestProject();

  test.each([
    ['notices', 'Closed for Diwali', '- { from: …, to: …, text: … }'],
    ['specialDays', 'Sunday', '- { from: … }'],
  ])('%s: no list of words is proposed', async (field, text, row) => {
    await testProject().edit(STUDIO, /$/, `${field}: ${text}\n`);
    expect(await one()).toContain(
      `should be a list, but it is the text ‘${text}’. Write each of its things on a line of its own that begins with ` +
        `two spaces more, a hyphen and a space, such as \`${row}\`.`,
    );
  });
});
