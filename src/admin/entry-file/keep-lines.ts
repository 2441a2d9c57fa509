/** Keeps lines as they were written where only the way of writing them differs. */

/**
 * The lines that two texts have in common, in order.
 * @returns for each line of `after` the number of the line of `before` that it is, or undefined
 */
function commonLines(before: readonly string[], after: readonly string[]): (number | undefined)[] {
  // The longest common subsequence, by the table that every textbook has; files here have some hundred lines.
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const line = lengths[row];
      if (line)
        line[column] =
          before[row] === after[column]
            ? lengthAt(row + 1, column + 1) + 1
            : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  const found = after.map((): number | undefined => undefined);
  for (let row = 0, column = 0; row < before.length && column < after.length;) {
    if (before[row] === after[column]) found[column++] = row++;
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return found;
}

/** Ranges of lines that say the same in both texts: `from` is the first line, `to` the one after the last. */
interface Counterpart {
  original: readonly [from: number, to: number];
  rewritten: readonly [from: number, to: number];
}

/** Pairs the lines of a text with those of the same text as a program writes it: indented in another way, or folded. */
function counterparts(original: readonly string[], rewritten: readonly string[]): Counterpart[] {
  const trimmed = (lines: readonly string[]) => lines.map((line) => line.trim());
  const common = commonLines(trimmed(original), trimmed(rewritten));
  const pairs: Counterpart[] = [];
  let [before, after] = [0, 0];
  const pairUpTo = (row: number, column: number) => {
    const isLineByLine = row - before === column - after;
    const size = isLineByLine ? 1 : Math.max(row - before, column - after);
    for (
      ;
      before < row || after < column;
      [before, after] = [Math.min(before + size, row), Math.min(after + size, column)]
    )
      pairs.push({
        original: [before, Math.min(before + size, row)],
        rewritten: [after, Math.min(after + size, column)],
      });
  };
  for (const [column, row] of common.entries()) {
    if (row === undefined) continue;
    pairUpTo(row, column);
    pairUpTo(row + 1, column + 1);
  }
  pairUpTo(original.length, rewritten.length);
  return pairs;
}

/**
 * @param original a text as its author wrote it
 * @param rewritten the same, as a program writes it
 * @param changed what the program wrote after a change
 * @returns the change, with every line that it has not touched as its author wrote it
 */
export function keepLines(original: string, rewritten: string, changed: string): string {
  const lines = original.split('\n');
  const before = rewritten.split('\n');
  const after = changed.split('\n');
  const common = commonLines(before, after);
  /** By line of `before`: its line in `after`, for lines that stay. */
  const places = new Map(common.flatMap((row, at) => (row === undefined ? [] : [[row, at] as const])));
  const placeOf = (row: number) => (row < 0 ? -1 : row === before.length ? after.length : places.get(row));
  /** By line of the changed text: original lines that replace some of its lines, and original lines to insert there. */
  const instead = new Map<number, { lines: readonly string[]; until: number }>();
  const leftOut = new Map<number, readonly string[]>();
  for (const { original: own, rewritten: theirs } of counterparts(lines, before)) {
    const [first, behind] = theirs;
    const taken = Array.from({ length: behind - first }, (_, at) => placeOf(first + at));
    const start = taken.length > 0 ? taken[0] : placeOf(behind);
    if (start === undefined) continue;
    const text = lines.slice(...own);
    if (taken.length === 0) {
      if (placeOf(first - 1) === start - 1) leftOut.set(start, text);
    } else if (taken.every((place, at) => place === start + at)) {
      instead.set(start, { lines: text, until: start + taken.length });
    }
  }
  const result: string[] = [];
  for (let at = 0; at <= after.length;) {
    const own = instead.get(at);
    result.push(...(leftOut.get(at) ?? []), ...(own?.lines ?? after.slice(at, at + 1)));
    at = own?.until ?? at + 1;
  }
  return result.join('\n');
}
