import { expect, test } from 'vitest';
import { blobHash } from './blob-hash.ts';
import { PendingPhotos } from './pending-photo.ts';
import type { FolderReader } from './folder-reader.ts';

/** A gallery whose files change while photos wait; undefined for one that cannot be asked. */
function gallery(names: string[] | undefined) {
  const state: { names: string[] | undefined; sha: string } = { names, sha: 'another picture' };
  const reader: FolderReader = {
    filesIn: () =>
      state.names
        ? Promise.resolve(
            state.names.map((name) => ({ name, sha: state.sha, read: () => Promise.reject(new Error('unread')) })),
          )
        : Promise.reject(new Error('no connection')),
  };
  return { state, pending: new PendingPhotos(reader) };
}

const entry = (image: string) => JSON.stringify({ data: { image, alt: 'Red' } });
const jpeg = new Blob(['picture'], { type: 'image/jpeg' });

test('a photo is called by the rule of the command', async () => {
  const { pending } = gallery(['01-first.jpg']);
  const { file } = await pending.add(jpeg, 'दुल्हन (1)', 'gallery');
  expect([file.name, file.type, await file.text()]).toEqual(['02-dulhan.jpg', 'image/jpeg', 'picture']);
});

test.each(['2.jpg', '02 Rani.JPG', '02-Rose.jpg', '02-rose.png', '02_103344.jpg'])(
  'a photo is free to be committed beside %s, which the rule does not count',
  async (name) => {
    const { pending } = gallery(['01-first.jpg', '01-first.yaml', name]);
    const { file } = await pending.add(jpeg, 'Rani', 'gallery');
    expect(file.name).toBe('02-rani.jpg');
    expect(await pending.nameStatus(entry(`./${file.name}`))).toMatchObject({ isRenumbered: false });
    expect(file.name).toBe('02-rani.jpg');
  },
);

test('a number that was taken meanwhile gives way, once, before the entry is committed', async () => {
  const { state, pending } = gallery(['01-first.jpg']);
  const { file } = await pending.add(jpeg, 'Bride', 'gallery');
  state.names = ['01-first.jpg', '02-other.jpg', '02-other.yaml'];
  expect(await pending.nameStatus(entry('./02-bride.jpg'))).toMatchObject({ isRenumbered: true });
  expect(file.name).toBe('03-bride.jpg');
  expect(await pending.nameStatus(entry('./03-bride.jpg'))).toMatchObject({ isRenumbered: false });
  expect(file.name).toBe('03-bride.jpg');
});

test('a photo that hangs already, because the answer to its commit was lost, is said to hang, and keeps its name', async () => {
  const { state, pending } = gallery(['01-first.jpg']);
  const { file } = await pending.add(jpeg, 'Bride', 'gallery');
  [state.names, state.sha] = [['02-bride.jpg'], await blobHash(jpeg)];
  await pending.refresh();
  // The editor itself has put the counter there.
  for (const image of ['./02-bride.jpg', '02-bride-1.jpg'])
    expect(await pending.nameStatus(entry(image))).toEqual({ hangsAs: '02-bride.jpg', isRenumbered: false });
  expect(file.name).toBe('02-bride.jpg');
});

test('an entry without a photo that waits is nothing to ask about', async () => {
  const { state, pending } = gallery(['01-first.jpg']);
  const { file } = await pending.add(jpeg, 'Bride', 'gallery');
  state.names = ['02-other.jpg'];
  expect(await pending.nameStatus(entry('102-bride.jpg'))).toMatchObject({ isRenumbered: false });
  expect(file.name).toBe('02-bride.jpg');
});

test('a photo that hangs is never numbered again', async () => {
  const { state, pending } = gallery([]);
  const { file } = await pending.add(jpeg, 'Bride', 'gallery');
  pending.forget(entry('01-bride.jpg'));
  state.names = ['01-bride.jpg'];
  expect(await pending.nameStatus(entry('01-bride.jpg'))).toMatchObject({ isRenumbered: false });
  await pending.refresh();
  expect(file.name).toBe('01-bride.jpg');
});

test('coming back to the page renumbers and says so; without an answer nothing changes', async () => {
  const { state, pending } = gallery([]);
  const { file } = await pending.add(jpeg, 'Bride', 'gallery');
  let said = 0;
  pending.addEventListener('renumbered', () => (said += 1));
  state.names = undefined;
  await pending.refresh();
  expect(await pending.nameStatus(entry('01-bride.jpg'))).toMatchObject({ isRenumbered: false });
  expect([file.name, said]).toEqual(['01-bride.jpg', 0]);
  state.names = ['01-other.jpg'];
  await pending.refresh();
  expect([file.name, said]).toEqual(['02-bride.jpg', 1]);
});

test('a photo whose number nobody can tell is not taken', async () => {
  await expect(gallery(undefined).pending.add(jpeg, 'Bride', 'gallery')).rejects.toThrow('no connection');
});

test('a photo that a draft has kept gives way like any other, and keeps its name otherwise', async () => {
  const { state, pending } = gallery(['01-first.jpg']);
  const kept = new File(['picture'], '02-bride.jpg', { type: 'image/jpeg' });
  const file = pending.revive(kept, 'gallery');
  expect([file.name, file.type, await file.text()]).toEqual(['02-bride.jpg', 'image/jpeg', 'picture']);
  state.names = ['01-first.jpg', '02-other.jpg'];
  expect(await pending.nameStatus(entry('./02-bride.jpg'))).toMatchObject({ isRenumbered: true });
  expect(file.name).toBe('03-bride.jpg');
});
