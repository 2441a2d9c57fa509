/** What hangs in a gallery already: how many photos, and on a tap the last of them. */
import { Component } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { interpolate } from '../../shared/interpolate.ts';
import { naturalOrder } from '../../shared/natural-order.ts';
import { isSitePicture } from '../../shared/path.ts';
import type { FolderReader, FolderFile } from './folder-reader.ts';
import type { Words } from './words/index.ts';

/** Photos that are fetched to be shown: each weighs some hundred kilobytes. */
const SHOWN = 12;

interface Props {
  words: Words;
  reader: FolderReader;
  folder: string;
}

interface State {
  files: FolderFile[];
  /** The addresses of those that have been fetched, by name. */
  addresses: ReadonlyMap<string, string>;
}

export class ExistingPhotos extends Component<Props, State> {
  override state: State = { files: [], addresses: new Map() };
  #isThere = true;

  override componentDidMount(): void {
    this.#isThere = true;
    this.props.reader.filesIn(this.props.folder).then(
      (files) => {
        const photos = files.filter(({ name }) => isSitePicture(name)).sort((a, b) => naturalOrder(a.name, b.name));
        if (this.#isThere) this.setState({ files: photos });
      },
      // This list is not essential, so a failure is ignored: choosing a photo asks again, and reports it.
      () => undefined,
    );
  }

  override componentWillUnmount(): void {
    this.#isThere = false;
    for (const address of this.state.addresses.values()) URL.revokeObjectURL(address);
  }

  private readonly toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void => {
    if (currentTarget.open) void this.#fetch();
  };

  async #fetch(): Promise<void> {
    for (const { name, read } of this.state.files.slice(-SHOWN).reverse()) {
      if (!this.#isThere) return;
      if (this.state.addresses.has(name)) continue;
      const picture = await read().catch(() => undefined);
      if (!picture) return;
      const address = URL.createObjectURL(picture);
      this.setState(({ addresses }) => ({ addresses: new Map(addresses).set(name, address) }));
    }
  }

  override render(): ReactNode {
    const { files, addresses } = this.state;
    if (files.length === 0) return null;
    return (
      <details onToggle={this.toggle}>
        <summary>{interpolate(this.props.words.existing, { count: files.length })}</summary>
        <ul className="existing-photos">
          {files
            .slice(-SHOWN)
            .reverse()
            .map(({ name }) => (
              <li key={name}>
                {addresses.has(name) && <img src={addresses.get(name)} alt="" />}
                {name}
              </li>
            ))}
        </ul>
      </details>
    );
  }
}
