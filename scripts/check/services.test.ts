import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { put } from '../../tests/fixtures/content-project.ts';
import { EN, HI, PORTFOLIO, useTestProject } from '../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();

const SERVICE = `  - group: bridal
    price: 15000
    minutes: 90
    en: { name: Bridal make-up, line: For the day., includes: [Tea] }
    hi: { name: ब्राइडल मेकअप, line: उस दिन के लिए। }
`;
const GROUPS = `groups:
  bridal: { name: { en: Brides, hi: दुल्हन }, photos: /portfolio }
`;
const write = (services: string, groups = GROUPS) =>
  put(testProject().root, 'src/content/services.yaml', `${groups}services:${services && '\n'}${services || ' []\n'}`);

test('a whole service is fine', async () => {
  await write(SERVICE);
  expect(await testProject().found()).toEqual([]);
});

test.each([
  ['group: bridal', 'group: bridl', /^error .*services.yaml:4 There is no group bridl. Did you mean bridal\?/],
  ['group: bridal', 'group: Bridal', /^error .*services.yaml:4 There is no group Bridal. Did you mean bridal\?/],
  ['group: bridal', 'group: constructor', /^error .*services.yaml:4 There is no group constructor/],
  ['group: bridal', 'group: hair', /There is no group hair. Write one of bridal, or add `hair:`/],
])('a service whose %s is %s', async (from, to, said) => {
  await write(SERVICE + SERVICE.replaceAll('Bridal', 'Party').replaceAll('ब्राइडल', 'पार्टी'));
  await testProject().edit('src/content/services.yaml', from, to);
  expect(await one()).toMatch(said);
});

test.each([
  ['price: 15000', 'price: "15000"', /^error .*:5 `Price` .* should be a number/i],
  ['price: 15000', 'price: 0', /^error .*:5 `Price` .*an amount in whole rupees|^error .*:5 .*lowest price/i],
  ['minutes: 90', 'minutes: 1.5', /^error .*:6 .*in minutes/i],
  [/ {4}price.*\n/, '', /^advice .*:3 No service has a price: visitors look for one/],
  [/ {4}hi: .*\n/, '', /^advice .*:4 The service ‘Bridal make-up’ says nothing in Hindi.*Add a group `hi:`/],
  [/ {4}en: .*\n/, '', /^advice .*:4 The service ‘ब्राइडल मेकअप’ says nothing in English/],
  [/ {4}(en|hi): .*\n {4}hi: .*\n/, '', /^error .*:4 .*says nothing in any language/i],
  ['/portfolio', '/portfolo', /^error .*:2 The link to \/portfolo leads to a page .* Did you mean \/portfolio\?/],
  ['/portfolio', 'portfolio', /^error .*:2 .*such as \/portfolio/],
  ['Bridal make-up', 'ब्राइडल', /^advice .*:7 The text ‘ब्राइडल’ is not in English/],
  ['includes', 'include', /^error .*:7 .*Did you mean `includes`\?/],
  [/name: { en: Brides, hi: दुल्हन }/, 'name: Brides', /^advice .*:2 The text ‘Brides’ stands on the pages of every/],
  [/name: { en: Brides, hi: दुल्हन }/, 'name: WhatsApp', null],
])('with %s written as %s', async (from, to, said) => {
  await write(SERVICE);
  await testProject().edit('src/content/services.yaml', from, to);
  if (said) expect(await one()).toMatch(said);
  else expect(await testProject().found()).toEqual([]);
});

test.each(['2,500', '2, 500', '₹2,50,000', 'Rs. 2,500', '₹2,500/-', '2,500 onwards'])(
  'a comma in the price %s is named as what is wrong',
  async (price) => {
    await write(`  - { group: bridal, price: ${price}, minutes: 90, en: { name: Bun, line: Neat }, hi: { name: जूड़ा, line: सुंदर } }
`);
    const said = await one();
    const [number = ''] = /\d.*\d/.exec(price) ?? [];
    expect(said).toContain(`services.yaml:4 There is a comma in the number ${number} behind \`price\``);
    expect(said).toContain(`Write \`price: ${number.replace(/\D/g, '')}\``);
  },
);

