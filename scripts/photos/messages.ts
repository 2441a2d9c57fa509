/** What the photo command says to the owner. */
import { basename, relative, sep } from 'node:path';
import { tellingOf } from '../pictures/embedded-data.ts';
import type { Answers } from './describe.ts';
import type { Left } from './new-photos.ts';
import type { Renamed } from './entry-names.ts';
import type { Outcome } from './add-photo.ts';
import { ORIGINALS } from '../gallery/folder.ts';
import type { Mended } from './sanitize.ts';
import type { Remains } from './verify-content.ts';

/** Where the command's lines go. */
export type Say = (line: string) => void;

/** The command that asks about photos without a description. */
export const DESCRIBE = 'npm run photos -- --describe';
/** Photos without a description that are named one by one; the others are counted. */
const NAMED = 10;

/** A path as the owner sees it: from the project's folder, with slashes. */
const shown = (root: string, path: string) => {
  const inside = relative(root, path);
  return (inside.startsWith('..') ? path : inside).split(sep).join('/');
};

/** 1 photo, 2 photos */
export const photos = (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`;

/** The line of one photo in the list of progress. */
export function progressLine(root: string, outcome: Outcome, number: number, total: number): string {
  const name = basename(outcome.drop.path);
  const place = `${number} of ${total}  ${name}`;
  if (outcome.state === 'left') return `${place}: left where it was`;
  const picture = shown(root, outcome.picture);
  return outcome.state === 'twin' ? `${place}: the same photo hangs already, ${picture}` : `${place} → ${picture}`;
}

function bareLines(root: string, bare: string[]): string[] {
  if (bare.length === 0) return [];
  const more = bare.length - NAMED;
  return [
    `${photos(bare.length)} without a description. Run \`${DESCRIBE}\`, which asks what each shows:`,
    ...bare.slice(0, NAMED).map((entry) => `  ${shown(root, entry)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

function hungLines(root: string, outcomes: Outcome[]): string[] {
  const hung = outcomes.filter((outcome) => outcome.state === 'hung');
  const twins = outcomes.filter((outcome) => outcome.state === 'twin');
  const alike = hung.filter(({ lookalike }) => lookalike);
  return [
    ...(hung.length > 0 ? [`${photos(hung.length)} hung. The originals are kept in the folder ${ORIGINALS}.`] : []),
    ...(twins.length > 0 ? [`${photos(twins.length)} dropped twice, so not hung again:`] : []),
    ...twins.map(({ drop, picture }) => `  ${basename(drop.path)} is ${shown(root, picture)}`),
    ...(alike.length > 0
      ? ['These look like a photo that hangs already. If one is too many, delete its .jpg and its .yaml:']
      : []),
    ...alike.map(({ picture, lookalike }) => `  ${shown(root, picture)} looks like ${shown(root, lookalike ?? '')}`),
  ];
}

function mendedLines(root: string, mended: Mended[], renamed: Renamed[]): string[] {
  const safe = mended.filter(({ converted }) => converted);
  const names = [
    ...renamed.map(({ from, to }) => ({ from, to })),
    ...mended.filter(({ converted }) => !converted).map(({ source, picture }) => ({ from: source, to: picture })),
  ];
  const from = ({ source, picture }: Mended) => (source === picture ? '' : ` (was ${basename(source)})`);
  return [
    ...(safe.length > 0
      ? [
          `${photos(safe.length)} hung by hand, made safe ` +
            '(turned upright, made smaller, freed of the place where they were taken):',
        ]
      : []),
    ...safe.map((photo) => `  ${shown(root, photo.picture)}${from(photo)}`),
    ...(names.length > 0
      ? ['Names that the site or another computer cannot read, changed; the lines that name them follow:']
      : []),
    ...names.map((name) => `  ${basename(name.from)} is ${shown(root, name.to)} now`),
  ];
}

/** Everything that a run did. */
export interface Work {
  outcomes: Outcome[];
  mended: Mended[];
  renamed: Renamed[];
  left: Left[];
  /** Entries without a description. */
  bare: string[];
}

/** Everything that was done, and what is left to do. */
export function summary(root: string, { outcomes, mended, renamed, left, bare }: Work): string[] {
  const allLeft = [...left, ...outcomes.flatMap((outcome) => (outcome.state === 'left' ? [outcome.left] : []))];
  const lines = [
    ...hungLines(root, outcomes),
    ...mendedLines(root, mended, renamed),
    ...bareLines(root, bare),
    ...(allLeft.length > 0 ? [`Left where they were (${allLeft.length}):`] : []),
    ...allLeft.map(({ path, reason }) => `  ${shown(root, path)}: ${reason}.`),
  ];
  return lines.length > 0 ? lines : ['Nothing to do: every photo hangs.'];
}

/** What came of the questions. */
export function answerLines(root: string, { described, broken, open }: Answers): string[] {
  if (described + broken.length + open.length === 0) return ['Nothing to do: every photo has a description.'];
  return [
    ...(described > 0 ? [`${described} ${described === 1 ? 'description' : 'descriptions'} written.`] : []),
    ...(open.length > 0 ? [`${photos(open.length)} still without one. \`${DESCRIBE}\` asks again.`] : []),
    ...(broken.length > 0
      ? ['These have a mistake in them, so nothing was written there. `npm run check` says which:']
      : []),
    ...broken.map((entry) => `  ${shown(root, entry)}`),
  ];
}

/**
 * The warning about files that must not be published as they are.
 * @param tried whether this run tried to make them safe
 */
export function remainsLines(root: string, remains: Remains[], tried: boolean): string[] {
  if (remains.length === 0) return [];
  const count = remains.length === 1 ? 'one file' : `${remains.length} files`;
  return [
    `DO NOT PUSH YET: ${count} below src/content would publish more than a picture.`,
    ...remains.map(({ path, carried }) => `  ${shown(root, path)} ${tellingOf(carried)}.`),
    tried
      ? 'They could not be made safe. Move them out of src/content first.'
      : 'Run `npm run photos`, which makes photos safe, and move out of src/content what it leaves where it was.',
  ];
}
