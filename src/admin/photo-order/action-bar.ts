/** What stands at the foot of the screen: what to do next, and the buttons for the photo that is picked up. */
import { button, element } from '../element.ts';
import type { EditorLanguage } from '../language.ts';
import { failureWordsIn } from '../api-failure/words.ts';
import type { Failure } from '../api-failure/failure.ts';
import type { GalleryOrder } from './gallery-order.ts';
import { wordsOf } from './words/words.ts';

export type FailureReason = Failure | 'unknown';

function failureSentence(why: FailureReason, language: EditorLanguage): string {
  const words = wordsOf(language);
  if (why === 'broken-save') return words.brokenSave;
  if (why === 'overtaken' || why === 'expired') return words[why];
  return why === 'unknown' ? words.failed : failureWordsIn(language)[why];
}

interface BarContext {
  language: EditorLanguage;
  /** What has just become of a tap. */
  said: string | undefined;
  isSaving: boolean;
  why: FailureReason | undefined;
  move: (to: number) => void;
  undo: () => void;
  save: () => void;
  /** Reads the repository again, where there is nothing to save. */
  retry: () => void;
}

/** @param order nothing while it is not known what hangs */
export function actionBar(order: GalleryOrder | undefined, context: BarContext): HTMLElement {
  const { language, said, isSaving, why, move, undo, save, retry } = context;
  const words = wordsOf(language);
  const bar = element('div', { class: 'bar' });
  bar.dataset['state'] = why ? 'failed' : isSaving ? 'saving' : 'idle';
  if (why) {
    const alert = element('p', { class: 'problem' }, failureSentence(why, language));
    alert.setAttribute('role', 'alert');
    alert.dataset['failure'] = why;
    bar.append(alert);
  }
  const at = order?.pickedPlace;
  const next = at ? words.place : words.pick;
  const status = element('p', {}, isSaving ? words.saving : order ? (said ?? next) : why ? '' : words.reading);
  status.setAttribute('role', 'status');
  bar.append(status);
  if (at && !isSaving) {
    const isFirst = at.place === 0;
    const isLast = at.place === at.group.photos.length - 1;
    const steps = [
      button(words.first, () => move(0), { disabled: isFirst, id: 'first' }),
      button(words.earlier, () => move(at.place - 1), { disabled: isFirst, id: 'earlier' }),
      button(words.later, () => move(at.place + 1), { disabled: isLast, id: 'later' }),
    ];
    bar.append(element('div', { class: 'steps' }, ...steps));
  }
  if (order?.isChanged) {
    bar.append(
      button(why ? words.again : words.save, save, { class: 'action', id: 'save', disabled: isSaving }),
      button(words.undo, undo, { class: 'plain', id: 'undo', disabled: isSaving }),
    );
  } else if (why) bar.append(button(words.again, retry, { class: 'action', id: 'save' }));
  return bar;
}
