/** What stands in the place of the work once it is committed. */
import { button, element } from '../element.ts';
import type { EditorLanguage } from '../language.ts';
import { checksAddress, galleryHref } from './addresses.ts';
import type { PhotoPageSettings } from './settings.ts';
import { wordsIn } from './words/index.ts';

interface Success {
  /** As the page calls its state. */
  state: 'saved' | 'uploaded';
  title: string;
  /** What is said between the title and the button that goes on. */
  said: readonly (HTMLElement | undefined)[];
  more: { label: string; go: () => void };
  gallery: string;
  /** None where nothing had to be changed. */
  commit: string | undefined;
}

export function successBox(
  { state, title, said, more, gallery, commit }: Success,
  settings: PhotoPageSettings,
  language: EditorLanguage,
): HTMLElement {
  const words = wordsIn(language);
  const box = element(
    'section',
    { class: 'done', tabindex: '-1' },
    element('h2', {}, title),
    ...said,
    button(more.label, more.go, { class: 'action' }),
    element('a', { class: 'plain', href: galleryHref(settings, language, gallery) }, words.showGallery),
    commit === undefined
      ? undefined
      : element(
          'a',
          { class: 'plain', href: checksAddress(settings, commit), target: '_blank', rel: 'noopener' },
          words.checks,
        ),
  );
  box.dataset['state'] = state;
  return box;
}
