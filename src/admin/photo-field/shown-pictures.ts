/**
 * The pictures that the open entry has shown, by their content: an order that is saved in another tab may give the name
 * of one to another photo, beside which its words would then be saved.
 */

/** A picture as an entry showed it. */
export interface ShownPicture {
  /** Of its file, from the project's folder. */
  path: string;
  /** The hash by which git knows its content. */
  sha: string;
}

declare global {
  /** Called when a draft is kept, and kept with it (integrations/admin/patches/keep-draft-origins.ts). */
  var shownPictures: (() => ShownPicture[]) | undefined;
}

export class ShownPictures {
  readonly #byField = new Map<object, ShownPicture>();
  /** Of the draft that was put back into the open entry. */
  #restored: readonly ShownPicture[] = [];

  /** Notes what a field shows. What it has shown before under the same name counts, until `forget`. */
  note(field: object, picture: ShownPicture): void {
    if (this.#byField.get(field)?.path !== picture.path) this.#byField.set(field, this.#before(picture));
  }

  /** Takes over what was shown when the draft was begun that is put back, maybe before the field knows its picture. */
  restore(pictures: readonly ShownPicture[]): void {
    this.#restored = pictures;
    for (const [field, picture] of this.#byField) this.#byField.set(field, this.#before(picture));
  }

  /** To be called when the entry of a field is left. */
  forget(field: object): void {
    this.#byField.delete(field);
    this.#restored = [];
  }

  #before(picture: ShownPicture): ShownPicture {
    return this.#restored.find(({ path }) => path === picture.path) ?? picture;
  }

  get all(): ShownPicture[] {
    return [...this.#byField.values()];
  }
}
