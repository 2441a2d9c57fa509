/** One question as a form: what is there now, a field or a choice, and the two ways on. */
import { interpolate } from '../../shared/interpolate.ts';
import { DELETE, NO, YES, type SetupStep } from './answers.ts';
import { cleanAnswer } from './clean-answer.ts';
import { button, element, valueOf } from '../element.ts';
import { readEmailjsKey } from './emailjs-keys.ts';
import { isAnswerError } from './answer-error.ts';
import type { EditorLanguage } from '../language.ts';
import { isViewIn, languageIn, currentValueText, errorMessage, questionIn } from './sentences.ts';
import { wordsIn } from './page-words/index.ts';

/** Items of a list that are named. */
const SHOWN = 3;
/** What a phone's keyboard offers. */
const KEYBOARDS: Readonly<Record<string, string>> = { phone: 'tel', email: 'email', postalCode: 'numeric' };

interface Ways {
  /** Takes an answer; nothing when what is there stays. */
  next: (answer: string | undefined) => void;
  back: () => void;
}

interface Asked {
  step: SetupStep;
  /** 1 is the first. */
  at: number;
  total: number;
  /** What studio.yaml says with all answers before this one. */
  studio: unknown;
  /** What course.yaml says. */
  course: unknown;
  /** The answer that was given before. */
  given: string | undefined;
}

/** The question in words. */
export function titleOf(step: SetupStep, language: EditorLanguage): string {
  const words = wordsIn(language);
  if (step.kind === 'fact') return questionIn(language, step.question);
  if (step.kind === 'mail') return interpolate(words.mail, { key: words.mailKeys[step.key] });
  if (step.kind === 'photos')
    return interpolate(words.photos, { gallery: step.gallery.name, n: step.gallery.photos.length });
  if (step.kind === 'language') return interpolate(words.language, { language: languageIn(language, step.locale) });
  return interpolate(words.lists[step.list.field], { n: step.items.length });
}

/** Why an answer cannot be taken. */
function complaint({ step, studio, course }: Asked, answer: string, language: EditorLanguage): string | undefined {
  if (step.kind === 'mail') return readEmailjsKey(step.key, answer) === undefined ? wordsIn(language).noKey : undefined;
  if (step.kind !== 'fact') return undefined;
  const reading = step.question.read(answer, studio, course);
  return isAnswerError(reading) ? errorMessage(language, reading) : undefined;
}

function choice({ step, given }: Asked, language: EditorLanguage): HTMLElement {
  const words = wordsIn(language);
  const standing = step.kind === 'language' ? (step.isKept ? YES : NO) : '';
  const option = (value: string, label: string) =>
    element(
      'label',
      { class: 'choice' },
      element('input', { type: 'radio', name: 'answer', value, checked: (given ?? standing) === value }),
      label,
    );
  const items = step.kind === 'list' ? step.items : [];
  const name = step.kind === 'language' ? languageIn(language, step.locale) : '';
  const options =
    step.kind === 'language'
      ? [
          element('p', { class: 'hint' }, words.languageHint),
          option(YES, interpolate(words.languageKept, { language: name })),
          option(NO, interpolate(words.languageLeft, { language: name })),
        ]
      : [element('p', {}, words.ask), option('', words.keep), option(DELETE, words.remove)];
  const more = items.length > SHOWN ? [interpolate(words.more, { n: items.length - SHOWN })] : [];
  return element(
    'fieldset',
    {},
    element('legend', {}, element('h1', { tabindex: '-1' }, titleOf(step, language))),
    items.length > 0 ? element('p', { class: 'hint' }, [...items.slice(0, SHOWN), ...more].join(' · ')) : undefined,
    ...options,
  );
}

function field({ step, studio, given }: Asked, language: EditorLanguage): HTMLElement {
  const words = wordsIn(language);
  const now = step.kind === 'fact' ? currentValueText(language, step.question.now(studio)) : undefined;
  const hints =
    step.kind === 'mail'
      ? [words.mailHint]
      : now === undefined || now === ''
        ? [words.nothingNow, words.nothingHint]
        : [interpolate(words.now, { now }), words.keepHint];
  return element(
    'div',
    {},
    element('h1', { tabindex: '-1' }, element('label', { for: 'answer' }, titleOf(step, language))),
    ...hints.map((hint, at) => element('p', { class: 'hint', id: `hint-${at}` }, hint)),
    element('input', {
      id: 'answer',
      name: 'answer',
      type: 'text',
      autocomplete: 'off',
      'aria-describedby': [...hints.keys(), 'problem'].map((at) => (at === 'problem' ? at : `hint-${at}`)).join(' '),
      inputmode: (step.kind === 'fact' && KEYBOARDS[step.question.name]) || 'text',
      value: given ?? '',
    }),
  );
}

export function stepForm(asked: Asked, language: EditorLanguage, { next, back }: Ways): HTMLFormElement {
  const words = wordsIn(language);
  const { step, at, total, studio, course } = asked;
  const problem = element('p', { id: 'problem', role: 'alert' });
  const form = element(
    'form',
    { novalidate: true },
    element('p', { class: 'count' }, interpolate(words.count, { n: at, total })),
    step.kind === 'photos' || step.kind === 'list' || step.kind === 'language'
      ? choice(asked, language)
      : field(asked, language),
    problem,
    element(
      'p',
      { class: 'ways' },
      button(words.back, back, { class: 'quiet' }),
      element('button', { type: 'submit' }, words.next),
    ),
  );
  /** The place on a map that was only looked at is told of once. */
  let viewed: string | undefined;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const answer = cleanAnswer(valueOf(form, 'answer'));
    if (answer === '') {
      next(undefined);
      return;
    }
    const why = complaint(asked, answer, language);
    const reading = step.kind === 'fact' ? step.question.read(answer, studio, course) : undefined;
    const note =
      reading && !isAnswerError(reading) && reading.isView && viewed !== answer ? isViewIn(language) : undefined;
    if (why === undefined && note === undefined) {
      next(answer);
      return;
    }
    viewed = answer;
    problem.textContent = why ?? note ?? '';
    const input = form.querySelector('input');
    if (why !== undefined) input?.setAttribute('aria-invalid', 'true');
    input?.focus();
  });
  return form;
}
