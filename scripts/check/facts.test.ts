import { expect, test } from 'vitest';
import { EN, STUDIO, useTestProject } from '../../tests/fixtures/content-check.ts';

const { createTestProject, one } = useTestProject();

/** The last line of the usual hours, below which others are put. */
const HOURS = / {2}closes: .*/;

test.each<[RegExp | string, string, RegExp | null]>([
  [/phone: .*/, 'phone: +91 98765 4321', /^error .*:\d+ Behind \+91 stand 9 digits/],
  [/phone: .*/, 'phone: +91 01234 56789', /first of them 0/],
  [
    /phone: .*/,
    'phone: 98765 43210',
    /^error .*:\d+ `phone` should be text, but|^error .*:\d+ `phone` cannot be the text ‘98765 43210’/i,
  ],
  [/closes: .*/, 'closes: 08:30 AM', /^error .*:\d+ The studio closes before it opens/],
  [/closes: .*/, 'closes: 20:30', /^error .*:\d+ `closes` \(hours\) cannot be the text ‘20:30’|should be text/],
  [HOURS, '$&\n  closed: [Tuesday, Sunday]', null],
  [HOURS, '$&\n  days:\n    Sunday: { opens: 11:00 AM, closes: 04:00 PM }', null],
  [
    HOURS,
    '$&\n  closed: [Teusday]',
    /^error .*:\d+ Number 1 \(hours, closed\) cannot be the text ‘Teusday’. Did you mean Tuesday\?/,
  ],
  [HOURS, '$&\n  closed: [tuesday]', /Did you mean Tuesday\? Write it so, capitals included/],
  [HOURS, '$&\n  closed: [holidays]', /Write one of Monday, Tuesday, Wednesday/],
  [
    HOURS,
    '$&\n  closed: Tuesday',
    /^error .*:\d+ `Closed` \(hours\) should be a list, but it is the text ‘Tuesday’.*such as \[Tuesday\]/i,
  ],
  [
    HOURS,
    '$&\n  closed: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]',
    /^error .*:\d+ The studio is closed on all seven days/,
  ],
  [
    HOURS,
    '$&\n  closed: [Sunday]\n  days:\n    Sunday: { opens: 11:00 AM, closes: 04:00 PM }',
    /^error .*:\d+ Sunday is closed and has hours at the same time/,
  ],
  [
    HOURS,
    '$&\n  days:\n    Sunday: { opens: 04:00 PM, closes: 11:00 AM }',
    /^error .*:\d+ The studio closes before it opens on Sunday/,
  ],
  [
    HOURS,
    '$&\n  days:\n    Sundy: { opens: 11:00 AM, closes: 04:00 PM }',
    /^error .*:\d+ `Sundy` \(hours, days\) is not a field of this file. Did you mean `Sunday`/,
  ],
  [
    HOURS,
    '$&\n  days:\n    Sunday: { opens: 11 AM, closes: 04:00 PM }',
    /cannot be the text ‘11 AM’. Write a time of day/,
  ],
  [/latitude: .*/, 'latitude: 0', /^error .*:\d+ The map point lies in the sea/],
  [/latitude: .*/, 'latitude: 125.4', /^error .*:\d+ `latitude` \(location\) is 125.4, more than 90/],
  [
    /latitude: .*\n.*longitude: .*/,
    'latitude: 78.5685\n  longitude: 25.4484',
    /^error .*:\d+ Latitude and longitude are exchanged/,
  ],
  [/latitude: .*/, 'latitude: 51.5', /^advice .*:\d+ The map point lies outside India/],
  [
    /postalCode: .*/,
    'postalCode: 284001',
    /^error .*:\d+ `postalCode` \(address\) should be text, but it is the number 284001. Put it in quotation marks/,
  ],
  [/handle: .*/, 'handle: gulmohar', /^error .*:\d+ `handle` \(social\) cannot be the text ‘gulmohar’/],
])('studio.yaml with %s %s', async (from, to, cause) => {
  await createTestProject().edit(STUDIO, from, to);
  if (cause) expect(await one()).toMatch(cause);
  else expect(await createTestProject().found()).toEqual([]);
});

test.each([
  ['Day 2 & 3', 'Day 3 & 4', [/‘Day 3 & 4’ leaves a gap: day 2 is missing/, /‘Day 4 & 5’ overlaps/]],
  ['Day 17 - 19', 'Day 19 - 17', [/‘Day 19 - 17’ runs backwards/, /‘Day 20 - 25’ leaves a gap/]],
  ['Day 2 & 3', 'Day 2 & 5', [/joins two days that do not follow on/]],
  ['Day 1\n', 'Tag 1\n', [/`day` \(days, number 1\) cannot be the text ‘Tag 1’. Write 'Day 1'/]],
])('course.yaml with %s as %s', async (from, to, causes) => {
  await createTestProject().edit(`${EN}/course.yaml`, `day: ${from}`, `day: ${to}`);
  const lines = await createTestProject().found();
  for (const cause of causes)
    expect(lines.some((line) => cause.test(line) && /^error src\/content\/en\/course.yaml:\d+ /.test(line))).toBe(true);
});
