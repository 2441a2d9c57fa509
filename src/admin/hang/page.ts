/** Draws the page from what the desk knows, and hands every tap to it. */
import type { RepositoryClient, Snapshot } from '../repository/client.ts';
import { RepositoryError } from '../repository/error.ts';
import type { EditorLanguage } from '../settings.ts';
import { STEPS_QUERY } from '../sign-in/steps.ts';
import { signIn, signOut, storedToken } from '../sign-in/session.ts';
import { actionBar } from './bar.ts';
import { card } from './card.ts';
import type { Desk, Why } from './desk.ts';
import { button, element } from './dom.ts';
import { focusAgain } from './focus-again.ts';
import { galleryChoice } from './gallery-choice.ts';
import { success } from './outcome.ts';
import { isReady, type Photo, type ReadyPhoto } from './photo.ts';
import type { HangSettings } from './settings.ts';
import { signInForm } from './sign-in-form.ts';
import { wordsOf } from './words/words.ts';

/** What a new token mends. */
const WANTS_TOKEN: readonly Why[] = ['expired', 'read-only', 'gone'];

/** What the file dialog offers; what is really in a file is read from its bytes. */
const ACCEPT = 'image/*,.heic,.heif,.hif';

export class Page {
  language: EditorLanguage;
  readonly #root: HTMLElement;
  readonly #settings: HangSettings;
  readonly #clientFor: (token: () => string | undefined) => RepositoryClient;
  readonly #desk: Desk;
  readonly #addresses = new Map<string, string>();
  #branch: Snapshot | undefined;
  #restored = false;
  #bar: HTMLElement = element('div');

  constructor(
    root: HTMLElement,
    settings: HangSettings,
    language: EditorLanguage,
    clientFor: (token: () => string | undefined) => RepositoryClient,
    makeDesk: (changed: (what?: Photo | 'progress') => void) => Desk,
  ) {
    this.#root = root;
    this.#settings = settings;
    this.language = language;
    this.#clientFor = clientFor;
    this.#desk = makeDesk((what) => this.#changed(what));
  }

  /** @param restore brings back what the last visit has left; true when there was something */
  async start(restore: (desk: Desk) => Promise<boolean>): Promise<void> {
    this.draw();
    this.#restored = await restore(this.#desk);
    this.draw();
    await this.#look();
  }

