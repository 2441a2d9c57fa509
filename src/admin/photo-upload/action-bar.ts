/** What stands at the foot of the screen: how far the photos are, and the button that hangs them. */
import { interpolate } from '../../shared/interpolate.ts';
import { button } from '../element.ts';
import type { EditorLanguage } from '../language.ts';
import type { StatusBar } from '../photo-pages/status-bar.ts';
import { failureWords, progressSentence } from './outcome.ts';
import type { UploadQueue } from './upload-queue.ts';
import { wordsIn } from './words/index.ts';

function statusOf({ state, isPreparing, stray, isKept }: UploadQueue, language: EditorLanguage): string {
  const words = wordsIn(language);
  if (state.step === 'uploading') return progressSentence(state, language);
  if (isPreparing) return words.preparing;
  if (stray !== undefined) return interpolate(words.brace, { character: stray });
  return isKept ? '' : words.notKept;
}

/** @param retry reads the repository again, where there is nothing to hang yet */
export function drawActionBar(bar: StatusBar, queue: UploadQueue, language: EditorLanguage, retry: () => void): void {
  const words = wordsIn(language);
  const { state, ready, canUpload, photos, sentTo } = queue;
  const failure = state.step === 'failed' ? state : undefined;
  const count = ready.length;
  const upload = count === 1 ? words.uploadOne : interpolate(words.uploadMany, { count });
  const label = failure || sentTo !== undefined ? words.again : upload;
  const press = count > 0 ? () => void queue.upload() : failure && retry;
  bar.element.hidden = photos.length === 0 && !failure;
  bar.draw({
    language,
    state: state.step,
    failure,
    words: failureWords(language, sentTo !== undefined),
    said: statusOf(queue, language),
    controls: [press && button(label, press, { id: 'upload', class: 'action', disabled: count > 0 && !canUpload })],
  });
}
