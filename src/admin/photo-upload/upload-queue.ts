/** The photos on the page and what becomes of them: all that it knows, without a screen. */
import type { GalleryFolder } from '../config/galleries.ts';
import type { prepare as prepareFile } from '../photo-field/prepare.ts';
import type { RepositoryClient } from '../repository/client.ts';
import { repositoryFailureOf, type RepositoryFailure } from '../repository/error.ts';
import { strayBrace } from './description.ts';
import type { Draft } from './draft.ts';
import { upload, type UploadResult } from './upload.ts';
import {
  isReady,
  isUnsent,
  isUnconfirmed,
  type Photo,
  type ReadyPhoto,
  type PhotoDetails,
  type WaitingPhoto,
} from './photo.ts';

export type QueueState =
  | { step: 'idle' }
  /** `number` is that of the photo being sent; `of` + 1 once all are sent and being added to the gallery. */
  | { step: 'uploading'; number: number; of: number }
  | ({ step: 'failed' } & RepositoryFailure)
  | { step: 'uploaded'; result: UploadResult; gallery: string; of: number };

export interface QueueDependencies {
  client: RepositoryClient;
  prepare: typeof prepareFile;
  /** Keeps what there is; false when the browser keeps nothing. */
  keep: (draft: Draft) => Promise<boolean>;
  /** Called when something has changed: a photo alone, how far it has come, or more. */
  changed: (what?: Photo | 'progress') => void;
}

/** Milliseconds that an outcome waits for a browser that is slow to keep it. */
const KEEPING_PATIENCE = 2_000;

export class UploadQueue {
  gallery: string;
  photos: Photo[] = [];
  state: QueueState = { step: 'idle' };
  /** False once the browser has kept nothing. */
  isKept = true;
  readonly #dependencies: QueueDependencies;
  #preparing: Promise<void> = Promise.resolve();
  #keeping: Promise<void> = Promise.resolve();

  constructor(gallery: string, dependencies: QueueDependencies) {
    this.gallery = gallery;
    this.#dependencies = dependencies;
  }

  get ready(): ReadyPhoto[] {
    return this.photos.filter(isReady);
  }

  get isPreparing(): boolean {
    return this.photos.some(({ state }) => state === 'preparing');
  }

  /** What in a description cannot be saved. */
  get stray(): string | undefined {
    const characters = this.ready.flatMap(({ alts }) => Object.values(alts).map(strayBrace));
    return characters.find((character) => character !== undefined);
  }

  /**
   * The gallery that photos were sent to of which nobody knows whether they hang. Until that is known it stays the
   * chosen one, and these photos stay as they were sent: what she changed would be neither hung nor told of.
   */
  get sentTo(): string | undefined {
    return this.ready.find(({ sentTo }) => sentTo !== undefined)?.sentTo;
  }

  /** Whether all that there is can be hung. */
  get canUpload(): boolean {
    const isBusy = this.isPreparing || this.state.step === 'uploading';
    return this.ready.length > 0 && !isBusy && this.stray === undefined;
  }

  /** @param galleries those that there are now: since the last visit a gallery or a group may be gone */
  restore({ gallery, photos }: Draft, galleries: readonly Pick<GalleryFolder, 'name' | 'groups'>[]): void {
    this.photos = photos.map((photo) =>
      'file' in photo ? { ...photo, state: 'preparing' } : { ...photo, state: 'ready' },
    );
    const chosen = this.sentTo ?? gallery;
    const found = galleries.find(({ name }) => name === chosen);
    if (found) this.gallery = chosen;
    const offered = (group: string | undefined) => found?.groups.find(({ key }) => key === group)?.key;
    this.photos = this.photos.map((photo) => (isReady(photo) ? { ...photo, group: offered(photo.group) } : photo));
    for (const photo of photos) if ('file' in photo) this.#prepareInTurn(photo);
    this.#dependencies.changed();
  }

  chooseGallery(gallery: string): void {
    if (this.sentTo !== undefined) return;
    this.gallery = gallery;
    // Groups belong to a gallery.
    this.photos = this.photos.map((photo) => (isReady(photo) ? { ...photo, group: undefined } : photo));
    this.#changed();
  }

  /** Takes files as the phone gives them. */
  choose(files: readonly File[]): void {
    if (this.state.step !== 'uploading') this.state = { step: 'idle' };
    for (const file of files) {
      const waiting = { id: crypto.randomUUID(), name: file.name, file };
      this.photos.push({ ...waiting, state: 'preparing' });
      this.#prepareInTurn(waiting);
    }
    this.#changed();
  }

