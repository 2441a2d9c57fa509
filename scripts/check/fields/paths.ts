/** Comparing paths of fields: the names and numbers that lead to a value, from the top of a file. */
import type { Path } from '../yaml/read-yaml.ts';

/** Whether `path` leads to `group` or to something in it. */
export const beginsWith = (path: Path, group: Path): boolean => group.every((step, at) => path[at] === step);

/** Whether both lead to the same value. */
export const isSamePath = (one: Path, other: Path): boolean => one.length === other.length && beginsWith(one, other);

/** A text for a path, by which maps and sets know it: the same for a place in a list as a number and as a text. */
export const pathKey = (path: Path): string => path.join('\n');
