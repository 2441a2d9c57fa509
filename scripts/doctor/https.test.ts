import { expect, test } from 'vitest';
import { plainHttpFinding } from './https.ts';
import type { FetchResult } from './site-client.ts';

const NAME = 'http://studio.example/';
const result = (status: number, location?: string): FetchResult => ({
  status,
  headers: new Headers(location === undefined ? {} : { location }),
  body: Buffer.alloc(0),
});

test.each<[what: string, result: FetchResult]>([
  ['that leads on to https', result(301, 'https://studio.example/')],
  ['that leads to the name with www by https', result(308, 'https://www.studio.example/')],
  ['that answers nothing', { cause: 'No server listens.', remedy: 'Check.' }],
  ['that refuses', result(403)],
])('an address without https %s is well', (_, answer) => {
  expect(plainHttpFinding(answer, NAME)).toEqual([]);
});

test.each<[what: string, result: FetchResult]>([
  ['that shows the page', result(200)],
  ['that leads on without it', result(301, 'http://www.studio.example/')],
  ['that leads to a path of its own', result(302, '/home')],
])('one %s is not', (_, answer) => {
  expect(plainHttpFinding(answer, NAME)).toEqual([
    { level: 'wrong', cause: expect.stringContaining(NAME), remedy: expect.stringContaining('https') },
  ]);
});
