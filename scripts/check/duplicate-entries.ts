/** Numbers and pictures that stand twice in a gallery. */
import { basename } from 'node:path';
import { listWithAnd } from '../terminal/sentence-list.ts';
import { numberOf } from '../../src/shared/photo-name.ts';
import { displayPath } from '../files/display-path.ts';
import type { CheckedFile } from './check-file.ts';
import { advice, error } from './problem.ts';
import type { Problem } from './problem.ts';

/** Groups by a key, groups of one left out. */
function groupsOf(entries: CheckedFile[], keyOf: (entry: CheckedFile) => string | number | undefined): CheckedFile[][] {
  const groups = new Map<string | number, CheckedFile[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

const namesOf = (group: CheckedFile[]) => listWithAnd(group.map(({ path }) => basename(path)));

/** Whether all of several entries name one picture. */
function isOnePhoto([first, ...others]: CheckedFile[]): boolean {
  const picture = first?.pictures[0];
  return picture !== undefined && others.every(({ pictures }) => pictures[0] === picture);
}

/** What is wrong between the entries of one gallery. */
export function duplicateEntryFindings(root: string, entries: CheckedFile[]): Problem[] {
  const sameNumber = groupsOf(entries, ({ path }) => numberOf(basename(path)));
  const numbers = sameNumber.map((group): Problem => ({
    ...error(
      `The number ${numberOf(basename(group[0]?.path ?? ''))} stands twice: ${namesOf(group)}. Which photo ` +
        `comes first is left to chance.`,
      isOnePhoto(group)
        ? 'They name the same picture: delete one of these files.'
        : 'Rename one of them, and its picture, to a number that is free, and correct its line `image:`.',
    ),
    file: displayPath(root, group.at(-1)?.path ?? root),
  }));
  const samePicture = groupsOf(entries, ({ pictures }) => pictures[0]);
  // What a number that stands twice tells already is not told again.
  const isTold = (group: CheckedFile[]) =>
    sameNumber.some((same) => isOnePhoto(same) && group.every((entry) => same.includes(entry)));
  const pictures = samePicture
    .filter((group) => !isTold(group))
    .map((group): Problem => ({
      ...advice(
        `One photo hangs twice: ${namesOf(group)} name the same picture.`,
        'Delete one of these files, unless you want that.',
      ),
      file: displayPath(root, group.at(-1)?.path ?? root),
    }));
  return [...numbers, ...pictures];
}