test.each([
  ['price: 2,500 to 3,500', 'price: 2500'],
  ['minutes: 60, 90', 'minutes: 60'],
])('several numbers for one, %s: one of them is asked for', async (written, example) => {
  await write(`  - { group: bridal, ${written}, en: { name: Bun, line: Neat }, hi: { name: जूड़ा, line: सुंदर } }\n`);
  const [field = ''] = written.split(':');
  const errors = (await testProject().found()).filter((line) => line.startsWith('error'));
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(
    `There is a comma in what stands behind \`${field}\`: it ends the number there. ` +
      `Write one number in figures alone, such as \`${example}\`.`,
  );
});

test.each([
  ['price: 15000', 'price: 15.000', '15.000 is read as 15', 'price: 15000'],
  ['price: 15000', 'price: 2.500', '2.500 is read as 2.5', 'price: 2500'],
])('a dot for the thousands, %s written as %s, is named', async (from, to, cause, remedy) => {
  await write(SERVICE);
  await testProject().edit('src/content/services.yaml', from, to);
  const said = await one();
  expect(said).toMatch(/^error .*services.yaml:5 `Price` .* has a dot for the thousands: /i);
  expect(said).toContain(`${cause}. Write \`${remedy}\`, in figures alone.`);
});

test('a dot in a text is left alone', async () => {
  await write(SERVICE.replace('For the day.', 'From 15.000 on. Call 98.765.432'));
  expect(await testProject().found()).toEqual([]);
});

test.each([
  [
    '/portfolio#weding',
    /^error .*:2 .* a group that the gallery portfolio does not have. Did you mean \/portfolio#group-wedding\?/,
  ],
  ['/portfolio#group-weding', /^error .*:2 .* Did you mean \/portfolio#group-wedding\?/],
  ['/portfolio#brides', /^error .*:2 .* Write one of \/portfolio#group-wedding, \/portfolio#group-party\.$/],
  ['/studio#group-wedding', /^error .*:2 .* the gallery studio has none. Write \/studio\.$/],
  [
    '/portfolio#group-party',
    /^advice .*:2 No photo hangs at \/portfolio#group-party: .* bridal have no link to photos/,
  ],
  ['/portfolio#group-wedding', null],
])('photos of a group at %s', async (photos, said) => {
  for (const folder of [EN, HI])
    await testProject().edit(
      `${folder}/galleries.yaml`,
      /(portfolio:\n)( +)/,
      '$1$2groups:\n$2  wedding: शादी\n$2  party: पार्टी\n$2',
    );
  await testProject().edit(`${PORTFOLIO}/01-first.yaml`, /$/, 'group: wedding\n');
  await write(SERVICE, GROUPS.replace('/portfolio', photos));
  const found = (await testProject().found()).filter((line) => line.includes('services.yaml'));
  if (said) expect(found).toEqual([expect.stringMatching(said)]);
  else expect(found).toEqual([]);
});

test('photos of a gallery in which none hangs', async () => {
  await write(SERVICE);
  await rm(join(testProject().root, PORTFOLIO), { recursive: true });
  expect(await one()).toMatch(
    /^advice .*services.yaml:2 No photo hangs at \/portfolio: .* Hang a photo there, or delete/,
  );
});

describe('what stands more than once, or not at all', () => {
  test('a name', async () => {
    await write(SERVICE + SERVICE);
    expect(await one()).toMatch(/^advice .*:12 Two services are named ‘Bridal make-up’/);
  });

  test('a group without services', async () => {
    await write(SERVICE, `${GROUPS}  nails: { name: { en: Nails, hi: नेल्स } }\n`);
    expect(await one()).toMatch(/^advice .*:3 No service is in the group nails: it is not shown/);
  });

  test('many services without a price are one advice', async () => {
    const unpriced = SERVICE.replace('    price: 15000\n', '');
    await write(unpriced + unpriced.replaceAll('Bridal', 'Party').replaceAll('ब्राइडल', 'पार्टी'));
    expect(await one()).toMatch(/^advice .* No service has a price/);
  });

  test('no service at all', async () => {
    await write('', 'groups: {}\n');
    expect(await one()).toMatch(/^advice .*:2 No service is listed/);
  });
});
