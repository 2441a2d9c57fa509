/** The owner's unsent photos and texts, stored in the browser until they are saved, so that closing loses nothing. */
import { answerOf, completionOf } from '../indexed-db.ts';
import type { ReadyPhoto, WaitingPhoto } from './photo.ts';

const DATABASE = 'studio-photo-upload';
/** The texts and the order are one record, each picture another: typing a letter does not store a picture again. */
const TEXTS = 'texts';
const PICTURES = 'pictures';
const KEY = 'draft';

type UnsentPhoto = ReadyPhoto | WaitingPhoto;

export interface Draft {
  gallery: string;
  photos: readonly UnsentPhoto[];
}

type StoredPhoto = Omit<ReadyPhoto, 'jpeg'> | Omit<WaitingPhoto, 'file'>;

interface StoredDraft {
  gallery: string;
  photos: readonly StoredPhoto[];
}

/** The photos that this tab has stored or restored. What another tab has stored is not this one's to forget. */
const own = new Set<string>();

const isStoredReady = (photo: StoredPhoto): photo is Omit<ReadyPhoto, 'jpeg'> => 'width' in photo;

/** The key of a photo's picture, or of its file as long as it is not ready. */
const keyOf = (photo: StoredPhoto): string => (isStoredReady(photo) ? photo.id : `chosen ${photo.id}`);

const pictureOf = (photo: UnsentPhoto): Blob => ('file' in photo ? photo.file : photo.jpeg);

function withoutPicture(photo: UnsentPhoto): StoredPhoto {
  if ('file' in photo) return { id: photo.id, name: photo.name };
  const { id, name, width, height, isNarrow, alts, group, focus, sha, sentTo } = photo;
  return { id, name, width, height, isNarrow, alts, group, focus, sha, sentTo };
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

const storedIn = async (texts: IDBObjectStore): Promise<StoredDraft | undefined> =>
  (await answerOf(texts.get(KEY) as IDBRequest<StoredDraft | undefined>)) ?? undefined;

/**
 * Resolves when the draft is kept, with what other tabs have stored behind it; one without photos is forgotten. Throws
 * where the browser keeps nothing.
 */
export async function keepDraft({ gallery, photos }: Draft): Promise<void> {
  for (const { id } of photos) own.add(id);
  await inStores('readwrite', async (texts, pictures) => {
    const others = (await storedIn(texts))?.photos.filter(({ id }) => !own.has(id)) ?? [];
    const stored: StoredDraft = { gallery, photos: [...photos.map(withoutPicture), ...others] };
    const wanted = new Set(stored.photos.map(keyOf));
    const kept = (await answerOf(pictures.getAllKeys())).filter((key) => typeof key === 'string');
    const writes = photos.flatMap((photo) => {
      const key = keyOf(withoutPicture(photo));
      return kept.includes(key) ? [] : [answerOf(pictures.put(pictureOf(photo), key))];
    });
    const deletions = kept.filter((key) => !wanted.has(key)).map((key) => answerOf(pictures.delete(key)));
    const text = wanted.size === 0 ? answerOf(texts.delete(KEY)) : answerOf(texts.put(stored, KEY));
    await Promise.all([...writes, ...deletions, text]);
  });
}

/** The draft of the last visit; undefined when there is none, or the browser keeps nothing. */
export async function storedDraft(): Promise<Draft | undefined> {
  try {
    return await inStores('readonly', async (texts, pictures) => {
      const stored = await storedIn(texts);
      if (!stored) return undefined;
      const kept = await Promise.all(
        stored.photos.map((photo) => answerOf(pictures.get(keyOf(photo)) as IDBRequest<Blob | undefined>)),
      );
      const photos = stored.photos.flatMap((photo, at): UnsentPhoto[] => {
        const picture = kept[at];
        if (!picture) return [];
        if (isStoredReady(photo)) return [{ ...photo, jpeg: picture }];
        return [{ ...photo, file: new File([picture], photo.name, { type: picture.type }) }];
      });
      for (const { id } of photos) own.add(id);
      return photos.length > 0 ? { gallery: stored.gallery, photos } : undefined;
    });
  } catch {
    return undefined;
  }
}
