/**
 * Where a photo is chosen, made ready and shown. A class, because the editor renders it with its own copy of React, in
 * which hooks of this project's copy do not work.
 */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { interpolate } from '../../shared/interpolate.ts';
import { GRID_WIDTH, OFFERED_TYPES } from '../../shared/photo-rules.ts';
import { ExistingPhotos } from './ExistingPhotos.tsx';
import type { PendingPhoto, PendingPhotos } from './pending-photo.ts';
import { prepare } from './prepare.ts';
import { replacementName } from './replacement.ts';
import type { FolderReader } from './folder-reader.ts';
import { folderOf, pictureOf } from './picture-url.ts';
import type { ShownPictures } from './shown-pictures.ts';
import { refusalSentence } from './words/index.ts';
import type { Words } from './words/index.ts';
import { basename, isHeicName, resolvePath, stem } from '../../shared/path.ts';

interface PhotoControlContext {
  words: Words;
  reader: FolderReader;
  pending: PendingPhotos;
  shown: ShownPictures;
}

type State =
  | { step: 'idle' }
  | { step: 'preparing'; name: string; isHeic: boolean }
  | {
      step: 'ready';
      /**
       * A new photo's file is renamed when its number is taken meanwhile; a photo that replaces another keeps its name.
       */
      photo: Pick<PendingPhoto, 'name' | 'file'>;
      replaces: boolean;
      name: string;
      width: number;
      height: number;
      isNarrow: boolean;
    }
  | { step: 'refused'; sentence: string };

const waits = (value: string) => value.startsWith('blob:');

/** The editor's own, with what integrations/admin/patches/replace-pictures.ts adds to it. */
type AddFile = (file: File, options: { replace: boolean }) => Promise<string>;