  /** Makes one photo after the other ready: two at once are more than a phone holds. */
  #prepareInTurn(photo: WaitingPhoto): void {
    this.#preparing = this.#preparing.then(() => this.#prepare(photo));
  }

  async #prepare({ id, name, file }: WaitingPhoto): Promise<void> {
    if (!this.photos.some((photo) => photo.id === id)) return;
    const made = await this.#dependencies.prepare(file);
    this.#replace(id, () =>
      'refusal' in made ? { id, name, state: 'refused', why: made } : { id, name, state: 'ready', ...made, alts: {} },
    );
  }

  #replace(id: string, by: (photo: Photo) => Photo): void {
    this.photos = this.photos.map((photo) => (photo.id === id ? by(photo) : photo));
    const photo = this.photos.find((each) => each.id === id);
    if (photo) this.#changed(photo);
  }

  update(id: string, details: Partial<PhotoDetails>): void {
    this.#replace(id, (photo) => (isReady(photo) && !isUnconfirmed(photo) ? { ...photo, ...details } : photo));
  }

  remove(id: string): void {
    this.photos = this.photos.filter((photo) => photo.id !== id || isUnconfirmed(photo));
    this.#changed();
  }

  /** @param by -1 for one place up, 1 for one down */
  move(id: string, by: -1 | 1): void {
    const at = this.photos.findIndex((photo) => photo.id === id);
    const [photo] = this.photos.splice(at, 1);
    if (photo) this.photos.splice(Math.max(0, at + by), 0, photo);
    this.#changed();
  }

  /** Forgets all photos. */
  clear(): void {
    this.photos = [];
    this.state = { step: 'idle' };
    this.#changed();
  }

  /** Shows that it has failed. @param error whatever was thrown */
  fail(error: unknown): void {
    this.state = { step: 'failed', ...repositoryFailureOf(error) };
    this.#dependencies.changed();
  }

  /** Sends what is ready. Its outcome is shown once it is kept: whoever then closes the page, sends nothing twice. */
  async upload(): Promise<void> {
    if (!this.canUpload) return;
    const { ready, gallery } = this;
    const of = ready.length;
    this.state = { step: 'uploading', number: 1, of };
    this.#dependencies.changed();
    try {
      const result = await upload(this.#dependencies.client, gallery, ready, {
        sending: (number) => {
          if (number > of) this.#noteSent(new Map(ready.map(({ id }) => [id, gallery])));
          this.state = { step: 'uploading', number, of };
          this.#dependencies.changed('progress');
        },
        uploaded: (id, sha) => {
          this.photos = this.photos.map((photo) => (photo.id === id && isReady(photo) ? { ...photo, sha } : photo));
          this.#keep();
        },
      });
      this.photos = [];
      this.#keep();
      await this.#kept();
      this.state = { step: 'uploaded', result, gallery, of };
      this.#dependencies.changed();
    } catch (error) {
      if (repositoryFailureOf(error).why !== 'broken-save')
        this.#noteSent(new Map(ready.map(({ id, sentTo }) => [id, sentTo])));
      await this.#kept();
      this.fail(error);
    }
  }

  /** @param galleries to which photos may have been sent, by the photos' ids; nothing for a photo that was not sent */
  #noteSent(galleries: ReadonlyMap<string, string | undefined>): void {
    this.photos = this.photos.map((photo) =>
      isReady(photo) && galleries.has(photo.id) ? { ...photo, sentTo: galleries.get(photo.id) } : photo,
    );
    this.#keep();
  }

  /** Resolves when the browser has kept all that there is, or is too slow. */
  #kept(): Promise<unknown> {
    return Promise.race([this.#keeping, new Promise((resolve) => setTimeout(resolve, KEEPING_PATIENCE))]);
  }

  #keep(): void {
    // One after the other, each with what there is by then.
    this.#keeping = this.#keeping.then(async () => {
      const isKept = await this.#dependencies.keep({ gallery: this.gallery, photos: this.photos.filter(isUnsent) });
      if (isKept === this.isKept) return;
      this.isKept = isKept;
      this.#dependencies.changed('progress');
    });
  }

  #changed(photo?: Photo): void {
    this.#keep();
    this.#dependencies.changed(photo);
  }
}
