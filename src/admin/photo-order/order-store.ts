/** The orders of the galleries that were looked at, and what becomes of them: all that is known, without a screen. */
import type { RepositoryClient, Snapshot } from '../repository/client.ts';
import { repositoryFailureOf, RepositoryError, type RepositoryFailure } from '../repository/error.ts';
import { entriesIn } from '../photo-pages/gallery-files.ts';
import { GalleryOrder } from './gallery-order.ts';
import { galleryPhotos } from './gallery-photos.ts';
import { saveOrder } from './save-order.ts';
import { TextCache } from './text-cache.ts';

export type OrderState =
  | { step: 'idle' | 'saving' }
  | ({ step: 'failed' } & RepositoryFailure)
  | { step: 'saved'; commit: string | undefined };

interface Dependencies {
  client: Pick<RepositoryClient, 'snapshot' | 'texts' | 'commit'>;
  /** @returns the groups of a gallery in their order */
  groupsOf: (gallery: string) => readonly string[];
  /** Whether somebody has signed in. */
  isSignedIn: () => boolean;
  /** Called when something has changed. */
  changed: () => void;
}

export class OrderStore {
  state: OrderState = { step: 'idle' };
  /** What the repository holds, once it is known. */
  branch: Snapshot | undefined;
  #gallery: string;
  readonly #orders = new Map<string, GalleryOrder>();
  readonly #texts: TextCache;
  readonly #dependencies: Dependencies;
  /** The latest request for the branch; dropped when the branch is known to have changed. */
  #asked: Promise<Snapshot> | undefined;
  /** Increased when running reads become outdated: their results are then dropped. */
  #generation = 0;

  /** @param gallery the one that is looked at first */
  constructor(gallery: string, dependencies: Dependencies) {
    this.#gallery = gallery;
    this.#dependencies = dependencies;
    this.#texts = new TextCache(dependencies.client);
  }

  /** The gallery that is looked at. */
  get gallery(): string {
    return this.#gallery;
  }

  /** Its order; nothing while it is not known what hangs there. */
  get order(): GalleryOrder | undefined {
    return this.#orders.get(this.#gallery);
  }

  /** Whether something is changed that is not saved, in any gallery. */
  get isChanged(): boolean {
    return [...this.#orders.values()].some((order) => order.isChanged);
  }

  #outdate(): void {
    this.#generation += 1;
    this.#asked = undefined;
    this.branch = undefined;
  }

  /** Looks at another gallery. */
  async choose(gallery: string): Promise<void> {
    this.#gallery = gallery;
    await this.goOn();
  }

  /** Puts aside what has failed or been saved, and reads what hangs, unless it is known. */
  async goOn(): Promise<void> {
    if (this.state.step === 'saving') return;
    this.state = { step: 'idle' };
    this.#dependencies.changed();
    await this.#look();
  }

  async #look(): Promise<void> {
    const gallery = this.#gallery;
    const generation = this.#generation;
    if (!this.#dependencies.isSignedIn() || this.order) return;
    const isOld = () => generation !== this.#generation || this.#orders.has(gallery);
    const asked = (this.#asked ??= this.#dependencies.client.snapshot());
    try {
      const branch = await asked;
      const { files } = branch;
      await this.#texts.read(entriesIn(gallery, files), files);
      if (isOld()) return;
      this.branch = branch;
      this.#orders.set(
        gallery,
        new GalleryOrder(galleryPhotos(gallery, files, this.#texts.of), this.#dependencies.groupsOf(gallery)),
      );
    } catch (error) {
      if (isOld()) return;
      if (this.#asked === asked) this.#asked = undefined;
      if (this.#gallery === gallery) this.state = { step: 'failed', ...repositoryFailureOf(error) };
    }
    this.#dependencies.changed();
  }

  /** Saves the order of the gallery that is looked at. */
  async save(): Promise<void> {
    const { gallery, order } = this;
    if (!order || this.state.step === 'saving') return;
    order.picked = undefined;
    this.state = { step: 'saving' };
    this.#dependencies.changed();
    try {
      const { commit } = await saveOrder(this.#dependencies.client, this.#texts, gallery, order.seen, order.order);
      // The names of the files are others now.
      this.#orders.delete(gallery);
      this.#outdate();
      this.state = { step: 'saved', commit };
    } catch (error) {
      if (error instanceof RepositoryError && error.failure === 'broken-save') order.mayBeSaved = true;
      this.state = { step: 'failed', ...repositoryFailureOf(error) };
    }
    this.#dependencies.changed();
  }

  /** Restores the order that hangs. Where a save may or may not have landed, that order is read again. */
  async undo(): Promise<void> {
    const { order } = this;
    if (order?.mayBeSaved) {
      this.#orders.delete(this.#gallery);
      this.#outdate();
    } else order?.undo();
    await this.goOn();
  }

  /** Forgets all of it: whoever signs in next may be somebody else. */
  clear(): void {
    this.#orders.clear();
    this.#outdate();
    this.state = { step: 'idle' };
    this.#dependencies.changed();
  }
}
