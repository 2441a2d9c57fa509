/** What became of the upload, in sentences. */
import { interpolate } from '../../shared/interpolate.ts';
import type { EditorLanguage } from '../language.ts';
import type { QueueState } from './upload-queue.ts';
import { button, element } from '../element.ts';
import { wordsOf } from './words/words.ts';

/** What is said while photos are being sent. */
export function progressSentence({ number, of }: { number: number; of: number }, language: EditorLanguage): string {
  const words = wordsOf(language);
  return number > of ? words.saving : interpolate(words.sending, { number, count: of });
}

interface Addresses {
  /** Of a commit's checks. */
  checks: (commit: string) => string;
  gallery: (gallery: string) => string;
}

export function success(
  { result, gallery, of }: Extract<QueueState, { step: 'uploaded' }>,
  language: EditorLanguage,
  addresses: Addresses,
  more: () => void,
): HTMLElement {
  const words = wordsOf(language);
  const count = result.names.length;
  const added = count === 1 ? words.addedOne : interpolate(words.addedMany, { count });
  const before = interpolate(words.someBefore, { count: result.alreadyThere });
  const title = count === 0 && of > 0 ? words.addedBefore : added;
  const said = element(
    'section',
    { class: 'done', tabindex: '-1' },
    element('h2', {}, title),
    result.alreadyThere > 0 && count > 0 ? element('p', {}, before) : undefined,
    count > 0 ? element('ul', {}, ...result.names.map((name) => element('li', {}, name))) : undefined,
    element('p', {}, words.building),
    button(words.more, more, { class: 'action' }),
    element('a', { class: 'plain', href: addresses.gallery(gallery) }, words.showGallery),
    result.commit === undefined
      ? undefined
      : element(
          'a',
          { class: 'plain', href: addresses.checks(result.commit), target: '_blank', rel: 'noopener' },
          words.checks,
        ),
  );
  said.dataset['state'] = 'uploaded';
  return said;
}
