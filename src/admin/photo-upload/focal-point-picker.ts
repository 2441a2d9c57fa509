/** The picture on which the face is tapped. */
import { focalPointOf, parseFocalPoint } from '../../shared/focal-point.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { movedFocalPoint, tappedFocalPoint } from '../photo-field/focal-point.ts';
import type { Words as FieldWords } from '../photo-field/words/index.ts';
import { button, element } from '../element.ts';
import type { ReadyPhoto } from './photo.ts';
import type { Words } from './words/index.ts';

/**
 * @param address of the picture
 * @param put is told where the face is; nothing when the mark is taken away
 */
export function focalPointPicker(
  photo: ReadyPhoto,
  address: string,
  words: Words,
  field: FieldWords,
  put: (focus: string | undefined) => void,
): HTMLElement {
  let { focus } = photo;
  const mark = element('span', { class: 'focal-point-mark' });
  const status = element('p', { class: 'hint' });
  status.setAttribute('role', 'status');
  const picture = element('button', { type: 'button', class: 'focal-point-picture' });
  const away = button(field.focusRemove, () => set(undefined), { class: 'plain' });
  const draw = () => {
    const at = focalPointOf(focus, photo);
    mark.style.left = `${at.x}%`;
    mark.style.top = `${at.y}%`;
    mark.dataset['usual'] = String(focus === undefined);
    const sentence = focus === undefined ? words.usualFace : interpolate(field.focusAt, { x: at.x, y: at.y });
    status.textContent = sentence;
    picture.setAttribute('aria-label', `${field.focusHint} ${sentence}`);
    away.hidden = focus === undefined;
  };
  const set = (next: string | undefined) => {
    focus = next;
    put(next);
    draw();
  };
  const point = () => parseFocalPoint(focus ?? '');
  picture.onclick = (event) => set(tappedFocalPoint(point(), event, picture));
  picture.onkeydown = (event) => {
    const moved = movedFocalPoint(point(), event.key);
    if (moved === undefined) return;
    event.preventDefault();
    set(moved);
  };
  const image = element('img', { src: address, alt: '', draggable: 'false', width: photo.width, height: photo.height });
  picture.append(image, mark);
  draw();
  return element('div', { class: 'where' }, element('p', {}, field.focusHint), picture, status, away);
}
