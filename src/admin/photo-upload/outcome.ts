/** What became of the upload, in sentences. */
import { interpolate } from '../../shared/interpolate.ts';
import type { EditorLanguage } from '../language.ts';
import type { QueueState } from './upload-queue.ts';
import { element } from '../element.ts';
import type { PhotoPageSettings } from '../photo-pages/settings.ts';
import { successBox } from '../photo-pages/success-box.ts';
import { wordsIn, type Words } from './words/index.ts';

/** What is said while photos are being sent. */
export function progressSentence({ number, of }: { number: number; of: number }, language: EditorLanguage): string {
  const words = wordsIn(language);
  return number > of ? words.saving : interpolate(words.sending, { number, count: of });
}

/** What is said of failures. @param isUnconfirmed whether nobody knows if photos hang that were sent before */
export function failureWords(language: EditorLanguage, isUnconfirmed: boolean): Words {
  const words = wordsIn(language);
  const kept = isUnconfirmed ? words.photosKept : words.nothingHung;
  return { ...words, expired: interpolate(words.expired, { kept }), failed: interpolate(words.failed, { kept }) };
}

export function success(
  { result, gallery, of }: Extract<QueueState, { step: 'uploaded' }>,
  language: EditorLanguage,
  settings: PhotoPageSettings,
  more: () => void,
): HTMLElement {
  const words = wordsIn(language);
  const count = result.names.length;
  const added = count === 1 ? words.addedOne : interpolate(words.addedMany, { count });
  const before = interpolate(words.someBefore, { count: result.alreadyThere });
  return successBox(
    {
      state: 'uploaded',
      title: count === 0 && of > 0 ? words.addedBefore : added,
      said: [
        result.doubles.length > 0
          ? element('p', {}, interpolate(words.doubles, { names: result.doubles.join(', ') }))
          : undefined,
        result.alreadyThere > 0 && count > 0 ? element('p', {}, before) : undefined,
        result.alreadyThere > 0 ? element('p', {}, words.changeBefore) : undefined,
        count > 0 ? element('ul', {}, ...result.names.map((name) => element('li', {}, name))) : undefined,
        element('p', {}, words.building),
      ],
      more: { label: words.more, go: more },
      gallery,
      commit: result.commit,
    },
    settings,
    language,
  );
}
