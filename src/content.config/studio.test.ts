import { expect, test } from 'vitest';
import { STUDIO, useTestProject } from '../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();

/** The last line of the usual hours, below which others are put. */
const HOURS = / {2}closes: .*/;

test.each<[RegExp | string, string, RegExp | null]>([
  [/phone: .*/, 'phone: +91 98765 4321', /^error .*:\d+ Behind \+91 stand 9 digits/],
  [/phone: .*/, 'phone: +91 01234 56789', /first of them 0/],
  [/closes: .*/, 'closes: "08:30"', /^error .*:\d+ The studio closes before it opens/],
  // Without quotation marks it is the same text.
  [/closes: .*/, 'closes: 20:30', null],
  [
    /closes: .*/,
    'closes: 08:30 PM',
    /^error .*:\d+ `closes` \(hours\) cannot be the text ‘08:30 PM’. Write .* 09:30 AM is "09:30", 08:30 PM is "20:30"/i,
  ],
  [
    /name: .*/,
    'name: { en: A Studio }',
    /^error .*:\d+ `hi` \(name\) is missing. Write `hi: …,` behind the \{ of `name`: the studio's name/,
  ],
  [/name: .*/, 'name: { en: A Studio, hi: स्टूडियो }', null],
  [/name: .*/, 'name: { en: A Studio, hi: A Studio }', /^advice .*:\d+ The text ‘A Studio’ is not in Hindi/],
  [/name: .*/, 'name: { en: A Studio, hi: स्टूडियो, mr: स्टुडिओ }', /`mr` \(name\) is not a field/],
  [HOURS, '$&\n  closed: [Tuesday, Sunday]', null],
  [HOURS, '$&\n  days:\n    Sunday: { opens: "11:00", closes: "16:00" }', null],
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
    '$&\n  closed: [Sunday]\n  days:\n    Sunday: { opens: "11:00", closes: "16:00" }',
    /^error .*:\d+ Sunday is closed and has hours at the same time/,
  ],
  [
    HOURS,
    '$&\n  days:\n    Sunday: { opens: "16:00", closes: "11:00" }',
    /^error .*:\d+ The studio closes before it opens on Sunday/,
  ],
  [
    /closes: .*/,
    'closes: "00:00"',
    /^error .*:\d+ The studio closes before it opens.* midnight at the end of the day "23:59"/,
  ],
  [
    /closes: .*/,
    'closes: "24:00"',
    /^error .*:\d+ .*cannot be the text ‘24:00’.* midnight at the end of the day "23:59"/,
  ],
  [
    HOURS,
    '$&\n  days:\n    Sundy: { opens: "11:00", closes: "16:00" }',
    /^error .*:\d+ `Sundy` \(hours, days\) is not a field of this file. Did you mean `Sunday`/,
  ],
  [
    HOURS,
    '$&\n  days:\n    Sunday: { opens: 11 AM, closes: "16:00" }',
    /cannot be the text ‘11 AM’. Write a time on the 24-hour clock/,
  ],
  [/latitude: .*/, 'latitude: 0', /^error .*:\d+ The map point lies in the sea/],
  [/latitude: .*/, 'latitude: 125.4', /^error .*:\d+ `latitude` \(location\) is 125.4, more than 90/],
  [
    /latitude: .*\n.*longitude: .*/,
    'latitude: 78.5685\n  longitude: 25.4484',
    /^error .*:\d+ Latitude and longitude are exchanged/,
  ],
  [
    /postalCode: .*/,
    'postalCode: 284001',
    /^error .*:\d+ `postalCode` \(address\) should be text, but it is the number 284001. Put it in quotation marks/,
  ],
  [/handle: .*/, 'handle: gulmohar', /^error .*:\d+ `handle` \(social\) cannot be the text ‘gulmohar’/],
])('studio.yaml with %s %s', async (from, to, cause) => {
  await testProject().edit(STUDIO, from, to);
  if (cause) expect(await one()).toMatch(cause);
  else expect(await testProject().found()).toEqual([]);
});
