/** What stands at the foot of the screen: the one thing to do next, how far it is, and what went wrong. */
import { interpolate } from '../../shared/interpolate.ts';
import type { EditorLanguage } from '../settings.ts';
import type { Desk } from './desk.ts';
import { button, element } from './dom.ts';
import { failureSentence, progressSentence } from './outcome.ts';
import { wordsOf } from './words/words.ts';

function statusOf({ doing, isPreparing, stray, isKept }: Desk, language: EditorLanguage): string {
  const words = wordsOf(language);
  if (doing.step === 'hanging') return progressSentence(doing, language);
  if (isPreparing) return words.preparing;
  if (stray !== undefined) return interpolate(words.brace, { sign: stray });
  return isKept ? '' : words.notKept;
}

/** @param retry reads the repository again, where there is nothing to hang yet */
export function actionBar(desk: Desk, language: EditorLanguage, retry: () => void): HTMLElement {
  const words = wordsOf(language);
  const { doing, ready, canHang, photos } = desk;
  const bar = element('div', { className: 'bar' });
  bar.hidden = photos.length === 0 && doing.step !== 'failed';
  bar.dataset['state'] = doing.step;
  if (doing.step === 'failed') {
    const alert = element('p', { className: 'problem' }, failureSentence(doing.why, language));
    alert.setAttribute('role', 'alert');
    alert.dataset['failure'] = doing.why;
    bar.append(alert);
  }
  const status = element('p', {}, statusOf(desk, language));
  status.setAttribute('role', 'status');
  bar.append(status);
  const count = ready.length;
  const hangs = count === 1 ? words.hangOne : interpolate(words.hangMany, { count });
  const label = doing.step === 'failed' ? words.again : hangs;
  if (count > 0) bar.append(button(label, () => void desk.hang(), { className: 'action', disabled: !canHang }));
  else if (doing.step === 'failed') bar.append(button(label, retry, { className: 'action' }));
  return bar;
}
