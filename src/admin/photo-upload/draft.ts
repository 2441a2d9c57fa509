/** The owner's unsent photos and texts, stored in the browser until they are saved, so that closing loses nothing. */
import { answerOf, completionOf } from '../indexed-db.ts';
import type { ReadyPhoto } from './photo.ts';

const DATABASE = 'studio-photo-upload';
/** The texts and the order are one record, each picture another: typing a letter does not store a picture again. */
const TEXTS = 'texts';
const PICTURES = 'pictures';
const KEY = 'draft';

export interface Draft {
  gallery: string;
  photos: readonly ReadyPhoto[];
}

interface StoredDraft {
  gallery: string;
  photos: readonly Omit<ReadyPhoto, 'jpeg'>[];
}

function withoutPicture(photo: ReadyPhoto): Omit<ReadyPhoto, 'jpeg'> {
  const { id, name, width, height, isNarrow, alts, group, focus, sha } = photo;
  return { id, name, width, height, isNarrow, alts, group, focus, sha };
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(TEXTS);
    opening.result.createObjectStore(PICTURES);
  };
  return answerOf(opening);
}

async function inStores<Answer>(
  mode: IDBTransactionMode,
  work: (texts: IDBObjectStore, pictures: IDBObjectStore) => Promise<Answer>,
): Promise<Answer> {
  const database = await open();
  try {
    const transaction = database.transaction([TEXTS, PICTURES], mode);
    const [answer] = await Promise.all([
      work(transaction.objectStore(TEXTS), transaction.objectStore(PICTURES)),
      completionOf(transaction),
    ]);
    return answer;
  } finally {
    database.close();
  }
}

/** Resolves when the draft is kept; one without photos is forgotten. Throws where the browser keeps nothing. */
export async function keepDraft({ gallery, photos }: Draft): Promise<void> {
  await inStores('readwrite', async (texts, pictures) => {
    const kept = (await answerOf(pictures.getAllKeys())).filter((key) => typeof key === 'string');
    const wanted = photos.map(({ id }) => id);
    const writes = photos.flatMap(({ id, jpeg }) => (kept.includes(id) ? [] : [answerOf(pictures.put(jpeg, id))]));
    const deletions = kept.filter((id) => !wanted.includes(id)).map((id) => answerOf(pictures.delete(id)));
    const stored: StoredDraft = { gallery, photos: photos.map(withoutPicture) };
    const text = photos.length === 0 ? answerOf(texts.delete(KEY)) : answerOf(texts.put(stored, KEY));
    await Promise.all([...writes, ...deletions, text]);
  });
}

/** The draft of the last visit; undefined when there is none, or the browser keeps nothing. */
export async function storedDraft(): Promise<Draft | undefined> {
  try {
    return await inStores('readonly', async (texts, pictures) => {
      const stored = (await answerOf(texts.get(KEY) as IDBRequest<StoredDraft | undefined>)) ?? undefined;
      if (!stored) return undefined;
      const jpegs = await Promise.all(
        stored.photos.map(({ id }) => answerOf(pictures.get(id) as IDBRequest<Blob | undefined>)),
      );
      const photos = stored.photos.flatMap((photo, at) => {
        const jpeg = jpegs[at];
        return jpeg ? [{ ...photo, jpeg }] : [];
      });
      return photos.length > 0 ? { gallery: stored.gallery, photos } : undefined;
    });
  } catch {
    return undefined;
  }
}
