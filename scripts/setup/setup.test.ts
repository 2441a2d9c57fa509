import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT, useSetup } from '../../tests/fixtures/setup-command.ts';
import { put, snapshot } from '../../tests/fixtures/content-project.ts';
import { setUp } from './setup.ts';

const setup = useSetup();

test('Enter everywhere changes nothing, and what is left is told', async () => {
  const { root, said, asked, settings, run } = setup();
  const before = await snapshot(join(root, CONTENT));
  expect(await run({})).toBe(true);
  expect(await snapshot(join(root, CONTENT))).toEqual(before);
  expect(await settings()).toBe('');
  expect(asked[0]).toContain('Enter keeps: The Fixture Studio');
  expect(said.join('\n')).toMatch(/last question\. What is left:[^]*The course has no dates[^]*looked at/);
});

test('the last line says how to look at the site, and with a mistake that it has to be put right first', async () => {
  const { root, said, run } = setup();
  await run({});
  expect(said.at(-1)).toBe('Look at it with `npm start`.');
  await put(root, `${CONTENT}/day-plan.yaml`, 'steps:\n  - { dasy: 1, en: One, hi: एक }\n');
  await run({});
  expect(said.join('\n')).toMatch(/mistakes? to put right before the site can be built/);
  expect(said.at(-1)).toMatch(/^Put the mistakes above right first; `npm run check` tells/);
});

test('a file that cannot be read is explained before anything is asked', async () => {
  const { root, said, asked, run } = setup();
  await put(root, `${CONTENT}/studio.yaml`, 'name: "Ruby\nphone: 1\n');
  expect(await run({})).toBe(false);
  expect(asked).toEqual([]);
  expect(said.join('\n')).toMatch(/studio.yaml has a mistake[^]*Put it right, then run `npm run setup` again/);
});

test('asked and answered in Hindi', async () => {
  const { root, said, asked, text } = setup();
  const answers: Record<string, string> = {
    'शहर (हिंदी में)': 'उरई',
    'पिन कोड': '२८५००१',
    आम: 'सुबह 9 से रात 8',
    'किस दिन': 'मंगलवार',
  };
  const ask = (question: string) => {
    asked.push(question);
    return Promise.resolve(Object.entries(answers).find(([words]) => question.includes(words))?.[1] ?? '');
  };
  await setUp({ root, ask, say: (line) => said.push(line), samples: new Set(), env: {}, language: 'hi' });
  expect(await text('studio.yaml')).toMatch(
    /hi: उरई[^]*"285001"[^]*opens: "09:00"\n {2}closes: "20:00"\n {2}closed: \[Tuesday\]/,
  );
  expect(asked.every((question) => /\p{Script=Devanagari}/u.test(question))).toBe(true);
  expect(said.join('\n')).toMatch(/लिखा गया: 09:00 से 20:00[^]*आखिरी सवाल/);
});
