/** Draws the page from what is known of the chosen gallery, and hands every tap to its order. */
import { interpolate } from '../../shared/interpolate.ts';
import { wantsToken } from '../api-failure/failure.ts';
import { button, element } from '../element.ts';
import { chooseLanguage, type EditorLanguage } from '../language.ts';
import { galleryPills } from '../photo-page/gallery-pills.ts';
import type { PhotoPageSettings } from '../photo-page/settings.ts';
import { signInForm } from '../photo-page/sign-in-form.ts';
import type { RepositoryClient, Snapshot } from '../repository/client.ts';
import { RepositoryError } from '../repository/error.ts';
import { signIn, signOut, storedToken } from '../sign-in/session.ts';
import { STEPS_QUERY } from '../sign-in/steps.ts';
import { actionBar, type FailureReason } from './action-bar.ts';
import { GalleryOrder } from './gallery-order.ts';
import { grid } from './grid.ts';
import { entriesOf, hungPhotos, nameOf, type HungPhoto } from './hung-photos.ts';
import type { OrderGroup } from './order.ts';
import { saveOrder } from './save-order.ts';
import { TextCache } from './text-cache.ts';
import { wordsOf } from './words/words.ts';

type State = { step: 'idle' | 'saving' } | { step: 'failed'; why: FailureReason } | { step: 'saved'; commit?: string };

interface PageContext {
  root: HTMLElement;
  settings: PhotoPageSettings;
  clientFor: (token: () => string | undefined) => RepositoryClient;
  /** Shows a photo in an image, by the hash of its picture. */
  showPicture: (image: HTMLImageElement, sha: string) => void;
}

export class Page {
  readonly #context: PageContext;
  readonly #client: RepositoryClient;
  readonly #texts: TextCache;
  #language: EditorLanguage;
  #gallery: string;
  #branch: Snapshot | undefined;
  /** Of each gallery that was looked at. */
  readonly #orders = new Map<string, GalleryOrder>();
  #state: State = { step: 'idle' };
  #said: string | undefined;

  /** @param gallery the one that is shown first */
  constructor(context: PageContext, language: EditorLanguage, gallery: string) {
    this.#context = context;
    this.#client = context.clientFor(storedToken);
    this.#texts = new TextCache(this.#client);
    this.#language = language;
    this.#gallery = gallery;
  }

  async start(): Promise<void> {
    this.draw();
    await this.#look();
  }

  /** Whether something is changed that is not saved. */
  get isChanged(): boolean {
    return [...this.#orders.values()].some((order) => order.isChanged);
  }

  get #order(): GalleryOrder | undefined {
    return this.#orders.get(this.#gallery);
  }

