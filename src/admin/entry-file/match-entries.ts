/** Which entry of a list was which before it was changed: one save may move, edit, add and take out several. */
import { type Data, isSame, leavesOf } from './data.ts';

/** Below this share of what tells an old entry from the others, a new one counts as another. */
const LEAST_SHARED = 0.5;

/** Of each entry, the values that no other entry of its list has. */
function distinctLeaves(entries: readonly Data[]): ReadonlySet<string>[] {
  const leaves = entries.map((entry) => new Set(leavesOf(entry)));
  return leaves.map((own) => new Set([...own].filter((leaf) => leaves.every((all) => all === own || !all.has(leaf)))));
}

/**
 * @returns for each entry of `after`, in its order, the place of the same entry in `before`; undefined for a new one.
 *   No place stands twice. One that nothing tells is the one of its own place, where as many entries are left.
 */
export function matchEntries(before: readonly Data[], after: readonly Data[]): (number | undefined)[] {
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const match = (at: number, old: number) => {
    if (old >= before.length || found.has(at) || taken.has(old)) return;
    found.set(at, old);
    taken.add(old);
  };
  const matchSame = (at: number, old: number) => {
    if (old < before.length && isSame(before[old], after[at])) match(at, old);
  };
  after.forEach((_, at) => matchSame(at, at));
  after.forEach((_, at) => before.forEach((__, old) => matchSame(at, old)));

  const distinct = distinctLeaves(before);
  const likeness = (at: number, old: number): number => {
    const own = distinct[old] ?? new Set();
    const leaves = new Set(leavesOf(after[at]));
    return own.size === 0 ? 0 : [...own].filter((leaf) => leaves.has(leaf)).length / own.size;
  };
  const candidates = after.flatMap((_, at) =>
    found.has(at) ? [] : before.flatMap((__, old) => (taken.has(old) ? [] : [{ at, old, shared: likeness(at, old) }])),
  );
  candidates.sort(
    (one, other) => other.shared - one.shared || Number(other.at === other.old) - Number(one.at === one.old),
  );
  for (const { at, old, shared } of candidates) if (shared >= LEAST_SHARED) match(at, old);

  if (after.length === before.length) after.forEach((_, at) => match(at, at));
  return after.map((_, at) => found.get(at));
}
