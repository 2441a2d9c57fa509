/** The sample's photos and lists: they stay until the owner clearly asks for their removal. */
import { readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { contentPath } from '../check/check-file.ts';
import { sampleHashes } from '../check/sample-content.ts';
import { valueAt } from '../../src/shared/value-at.ts';
import { readYaml } from '../check/yaml/read-yaml.ts';
import { writeAtomic } from '../files/atomic-write.ts';
import { sha256 } from '../files/hash.ts';
import { galleryNames, readGallery } from '../gallery/read-gallery.ts';
import { readReferences } from '../gallery/references.ts';
import type { Ask } from '../terminal/ask.ts';
import { isFullYes } from '../terminal/yes-no.ts';
import { withField } from '../../src/admin/setup/edit-yaml.ts';
import { itemsOf, SAMPLE_LISTS, type SampleList } from '../../src/admin/setup/sample-lists.ts';
import { SHARES, shareField } from '../../src/admin/setup/remove-sample-photos.ts';
import type { EditorLanguage } from '../../src/admin/language.ts';
import { interpolate } from '../../src/shared/interpolate.ts';
import type { Reply, AskedStep } from './step.ts';
import { wordsIn, type SetupWords } from './words/index.ts';

const DELETE = 'delete';
/** Names that a question shows. */
const SHOWN = 3;

const listed = (names: readonly string[], { more }: SetupWords['sample']): string =>
  names.length > SHOWN
    ? interpolate(more, { items: names.slice(0, SHOWN).join(', '), n: names.length - SHOWN })
    : names.join(', ');

const question = (what: string, { choice }: SetupWords['sample']) =>
  `\n${what}\n  ${interpolate(choice, { delete: DELETE })}\n> `;

/** Asks once more before anything goes; only a clear yes counts. */
async function confirmed(
  text: string,
  what: string,
  words: SetupWords['sample'],
  ask: Ask,
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (text.toLowerCase() !== DELETE) return { said: [interpolate(words.unclear, { delete: DELETE })], again: true };
  const answer = await ask(`  ${interpolate(words.confirm, { what })}`);
  if (isFullYes(answer ?? '')) return work();
  return { said: [words.kept] };
}

/** The sample's pictures in a gallery, with the entries that hang them. */
async function samplePhotos(root: string, gallery: string, samples: ReadonlySet<string>) {
  const { entries, others } = await readGallery(root, gallery);
  const pictures: string[] = [];
  for (const path of others) if (samples.has(sha256(await readFile(path)))) pictures.push(path);
  return { pictures, entries: entries.filter(({ picture }) => picture !== undefined && pictures.includes(picture)) };
}

/** Takes away the lines that name one of `pictures` for links to a page. @returns a sentence for each */
async function removeShareFields(
  root: string,
  pictures: readonly string[],
  { share }: SetupWords['sample'],
): Promise<string[]> {
  const said: string[] = [];
  for (const { file, path } of SHARES) {
    const text = await readFile(contentPath(root, file), 'utf8').catch(() => '');
    const reading = readYaml(text);
    const data: unknown = 'parsed' in reading ? reading.parsed.data : undefined;
    const named = valueAt(data, path);
    if (typeof named !== 'string' || !pictures.includes(contentPath(root, named))) continue;
    await writeAtomic(contentPath(root, file), withField(text, shareField(data, path), undefined));
    said.push(interpolate(share, { file, picture: basename(named) }));
  }
  return said;
}

/**
 * Deletes photos, the entries first: what is cut short leaves a picture that hangs nowhere, never an entry without one.
 */
async function deletePhotos(
  root: string,
  gallery: string,
  samples: ReadonlySet<string>,
  words: SetupWords['sample'],
): Promise<Reply> {
  const { pictures, entries } = await samplePhotos(root, gallery, samples);
  for (const { path } of entries) await rm(path);
  const shares = await removeShareFields(root, pictures, words);
  const named = new Map((await readReferences(root)).map(({ file, picture }) => [picture, basename(file)]));
  const kept = pictures.filter((path) => named.has(path));
  for (const path of pictures) if (!named.has(path)) await rm(path);
  return {
    said: [
      interpolate(words.taken, { n: entries.length, gallery }),
      ...shares,
      ...kept.map((path) => interpolate(words.stillNamed, { picture: basename(path), file: named.get(path) ?? '' })),
    ],
  };
}

/** @param samples the hashes of the pictures that are the sample's */
const photoStep = (
  root: string,
  gallery: string,
  samples: ReadonlySet<string>,
  words: SetupWords['sample'],
): AskedStep => ({
  question: async () => {
    const { entries } = await samplePhotos(root, gallery, samples);
    return entries.length === 0
      ? undefined
      : question(interpolate(words.photos, { gallery, n: entries.length }), words);
  },
  answer: async (text, ask) => {
    const { entries } = await samplePhotos(root, gallery, samples);
    const what = interpolate(words.thesePhotos, { n: entries.length, gallery });
    return confirmed(text, what, words, ask, () => deletePhotos(root, gallery, samples, words));
  },
});

const listStep = (root: string, list: SampleList, words: SetupWords['sample']): AskedStep => ({
  question: async () => {
    const items = itemsOf(await readFile(contentPath(root, list.file), 'utf8').catch(() => ''), list);
    return items.length === 0
      ? undefined
      : question(
          interpolate(words.list, {
            what: interpolate(words.lists[list.field], { n: items.length }),
            file: list.file,
            items: listed(items, words),
          }),
          words,
        );
  },
  answer: async (text, ask) => {
    const items = itemsOf(await readFile(contentPath(root, list.file), 'utf8').catch(() => ''), list);
    const what = interpolate(words.lists[list.field], { n: items.length });
    return confirmed(text, what, words, ask, async () => {
      const path = contentPath(root, list.file);
      await writeAtomic(path, withField(await readFile(path, 'utf8'), [list.field], []));
      return { said: [interpolate(words.emptied, { file: list.file })] };
    });
  },
});

/** The questions about the sample of the project in `root`. @param samples the project's own list when undefined */
export async function sampleSteps(
  root: string,
  samples: ReadonlySet<string> | undefined,
  language: EditorLanguage,
): Promise<AskedStep[]> {
  const [hashes, words] = [samples ?? (await sampleHashes()), wordsIn(language).sample];
  return [
    ...(await galleryNames(root)).map((gallery) => photoStep(root, gallery, hashes, words)),
    ...SAMPLE_LISTS.map((list) => listStep(root, list, words)),
  ];
}
