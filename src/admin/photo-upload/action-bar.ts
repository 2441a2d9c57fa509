/** What stands at the foot of the screen: the one thing to do next, how far it is, and what went wrong. */
import { interpolate } from '../../shared/interpolate.ts';
import type { EditorLanguage } from '../language.ts';
import type { UploadQueue } from './upload-queue.ts';
import { button, element } from '../element.ts';
import { failureSentence, progressSentence } from './outcome.ts';
import { wordsOf } from './words/words.ts';

function statusOf({ state, isPreparing, stray, isKept }: UploadQueue, language: EditorLanguage): string {
  const words = wordsOf(language);
  if (state.step === 'uploading') return progressSentence(state, language);
  if (isPreparing) return words.preparing;
  if (stray !== undefined) return interpolate(words.brace, { sign: stray });
  return isKept ? '' : words.notKept;
}

/** @param retry reads the repository again, where there is nothing to hang yet */
export function actionBar(queue: UploadQueue, language: EditorLanguage, retry: () => void): HTMLElement {
  const words = wordsOf(language);
  const { state, ready, canUpload, photos } = queue;
  const bar = element('div', { class: 'bar' });
  bar.hidden = photos.length === 0 && state.step !== 'failed';
  bar.dataset['state'] = state.step;
  if (state.step === 'failed') {
    const alert = element('p', { class: 'problem' }, failureSentence(state.why, language));
    alert.setAttribute('role', 'alert');
    alert.dataset['failure'] = state.why;
    bar.append(alert);
  }
  const status = element('p', {}, statusOf(queue, language));
  status.setAttribute('role', 'status');
  bar.append(status);
  const count = ready.length;
  const upload = count === 1 ? words.uploadOne : interpolate(words.uploadMany, { count });
  const label = state.step === 'failed' ? words.again : upload;
  if (count > 0) bar.append(button(label, () => void queue.upload(), { class: 'action', disabled: !canUpload }));
  else if (state.step === 'failed') bar.append(button(label, retry, { class: 'action' }));
  return bar;
}
