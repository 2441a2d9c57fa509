import { expect, test } from 'vitest';
import { STUDIO, useTestProject } from '../../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();

const RIGHT = 'phone: +91 98765 43210';

test.each([
  ...['9876543210', '"9876543210"', '09876543210', '098765 43210', '09876-543210', '919876543210', '+919876543210'],
  ...['+91-98765-43210', '+91 098765 43210', '+91 (0) 98765 43210', '00919876543210', '0091 98765 43210'],
  ...[
    '"0091-098765-43210"',
    'tel:+919876543210',
    '९८७६५ ४३२१०',
    '+९१ ०९८७६५ ४३२१०',
    '\uFF0B９１-９８７６５-４３２１０',
  ],
  ...['“+91 98765 43210”', '“09876543210”'],
])('the phone number %s is put right at once', async (written) => {
  await testProject().edit(STUDIO, /phone: .*/, `phone: ${written}`);
  const said = await one();
  expect(said).toMatch(/^error .*:\d+ `phone` is not written as calls and chats need it/);
  expect(said).toContain(` Write \`${RIGHT}\`.`);
  await testProject().edit(STUDIO, /phone: .*/, RIGHT);
  expect(await testProject().found()).toEqual([]);
});

test.each(['+91\u00A098765\u00A043210', '"\u202A+91 98765 43210\u202C"'])(
  'a phone number with what cannot be seen is typed anew: %j',
  async (written) => {
    await testProject().edit(STUDIO, /phone: .*/, `phone: ${written}`);
    expect(await one()).toContain(`‘+91 98765 43210’. Delete the line and type it anew: \`${RIGHT}\`.`);
  },
);

test('a number of another country without spaces keeps its plus sign by quotation marks', async () => {
  await testProject().edit(STUDIO, /phone: .*/, 'phone: +442079460958');
  expect(await one()).toContain(' Write `phone: "+442079460958"`.');
  await testProject().edit(STUDIO, /phone: .*/, 'phone: "+442079460958"');
  expect(await testProject().found()).toEqual([]);
});

test.each([
  '[+91 98765 43210, +91 91234 56789]',
  '\n  - +91 98765 43210\n  - +91 91234 56789',
  '{ shop: +91 98765 43210 }',
])('of several numbers one stays: %j', async (written) => {
  await testProject().edit(STUDIO, /phone: .*/, `phone: ${written}`);
  expect(await one()).toMatch(
    /^error .*:\d+ `phone` takes one number alone: calls and chats go there\. Write `phone: \+91 98765 43210`\.$/,
  );
});

test.each([
  ['+91-98765-4321', /Behind \+91 stand 9 digits/],
  ['0091 98765 43210 12345', /No phone number has 17 digits. Write one number alone/],
  ['98765 4321', /‘98765 4321’. Write it with the country code, such as `phone: \+91 98765 43210`/],
  ['0987654', /‘0987654’. Write it with the country code, such as `phone: \+91 98765 43210`/],
  ['98765 43210 / 91234 56789', /Write one number alone, such as `phone: \+91 98765 43210`/],
  ['call me', /cannot be the text ‘call me’. Write the phone number with the country code/],
])('a number that cannot be is told: %s', async (written, said) => {
  await testProject().edit(STUDIO, /phone: .*/, `phone: ${written}`);
  expect(await one()).toMatch(said);
});
