import { expect, test } from 'vitest';
import { PendingPhotos } from './pending-photo.ts';
import { restorePhotos, type KeptDraft } from './restored-draft.ts';

const pending = () =>
  new PendingPhotos({
    filesIn: () => Promise.resolve([{ name: '07-other.jpg', read: () => Promise.reject(new Error('unread')) }]),
  });
const file = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });

test('a new photo is taken up again; one in the place of another, and what is no photo, stay as they are', async () => {
  const taking = { file: file('02-rose.jpg'), replace: true };
  const other = { file: file('notes.pdf') };
  const bride = file('07-bride.jpg');
  const files: KeptDraft['files'] = {
    'blob:1': { file: bride },
    'blob:2': { ...taking },
    'blob:3': { ...other },
    'blob:4': {},
  };
  const waiting = pending();
  restorePhotos({ collectionName: 'portfolio', files }, waiting);
  expect(files).toMatchObject({ 'blob:2': taking, 'blob:3': other });
  expect(files['blob:1']?.file).not.toBe(bride);
  expect(files['blob:1']?.file?.name).toBe('07-bride.jpg');
  // Its number is taken.
  expect(await waiting.nameStatus('"./07-bride.jpg"')).toMatchObject({ isRenumbered: true });
  expect(files['blob:1']?.file?.name).toBe('08-bride.jpg');
});
