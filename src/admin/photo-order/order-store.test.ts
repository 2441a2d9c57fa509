import { beforeEach, describe, expect, test } from 'vitest';
import type { Changes, Snapshot } from '../repository/client.ts';
import { RepositoryError } from '../repository/error.ts';
import { OrderStore } from './order-store.ts';

const path = (gallery: string, name: string) => `src/content/gallery/${gallery}/${name}`;

/** A branch in memory, whose hashes are the contents, and the next answers of its host. */
class Branch {
  files = new Map<string, string>();
  commits = 0;
  /** Times that texts were asked for. */
  reads = 0;
  /** What the next answers wait for. */
  held: Promise<void> = Promise.resolve();
  fails: { reading?: Error; saving?: Error; saved?: Error } = {};

  hang(gallery: string, ...names: string[]): void {
    for (const name of names) {
      this.files.set(path(gallery, `${name}.jpg`), `picture of ${name}`);
      this.files.set(path(gallery, `${name}.yaml`), `image: ${name}.jpg\n`);
    }
  }

  readonly snapshot = async (): Promise<Snapshot> => {
    const files = new Map(this.files);
    await this.held;
    if (this.fails.reading) throw this.fails.reading;
    return { commit: String(this.commits), tree: '', files };
  };

  readonly texts = async (shas: Iterable<string>): Promise<Map<string, string>> => {
    this.reads += 1;
    await this.held;
    return new Map([...shas].map((sha) => [sha, sha]));
  };

  readonly commit = async (changes: Changes): Promise<string> => {
    await this.held;
    if (this.fails.saving) throw this.fails.saving;
    for (const [name, content] of changes) {
      if (content === undefined) this.files.delete(name);
      else this.files.set(name, typeof content === 'string' ? content : content.sha);
    }
    this.commits += 1;
    if (this.fails.saved) throw this.fails.saved;
    return String(this.commits);
  };
}

let branch: Branch;
let store: OrderStore;
let isSignedIn = true;

beforeEach(() => {
  branch = new Branch();
  branch.hang('portfolio', '01-a', '02-b', '03-c');
  branch.hang('nail-art', '01-x', '02-y');
  isSignedIn = true;
  store = new OrderStore('portfolio', {
    client: branch,
    groupsOf: () => [],
    isSignedIn: () => isSignedIn,
    changed: () => undefined,
  });
});

/** Puts the last photo in front of all, in the gallery that is looked at. */
function lastFirst(): void {
  const { order } = store;
  if (!order) throw new Error('Nothing is known of the gallery');
  order.picked = order.order.at(-1);
  order.movePicked(0);
}

/** Holds what the host answers from now on. @returns what lets it go */
function hold(): () => void {
  const held = Promise.withResolvers<undefined>();
  branch.held = held.promise;
  return () => held.resolve(undefined);
}

const entries = (gallery: string) =>
  [...branch.files.keys()].filter((name) => name.startsWith(path(gallery, '')) && name.endsWith('.yaml')).sort();

test('nobody is asked anything before somebody has signed in', async () => {
  isSignedIn = false;
  branch.fails.reading = new Error('asked');
  await store.goOn();
  expect(store.state).toEqual({ step: 'idle' });
});

describe('two galleries are changed', () => {
  beforeEach(async () => {
    await store.goOn();
    lastFirst();
    await store.choose('nail-art');
    lastFirst();
  });

  test('each keeps its order while she looks at the other, and one is saved without the other', async () => {
    await store.choose('portfolio');
    expect(store.order?.order).toEqual(['03-c.yaml', '01-a.yaml', '02-b.yaml']);
    await store.choose('nail-art');
    await store.save();
    expect(store.state).toEqual({ step: 'saved', commit: '1' });
    expect(entries('nail-art')).toEqual([path('nail-art', '01-y.yaml'), path('nail-art', '02-x.yaml')]);
    expect(entries('portfolio')[0]).toBe(path('portfolio', '01-a.yaml'));
    expect(store.isChanged).toBe(true);
    await store.choose('portfolio');
    await store.save();
    expect(entries('portfolio')[0]).toBe(path('portfolio', '01-c.yaml'));
    expect(store.isChanged).toBe(false);
  });

  test('while it is saved nothing else begins', async () => {
    const go = hold();
    const saving = store.save();
    await store.goOn();
    await store.save();
    expect(store.state).toEqual({ step: 'saving' });
    go();
    await saving;
    expect(branch.commits).toBe(1);
  });
});

test('what is read slowly goes to its own gallery, and does not undo what she has done meanwhile', async () => {
  const go = hold();
  const first = store.goOn();
  const second = store.choose('nail-art');
  const third = store.choose('portfolio');
  go();
  await Promise.all([first, second, third]);
  expect(store.order?.seen).toHaveLength(3);
  lastFirst();
  await store.choose('nail-art');
  expect(store.order?.seen).toHaveLength(2);
  await store.choose('portfolio');
  expect(store.order?.isChanged).toBe(true);
});

test('what was asked before a save is not shown after it', async () => {
  await store.goOn();
  lastFirst();
  const go = hold();
  const reading = store.choose('nail-art');
  await expect.poll(() => branch.reads).toBe(2);
  branch.held = Promise.resolve();
  await store.choose('portfolio');
  await store.save();
  branch.hang('nail-art', '03-new');
  go();
  await reading;
  await store.choose('nail-art');
  expect(store.order?.seen).toHaveLength(3);
});

test('a gallery that could not be read is read with the next look', async () => {
  branch.fails.reading = new RepositoryError('broken-line', 'gone');
  await store.goOn();
  expect(store.state).toEqual({ step: 'failed', why: 'broken-line' });
  branch.fails = {};
  await store.goOn();
  expect(store.order?.seen).toHaveLength(3);
});

describe('nobody knows whether the order was saved', () => {
  beforeEach(async () => {
    await store.goOn();
    lastFirst();
    branch.fails.saved = new RepositoryError('broken-save', 'gone');
    await store.save();
    branch.fails = {};
    expect(store.state).toEqual({ step: 'failed', why: 'broken-save' });
  });

  test('“As it was” shows what hangs, and what is saved then is what she sees', async () => {
    await store.undo();
    expect(store.order?.order).toEqual(['01-c.yaml', '02-a.yaml', '03-b.yaml']);
    expect(store.isChanged).toBe(false);
  });

  test('the old order can be put back by hand', async () => {
    const { order } = store;
    if (order) order.picked = '03-c.yaml';
    order?.movePicked(2);
    expect(order?.order).toEqual(['01-a.yaml', '02-b.yaml', '03-c.yaml']);
    expect(store.isChanged).toBe(true);
    await store.save();
    expect(entries('portfolio').map((name) => name.slice(-6))).toEqual(['a.yaml', 'b.yaml', 'c.yaml']);
  });

  test('“Try again” changes nothing more', async () => {
    await store.save();
    expect(store.state).toEqual({ step: 'saved', commit: undefined });
    expect(branch.commits).toBe(1);
  });
});

test('“As it was” needs nobody where nothing can have been saved', async () => {
  await store.goOn();
  lastFirst();
  branch.fails = { saving: new RepositoryError('expired', 'no'), reading: new RepositoryError('expired', 'no') };
  await store.save();
  await store.undo();
  expect(store.order?.isChanged).toBe(false);
  expect(store.state).toEqual({ step: 'idle' });
});
