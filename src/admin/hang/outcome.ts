/** What became of hanging the photos, in sentences. */
import { interpolate } from '../../shared/interpolate.ts';
import { EN } from '../api-failure/en.ts';
import { HI } from '../api-failure/hi.ts';
import type { EditorLanguage } from '../settings.ts';
import type { Doing, Why } from './desk.ts';
import { button, element } from './dom.ts';
import { wordsOf } from './words/words.ts';

export function failureSentence(why: Why, language: EditorLanguage): string {
  const words = wordsOf(language);
  if (why === 'broken-save') return words.brokenSave;
  if (why === 'overtaken' || why === 'expired') return words[why];
  return why === 'unknown' ? words.failed : (language === 'hi' ? HI : EN)[why];
}

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
  { hung, gallery, of }: Extract<Doing, { step: 'hung' }>,
  language: EditorLanguage,
  addresses: Addresses,
  more: () => void,
): HTMLElement {
  const words = wordsOf(language);
  const count = hung.names.length;
  const hangs = count === 1 ? words.hungOne : interpolate(words.hungMany, { count });
  const before = interpolate(words.someBefore, { count: hung.hanging });
  const title = count === 0 && of > 0 ? words.hungBefore : hangs;
  const said = element(
    'section',
    { className: 'done', tabIndex: -1 },
    element('h2', {}, title),
    hung.hanging > 0 && count > 0 ? element('p', {}, before) : undefined,
    count > 0 ? element('ul', {}, ...hung.names.map((name) => element('li', {}, name))) : undefined,
    element('p', {}, words.building),
    button(words.more, more, { className: 'action' }),
    element('a', { className: 'plain', href: addresses.gallery(gallery) }, words.showGallery),
    hung.commit === undefined
      ? undefined
      : element(
          'a',
          { className: 'plain', href: addresses.checks(hung.commit), target: '_blank', rel: 'noopener' },
          words.checks,
        ),
  );
  said.dataset['state'] = 'hung';
  return said;
}
