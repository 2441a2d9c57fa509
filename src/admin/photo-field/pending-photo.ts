/**
 * Photos that wait for the editor to save them. Two phones may add photos at the same time, so a photo gets its number
 * as late as possible: its file's `name` is a getter, and the repository is asked once more just before the commit.
 */
import { highestNumber, numberedName, slugOf, splitPhotoName, takenNumbers } from '../../shared/photo-name.ts';
import { stem } from '../../shared/path.ts';
import { blobHash } from './blob-hash.ts';
import type { FolderFile, FolderReader } from './folder-reader.ts';

/** A photo that is ready and not saved yet. */
export class PendingPhoto {
  /** Its JPEG; the name changes when another photo takes its number. */
  readonly file: File;
  readonly folder: string;
  readonly #slug: string;
  #number: number;
  #hash: Promise<string> | undefined;

  /** @param stem the name of the file that was chosen, without its ending */
  constructor(jpeg: Blob, stem: string, folder: string, number: number) {
    this.folder = folder;
    this.#slug = slugOf(stem);
    this.#number = number;
    this.file = new File([jpeg], this.name, { type: jpeg.type });
    // A getter, because the editor reads the name only when it saves, for the paths of the picture and of its entry.
    Object.defineProperty(this.file, 'name', { get: () => this.name });
  }

  /** `07-party-gold.jpg` */
  get name(): string {
    return `${numberedName(this.#number, this.#slug)}.jpg`;
  }

  /** @returns the name of the file that is this very picture, if any: it was saved, and the answer was lost */
  async nameAmong(files: readonly FolderFile[]): Promise<string | undefined> {
    // A browser counts no hash for a page that came unencrypted.
    const hash = await (this.#hash ??= blobHash(this.file)).catch(() => undefined);
    return hash === undefined ? undefined : files.find(({ sha }) => sha === hash)?.name;
  }

  /** Takes the next free number when another file has this one. @returns true when it did */
  renumber(names: readonly string[]): boolean {
    if (!takenNumbers(names).has(this.#number)) return false;
    this.#number = highestNumber(names) + 1;
    return true;
  }
}

/** What has become of the name of a photo that waits. */
export interface NameStatus {
  isRenumbered: boolean;
  hangsAs: string | undefined;
}

/** The photos that wait. Says `renumbered` when one has got another name. */
export class PendingPhotos extends EventTarget {
  /** The fields that are making a photo ready: an entry that is saved meanwhile would lack it. */
  readonly preparing = new Set<object>();
  /** The fields that hold a photo which is saved together with their entry, and whether it takes another's place. */
  readonly bringing = new Map<object, 'new' | 'replacement'>();
  readonly #photos = new Set<PendingPhoto>();
  readonly #reader: FolderReader;

  constructor(reader: FolderReader) {
    super();
    this.#reader = reader;
  }

  /** Numbers a photo that is ready, as the repository is now. Throws when it cannot be asked. */
  async add(jpeg: Blob, stem: string, folder: string): Promise<PendingPhoto> {
    const photo = new PendingPhoto(jpeg, stem, folder, highestNumber(await this.#namesIn(folder)) + 1);
    this.#photos.add(photo);
    return photo;
  }

  /**
   * Takes up a photo again that a draft has kept.
   * @param file what the draft has of it, under the name that was right then
   * @returns the file under the name that is right now, and at every later moment
   */
  revive(file: File, folder: string): File {
    const { number, rest } = splitPhotoName(file.name);
    const photo = new PendingPhoto(file, rest, folder, number ?? 1);
    this.#photos.add(photo);
    return photo.file;
  }

  /** Numbers the photos again. Without an answer their names stay as they were. */
  async refresh(): Promise<void> {
    await this.#renumber([...this.#photos]);
  }

  /**
   * To be asked before an entry is committed. Without an answer the commit itself decides: the host refuses it when
   * somebody else was faster.
   * @param entry all that the entry says, as JSON
   * @returns whether the number of a picture that it names was taken meanwhile: the picture has another name then, and
   *   saving once more is right; and the name under which its picture hangs already
   */
  async nameStatus(entry: string): Promise<NameStatus> {
    return this.#renumber(this.#namedIn(entry));
  }

  /** Forgets the photos that an entry (as JSON) names: they hang now. */
  forget(entry: string): void {
    for (const photo of this.#namedIn(entry)) this.#photos.delete(photo);
  }

  /** The editor itself puts a counter behind a name that it knows to be taken. */
  #namedIn(entry: string): PendingPhoto[] {
    return [...this.#photos].filter(({ name }) => new RegExp(`["/]${stem(name)}(-\\d+)?\\.jpg"`).test(entry));
  }

  async #renumber(photos: readonly PendingPhoto[]): Promise<NameStatus> {
    const status: NameStatus = { isRenumbered: false, hangsAs: undefined };
    for (const photo of photos) {
      const files = await this.#reader.filesIn(photo.folder).catch(() => []);
      const hangsAs = await photo.nameAmong(files);
      status.hangsAs ??= hangsAs;
      if (hangsAs === undefined && photo.renumber(files.map(({ name }) => name))) status.isRenumbered = true;
    }
    if (status.isRenumbered) this.dispatchEvent(new Event('renumbered'));
    return status;
  }

  async #namesIn(folder: string): Promise<string[]> {
    return (await this.#reader.filesIn(folder)).map(({ name }) => name);
  }
}
