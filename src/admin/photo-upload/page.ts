/** Draws the page from what the queue knows, and hands every tap to it. */
import { OFFERED_TYPES } from '../../shared/photo-rules.ts';
import type { RepositoryClient, Snapshot } from '../repository/client.ts';
import { RepositoryError } from '../repository/error.ts';
import type { EditorLanguage } from '../language.ts';
import { wantsToken } from '../api-failure/failure.ts';
import { signIn, signOut, storedToken } from '../sign-in/session.ts';
import { GALLERY_QUERY, PHOTO_ORDER_PATH } from '../photo-order/paths.ts';
import { drawActionBar } from './action-bar.ts';
import { card } from './card.ts';
import type { UploadQueue } from './upload-queue.ts';
import { element } from '../element.ts';
import { galleryChoice } from './gallery-choice.ts';
import { success } from './outcome.ts';
import { isReady, type Photo, type ReadyPhoto } from './photo.ts';
import { siteLanguage } from '../photo-pages/addresses.ts';
import { PageFrame } from '../photo-pages/page-frame.ts';
import { CHOOSE_ID, restoreFocus } from '../photo-pages/restore-focus.ts';
import type { PhotoPageSettings } from '../photo-pages/settings.ts';
import { StatusBar } from '../photo-pages/status-bar.ts';
import { wordsIn } from './words/index.ts';

export class UploadPage {
  language: EditorLanguage;
  readonly #frame: PageFrame;
  readonly #bar = new StatusBar();
  readonly #settings: PhotoPageSettings;
  readonly #clientFor: (token: () => string | undefined) => RepositoryClient;
  readonly #queue: UploadQueue;
  readonly #addresses = new Map<string, string>();
  #branch: Snapshot | undefined;
  #restored = false;