  #fail(error: unknown): void {
    this.#state = { step: 'failed', why: error instanceof RepositoryError ? error.failure : 'unknown' };
    this.draw();
  }

  /** Reads what hangs in the gallery that is chosen, unless it is known. */
  async #look(): Promise<void> {
    const token = storedToken();
    const gallery = this.#gallery;
    if (token === undefined || this.#order) return;
    try {
      const { files } = (this.#branch ??= await this.#client.snapshot());
      await this.#texts.read(entriesOf(gallery, files), files);
      // Signed out meanwhile: a form stands there, in which a token is being written.
      if (storedToken() !== token) return;
      const keys = this.#context.settings.galleries.find(({ name }) => name === gallery)?.groups.map(({ key }) => key);
      this.#orders.set(gallery, new GalleryOrder(hungPhotos(gallery, files, this.#texts.of), keys ?? []));
      this.draw();
    } catch (error) {
      if (storedToken() === token) this.#fail(error);
    }
  }

  async #save(): Promise<void> {
    const order = this.#order;
    if (!order) return;
    order.picked = undefined;
    this.#state = { step: 'saving' };
    this.#said = undefined;
    this.draw();
    try {
      const { commit } = await saveOrder(this.#client, this.#texts, this.#gallery, order.seen, order.order);
      // The names of the files are others now.
      this.#orders.delete(this.#gallery);
      this.#branch = undefined;
      this.#state = { step: 'saved', ...(commit !== undefined && { commit }) };
      this.draw();
    } catch (error) {
      this.#fail(error);
    }
  }

  async #goOn(): Promise<void> {
    this.#state = { step: 'idle' };
    this.#said = undefined;
    this.draw();
    await this.#look();
  }

  readonly #enter = async (token: string): Promise<void> => {
    const { profile } = await this.#context.clientFor(() => token).account();
    signIn(token, profile);
    await this.#goOn();
  };

  readonly #leave = (): void => {
    if (this.isChanged && !confirm(wordsOf(this.#language).leave)) return;
    signOut();
    this.#orders.clear();
    this.#branch = undefined;
    this.#state = { step: 'idle' };
    this.draw();
  };

  #tap(order: GalleryOrder, photo: HungPhoto, group: OrderGroup, place: number): void {
    const words = wordsOf(this.#language);
    const at = order.pickedPlace;
    this.#said = undefined;
    if (!at || order.picked === photo.entry) order.picked = at ? undefined : photo.entry;
    else if (at.group.key !== group.key) this.#said = words.otherGroup;
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
    this.#said = interpolate(wordsOf(this.#language).moved, { name, number: at + 1 });
    this.draw();
  }

  #saved(commit: string | undefined): HTMLElement {
    const words = wordsOf(this.#language);
    const { settings } = this.#context;
    const siteLanguage = settings.languages.includes(this.#language) ? this.#language : 'en';
    const page = `${settings.base}${siteLanguage === 'hi' ? 'hi/' : ''}${this.#gallery}`;
    const checks = `https://github.com/${settings.place.repo}/commit/${commit}/checks`;
    const said = element(
      'section',
      { class: 'done', tabindex: '-1' },
      element('h2', {}, words.saved),
      element('p', {}, words.building),
      button(words.more, () => void this.#goOn(), { class: 'action' }),
      element('a', { class: 'plain', href: page }, words.showGallery),
      commit === undefined
        ? undefined
        : element('a', { class: 'plain', href: checks, target: '_blank', rel: 'noopener' }, words.checks),
    );
    said.dataset['state'] = 'saved';
    return said;
  }

  #work(): (Node | undefined)[] {
    const { galleries } = this.#context.settings;
    const order = this.#order;
    const state = this.#state;
    const language = this.#language;
    const words = wordsOf(language);
    if (state.step === 'saved') return [this.#saved(state.commit)];
    const gallery = galleries.find(({ name }) => name === this.#gallery);
    const pills = galleryPills(galleries, this.#gallery, language, this.#branch, (name) => {
      this.#gallery = name;
      void this.#goOn();
    });
    const photos = order?.seen ?? [];
    const shown =
      order && gallery && photos.length > 0
        ? grid(order.groups, {
            gallery,
            language,
            picked: order.picked,
            show: (image, { sha }) => sha !== undefined && this.#context.showPicture(image, sha),
            tap: (photo, group, place) => this.#tap(order, photo, group, place),
          })
        : [];
    const work = element(
      'div',
      { class: 'work', inert: state.step === 'saving' },
      element('fieldset', {}, element('legend', {}, words.gallery), pills),
      order && photos.length === 0 ? element('p', {}, words.empty) : undefined,
      ...shown,
    );
    const bar = actionBar(order, {
      language,
      said: this.#said,
      isSaving: state.step === 'saving',
      why: state.step === 'failed' ? state.why : undefined,
      move: (to) => order && this.#move(order, to),
      undo: () => {
        order?.undo();
        this.#state = { step: 'idle' };
        this.#said = undefined;
        this.draw();
      },
      save: () => void this.#save(),
      retry: () => void this.#goOn(),
    });
    bar.hidden = order !== undefined && photos.length < 2 && state.step !== 'failed';
    return [work, bar];
  }

  draw(): void {
    const language = this.#language;
    const words = wordsOf(language);
    const { root, settings } = this.#context;
    const state = this.#state;
    const focused = document.activeElement?.id ?? '';
    document.documentElement.lang = language;
    document.title = words.title;
    const other: EditorLanguage = language === 'en' ? 'hi' : 'en';
    const change = button(words.otherLanguage, () => this.#speak(other), { class: 'plain', lang: other });
    const isIn = storedToken() !== undefined;
    const isRefused = state.step === 'failed' && wantsToken(state.why);
    const form = signInForm(language, `${settings.base}admin?${STEPS_QUERY}`, this.#enter);
    const links = [
      element('a', { class: 'plain', href: `${settings.base}admin/photos` }, words.hang),
      element('a', { class: 'plain', href: `${settings.base}admin#/` }, words.editor),
      isIn ? button(words.signOut, this.#leave, { class: 'plain' }) : undefined,
    ];
    root.replaceChildren(
      element('header', {}, element('h1', {}, words.title), change),
      element('main', {}, isIn && !isRefused ? undefined : form, ...(isIn ? this.#work() : [])),
      element('footer', {}, ...links),
    );
    const again = focused === '' ? null : document.getElementById(focused);
    if (again instanceof HTMLButtonElement && !again.disabled) again.focus();
    if (state.step === 'saved') root.querySelector<HTMLElement>('.done')?.focus();
    if (isRefused) form.querySelector('input')?.focus();
  }

  #speak(language: EditorLanguage): void {
    this.#language = language;
    chooseLanguage(language);
    this.#said = undefined;
    this.draw();
  }
}
