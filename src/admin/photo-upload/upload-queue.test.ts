import { expect, test, vi } from 'vitest';
import type { HostFailure } from '../api-failure/failure.ts';
import type { Preparation } from '../photo-field/prepare.ts';
import type { Changes, RepositoryClient, Snapshot } from '../repository/client.ts';
import { MissingObject, RepositoryError } from '../repository/error.ts';
import { UploadQueue } from './upload-queue.ts';
import type { Draft } from './draft.ts';

const FOLDER = 'src/content/gallery/portfolio';
const GALLERIES = ['portfolio', 'studio'].map((name) => ({ name, groups: [{ key: 'party', names: {} }] }));

/** A host that keeps everything in memory, and fails as it is told. */
class Host {
  files = new Map([[`${FOLDER}/01-first.jpg`, 'first']]);
  commits: string[] = ['begin'];
  messages: string[] = [];
  blobs = new Set<string>();
  uploads = 0;
  /** What the next questions of a kind meet, in turn. */
  upload: (HostFailure | undefined)[] = [];
  commit: (HostFailure | 'missing' | 'lost' | (() => Promise<unknown>) | undefined)[] = [];

  #land(changes: Changes): string {
    for (const [path, content] of changes) this.files.set(path, typeof content === 'object' ? content.sha : 'text');
    this.commits.push(`commit-${this.commits.length}`);
    return this.commits.at(-1) ?? '';
  }

  get client(): RepositoryClient {
    return {
      account: () => Promise.reject(new Error('not asked')),
      texts: () => Promise.reject(new Error('not asked')),
      blob: () => Promise.reject(new Error('not asked')),
      snapshot: () =>
        Promise.resolve<Snapshot>({ commit: this.commits.at(-1) ?? '', tree: 'tree', files: new Map(this.files) }),
      upload: async (content) => {
        this.uploads += 1;
        const failure = this.upload.shift();
        if (failure) throw new RepositoryError(failure, failure);
        const sha = await content.text();
        this.blobs.add(sha);
        return sha;
      },
      commit: async (changes, message, onto) => {
        this.messages.push(message);
        const next = this.commit.shift();
        if (typeof next === 'function') await next();
        if (onto.commit !== this.commits.at(-1)) throw new RepositoryError('overtaken', 'moved');
        if (next === 'missing') {
          this.blobs.clear();
          throw new MissingObject('refused', 'cleared away');
        }
        if (next === 'lost') this.#land(changes);
        if (next === 'lost') throw new RepositoryError('broken-save', 'no answer');
        if (typeof next === 'string') throw new RepositoryError(next, next);
        return this.#land(changes);
      },
    };
  }

  get pictures(): string[] {
    return [...this.files.keys()].filter((path) => path.endsWith('.jpg')).map((path) => path.slice(FOLDER.length + 1));
  }
}

const prepare = (file: File): Promise<Preparation> =>
  Promise.resolve(
    file.name.endsWith('.mp4')
      ? { refusal: 'video', pixels: 0 }
      : { jpeg: new Blob([`pixels of ${file.name}`]), width: 800, height: 1000, isNarrow: false },
  );

/** A queue on which these files are ready. */
async function deskWith(host: Host, ...names: string[]) {
  const drafts: Draft[] = [];
  const keep = (draft: Draft) => Promise.resolve(drafts.push(draft) > 0);
  const queue = new UploadQueue('portfolio', { client: host.client, prepare, keep, changed: () => undefined });
  queue.choose(names.map((name) => new File(['x'], name)));
  await vi.waitFor(() => expect(queue.isPreparing).toBe(false));
  return { queue, drafts };
}

test('a film is refused in its place, and the others hang in their order', async () => {
  const host = new Host();
  const { queue } = await deskWith(host, 'a.jpg', 'film.mp4', 'b.jpg');
  const [a, , b] = queue.photos;
  queue.move(b?.id ?? '', -1);
  queue.move(b?.id ?? '', -1);
  queue.update(a?.id ?? '', { alts: { en: 'A look' }, focus: '10% 20%' });
  await queue.upload();
  expect(queue.state).toMatchObject({ step: 'uploaded', result: { names: ['02-b', '03-a'] } });
  expect(host.commits).toHaveLength(2);
});

test('a break while photos are sent keeps all that was written; the next try sends the rest', async () => {
  const host = new Host();
  host.upload = [undefined, 'broken-line'];
  const { queue, drafts } = await deskWith(host, 'a.jpg', 'b.jpg', 'c.jpg');
  queue.update(queue.photos[0]?.id ?? '', { alts: { hi: 'लाल' } });
  await queue.upload();
  expect(queue.state).toEqual({ step: 'failed', why: 'broken-line' });
  expect(host.commits).toHaveLength(1);
  await vi.waitFor(() =>
    expect(drafts.at(-1)?.photos[0]).toMatchObject({ alts: { hi: 'लाल' }, sha: 'pixels of a.jpg' }),
  );
  await queue.upload();
  expect(host.uploads).toBe(4);
  expect(host.pictures).toEqual(['01-first.jpg', '02-a.jpg', '03-b.jpg', '04-c.jpg']);
});

