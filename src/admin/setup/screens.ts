/** What stands before the first question and behind the last one. */
import { interpolate } from '../../shared/interpolate.ts';
import { STEPS_QUERY } from '../sign-in/steps.ts';
import { DELETE, STUDIO, YES, studioWith, type SetupAnswers, type SetupStep } from './answers.ts';
import { button, element, valueOf } from '../element.ts';
import { readEmailjsKey } from './emailjs-keys.ts';
import { EMAILJS_KEYS } from '../../shared/emailjs-key-names.ts';
import { dataOf } from './sample-lists.ts';
import type { EditorLanguage } from '../language.ts';
import { languageIn, currentValueText } from './sentences.ts';
import type { SetupSettings } from './settings.ts';
import type { Site } from './repository-site.ts';
import { wordsIn } from './page-words/index.ts';
import { titleOf } from './step-form.ts';
import { remainingSample } from './remaining-sample.ts';

/** A sentence in which a command stands between backticks. */
const withCommand = (text: string) =>
  element('p', {}, ...text.split('`').map((part, at) => (at % 2 ? element('code', { class: 'command' }, part) : part)));

const heading = (text: string) => element('h1', { tabindex: '-1' }, text);

/**
 * @param typed the token that did not work, to be put right
 * @param begin takes a token, or nothing from whoever has signed in before
 */
export function introduction(
  { repository, editor }: SetupSettings,
  language: EditorLanguage,
  isSignedIn: boolean,
  typed: string | undefined,
  begin: (token: string | undefined) => void,
): HTMLElement {
  const words = wordsIn(language);
  if (!repository) return element('section', {}, heading(words.title), withCommand(words.local));
  const form = element('form', {}, heading(words.title), element('p', {}, words.why));
  if (!isSignedIn)
    form.append(
      element('label', { for: 'token' }, words.token),
      element('p', { class: 'hint', id: 'token-help' }, words.tokenHelp),
      element('input', {
        id: 'token',
        name: 'token',
        type: 'password',
        autocomplete: 'off',
        'aria-describedby': 'token-help',
        required: true,
        value: typed ?? '',
      }),
      element('p', {}, element('a', { class: 'alone', href: `${editor}?${STEPS_QUERY}` }, words.steps)),
    );
  form.append(element('p', { class: 'ways' }, element('button', { type: 'submit' }, words.begin)));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    begin(isSignedIn ? undefined : valueOf(form, 'token').trim());
  });
  return form;
}

/** The questions whose answer changes something, with what stands there then. */
function changed(
  site: Site,
  steps: readonly SetupStep[],
  answers: SetupAnswers,
  language: EditorLanguage,
): [string, string][] {
  const before = site.texts.get(STUDIO) ?? '';
  const after = dataOf(studioWith(site.texts, steps, answers));
  return steps.flatMap((step): [string, string][] => {
    if (step.kind === 'mail' || !answers.has(step.id)) return [];
    const title = titleOf(step, language);
    if (step.kind === 'language') {
      const isKept = answers.get(step.id) === YES;
      const words = isKept ? wordsIn(language).languageKept : wordsIn(language).languageLeft;
      const is = interpolate(words, { language: languageIn(language, step.locale) });
      return isKept === step.isKept ? [] : [[title, is]];
    }
    if (step.kind !== 'fact') return answers.get(step.id) === DELETE ? [[title, wordsIn(language).removed]] : [];
    const [was, is] = [dataOf(before), after].map((data) => currentValueText(language, step.question.now(data)) ?? '');
    return was === is || is === undefined ? [] : [[title, is === '' ? wordsIn(language).removed : is]];
  });
}

/** The keys of the e-mail provider that were pasted, to be copied: they are never saved with the site. */
function mailKeys(answers: SetupAnswers, language: EditorLanguage): HTMLElement | undefined {
  const words = wordsIn(language);
  const given = EMAILJS_KEYS.flatMap((name) => {
    const value = readEmailjsKey(name, answers.get(name) ?? '');
    return value === undefined ? [] : [{ name, value }];
  });
  if (given.length === 0) return undefined;
  const rows = given.map(({ name, value }) => {
    const copy = button(
      words.copy,
      () => {
        void navigator.clipboard.writeText(value).then(() => (copy.textContent = words.copied));
      },
      { class: 'quiet', 'aria-label': `${words.copy}: ${name}` },
    );
    return element('li', {}, element('code', {}, name), ' ', element('code', {}, value), ' ', copy);
  });
  return element(
    'section',
    {},
    element('h2', {}, words.hostTitle),
    element('ol', {}, ...words.hostSteps.map((step) => element('li', {}, step))),
    element('ul', {}, ...rows),
  );
}

export function review(
  { site, steps, answers }: { site: Site; steps: readonly SetupStep[]; answers: SetupAnswers },
  language: EditorLanguage,
  { save, back }: { save: () => void; back: () => void },
): HTMLElement {
  const words = wordsIn(language);
  const list = changed(site, steps, answers, language);
  return element(
    'section',
    {},
    heading(words.review),
    list.length === 0
      ? element('p', {}, words.noChanges)
      : element('dl', {}, ...list.flatMap(([title, is]) => [element('dt', {}, title), element('dd', {}, is)])),
    element('p', { class: 'ways' }, button(words.back, back, { class: 'quiet' }), button(words.save, save)),
  );
}

export function finished(
  { site, answers, isChanged }: { site: Site; answers: SetupAnswers; isChanged: boolean },
  { galleries, editor }: SetupSettings,
  language: EditorLanguage,
  again: () => void,
): HTMLElement {
  const words = wordsIn(language);
  const left = [
    ...remainingSample(site, galleries).map(({ what, n }) =>
      interpolate(words.left[what], n === undefined ? {} : { n }),
    ),
    words.left.sentences,
    words.left.check,
  ];
  return element(
    'section',
    {},
    heading(words.saved),
    element('p', {}, isChanged ? words.savedWhy : words.nothingSaved),
    mailKeys(answers, language),
    element('h2', {}, words.leftTitle),
    element('ul', {}, ...left.map((line) => element('li', {}, line))),
    element(
      'p',
      { class: 'ways' },
      button(words.again, again, { class: 'quiet' }),
      element('a', { class: 'button', href: `${editor}#/` }, words.editor),
    ),
  );
}
