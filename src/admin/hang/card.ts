/** One photo on the page: how it looks, where the face is, what it shows, and its place among the others. */
import { interpolate } from '../../shared/interpolate.ts';
import { GRID_WIDTH } from '../../shared/photo-rules.ts';
import type { GalleryFolder } from '../config/galleries.ts';
import { refusalSentence, wordsIn } from '../photo-field/words/words.ts';
import type { EditorLanguage } from '../settings.ts';
import { strayBrace } from './description.ts';
import type { Desk } from './desk.ts';
import { button, element } from './dom.ts';
import { face } from './face.ts';
import { isReady, type Photo, type ReadyPhoto } from './photo.ts';
import { wordsOf } from './words/words.ts';

export interface CardContext {
  desk: Desk;
  language: EditorLanguage;
  gallery: GalleryFolder | undefined;
  /** The address of a photo's picture. */
  addressOf: (photo: ReadyPhoto) => string;
}

function describe(photo: ReadyPhoto, { desk, language }: CardContext): HTMLElement {
  const words = wordsOf(language);
  const id = `alt-${photo.id}`;
  const value = photo.alts[language] ?? '';
  const problem = element('p', { className: 'problem', id: `${id}-problem` });
  problem.setAttribute('role', 'alert');
  const field = element('textarea', { id, rows: 2, value, lang: language, autocapitalize: 'sentences' });
  field.setAttribute('aria-describedby', `${id}-hint ${id}-problem`);
  const look = () => {
    const sign = strayBrace(field.value);
    problem.textContent = sign === undefined ? '' : interpolate(words.brace, { sign });
    field.ariaInvalid = String(sign !== undefined);
  };
  let { alts } = photo;
  field.oninput = () => {
    alts = { ...alts, [language]: field.value };
    desk.say(photo.id, { alts });
    look();
  };
  look();
  const hint = element('p', { className: 'quiet', id: `${id}-hint` }, words.describeHint);
  return element('div', {}, element('label', { htmlFor: id }, words.describe), field, problem, hint);
}

function group(photo: ReadyPhoto, { desk, language, gallery }: CardContext): HTMLElement | undefined {
  if (!gallery || gallery.groups.length === 0) return undefined;
  const words = wordsOf(language);
  const id = `group-${photo.id}`;
  const options = gallery.groups.map(({ key, names }) => element('option', { value: key }, names[language] ?? key));
  const select = element('select', { id }, element('option', { value: '' }, words.noGroup), ...options);
  select.value = photo.group ?? '';
  select.onchange = () => desk.say(photo.id, { group: select.value || undefined });
  return element('div', {}, element('label', { htmlFor: id }, words.group), select);
}

function sentence(photo: Photo, language: EditorLanguage): HTMLElement | undefined {
  const field = wordsIn(language);
  const { name } = photo;
  const said = (text: string, className: string) => element('p', { className }, text);
  if (photo.state === 'preparing') {
    const isHeic = /\.hei[cf]$|\.hif$/i.test(name);
    return said(interpolate(isHeic ? field.preparingHeic : field.preparing, { name }), 'busy');
  }
  if (photo.state === 'refused')
    return said(refusalSentence(field, name, photo.why.refusal, photo.why.pixels), 'problem');
  return photo.isNarrow
    ? said(interpolate(field.narrow, { name, width: photo.width, wanted: GRID_WIDTH }), 'problem')
    : undefined;
}

/** @param at its place among all, from 0 */
export function card(photo: Photo, at: number, context: CardContext): HTMLElement {
  const { desk, language, addressOf } = context;
  const words = wordsOf(language);
  const isLast = at === desk.photos.length - 1;
  const title = interpolate(words.photo, { number: at + 1, name: photo.name });
  const act = (name: 'earlier' | 'later' | 'remove', sign: string, disabled: boolean, onclick: () => void) =>
    button(sign, onclick, {
      className: 'sign',
      disabled,
      ariaLabel: `${words[name]}: ${photo.name}`,
      title: words[name],
    });
  return element(
    'li',
    { className: 'card', id: `photo-${photo.id}`, ariaBusy: String(photo.state === 'preparing') },
    element(
      'div',
      { className: 'head' },
      element('h2', {}, title),
      act('earlier', '↑', at === 0, () => desk.move(photo.id, -1)),
      act('later', '↓', isLast, () => desk.move(photo.id, 1)),
      act('remove', '✕', false, () => desk.remove(photo.id)),
    ),
    sentence(photo, language),
    ...(isReady(photo)
      ? [
          face(photo, addressOf(photo), words, wordsIn(language), (focus) => desk.say(photo.id, { focus })),
          element('div', { className: 'fields' }, describe(photo, context), group(photo, context)),
        ]
      : []),
  );
}