test('a commit that landed without an answer is found by the next try, also after a reload', async () => {
  const host = new Host();
  host.commit = ['lost'];
  const { queue, drafts } = await deskWith(host, 'a.jpg', 'b.jpg');
  await queue.upload();
  expect(queue.state).toEqual({ step: 'failed', why: 'broken-save' });
  const { queue: reloaded } = await deskWith(host);
  reloaded.restore(drafts.at(-1) ?? { gallery: '', photos: [] }, GALLERIES);
  await reloaded.upload();
  expect(reloaded.state).toMatchObject({ step: 'uploaded', result: { names: [], alreadyThere: 2, commit: undefined } });
  expect(host.pictures).toEqual(['01-first.jpg', '02-a.jpg', '03-b.jpg']);
  expect(host.commits).toHaveLength(2);
});

test('a photo that was chosen twice is counted once in what the commit is called', async () => {
  const host = new Host();
  const { queue } = await deskWith(host, 'a.jpg', 'b.jpg', 'a.jpg');
  await queue.upload();
  expect(queue.state).toMatchObject({ result: { names: ['02-a', '03-b'], doubles: ['02-a'], alreadyThere: 0 } });
  expect(host.messages).toEqual(['Hang 2 photos in portfolio']);
});

test('photos of which nobody knows whether they hang stay as they were sent, also after a reload', async () => {
  const host = new Host();
  const { queue, drafts } = await deskWith(host, 'a.jpg');
  queue.update(queue.photos[0]?.id ?? '', { alts: { en: 'A bride in red' } });
  host.commit = ['lost'];
  await queue.upload();
  const { queue: reloaded } = await deskWith(host);
  // Another tab that chose another gallery has stored last.
  reloaded.restore({ photos: drafts.at(-1)?.photos ?? [], gallery: 'studio' }, GALLERIES);
  for (const one of [queue, reloaded]) {
    const [a] = one.ready;
    one.chooseGallery('studio');
    one.update(a?.id ?? '', { alts: { en: 'Changed' } });
    one.remove(a?.id ?? '');
    expect(one.sentTo).toBe('portfolio');
    expect(one.gallery).toBe('portfolio');
    expect(one.ready).toMatchObject([{ alts: { en: 'A bride in red' } }]);
  }
  host.commit = ['down'];
  reloaded.choose([new File(['x'], 'b.jpg')]);
  await vi.waitFor(() => expect(reloaded.canUpload).toBe(true));
  await reloaded.upload();
  expect(reloaded.ready.map(({ name, sentTo }) => [name, sentTo])).toEqual([
    ['a.jpg', 'portfolio'],
    ['b.jpg', undefined],
  ]);
  await reloaded.upload();
  expect(reloaded.state).toMatchObject({ step: 'uploaded', result: { names: ['03-b'], alreadyThere: 1 } });
});

test('a group that its gallery no longer offers is gone with the next visit', async () => {
  const host = new Host();
  const { queue, drafts } = await deskWith(host, 'a.jpg', 'b.jpg');
  const [a, b] = queue.ready;
  queue.update(a?.id ?? '', { group: 'party' });
  queue.update(b?.id ?? '', { group: 'first', focus: '10% 20%' });
  await vi.waitFor(() => expect(drafts.at(-1)?.photos).toMatchObject([{ group: 'party' }, { group: 'first' }]));
  const photos = drafts.at(-1)?.photos ?? [];
  const { queue: reloaded } = await deskWith(host);
  reloaded.restore({ gallery: 'portfolio', photos }, GALLERIES);
  expect(reloaded.ready.map(({ group, focus }) => [group, focus])).toEqual([
    ['party', undefined],
    [undefined, '10% 20%'],
  ]);
  // Groups belong to a gallery: with it they are gone.
  reloaded.restore({ gallery: 'gone', photos }, GALLERIES);
  expect(reloaded.ready.map(({ group }) => group)).toEqual([undefined, undefined]);
});

test('a page that is closed while photos are being hung does not know whether they hang', async () => {
  const host = new Host();
  const never = () => new Promise(() => undefined);
  host.commit = [never];
  const { queue, drafts } = await deskWith(host, 'a.jpg');
  void queue.upload();
  await vi.waitFor(() => expect(drafts.at(-1)?.photos).toMatchObject([{ sentTo: 'portfolio' }]));
});

test('photos that were refused can be changed', async () => {
  const host = new Host();
  host.commit = ['read-only'];
  const { queue } = await deskWith(host, 'a.jpg');
  await queue.upload();
  queue.chooseGallery('studio');
  queue.update(queue.photos[0]?.id ?? '', { alts: { en: 'Changed' } });
  expect(queue.gallery).toBe('studio');
  expect(queue.ready).toMatchObject([{ alts: { en: 'Changed' } }]);
});

