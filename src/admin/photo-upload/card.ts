/** One photo on the page: how it looks, where the face is, what it shows, and its place among the others. */
import { interpolate } from '../../shared/interpolate.ts';
import { isHeicName } from '../../shared/path.ts';
import { GRID_WIDTH } from '../../shared/photo-rules.ts';
import type { GalleryFolder } from '../config/galleries.ts';
import { refusalSentence, wordsIn as fieldWordsIn } from '../photo-field/words/index.ts';
import type { EditorLanguage } from '../language.ts';
import { strayBrace } from './description.ts';
import type { UploadQueue } from './upload-queue.ts';
import { button, element, isSecondTap } from '../element.ts';
import { focalPointPicker } from './focal-point-picker.ts';
import { isReady, isUnconfirmed, type Photo, type ReadyPhoto } from './photo.ts';
import { wordsIn } from './words/index.ts';

export interface CardContext {
  queue: UploadQueue;
  language: EditorLanguage;
  /** The language in which the owner describes the photo. */
  describedIn: EditorLanguage;
  gallery: GalleryFolder | undefined;
  /** The address of a photo's picture. */
  addressOf: (photo: ReadyPhoto) => string;
}

function describe(photo: ReadyPhoto, { queue, language, describedIn }: CardContext): HTMLElement {
  const words = wordsIn(language);
  const id = `alt-${photo.id}`;
  const value = photo.alts[describedIn] ?? '';
  const problem = element('p', { class: 'problem', id: `${id}-problem` });
  problem.setAttribute('role', 'alert');
  const field = element('textarea', { id, rows: 2, lang: describedIn, autocapitalize: 'sentences' }, value);
  field.setAttribute('aria-describedby', `${id}-hint ${id}-problem`);
  const look = () => {
    const character = strayBrace(field.value);
    problem.textContent = character === undefined ? '' : interpolate(words.brace, { character });
    field.ariaInvalid = String(character !== undefined);
  };
  let { alts } = photo;
  field.oninput = () => {
    alts = { ...alts, [describedIn]: field.value };
    queue.update(photo.id, { alts });
    look();
  };
  look();
  const hint = element('p', { class: 'hint', id: `${id}-hint` }, words.describeHint);
  return element('div', {}, element('label', { for: id }, words.describe), field, problem, hint);
}

function group(photo: ReadyPhoto, { queue, language, gallery }: CardContext): HTMLElement | undefined {
  if (!gallery || gallery.groups.length === 0) return undefined;
  const words = wordsIn(language);
  const id = `group-${photo.id}`;
  const options = gallery.groups.map(({ key, names }) => element('option', { value: key }, names[language] ?? key));
  const select = element('select', { id }, element('option', { value: '' }, words.noGroup), ...options);
  select.value = photo.group ?? '';
  select.onchange = () => queue.update(photo.id, { group: select.value || undefined });
  return element('div', {}, element('label', { for: id }, words.group), select);
}

function sentence(photo: Photo, language: EditorLanguage): HTMLElement | undefined {
  const field = fieldWordsIn(language);
  const { name } = photo;
  const said = (text: string, kind: string) => element('p', { class: kind }, text);
  if (photo.state === 'preparing') {
    return said(interpolate(isHeicName(name) ? field.preparingHeic : field.preparing, { name }), 'busy');
  }
  if (photo.state === 'refused')
    return said(refusalSentence(field, name, photo.why.refusal, photo.why.pixels), 'problem');
  return photo.isNarrow
    ? said(interpolate(field.narrow, { name, width: photo.width, wanted: GRID_WIDTH }), 'problem')
    : undefined;
}

/** @param at its place among all, from 0 */
export function card(photo: Photo, at: number, context: CardContext): HTMLElement {
  const { queue, language, addressOf } = context;
  const words = wordsIn(language);
  const isLast = at === queue.photos.length - 1;
  const title = interpolate(words.photo, { number: at + 1, name: photo.name });
  const act = (
    name: 'earlier' | 'later' | 'remove',
    icon: string,
    disabled: boolean,
    onclick: (event: MouseEvent) => void,
  ) =>
    button(icon, onclick, {
      id: `${name}-${photo.id}`,
      class: `icon ${name}`,
      disabled,
      'aria-label': `${words[name]}: ${photo.name}`,
      title: words[name],
    });
  return element(
    'li',
    {
      class: 'card',
      id: `photo-${photo.id}`,
      'aria-busy': String(photo.state === 'preparing'),
      inert: isUnconfirmed(photo),
    },
    element(
      'div',
      { class: 'head' },
      element('h2', {}, title),
      element(
        'div',
        { class: 'icons' },
        act('earlier', '', at === 0, () => queue.move(photo.id, -1)),
        act('later', '', isLast, () => queue.move(photo.id, 1)),
        act('remove', '×', false, (event) => {
          if (!isSecondTap(event)) queue.remove(photo.id);
        }),
      ),
    ),
    sentence(photo, language),
    ...(isReady(photo)
      ? [
          focalPointPicker(photo, addressOf(photo), words, fieldWordsIn(language), (focus) =>
            queue.update(photo.id, { focus }),
          ),
          element('div', { class: 'fields' }, describe(photo, context), group(photo, context)),
        ]
      : []),
  );
}
