/** Work on many things, a few at a time, answers in the things' own order. */

/** The number of photos worked on at once: two cores are what the smallest machine has, and memory stays bounded. */
export const WIDTH = 2;

/**
 * Does `work` on every item, at most `width` at once, and yields the answers in order.
 * What fails throws when its turn comes.
 */
export async function* ahead<Item, Answer>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<Answer>,
): AsyncGenerator<Answer> {
  const running: Promise<Answer>[] = [];
  for (const item of items) {
    const answer = work(item);
    // Its turn may come late: until then a failure is not unhandled.
    answer.catch(() => undefined);
    running.push(answer);
    const first = running.length < width ? undefined : running.shift();
    if (first) yield await first;
  }
  for (const answer of running) yield await answer;
}

/** All answers of `ahead` at once. */
export async function allOf<Item, Answer>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for await (const answer of ahead(items, width, work)) answers.push(answer);
  return answers;
}
