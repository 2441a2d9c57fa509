/** Draws the page from what is known of the chosen gallery, and hands every tap to its order. */
import { interpolate } from '../../shared/interpolate.ts';
import { wantsToken } from '../api-failure/failure.ts';
import { element } from '../element.ts';
import type { EditorLanguage } from '../language.ts';
import { galleryPills } from '../photo-pages/gallery-pills.ts';
import { PageFrame } from '../photo-pages/page-frame.ts';
import type { PhotoPageSettings } from '../photo-pages/settings.ts';
import { StatusBar } from '../photo-pages/status-bar.ts';
import { successBox } from '../photo-pages/success-box.ts';
import { PHOTO_UPLOAD_PATH } from '../photo-upload/paths.ts';
import type { RepositoryClient } from '../repository/client.ts';
import { signIn, signOut, storedToken } from '../sign-in/session.ts';
import { drawActionBar } from './action-bar.ts';
import type { GalleryOrder } from './gallery-order.ts';
import { OrderStore } from './order-store.ts';
import { grid } from './grid.ts';
import { nameOf, type OrderedPhoto } from './gallery-photos.ts';
import type { OrderGroup } from './order-groups.ts';
import { wordsIn } from './words/index.ts';

interface PageContext {
  root: HTMLElement;
  settings: PhotoPageSettings;
  clientFor: (token: () => string | undefined) => RepositoryClient;
  /** Shows a photo in an image, by the hash of its picture. */
  showPicture: (image: HTMLImageElement, sha: string) => void;
}

export class OrderPage {
  readonly #context: PageContext;
  readonly #frame: PageFrame;
  readonly #bar = new StatusBar();
  readonly #store: OrderStore;
  #language: EditorLanguage;
  /** The images of each order by their entries: a redrawn page shows them without loading them again. */
  readonly #images = new WeakMap<GalleryOrder, Map<string, HTMLImageElement>>();
  /** What has just become of a tap. */
  #said: string | undefined;

  /** @param gallery the one that is shown first */
  constructor(context: PageContext, language: EditorLanguage, gallery: string) {
    const { root, settings, clientFor } = context;
    this.#context = context;
    this.#language = language;
    this.#store = new OrderStore(gallery, {
      client: clientFor(storedToken),
      groupsOf: (name) => this.#galleryOf(name)?.groups.map(({ key }) => key) ?? [],
      isSignedIn: () => storedToken() !== undefined,
      changed: () => {
        this.#said = undefined;
        this.draw();
      },
    });
    this.#frame = new PageFrame(root, {
      base: settings.base,
      signIn: this.#signIn,
      signOut: this.#signOut,
      onLanguageChange: (chosen) => {
        this.#language = chosen;
        this.#said = undefined;
        this.draw();
      },
    });
  }

  async start(): Promise<void> {
    await this.#store.goOn();
  }

  /** Whether something is changed that is not saved. */
  get isChanged(): boolean {
    return this.#store.isChanged;
  }

  /** Another page of this browser has signed in or out. */
  readonly tokenChanged = (): void => {
    if (this.#store.state.step !== 'saved') void this.#store.goOn();
  };

  #galleryOf(gallery: string) {
    return this.#context.settings.galleries.find(({ name }) => name === gallery);
  }

  readonly #signIn = async (token: string): Promise<void> => {
    const { profile } = await this.#context.clientFor(() => token).account();
    signIn(token, profile);
    await this.#store.goOn();
  };

  readonly #signOut = (): void => {
    if (this.isChanged && !confirm(wordsIn(this.#language).leave)) return;
    signOut();
    this.#store.clear();
  };

  #tap(order: GalleryOrder, photo: OrderedPhoto, group: OrderGroup, place: number): void {
    const at = order.pickedPlace;
    this.#said = undefined;
    if (!at || order.picked === photo.entry) order.picked = at ? undefined : photo.entry;
    else if (at.group.key !== group.key) this.#said = wordsIn(this.#language).otherGroup;
    else {
      this.#move(order, place);
      order.picked = undefined;
    }
    this.draw();
  }

  #move(order: GalleryOrder, to: number): void {
    order.movePicked(to);
    const shown = order.groups.flatMap(({ photos }) => photos);
    const at = shown.findIndex(({ entry }) => entry === order.picked);
    const photo = shown[at];
    if (!photo) return;
    const name = nameOf(photo, this.#language);
    this.#said = interpolate(wordsIn(this.#language).moved, { name, number: at + 1 });
  }

  #saved(commit: string | undefined): HTMLElement {
    const words = wordsIn(this.#language);
    const closing = this.isChanged ? words.othersChanged : words.mayClose;
    return successBox(
      {
        state: 'saved',
        title: words.saved,
        said: [element('p', {}, words.building), element('p', {}, closing)],
        more: { label: words.more, go: () => void this.#store.goOn() },
        gallery: this.#store.gallery,
        commit,
      },
      this.#context.settings,
      this.#language,
    );
  }

  #imageOf(order: GalleryOrder, { entry, sha }: OrderedPhoto): HTMLImageElement {
    const images = this.#images.get(order) ?? new Map<string, HTMLImageElement>();
    this.#images.set(order, images);
    const known = images.get(entry);
    if (known) return known;
    const image = element('img', { alt: '', width: 3, height: 4, decoding: 'async' });
    if (sha !== undefined) this.#context.showPicture(image, sha);
    images.set(entry, image);
    return image;
  }

  #photos(order: GalleryOrder): HTMLElement[] {
    const gallery = this.#galleryOf(this.#store.gallery);
    const language = this.#language;
    if (!gallery || order.seen.length === 0) return [element('p', {}, wordsIn(language).empty)];
    return grid(order.groups, {
      gallery,
      language,
      picked: order.picked,
      imageOf: (photo) => this.#imageOf(order, photo),
      tap: (photo, group, place) => this.#tap(order, photo, group, place),
    });
  }

  #work(): HTMLElement[] {
    const store = this.#store;
    const { order, state } = store;
    const language = this.#language;
    if (state.step === 'saved') return [this.#saved(state.commit)];
    const pills = galleryPills(
      this.#context.settings.galleries,
      store.gallery,
      language,
      store.branch,
      (name) => void store.choose(name),
    );
    const work = element(
      'div',
      { class: 'work', inert: state.step === 'saving' },
      element('fieldset', {}, element('legend', {}, wordsIn(language).which), pills),
      ...(order ? this.#photos(order) : []),
    );
    const move = (to: number) => {
      if (order) this.#move(order, to);
      this.draw();
    };
    drawActionBar(this.#bar, store, { language, said: this.#said, move });
    return [work, this.#bar.element];
  }

  draw(): void {
    const words = wordsIn(this.#language);
    const { base } = this.#context.settings;
    const { state } = this.#store;
    this.#frame.draw({
      language: this.#language,
      title: words.title,
      isRefused: state.step === 'failed' && wantsToken(state.why),
      isBusy: state.step === 'saving',
      work: this.#work(),
      links: [
        element('a', { class: 'plain', href: `${base}${PHOTO_UPLOAD_PATH}` }, words.hang),
        element('a', { class: 'plain', href: `${base}admin#/` }, words.editor),
      ],
    });
    if (state.step === 'saved') document.querySelector<HTMLElement>('.done')?.focus();
  }
}
