import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { photo, put, snapshot } from '../../tests/fixtures/content-project.ts';
import { beforeEachProject } from '../../tests/fixtures/photo-command.ts';
import { describePhotos, addPhotos } from './command.ts';

const GALLERIES = 'src/content/gallery';
/** Seconds since 1970 of two days. */
const [EARLIER, LATER] = [1_700_000_000, 1_700_100_000];

let root: string;
let said: string[];
beforeEachProject((fresh) => ({ root, said } = fresh));

async function hang(path: string, text: string, written: number) {
  await put(root, `${GALLERIES}/${path.replace(/\.(yaml|md)$/, '.jpg')}`, await photo({ width: 90, height: 60 }));
  const entry = await put(root, `${GALLERIES}/${path}`, text);
  await utimes(entry, written, written);
}

/** Runs the command with these answers; gives the questions and the pictures that were shown. */
async function run(answers: (string | undefined)[]) {
  const questions: string[] = [];
  const shown: string[] = [];
  const rest = [...answers];
  const done = await describePhotos({
    root,
    say: (line) => said.push(line),
    show: (path) => shown.push(path.slice(root.length + 1)),
    ask: (question) => {
      questions.push(question);
      return Promise.resolve(rest.shift());
    },
  });
  return { done, questions, shown };
}
const text = (path: string) => readFile(join(root, GALLERIES, path), 'utf8');

test('asks about all that have none, the newest first, shows each, and writes the answers', async () => {
  await hang('portfolio/02-a.yaml', 'image: 02-a.jpg\n', LATER);
  await hang('portfolio/10-b.md', '---\n# mine\nimage: "10-b.jpg"\nalt:\n---\nText\n', LATER);
  await hang('studio/30-c.yaml', 'image: 30-c.jpg\r\n', EARLIER);
  await hang('studio/31-d.yaml', 'image: 31-d.jpg\nalt: Known\n', LATER);
  const { done, questions, shown } = await run(['A veil: red', 'लाल घूंघट', '', 'The shop', '']);
  expect(done).toBe(true);
  expect(questions).toEqual([
    `1 of 3  10-b (${GALLERIES}/portfolio/10-b.jpg) shows: `,
    '  the same in Hindi (Enter leaves it out): ',
    `2 of 3  02-a (${GALLERIES}/portfolio/02-a.jpg) shows: `,
    `3 of 3  30-c (${GALLERIES}/studio/30-c.jpg) shows: `,
    '  the same in Hindi (Enter leaves it out): ',
  ]);
  expect(shown).toEqual([
    `${GALLERIES}/portfolio/10-b.jpg`,
    `${GALLERIES}/portfolio/02-a.jpg`,
    `${GALLERIES}/studio/30-c.jpg`,
  ]);
  expect(await text('portfolio/10-b.md')).toBe(
    '---\n# mine\nimage: "10-b.jpg"\nalt: "A veil: red"\nalt_hi: लाल घूंघट\n---\nText\n',
  );
  expect(await text('portfolio/02-a.yaml')).toBe('image: 02-a.jpg\n');
  expect(await text('studio/30-c.yaml')).toBe('image: 30-c.jpg\r\nalt: The shop\r\n');
  expect(said).toEqual([
    '3 photos without a description, the newest first. Ctrl-C ends the questions; what you have written stays.',
    '2 descriptions written.',
    '1 photo still without one. `npm run photos describe` asks again.',
  ]);
});

test('Ctrl-C keeps what was written, and asks nothing more', async () => {
  for (const number of ['02', '03', '04']) await hang(`portfolio/${number}-a.yaml`, `image: ${number}-a.jpg\n`, LATER);
  const { questions, shown } = await run(['Red', '', undefined]);
  expect(questions).toHaveLength(3);
  expect(shown).toHaveLength(2);
  expect(await text('portfolio/04-a.yaml')).toBe('image: 04-a.jpg\nalt: Red\n');
  expect(said.at(-1)).toBe('2 photos still without one. `npm run photos describe` asks again.');
  expect((await run(['Blue', 'Green'])).questions[0]).toMatch(/^1 of 2 {2}03-a/);
});

test('an entry with a mistake and one without its picture are not written to', async () => {
  await hang('portfolio/02-a.yaml', 'image: 02-a.jpg\nid: "7\n', LATER);
  await put(root, `${GALLERIES}/portfolio/03-a.yaml`, 'image: 03-a.jpg\n');
  const before = await snapshot(join(root, 'src'));
  const { done, questions } = await run(['Red']);
  expect(done).toBe(false);
  expect(questions).toHaveLength(1);
  expect(await snapshot(join(root, 'src'))).toEqual(before);
  expect(said.slice(-2)).toEqual([
    'These have a mistake in them, so nothing was written there. `npm run check` says which:',
    `  ${GALLERIES}/portfolio/02-a.yaml`,
  ]);
});

test('nothing to describe', async () => {
  expect((await run([])).done).toBe(true);
  expect(said).toEqual(['Nothing to do: every photo has a description.']);
});

test('Ctrl-C while photos are hung: all hang, and are asked about later', async () => {
  for (const seed of [2, 3, 4])
    await put(
      root,
      `${GALLERIES}/portfolio/IMG_${seed}.jpg`,
      await photo({ seed, phone: true, width: 300, height: 200 }),
    );
  const answers = ['Red', '', undefined];
  expect(
    await addPhotos({
      root,
      paths: [],
      to: undefined,
      say: (line) => said.push(line),
      progress: () => undefined,
      ask: () => Promise.resolve(answers.shift()),
    }),
  ).toBe(true);
  expect(await text('portfolio/02-photo.yaml')).toBe('image: 02-photo.jpg\nalt: Red\n');
  expect(said).toEqual(
    expect.arrayContaining([
      '3 photos hung. The originals are kept in the folder originals.',
      '2 photos without a description. Run `npm run photos describe`, which asks what each shows:',
      `  ${GALLERIES}/portfolio/03-photo.yaml`,
      `  ${GALLERIES}/portfolio/04-photo.yaml`,
    ]),
  );
  const { questions } = await run(['Blue', '', 'Green', '']);
  expect(questions).toHaveLength(4);
  expect(await text('portfolio/04-photo.yaml')).toBe('image: 04-photo.jpg\nalt: Blue\n');
});