export function createPhotoControl({ words, reader, pending, shown }: PhotoControlContext): CustomFieldControl {
  /** By folder: further photos of a choice of several. Each next new entry of the folder takes one. */
  const waiting = new Map<string, File[]>();

  return class PhotoControl extends Component<CustomFieldControlProps, { doing: State; address: string | undefined }> {
    override state: { doing: State; address: string | undefined } = { doing: { step: 'idle' }, address: undefined };
    /** Which choice counts: a second photo may be chosen while the first is being made ready. */
    #choice = 0;
    readonly #redraw = () => this.forceUpdate();

    override componentDidMount(): void {
      pending.addEventListener('renumbered', this.#redraw);
      this.#tellWhetherItBrings();
      void this.#showValue();
      const next = this.#value === '' ? waiting.get(this.#folder)?.shift() : undefined;
      if (next) void this.#take(next);
    }

    override componentDidUpdate({ value }: CustomFieldControlProps): void {
      if (value === this.props.value) return;
      this.#tellWhetherItBrings();
      void this.#showValue();
      // The owner has undone the choice in the editor.
      if (typeof value === 'string' && waits(value) && !waits(this.#value)) {
        this.#giveUp();
        this.setState({ doing: { step: 'idle' } });
      }
    }

    override componentWillUnmount(): void {
      pending.removeEventListener('renumbered', this.#redraw);
      pending.bringing.delete(this);
      shown.forget(this);
      this.#isOpen = false;
      this.#giveUp();
    }

    #tellWhetherItBrings(): void {
      const kind = this.#replacementName === undefined ? 'new' : 'replacement';
      if (waits(this.#value)) pending.bringing.set(this, kind);
      else pending.bringing.delete(this);
    }

    /** Forgets the photo that is being made ready, if any. */
    #giveUp(): void {
      this.#choice += 1;
      pending.preparing.delete(this);
    }

    get #folder(): string {
      return folderOf(this.props);
    }

    get #value(): string {
      return typeof this.props.value === 'string' ? this.props.value : '';
    }

    /** Whether the field is still there, when its picture has come. */
    #isOpen = true;

    /** What the entry shows in the repository, once it was seen. */
    #shown = '';

    /** The name for a photo in the place of the one that hangs. */
    get #replacementName(): string | undefined {
      const path: unknown = this.props.entry?.get('path');
      return replacementName(typeof path === 'string' ? path : '', this.#shown);
    }

    async #showValue(): Promise<void> {
      const value = this.#value;
      if (!waits(value)) this.#shown = value;
      const picture = await pictureOf(reader, this.#folder, value);
      if (value !== this.#value || !this.#isOpen) return;
      this.setState({ address: picture?.address });
      if (picture?.sha !== undefined) shown.note(this, { path: resolvePath(this.#folder, value), sha: picture.sha });
    }

    private readonly choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
      const [file, ...others] = currentTarget.files ?? [];
      if (!file) return;
      if (this.#replacementName === undefined) waiting.set(this.#folder, others);
      void this.#take(file);
      // Otherwise choosing the same file again, once its download is complete, would fire no event.
      currentTarget.value = '';
    };

    async #take(file: File): Promise<void> {
      const choice = (this.#choice += 1);
      pending.preparing.add(this);
      try {
        await this.#makeReady(file, choice);
      } finally {
        // A photo that was chosen meanwhile is still being made ready.
        if (choice === this.#choice) pending.preparing.delete(this);
      }
    }

    async #makeReady(file: File, choice: number): Promise<void> {
      const { name } = file;
      const say = (doing: State) => {
        if (choice === this.#choice) this.setState({ doing });
      };
      say({ step: 'preparing', name, isHeic: isHeicName(name) });
      const prepared = await prepare(file);
      if (choice !== this.#choice) return;
      if ('refusal' in prepared) {
        say({ step: 'refused', sentence: refusalSentence(words, name, prepared.refusal, prepared.pixels) });
        return;
      }
      const own = this.#replacementName;
      const replaces = own !== undefined;
      const { jpeg } = prepared;
      try {
        const photo = replaces
          ? { name: own, file: new File([jpeg], own, { type: jpeg.type }) }
          : await pending.add(jpeg, stem(name), this.#folder);
        const value = await (this.props.addFile as AddFile)(photo.file, { replace: replaces });
        if (choice !== this.#choice) return;
        // The editor found the same picture in its folder, and returned that one's name.
        if (!waits(value)) {
          say({ step: 'refused', sentence: interpolate(words.hangsAlready, { name, other: basename(value) }) });
          return;
        }
        this.props.onChange(value);
        say({ step: 'ready', photo, replaces, name, ...prepared });
      } catch {
        say({ step: 'refused', sentence: words.offline });
      }
    }

    #sentences(): string[] {
      const { doing } = this.state;
      if (doing.step === 'preparing')
        return [interpolate(doing.isHeic ? words.preparingHeic : words.preparing, { name: doing.name })];
      if (doing.step === 'refused') return [doing.sentence];
      if (doing.step === 'idle') return [];
      const { photo, replaces, width, height, isNarrow, name } = doing;
      const others = waiting.get(this.#folder)?.length ?? 0;
      return [
        interpolate(words.ready, { width, height, name: photo.name }),
        ...(isNarrow ? [interpolate(words.narrow, { name, width, wanted: GRID_WIDTH })] : []),
        replaces ? words.replaces : words.describe,
        ...(others > 0 ? [interpolate(words.waiting, { count: others })] : []),
      ];
    }

    override render(): ReactNode {
      const { doing, address } = this.state;
      const hangs = this.#value !== '' && !waits(this.#value);
      const own = this.#replacementName;
      const id = `${this.props.forID}-said`;
      return (
        <div
          className="photo-field"
          data-state={hangs && doing.step === 'idle' ? 'hangs' : doing.step}
          aria-busy={doing.step === 'preparing'}
        >
          {address && <img className="photo-field-picture" src={address} alt="" />}
          {hangs && <p>{own === undefined ? words.hangsForGood : words.hangs}</p>}
          {(!hangs || own !== undefined) && (
            <label className="photo-field-button">
              {this.#value ? words.chooseOther : words.choose}
              <input
                id={this.props.forID}
                className="file-input"
                type="file"
                multiple={own === undefined}
                accept={OFFERED_TYPES}
                aria-describedby={id}
                onChange={this.choose}
              />
            </label>
          )}
          <div id={id} role="status">
            {this.#sentences().map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          {own === undefined && !hangs && <ExistingPhotos words={words} reader={reader} folder={this.#folder} />}
        </div>
      );
    }
  };
}
