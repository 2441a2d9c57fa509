/** The order of one gallery while the owner changes it. It knows nothing of how it is drawn or saved. */
import type { OrderedPhoto } from './gallery-photos.ts';
import { groupsOf, type OrderGroup } from './order-groups.ts';
import { movedTo } from './photo-moves.ts';

export class GalleryOrder {
  /** The photos as they hang. */
  readonly seen: readonly OrderedPhoto[];
  readonly #keys: readonly string[];
  #order: readonly string[];
  /** The entry of the photo that is picked up. */
  picked: string | undefined;
  /** The connection broke during a save: the order may have landed or not. */
  mayBeSaved = false;

  /** @param seen the photos in the order of their entries @param keys the gallery's groups in theirs */
  constructor(seen: readonly OrderedPhoto[], keys: readonly string[]) {
    this.seen = seen;
    this.#keys = keys;
    this.#order = seen.map(({ entry }) => entry);
  }

  /** The names of the entries as the owner has put them. */
  get order(): readonly string[] {
    return this.#order;
  }

  /** Whether it is another order than that which hangs, or may be. */
  get isChanged(): boolean {
    return this.mayBeSaved || this.seen.some(({ entry }, place) => this.#order[place] !== entry);
  }

  get groups(): OrderGroup[] {
    const byName = new Map(this.seen.map((photo) => [photo.entry, photo]));
    return groupsOf(
      this.#order.flatMap((entry) => byName.get(entry) ?? []),
      this.#keys,
    );
  }

  /** Where the photo that is picked up hangs: its group, and its place there from 0. */
  get pickedPlace(): { group: OrderGroup; place: number } | undefined {
    const group = this.groups.find(({ photos }) => photos.some(({ entry }) => entry === this.picked));
    return group && { group, place: group.photos.findIndex(({ entry }) => entry === this.picked) };
  }

  /** Moves the photo that is picked up. @param to its new place in its group, from 0 */
  movePicked(to: number): void {
    const at = this.pickedPlace;
    if (this.picked === undefined || !at) return;
    const names = at.group.photos.map(({ entry }) => entry);
    this.#order = movedTo(this.#order, names, this.picked, Math.max(0, Math.min(to, names.length - 1)));
  }

  undo(): void {
    this.#order = this.seen.map(({ entry }) => entry);
    this.picked = undefined;
  }
}
