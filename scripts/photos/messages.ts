/** What the photo command says to the owner. */
import { basename } from 'node:path';
import { displayPath } from '../files/display-path.ts';
import { count } from '../terminal/count.ts';
import { embeddedDataMessage } from '../pictures/embedded-data.ts';
import type { Descriptions } from './describe.ts';
import type { SkippedFile } from './new-photos.ts';
import type { Renamed } from './rename-invalid-entries.ts';
import type { PhotoOutcome } from './add-photo.ts';
import { ORIGINALS } from '../files/project-folders.ts';
import type { SanitizedPicture } from './sanitize.ts';
import type { UnsafeFile } from './find-unsafe-files.ts';

/** Where the command's lines go. */
export type Say = (line: string) => void;

/** The command that asks about photos without a description. */
const DESCRIBE_COMMAND = 'npm run photos describe';
/** Photos without a description that are named one by one; the others are counted. */
const MAX_NAMED = 10;

/** 1 photo, 2 photos */
export const photoCount = (number: number) => count(number, 'photo');

/** The line of one photo in the list of progress. */
export function progressLine(root: string, outcome: PhotoOutcome, number: number, total: number): string {
  const name = basename(outcome.photo.path);
  const place = `${number} of ${total}  ${name}`;
  if (outcome.state === 'skipped') return `${place}: left where it was`;
  const picture = displayPath(root, outcome.picture);
  return outcome.state === 'duplicate' ? `${place}: the same photo hangs already, ${picture}` : `${place} → ${picture}`;
}

function undescribedLines(root: string, undescribed: string[]): string[] {
  if (undescribed.length === 0) return [];
  const more = undescribed.length - MAX_NAMED;
  return [
    `${photoCount(undescribed.length)} without a description. Run \`${DESCRIBE_COMMAND}\`, which asks what each shows:`,
    ...undescribed.slice(0, MAX_NAMED).map((entry) => `  ${displayPath(root, entry)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

function addedLines(root: string, outcomes: PhotoOutcome[]): string[] {
  const added = outcomes.filter((outcome) => outcome.state === 'added');
  const duplicates = outcomes.filter((outcome) => outcome.state === 'duplicate');
  const similar = added.filter((outcome) => outcome.similar);
  return [
    ...(added.length > 0
      ? [`${photoCount(added.length)} hung. The originals are kept in the folder ${ORIGINALS}.`]
      : []),
    ...(duplicates.length > 0 ? [`${photoCount(duplicates.length)} dropped twice, so not hung again:`] : []),
    ...duplicates.map(({ photo, picture }) => `  ${basename(photo.path)} is ${displayPath(root, picture)}`),
    ...(similar.length > 0
      ? ['These look like a photo that hangs already. If one is too many, delete its .jpg and its .yaml:']
      : []),
    ...similar.map(
      ({ picture, similar }) => `  ${displayPath(root, picture)} looks like ${displayPath(root, similar ?? '')}`,
    ),
  ];
}

function sanitizedLines(root: string, sanitized: SanitizedPicture[], renamed: Renamed[]): string[] {
  const safe = sanitized.filter(({ converted }) => converted);
  const names = [
    ...renamed.map(({ from, to }) => ({ from, to })),
    ...sanitized
      .filter(({ converted, from, picture }) => !converted && from !== picture)
      .map(({ from, picture }) => ({ from, to: picture })),
  ];
  const corrected = sanitized
    .filter(({ converted, from, picture }) => !converted && from === picture)
    .flatMap(({ referencedIn, picture }) => referencedIn.map((file) => ({ file, picture })));
  const formerName = ({ from, picture }: SanitizedPicture) => (from === picture ? '' : ` (was ${basename(from)})`);
  return [
    ...(safe.length > 0
      ? [
          `${photoCount(safe.length)} hung by hand, made safe ` +
            `(turned upright, made smaller, freed of the place where ${safe.length === 1 ? 'it was' : 'they were'} taken):`,
        ]
      : []),
    ...safe.map((photo) => `  ${displayPath(root, photo.picture)}${formerName(photo)}`),
    ...(names.length > 0
      ? ['Names that the site or another computer cannot read, changed; the lines that name them follow:']
      : []),
    ...names.map((name) => `  ${basename(name.from)} is ${displayPath(root, name.to)} now`),
    ...(corrected.length > 0 ? ['Lines that named a picture by another ending, corrected:'] : []),
    ...corrected.map(({ file, picture }) => `  ${displayPath(root, file)} names ${basename(picture)} now`),
  ];
}

/** Everything that a run did. */
export interface RunResult {
  outcomes: PhotoOutcome[];
  sanitized: SanitizedPicture[];
  renamed: Renamed[];
  skipped: SkippedFile[];
  /** Entries without a description. */
  undescribed: string[];
}

/** Everything that was done, and what is left to do. */
export function summary(root: string, { outcomes, sanitized, renamed, skipped, undescribed }: RunResult): string[] {
  const allSkipped = [
    ...skipped,
    ...outcomes.flatMap((outcome) => (outcome.state === 'skipped' ? [outcome.skipped] : [])),
  ];
  const lines = [
    ...addedLines(root, outcomes),
    ...sanitizedLines(root, sanitized, renamed),
    ...undescribedLines(root, undescribed),
    ...(allSkipped.length > 0 ? [`Left where they were (${allSkipped.length}):`] : []),
    ...allSkipped.map(({ path, reason }) => `  ${displayPath(root, path)}: ${reason}.`),
  ];
  return lines.length > 0 ? lines : ['Nothing to do: every photo hangs.'];
}

/** What came of the questions. */
export function answerLines(root: string, { described, broken, open }: Descriptions): string[] {
  if (described + broken.length + open.length === 0) return ['Nothing to do: every photo has a description.'];
  return [
    ...(described > 0 ? [`${count(described, 'description')} written.`] : []),
    ...(open.length > 0 ? [`${photoCount(open.length)} still without one. \`${DESCRIBE_COMMAND}\` asks again.`] : []),
    ...(broken.length > 0
      ? ['These have a mistake in them, so nothing was written there. `npm run check` says which:']
      : []),
    ...broken.map((entry) => `  ${displayPath(root, entry)}`),
  ];
}

/** What has to be put right before the command can tell new photos from those that hang. */
export function unreadableContentLines(root: string, unreadable: SkippedFile[]): string[] {
  if (unreadable.length === 0) return [];
  return [
    'Nothing was touched, for it cannot be told which photos hang while this cannot be read:',
    ...unreadable.map(({ path, reason }) => `  ${displayPath(root, path)}: ${reason}.`),
  ];
}

/**
 * The warning about files that must not be published as they are.
 * @param hasTried whether this run tried to make them safe
 */
export function unsafeFileLines(root: string, unsafe: UnsafeFile[], hasTried: boolean): string[] {
  if (unsafe.length === 0) return [];
  const isOne = unsafe.length === 1;
  const files = isOne ? 'one file' : `${unsafe.length} files`;
  const them = isOne ? 'it' : 'them';
  return [
    `DO NOT PUSH YET: ${files} below src/content would publish more than a picture.`,
    ...unsafe.map(({ path, embedded }) => `  ${displayPath(root, path)} ${embeddedDataMessage(embedded)}.`),
    hasTried
      ? `${isOne ? 'It' : 'They'} could not be made safe. Do what is said of ${them} above; where nothing is, move ${them} out of the project’s folder.`
      : 'Run `npm run photos`, which makes photos safe, and move what it leaves out of the project’s folder.',
  ];
}
