import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { put } from '../../../tests/fixtures/content-project.ts';
import { STUDIO, useTestProject } from '../../../tests/fixtures/content-check.ts';
import { meantNumber } from './meant-number.ts';

const { testProject } = useTestProject();

const SCHEMA = z.object({
  minutes: z.number().int().positive().max(1440).meta({ unit: 'minutes' }),
  price: z.number().int().positive().meta({ unit: 'rupees' }),
  rating: z.number().min(1).max(5),
  count: z.number().int().positive(),
  latitude: z.number().min(-90).max(90),
  text: z.string(),
});

test.each<[field: keyof typeof SCHEMA.shape, written: string, number: number | undefined]>([
  ['minutes', '2 hours', 120],
  ['minutes', '1.5 hours', 90],
  ['minutes', '1,5 hours', 90],
  ['minutes', '1.1 hours', 66],
  ['minutes', '2h', 120],
  ['minutes', '2 hrs.', 120],
  ['minutes', '2h30', 150],
  ['minutes', '1 hour 30 minutes', 90],
  ['minutes', '1 hour and 30 min', 90],
  ['minutes', '1:30', 90],
  ['minutes', '1:30 hours', 90],
  ['minutes', '2 घंटे', 120],
  ['minutes', '२ घंटे', 120],
  ['minutes', '1 घंटा 30 मिनट', 90],
  ['minutes', '2 ghante', 120],
  ['minutes', '90 min', 90],
  ['minutes', '90 मिनट', 90],
  ['minutes', '“2 hours”', 120],
  ['minutes', '90', 90],
  ['minutes', '2-3 hours', undefined],
  ['minutes', 'about 2 hours', undefined],
  ['minutes', '2 sittings', undefined],
  ['minutes', '1 day', undefined],
  ['minutes', '30 hours', undefined],
  ['minutes', '1:30 min', undefined],
  ['minutes', 'hours', undefined],
  ['minutes', '2\u200B hours', undefined],
  ['price', '₹1,500/-', 1500],
  ['price', '₹ 1,50,000', 150_000],
  ['price', '1500 rs', 1500],
  ['price', '1500rs', 1500],
  ['price', 'Rs.1500/- only', 1500],
  ['price', '1500 रुपये', 1500],
  ['price', '₹१,५००', 1500],
  ['price', '1 500', 1500],
  ['price', '₹1.500', 1500],
  ['price', '1500+', 1500],
  ['price', '15k', 15_000],
  ['price', '15 हज़ार', 15_000],
  ['price', '1.5 lakh', 150_000],
  ['price', '1500-2000', undefined],
  ['price', '1500 per person', undefined],
  ['price', '1500.50', undefined],
  ['price', '100rs 500', undefined],
  ['price', 'free', undefined],
  ['rating', '4,8', 4.8],
  ['rating', '4·8', 4.8],
  ['rating', '4.8 ★', 4.8],
  ['rating', '४,८', 4.8],
  ['rating', '4.8/5', undefined],
  ['rating', '48', undefined],
  ['count', '1,250', 1250],
  ['count', '250+', 250],
  ['count', '4,8', undefined],
  ['count', '2 dozen', undefined],
  ['latitude', '25,4484', 25.4484],
  ['latitude', '25,448', 25.448],
  ['latitude', '25.4484° S', undefined],
  ['latitude', '25.4484, 78.5685', undefined],
  ['text', '2 hours', undefined],
])('in the place of %s, %s says %s', (field, written, number) => {
  expect(meantNumber(SCHEMA, [field], written)).toBe(number);
});

const SERVICES = 'src/content/services.yaml';
const REVIEWS = 'src/content/reviews.yaml';
const servicesWith = (field: string) => `groups: { bridal: { name: { en: Bridal, hi: दुल्हन } } }
services:
  - group: bridal
    ${field}
    en: { name: Bun, line: Neat }
    hi: { name: जूड़ा, line: सुंदर }
`;
const bracedWith = (field: string) => `groups: { bridal: { name: { en: Bridal, hi: दुल्हन } } }
services:
  - { group: bridal, ${field}, en: { name: Bun, line: Neat }, hi: { name: जूड़ा, line: सुंदर } }
`;
const reviewsWith = (field: string) => `google:
  ${field}
  count: 37
  url: https://maps.app.goo.gl/x
reviews: []
`;

/** The remedies of what is an error. */
const errors = async () => (await testProject().found()).filter((line) => line.startsWith('error'));

test.each<[file: string, written: string, right: string, write: (field: string) => string]>([
  [SERVICES, 'minutes: 2 hours', 'minutes: 120', servicesWith],
  [SERVICES, 'minutes: 1:30', 'minutes: 90', servicesWith],
  [SERVICES, 'minutes: २ घंटे', 'minutes: 120', servicesWith],
  [SERVICES, 'minutes: “2 hours”', 'minutes: 120', servicesWith],
  [SERVICES, 'price: ₹1,500/-', 'price: 1500', servicesWith],
  [SERVICES, 'price: 1500 rs', 'price: 1500', servicesWith],
  [SERVICES, 'minutes: 1,5 hours', 'minutes: 90', bracedWith],
  [REVIEWS, 'rating: 4,8', 'rating: 4.8', reviewsWith],
])('in %s what is proposed for %s is right: %s', async (file, written, right, write) => {
  const { root } = testProject();
  await put(root, file, write(written));
  expect(await errors()).toEqual([expect.stringContaining(`Write \`${right}\`, in figures alone.`)]);
  await put(root, file, (await readFile(join(root, file), 'utf8')).replace(written, right));
  expect(await errors()).toEqual([]);
});

test('the comma of a rating between braces is a point', async () => {
  const { root } = testProject();
  await put(root, REVIEWS, 'google: { rating: 4,8, count: 37, url: https://maps.app.goo.gl/x }\nreviews: []\n');
  expect(await errors()).toEqual([expect.stringContaining('Write `rating: 4.8`, in figures alone.')]);
});

test.each([
  ['minutes: 2-3 hours', 'Write how long it takes, in minutes, such as 90; may be left out, or delete the line.'],
  ['minutes: 2.5', 'Write it without a point. It is how long it takes, in minutes, such as 90; may be left out.'],
  ['price: 1500-2000', 'Write the lowest price in whole rupees, such as 15000;'],
  ['price: on request', 'left out, visitors are offered to ask, or delete the line.'],
])('no number is proposed for %s, but it is said what is wanted', async (written, said) => {
  await put(testProject().root, SERVICES, servicesWith(written));
  expect(await errors()).toEqual([expect.stringContaining(said)]);
});

test('two numbers for one are not to be written as figures alone', async () => {
  await testProject().edit(STUDIO, /latitude: .*/, 'latitude: 25.4484, 78.5685');
  expect(await errors()).toEqual([expect.stringContaining('Write the first number that the map app shows')]);
});
