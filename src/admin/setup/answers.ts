/** What an owner has answered, and what it makes of the files. Knows neither a page nor a repository. */
import type { Locale } from '../../lib/locales.ts';
import { CONTENT } from '../content-folders.ts';
import { withField } from './edit-yaml.ts';
import { OPTIONAL_LOCALES, LEFT_OUT_FILE, readLanguages, withLanguage } from './languages.ts';
import { EMAILJS_KEYS, type EmailjsKey } from '../../shared/emailjs-key-names.ts';
import { isAnswerError } from './answer-error.ts';
import { QUESTIONS, withChanges, type Question } from './questions.ts';
import { dataOf, itemsOf, SAMPLE_LISTS, type SampleList } from './sample-lists.ts';
import type { SampleGallery } from './settings.ts';
import { withoutSamplePhotos } from './remove-sample-photos.ts';

export const STUDIO = `${CONTENT}/studio.yaml`;
export const COURSE = `${CONTENT}/course.yaml`;
export const listPath = ({ file }: SampleList): string => `${CONTENT}/${file}`;

/** One thing that is asked. */
export type SetupStep = { id: string } & (
  | { kind: 'fact'; question: Question }
  | { kind: 'language'; locale: Locale; isKept: boolean }
  | { kind: 'mail'; key: EmailjsKey }
  | { kind: 'photos'; gallery: SampleGallery }
  | { kind: 'list'; list: SampleList; items: string[] }
);

/**
 * The answers by the ids of their steps: a text, DELETE to remove the thing, or YES or NO for a language. A step that
 * changes nothing has no answer.
 */
export type SetupAnswers = ReadonlyMap<string, string>;
export const DELETE = 'delete';
export const YES = 'yes';
export const NO = 'no';

/** Texts by their paths from the project's folder. */
export type Texts = ReadonlyMap<string, string>;
/** The new texts of files; nothing for a file that goes. */
export type FileChanges = Map<string, string | undefined>;

/** @param files the hash of each file of the repository by its path */
const remainingPhotos = (gallery: SampleGallery, files: ReadonlyMap<string, string>): SampleGallery => ({
  ...gallery,
  photos: gallery.photos.filter(({ entry, picture, sha }) => files.has(entry) && files.get(picture) === sha),
});

/** Everything that is asked, in its order. */
export function stepsOf(
  texts: Texts,
  files: ReadonlyMap<string, string>,
  galleries: readonly SampleGallery[],
): SetupStep[] {
  const photos = galleries
    .map((gallery) => remainingPhotos(gallery, files))
    .filter((gallery) => gallery.photos.length > 0);
  const lists = SAMPLE_LISTS.map((list) => ({ list, items: itemsOf(texts.get(listPath(list)), list) }));
  return [
    ...QUESTIONS.map((question): SetupStep => {
      const id = [question.name, question.locale].filter((part) => part !== undefined).join(' ');
      return { kind: 'fact', id, question };
    }),
    ...OPTIONAL_LOCALES.map((locale): SetupStep => {
      const isKept = readLanguages(texts.get(LEFT_OUT_FILE)).includes(locale);
      return { kind: 'language', id: `language ${locale}`, locale, isKept };
    }),
    ...EMAILJS_KEYS.map((key): SetupStep => ({ kind: 'mail', id: key, key })),
    ...photos.map((gallery): SetupStep => ({ kind: 'photos', id: `photos ${gallery.name}`, gallery })),
    ...lists
      .filter(({ items }) => items.length > 0)
      .map(({ list, items }): SetupStep => ({ kind: 'list', id: list.field, list, items })),
  ];
}

/** studio.yaml with the answers in it, up to a step. An answer that cannot be taken changes nothing. */
export function studioWith(texts: Texts, steps: readonly SetupStep[], answers: SetupAnswers): string {
  let studio = texts.get(STUDIO) ?? '';
  const course = dataOf(texts.get(COURSE));
  for (const step of steps) {
    const answer = answers.get(step.id);
    if (step.kind !== 'fact' || answer === undefined) continue;
    const reading = step.question.read(answer, dataOf(studio), course);
    if (!isAnswerError(reading)) studio = withChanges(studio, reading.changes);
  }
  return studio;
}

/**
 * What the answers make of the files as they are: nothing of what they do not name changes.
 * @param texts every one that may name a picture
 */
export function changesOf(texts: Texts, steps: readonly SetupStep[], answers: SetupAnswers): FileChanges {
  const changes: FileChanges = new Map();
  const studio = texts.get(STUDIO);
  if (studio !== undefined) {
    const next = studioWith(texts, steps, answers);
    if (next !== studio) changes.set(STUDIO, next);
  }
  for (const step of steps) {
    const answer = step.kind === 'language' ? answers.get(step.id) : undefined;
    if (step.kind !== 'language' || answer === undefined) continue;
    const before = changes.get(LEFT_OUT_FILE) ?? texts.get(LEFT_OUT_FILE);
    const isKept = answer === YES;
    if (readLanguages(before).includes(step.locale) !== isKept)
      changes.set(LEFT_OUT_FILE, withLanguage(before, step.locale, isKept));
  }
  for (const step of steps) {
    if (step.kind !== 'list' || answers.get(step.id) !== DELETE) continue;
    const [path, text] = [listPath(step.list), texts.get(listPath(step.list))];
    if (text !== undefined && itemsOf(text, step.list).length > 0)
      changes.set(path, withField(text, [step.list.field], []));
  }
  const going = steps.flatMap((step) =>
    step.kind === 'photos' && answers.get(step.id) === DELETE ? step.gallery.photos : [],
  );
  const now = new Map([...texts].map(([path, text]) => [path, changes.get(path) ?? text]));
  for (const [path, text] of withoutSamplePhotos(going, now)) changes.set(path, text);
  return changes;
}
