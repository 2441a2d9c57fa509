import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { EventEmitter, once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answersLoader } from './answers-loader.ts';

let root: string;
const file = () => join(root, 'questions.yaml');
const saying = (...answers: string[]) =>
  writeFile(
    file(),
    JSON.stringify({
      questions: answers.map((answer, at) => ({
        key: `q${at}`,
        page: 'home',
        en: { question: 'Question', answer },
        hi: { question: 'सवाल', answer },
      })),
    }),
  );

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'answers-'));
});
afterEach(() => rm(root, { recursive: true }));

type Entry = Parameters<LoaderContext['store']['set']>[0];

/** A loader of the answers, and what becomes of them; `watcher` stands in for that of the dev server. */
function begin() {
  const stored = new Map<string, string>();
  const errors: string[] = [];
  const watcher = Object.assign(new EventEmitter(), { add: () => undefined });
  const events = new EventEmitter();
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    store: {
      clear: () => stored.clear(),
      set: ({ id, rendered }: Entry) => stored.set(id, rendered?.html ?? ''),
    },
    generateDigest: (data: unknown) => JSON.stringify(data),
    renderMarkdown: (html: string) =>
      html.startsWith('broken') ? Promise.reject(new Error('This cannot be rendered')) : Promise.resolve({ html }),
    logger: {
      error: (message: string) => {
        errors.push(message);
        events.emit('error told');
      },
    },
    watcher,
  } as unknown as LoaderContext;
  return {
    load: () => answersLoader('questions.yaml').load(context),
    answers: () => Object.fromEntries([...stored].filter(([id]) => id.startsWith('en/'))),
    errors,
    events,
    change: () => watcher.emit('change', file()),
  };
}

test('an answer that cannot be rendered is told, and those from before stay until the next change', async () => {
  await saying('one', 'two');
  const { load, answers, errors, events, change } = begin();
  await load();
  await saying('three', 'broken');
  const told = once(events, 'error told');
  change();
  await told;
  expect(errors).toEqual(['This cannot be rendered']);
  expect(answers()).toEqual({ 'en/q0': 'one', 'en/q1': 'two' });
  await saying('four', 'broken again');
  const again = once(events, 'error told');
  change();
  await again;
  expect(errors).toHaveLength(2);
});

test.each([
  ['![a](pictures/a.jpg)', '![a](./pictures/a.jpg)'],
  ['![a](<pictures/a look.jpg>)', '![a](<./pictures/a look.jpg>)'],
  ['![a]( pictures/a.jpg)', '![a]( ./pictures/a.jpg)'],
  ['![a [new] desk](pictures/a.jpg)', '![a [new] desk](./pictures/a.jpg)'],
  ['![a](./pictures/a.jpg)', '![a](./pictures/a.jpg)'],
  ['![a]( ./pictures/a.jpg)', '![a]( ./pictures/a.jpg)'],
  ['![a](<./pictures/a look.jpg>)', '![a](<./pictures/a look.jpg>)'],
  ['![a]( <../a look.jpg>)', '![a]( <../a look.jpg>)'],
  ['![a](/a.jpg)', '![a](/a.jpg)'],
  ['![a]( https://example.com/a.jpg)', '![a]( https://example.com/a.jpg)'],
])('the picture %s is read as %s', async (answer, read) => {
  await saying(answer);
  const { load, answers } = begin();
  await load();
  expect(answers()).toEqual({ 'en/q0': read });
});