  constructor(
    root: HTMLElement,
    settings: PhotoPageSettings,
    language: EditorLanguage,
    clientFor: (token: () => string | undefined) => RepositoryClient,
    makeQueue: (changed: (what?: Photo | 'progress') => void) => UploadQueue,
  ) {
    this.#settings = settings;
    this.language = language;
    this.#clientFor = clientFor;
    this.#queue = makeQueue((what) => this.#changed(what));
    this.#frame = new PageFrame(root, {
      base: settings.base,
      signIn: this.#signIn,
      signOut: this.#signOut,
      onLanguageChange: (chosen) => {
        this.language = chosen;
        this.draw();
      },
    });
  }

  /** @param restore brings back what the last visit has left; true when there was something */
  async start(restore: (queue: UploadQueue) => Promise<boolean>): Promise<void> {
    this.draw();
    this.#restored = await restore(this.#queue);
    this.draw();
    await this.#look();
  }

  get #client(): RepositoryClient {
    return this.#clientFor(storedToken);
  }

  /** Another page of this browser has signed in or out. */
  readonly tokenChanged = (): void => {
    const { step } = this.#queue.state;
    if (step === 'idle' || step === 'failed') void this.#retry();
  };

  /** Reads what hangs. Not essential, but an expired token is better reported before the work than after it. */
  async #look(): Promise<void> {
    const token = storedToken();
    if (token === undefined) return;
    try {
      const branch = await this.#client.snapshot();
      // Signed out meanwhile: a token may be half typed into the form, so nothing is redrawn.
      if (storedToken() !== token) return;
      this.#branch = branch;
      this.draw();
    } catch (error) {
      const { state, photos } = this.#queue;
      if (storedToken() !== token || state.step !== 'idle' || !(error instanceof RepositoryError)) return;
      // While photos are being prepared the host is not needed yet: only a refused token is worth a message.
      if (photos.length === 0 || wantsToken(error.failure)) this.#queue.fail(error);
    }
  }

  readonly #signIn = async (token: string): Promise<void> => {
    const client = this.#clientFor(() => token);
    const { profile } = await client.account();
    this.#branch = await client.snapshot();
    signIn(token, profile);
    if (this.#queue.state.step === 'failed') this.#queue.state = { step: 'idle' };
    this.draw();
  };

  readonly #signOut = (): void => {
    const { photos } = this.#queue;
    if (photos.length > 0 && !confirm(wordsIn(this.language).signOutAsk)) return;
    signOut();
    this.#queue.clear();
    this.draw();
  };

  #changed(what: Photo | 'progress' | undefined): void {
    if (what === 'progress') {
      this.#drawBar();
      return;
    }
    const photo = what;
    const old = photo && document.getElementById(`photo-${photo.id}`);
    const { state } = this.#queue;
    if (!photo || !old) {
      this.draw();
      return;
    }
    // While the owner types or taps, what is in use stays; a photo that has become ready is drawn anew.
    if (old.ariaBusy === 'true') {
      const focused = document.activeElement;
      old.replaceWith(this.#card(photo, this.#queue.photos.indexOf(photo)));
      restoreFocus(focused);
    }
    if (state.step !== 'uploaded') this.#drawBar();
  }

  #addressOf(photo: ReadyPhoto): string {
    const known = this.#addresses.get(photo.id) ?? URL.createObjectURL(photo.jpeg);
    this.#addresses.set(photo.id, known);
    return known;
  }

  /** Lets go of the photos that are no longer on the page. */
  #revokeAddresses(): void {
    for (const [id, address] of this.#addresses) {
      if (this.#queue.photos.some((photo) => photo.id === id)) continue;
      URL.revokeObjectURL(address);
      this.#addresses.delete(id);
    }
  }

  #card(photo: Photo, at: number): HTMLElement {
    const gallery = this.#settings.galleries.find(({ name }) => name === this.#queue.gallery);
    return card(photo, at, {
      queue: this.#queue,
      language: this.language,
      describedIn: siteLanguage(this.#settings, this.language),
      gallery,
      addressOf: (ready) => this.#addressOf(ready),
    });
  }

  #choose(): HTMLElement {
    const words = wordsIn(this.language);
    const input = element('input', {
      id: CHOOSE_ID,
      class: 'file-input',
      type: 'file',
      multiple: true,
      accept: OFFERED_TYPES,
    });
    input.setAttribute('aria-describedby', 'choose-hint');
    input.onchange = () => {
      const files = [...(input.files ?? [])];
      this.#restored = false;
      this.#queue.choose(files);
    };
    const label = this.#queue.photos.length > 0 ? words.chooseMore : words.choose;
    const hint = element('p', { class: 'hint', id: 'choose-hint' }, words.chooseHint);
    return element('div', {}, element('label', { class: 'choose' }, label, input), hint);
  }

  #drawBar(): void {
    drawActionBar(this.#bar, this.#queue, this.language, () => void this.#retry());
  }

  async #retry(): Promise<void> {
    this.#queue.state = { step: 'idle' };
    this.draw();
    await this.#look();
  }

  #work(): HTMLElement[] {
    const { state, photos, gallery, sentTo } = this.#queue;
    const { galleries, base } = this.#settings;
    const words = wordsIn(this.language);
    if (state.step === 'uploaded') {
      const more = () => {
        this.#queue.clear();
        void this.#look();
      };
      return [success(state, this.language, this.#settings, more)];
    }
    const cards = photos.map((photo, at) => this.#card(photo, at));
    const work = element(
      'div',
      { class: 'work', inert: state.step === 'uploading' },
      galleryChoice({
        galleries,
        chosen: gallery,
        isOpen: sentTo === undefined,
        language: this.language,
        branch: this.#branch,
        read: (sha) => this.#client.blob(sha),
        order: `${base}${PHOTO_ORDER_PATH}?${GALLERY_QUERY}=${encodeURIComponent(gallery)}`,
        choose: (name) => this.#queue.chooseGallery(name),
      }),
      this.#restored && photos.some(isReady) ? element('p', { class: 'busy' }, words.kept) : undefined,
      sentTo === undefined ? undefined : element('p', { class: 'busy' }, words.unconfirmed),
      cards.length > 0 ? element('ol', { class: 'cards' }, ...cards) : undefined,
      this.#choose(),
    );
    this.#drawBar();
    return [work, this.#bar.element];
  }

  draw(): void {
    const words = wordsIn(this.language);
    const { state } = this.#queue;
    this.#frame.draw({
      language: this.language,
      title: words.title,
      isRefused: state.step === 'failed' && wantsToken(state.why),
      isBusy: state.step === 'uploading',
      work: this.#work(),
      links: [element('a', { class: 'plain', href: `${this.#settings.base}admin#/` }, words.editor)],
    });
    this.#revokeAddresses();
    if (state.step === 'uploaded') document.querySelector<HTMLElement>('.done')?.focus();
  }
}
