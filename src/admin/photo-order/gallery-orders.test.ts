import { beforeEach, describe, expect, test } from 'vitest';
import type { Changes, Snapshot } from '../repository/client.ts';
import { RepositoryError } from '../repository/error.ts';
import { GalleryOrders } from './gallery-orders.ts';

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
let orders: GalleryOrders;
let isSignedIn = true;

beforeEach(() => {
  branch = new Branch();
  branch.hang('portfolio', '01-a', '02-b', '03-c');
  branch.hang('nail-art', '01-x', '02-y');
  isSignedIn = true;
  orders = new GalleryOrders('portfolio', {
    client: branch,
    groupsOf: () => [],
    isSignedIn: () => isSignedIn,
    changed: () => undefined,
  });
});

/** Puts the last photo in front of all, in the gallery that is looked at. */
function lastFirst(): void {
  const { order } = orders;
  if (!order) throw new Error('Nothing is known of the gallery');
  order.picked = order.order.at(-1);
  order.movePicked(0);
}

/** Holds what the host answers from now on. @returns what lets it go */
function hold(): () => void {
  let go = (): void => undefined;
  branch.held = new Promise((resolve) => (go = resolve));
  return go;
}

const entries = (gallery: string) =>
  [...branch.files.keys()].filter((name) => name.startsWith(path(gallery, '')) && name.endsWith('.yaml')).sort();

test('nobody is asked anything before somebody has signed in', async () => {
  isSignedIn = false;
  branch.fails.reading = new Error('asked');
  await orders.goOn();
  expect(orders.state).toEqual({ step: 'idle' });
});

describe('two galleries are changed', () => {
  beforeEach(async () => {
    await orders.goOn();
    lastFirst();
    await orders.choose('nail-art');
    lastFirst();
  });

  test('each keeps its order while she looks at the other, and one is saved without the other', async () => {
    await orders.choose('portfolio');
    expect(orders.order?.order).toEqual(['03-c.yaml', '01-a.yaml', '02-b.yaml']);
    await orders.choose('nail-art');
    await orders.save();
    expect(orders.state).toEqual({ step: 'saved', commit: '1' });
    expect(entries('nail-art')).toEqual([path('nail-art', '01-y.yaml'), path('nail-art', '02-x.yaml')]);
    expect(entries('portfolio')[0]).toBe(path('portfolio', '01-a.yaml'));
    expect(orders.isChanged).toBe(true);
    await orders.choose('portfolio');
    await orders.save();
    expect(entries('portfolio')[0]).toBe(path('portfolio', '01-c.yaml'));
    expect(orders.isChanged).toBe(false);
  });

  test('while it is saved nothing else begins', async () => {
    const go = hold();
    const saving = orders.save();
    await orders.goOn();
    await orders.save();
    expect(orders.state).toEqual({ step: 'saving' });
    go();
    await saving;
    expect(branch.commits).toBe(1);
  });
});

test('what is read slowly goes to its own gallery, and does not undo what she has done meanwhile', async () => {
  const go = hold();
  const first = orders.goOn();
  const second = orders.choose('nail-art');
  const third = orders.choose('portfolio');
  go();
  await Promise.all([first, second, third]);
  expect(orders.order?.seen).toHaveLength(3);
  lastFirst();
  await orders.choose('nail-art');
  expect(orders.order?.seen).toHaveLength(2);
  await orders.choose('portfolio');
  expect(orders.order?.isChanged).toBe(true);
});

test('what was asked before a save is not shown after it', async () => {
  await orders.goOn();
  lastFirst();
  const go = hold();
  const reading = orders.choose('nail-art');
  await expect.poll(() => branch.reads).toBe(2);
  branch.held = Promise.resolve();
  await orders.choose('portfolio');
  await orders.save();
  branch.hang('nail-art', '03-new');
  go();
  await reading;
  await orders.choose('nail-art');
  expect(orders.order?.seen).toHaveLength(3);
});

test('a gallery that could not be read is read with the next look', async () => {
  branch.fails.reading = new RepositoryError('broken-line', 'gone');
  await orders.goOn();
  expect(orders.state).toEqual({ step: 'failed', why: 'broken-line' });
  branch.fails = {};
  await orders.goOn();
  expect(orders.order?.seen).toHaveLength(3);
});

describe('nobody knows whether the order was saved', () => {
  beforeEach(async () => {
    await orders.goOn();
    lastFirst();
    branch.fails.saved = new RepositoryError('broken-save', 'gone');
    await orders.save();
    branch.fails = {};
    expect(orders.state).toEqual({ step: 'failed', why: 'broken-save' });
  });

  test('“As it was” shows what hangs, and what is saved then is what she sees', async () => {
    await orders.undo();
    expect(orders.order?.order).toEqual(['01-c.yaml', '02-a.yaml', '03-b.yaml']);
    expect(orders.isChanged).toBe(false);
  });

  test('the old order can be put back by hand', async () => {
    const { order } = orders;
    if (order) order.picked = '03-c.yaml';
    order?.movePicked(2);
    expect(order?.order).toEqual(['01-a.yaml', '02-b.yaml', '03-c.yaml']);
    expect(orders.isChanged).toBe(true);
    await orders.save();
    expect(entries('portfolio').map((name) => name.slice(-6))).toEqual(['a.yaml', 'b.yaml', 'c.yaml']);
  });

  test('“Try again” changes nothing more', async () => {
    await orders.save();
    expect(orders.state).toEqual({ step: 'saved', commit: undefined });
    expect(branch.commits).toBe(1);
  });
});

test('“As it was” needs nobody where nothing can have been saved', async () => {
  await orders.goOn();
  lastFirst();
  branch.fails = { saving: new RepositoryError('expired', 'no'), reading: new RepositoryError('expired', 'no') };
  await orders.save();
  await orders.undo();
  expect(orders.order?.isChanged).toBe(false);
  expect(orders.state).toEqual({ step: 'idle' });
});
