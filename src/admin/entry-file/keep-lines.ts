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

/**
 * @param original a text as its author wrote it
 * @param rewritten the same, as a program writes it
 * @param changed what the program wrote after a change
 * @returns the change, with every line that it has not touched as its author wrote it
 */
export function keepLines(original: string, rewritten: string, changed: string): string {
  const lines = original.split('\n');
  const before = rewritten.split('\n');
  // A program that puts an empty line at the end or takes one away has moved no other.
  if (Math.abs(lines.length - before.length) > 1) return changed;
  const after = changed.split('\n');
  const common = commonLines(before, after);
  return after.map((line, at) => lines[common[at] ?? -1] ?? line).join('\n');
}
