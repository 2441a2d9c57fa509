/** The picture of the field beside this one, on which the face is tapped. */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { parseFocalPoint } from '../../shared/focal-point.ts';
import type { FocalPoint } from '../../shared/focal-point.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { movedFocalPoint, tappedFocalPoint } from './focal-point.ts';
import type { FolderReader } from './folder-reader.ts';
import { folderOf, pictureOf } from './picture-url.ts';
import type { Words } from './words/index.ts';

export function createFocalPointControl(surroundings: { words: Words; reader: FolderReader }): CustomFieldControl {
  const { words, reader } = surroundings;
  return class FocalPointControl extends Component<CustomFieldControlProps, { picture: string; address?: string }> {
    override state: { picture: string; address?: string } = { picture: '' };

    override componentDidMount(): void {
      void this.#showPicture();
    }

    override componentDidUpdate(): void {
      void this.#showPicture();
    }

    /** What the field beside this one holds. */
    get #picture(): string {
      const value: unknown = this.props.entry?.getIn(['data', String(this.props.field.get('photo') ?? 'image')]);
      return typeof value === 'string' ? value : '';
    }

    get #focus(): FocalPoint | undefined {
      return typeof this.props.value === 'string' ? parseFocalPoint(this.props.value) : undefined;
    }

    async #showPicture(): Promise<void> {
      const picture = this.#picture;
      if (picture === this.state.picture) return;
      this.setState({ picture, address: undefined });
      const found = await pictureOf(reader, folderOf(this.props), picture);
      if (picture === this.#picture) this.setState({ address: found?.address });
    }

    private readonly tap = (event: MouseEvent<HTMLButtonElement>): void => {
      this.props.onChange(tappedFocalPoint(this.#focus, event, event.currentTarget));
    };

    private readonly move = (event: KeyboardEvent): void => {
      const moved = movedFocalPoint(this.#focus, event.key);
      if (moved === undefined) return;
      event.preventDefault();
      this.props.onChange(moved);
    };

    override render(): ReactNode {
      const focus = this.#focus;
      const { address } = this.state;
      if (!address) return <p className="photo-field">{words.focusNone}</p>;
      const said = focus ? interpolate(words.focusAt, { x: focus.x, y: focus.y }) : words.focusHint;
      return (
        <div className="photo-field">
          <p>{words.focusHint}</p>
          <button
            type="button"
            id={this.props.forID}
            className="focal-point-picture"
            aria-label={said}
            onClick={this.tap}
            onKeyDown={this.move}
          >
            <img src={address} alt="" draggable={false} />
            {focus && <span className="focal-point-mark" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />}
          </button>
          <p role="status">{focus ? said : ''}</p>
          {focus && (
            <button type="button" className="photo-field-button" onClick={() => this.props.onChange(undefined)}>
              {words.focusRemove}
            </button>
          )}
        </div>
      );
    }
  };
}
