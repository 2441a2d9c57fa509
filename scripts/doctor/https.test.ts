import { expect, test } from 'vitest';
import { plainHttpFinding } from './https.ts';
import type { Reply } from './site.ts';

const NAME = 'http://studio.example/';
const reply = (status: number, location?: string): Reply => ({
  status,
  headers: new Headers(location === undefined ? {} : { location }),
  body: Buffer.alloc(0),
});

test.each<[what: string, reply: Reply]>([
  ['that leads on to https', reply(301, 'https://studio.example/')],
  ['that leads to the name with www by https', reply(308, 'https://www.studio.example/')],
  ['that answers nothing', { cause: 'No server listens.', remedy: 'Check.' }],
  ['that refuses', reply(403)],
])('an address without https %s is well', (_, answer) => {
  expect(plainHttpFinding(answer, NAME)).toEqual([]);
});

test.each<[what: string, reply: Reply]>([
  ['that shows the page', reply(200)],
  ['that leads on without it', reply(301, 'http://www.studio.example/')],
  ['that leads to a path of its own', reply(302, '/home')],
])('one %s is not', (_, answer) => {
  expect(plainHttpFinding(answer, NAME)).toEqual([
    { level: 'wrong', cause: expect.stringContaining(NAME), remedy: expect.stringContaining('https') },
  ]);
});