  get #client(): RepositoryClient {
    return this.#clientFor(storedToken);
  }

  /** Reads what hangs. It is a courtesy, but a token that has ended is better known before the work than after it. */
  async #look(): Promise<void> {
    if (storedToken() === undefined) return;
    try {
      this.#branch = await this.#client.snapshot();
      this.draw();
    } catch (error) {
      const { doing, photos } = this.#desk;
      if (doing.step !== 'idle' || !(error instanceof RepositoryError)) return;
      // What she works on already needs nothing from the host yet, unless a new token.
      if (photos.length === 0 || WANTS_TOKEN.includes(error.failure)) this.#desk.fail(error.failure);
    }
  }

  readonly #enter = async (token: string): Promise<void> => {
    const client = this.#clientFor(() => token);
    const { profile } = await client.account();
    this.#branch = await client.snapshot();
    signIn(token, profile);
    if (this.#desk.doing.step === 'failed') this.#desk.doing = { step: 'idle' };
    this.draw();
  };

  readonly #leave = (): void => {
    const { photos } = this.#desk;
    if (photos.length > 0 && !confirm(wordsOf(this.language).signOutAsk)) return;
    signOut();
    this.#desk.clear();
    this.draw();
  };

  #changed(what: Photo | 'progress' | undefined): void {
    if (what === 'progress') {
      this.#drawBar();
      return;
    }
    const photo = what;
    const old = photo && document.getElementById(`photo-${photo.id}`);
    const { doing } = this.#desk;
    if (!photo || !old) {
      this.draw();
      return;
    }
    // While she types or taps, what she touches stays; a photo that has become ready is drawn anew.
    if (old.ariaBusy === 'true') old.replaceWith(this.#card(photo, this.#desk.photos.indexOf(photo)));
    if (doing.step !== 'hung') this.#drawBar();
  }

  #addressOf(photo: ReadyPhoto): string {
    const known = this.#addresses.get(photo.id) ?? URL.createObjectURL(photo.jpeg);
    this.#addresses.set(photo.id, known);
    return known;
  }

  #card(photo: Photo, at: number): HTMLElement {
    const gallery = this.#settings.galleries.find(({ name }) => name === this.#desk.gallery);
    return card(photo, at, {
      desk: this.#desk,
      language: this.language,
      gallery,
      addressOf: (ready) => this.#addressOf(ready),
    });
  }

  #choose(): HTMLElement {
    const words = wordsOf(this.language);
    const input = element('input', { type: 'file', multiple: true, accept: ACCEPT });
    input.setAttribute('aria-describedby', 'choose-hint');
    input.onchange = () => {
      const files = [...(input.files ?? [])];
      this.#restored = false;
      this.#desk.choose(files);
    };
    const label = this.#desk.photos.length > 0 ? words.chooseMore : words.choose;
    const hint = element('p', { className: 'quiet', id: 'choose-hint' }, words.chooseHint);
    return element('div', {}, element('label', { className: 'choose' }, label, input), hint);
  }

  #drawBar(): void {
    const bar = actionBar(this.#desk, this.language, () => void this.#retry());
    this.#bar.replaceWith(bar);
    this.#bar = bar;
  }

  async #retry(): Promise<void> {
    this.#desk.doing = { step: 'idle' };
    this.draw();
    await this.#look();
  }

  #work(): (Node | undefined)[] {
    const { doing, photos, gallery } = this.#desk;
    const { galleries, place, base } = this.#settings;
    const words = wordsOf(this.language);
    if (doing.step === 'hung') {
      const addresses = {
        checks: (commit: string) => `https://github.com/${place.repo}/commit/${commit}/checks`,
        gallery: (name: string) => `${base}${this.language === 'hi' ? 'hi/' : ''}${name}`,
      };
      const more = () => {
        this.#desk.clear();
        void this.#look();
      };
      return [success(doing, this.language, addresses, more)];
    }
    const cards = photos.map((photo, at) => this.#card(photo, at));
    const work = element(
      'div',
      { className: 'work', inert: doing.step === 'hanging' },
      galleryChoice({
        galleries,
        chosen: gallery,
        language: this.language,
        branch: this.#branch,
        read: (sha) => this.#client.blob(sha),
        choose: (name) => this.#desk.chooseGallery(name),
      }),
      this.#restored && photos.some(isReady) ? element('p', { className: 'busy' }, words.kept) : undefined,
      cards.length > 0 ? element('ol', { className: 'cards' }, ...cards) : undefined,
      this.#choose(),
    );
    return [work, this.#bar];
  }

  draw(): void {
    const words = wordsOf(this.language);
    const { doing } = this.#desk;
    const { base } = this.#settings;
    const focused = document.activeElement;
    document.documentElement.lang = this.language;
    document.title = words.title;
    const other: EditorLanguage = this.language === 'en' ? 'hi' : 'en';
    const change = button(words.otherLanguage, () => this.#speak(other), { className: 'plain', lang: other });
    const isIn = storedToken() !== undefined;
    const wantsToken = doing.step === 'failed' && WANTS_TOKEN.includes(doing.why);
    const form = signInForm(this.language, `${base}admin?${STEPS_QUERY}`, this.#enter);
    const links = [
      element('a', { className: 'plain', href: `${base}admin#/` }, words.editor),
      isIn ? button(words.signOut, this.#leave, { className: 'plain' }) : undefined,
    ];
    const parts = [isIn && !wantsToken ? undefined : form, ...(isIn ? this.#work() : [])];
    this.#root.replaceChildren(
      element('header', {}, element('h1', {}, words.title), change),
      element('main', {}, ...parts),
      element('footer', {}, ...links),
    );
    if (isIn && doing.step !== 'hung') this.#drawBar();
    focusAgain(focused);
    if (doing.step === 'hung') this.#root.querySelector<HTMLElement>('.done')?.focus();
    if (wantsToken) form.querySelector('input')?.focus();
  }

  #speak(language: EditorLanguage): void {
    this.language = language;
    this.draw();
  }
}