test('photos that are not ready yet are kept as they were chosen, and made ready after a reload', async () => {
  const host = new Host();
  const drafts: Draft[] = [];
  const keep = (draft: Draft) => Promise.resolve(drafts.push(draft) > 0);
  const never = (file: File) => (file.name === 'a.jpg' ? prepare(file) : new Promise<Preparation>(() => undefined));
  const queue = new UploadQueue('portfolio', { client: host.client, prepare: never, keep, changed: () => undefined });
  queue.choose(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File(['x'], name)));
  queue.remove(queue.photos[2]?.id ?? '');
  await vi.waitFor(() => expect(queue.ready).toHaveLength(1));
  await vi.waitFor(() => expect(drafts.at(-1)?.photos).toMatchObject([{ width: 800 }, { name: 'b.jpg' }]));
  const { queue: reloaded } = await deskWith(host);
  reloaded.restore(drafts.at(-1) ?? { gallery: '', photos: [] }, GALLERIES);
  expect(reloaded.canUpload).toBe(false);
  await vi.waitFor(() => expect(reloaded.ready.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']));
  await reloaded.upload();
  expect(host.pictures).toEqual(['01-first.jpg', '02-a.jpg', '03-b.jpg']);
});

test('another phone that was faster gets its number, and these the next ones', async () => {
  const host = new Host();
  host.commit = [
    () => {
      host.files.set(`${FOLDER}/02-ravi.jpg`, 'ravi');
      host.commits.push('ravi');
      return Promise.resolve();
    },
  ];
  const { queue } = await deskWith(host, 'a.jpg');
  await queue.upload();
  expect(queue.state).toMatchObject({ result: { names: ['03-a'] } });
  expect(host.uploads).toBe(1);
});

test('pictures that the host has cleared away are sent again', async () => {
  const host = new Host();
  const { queue, drafts } = await deskWith(host, 'a.jpg');
  host.commit = ['down'];
  await queue.upload();
  await vi.waitFor(() => expect(drafts.at(-1)?.photos[0]).toMatchObject({ sha: expect.any(String) }));
  host.commit = ['missing'];
  await queue.upload();
  expect(queue.state.step).toBe('uploaded');
  expect(host.uploads).toBe(2);
});

test('a refusal that only the host can explain comes with its words, and no picture is sent again', async () => {
  const host = new Host();
  const { queue } = await deskWith(host, 'a.jpg');
  host.commit = [() => Promise.reject(new RepositoryError('refused', '422', 'Reference update failed'))];
  await queue.upload();
  expect(queue.state).toEqual({ step: 'failed', why: 'refused', answer: 'Reference update failed' });
  expect(host.uploads).toBe(1);
});

test.each<HostFailure>(['expired', 'read-only', 'gone', 'limited', 'down'])(
  '%s is said, and nothing is lost',
  async (why) => {
    const host = new Host();
    host.upload = [why];
    const { queue } = await deskWith(host, 'a.jpg');
    await queue.upload();
    expect(queue.state).toEqual({ step: 'failed', why });
    expect(queue.ready).toHaveLength(1);
  },
);

test('what cannot be saved is not sent', async () => {
  const host = new Host();
  const { queue } = await deskWith(host, 'a.jpg');
  queue.update(queue.photos[0]?.id ?? '', { alts: { en: 'In {town}' } });
  await queue.upload();
  expect(queue.state.step).toBe('idle');
  expect(host.uploads).toBe(0);
});

test('another gallery has other groups, and what hangs leaves the draft', async () => {
  const host = new Host();
  const { queue, drafts } = await deskWith(host, 'a.jpg');
  queue.update(queue.photos[0]?.id ?? '', { group: 'party' });
  queue.chooseGallery('studio');
  expect(queue.ready[0]?.group).toBeUndefined();
  await queue.upload();
  await vi.waitFor(() => expect(drafts.at(-1)?.photos).toEqual([]));
});

/** A queue with a photo in a browser that has kept nothing yet; `kept` lets it. */
async function queueOfSlowBrowser(host: Host) {
  const keeping = Promise.withResolvers<boolean>();
  const keep = () => keeping.promise;
  const queue = new UploadQueue('portfolio', { client: host.client, prepare, keep, changed: () => undefined });
  queue.choose([new File(['x'], 'a.jpg')]);
  await vi.waitFor(() => expect(queue.isPreparing).toBe(false));
  return { queue, kept: () => keeping.resolve(true) };
}

test.each([
  { outcome: 'failed', commit: ['down' as const] },
  { outcome: 'uploaded', commit: [] },
])('$outcome is shown once it is kept, or the browser is too slow for that', async ({ outcome, commit }) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const host = new Host();
    host.commit = [...commit];
    const { queue, kept } = await queueOfSlowBrowser(host);
    const uploading = queue.upload();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(queue.state.step).toBe('uploading');
    kept();
    await uploading;
    expect(queue.state.step).toBe(outcome);

    const { queue: other } = await queueOfSlowBrowser(host);
    host.commit = [...commit];
    const waiting = other.upload();
    await vi.advanceTimersByTimeAsync(2_000);
    await waiting;
    expect(other.state.step).toBe(outcome);
  } finally {
    vi.useRealTimers();
  }
});
