/** The setup page: the questions one at a time, and one commit at the end. */
import { NothingKept, onSessionChange, signIn, storedToken } from '../sign-in/session.ts';
import { repositoryClient, type RepositoryClient } from '../repository/client.ts';
import { repositoryFailureOf, RepositoryError } from '../repository/error.ts';
import { wantsToken } from '../api-failure/failure.ts';
import { failureSentence, wordsIn as failureWordsIn } from '../api-failure/words/index.ts';
import { wordsIn as photoPageWordsIn } from '../photo-pages/words/index.ts';
import { STEPS_QUERY } from '../sign-in/steps.ts';
import { COURSE, STUDIO, stepsOf, studioWith, type SetupStep } from './answers.ts';
import { button, element, ignoreSecondTaps } from '../element.ts';
import { keepAnswers, keptAnswers } from './kept-answers.ts';
import { dataOf } from './sample-lists.ts';
import { EMAILJS_KEYS } from '../../shared/emailjs-key-names.ts';
import { finished, introduction, review } from './screens.ts';
import { EDITOR_LANGUAGES, OWN_NAMES, chooseLanguage, editorLanguage, type EditorLanguage } from '../language.ts';
import { SETUP_ROOT, SETUP_SETTINGS, type SetupSettings } from './settings.ts';
import { readSite, saveAnswers, type Site } from './repository-site.ts';
import { wordsIn } from './page-words/index.ts';
import { stepForm } from './step-form.ts';

type Screen =
  | { name: 'introduction' }
  | { name: 'busy'; saving: boolean }
  | { name: 'question'; at: number }
  | { name: 'review' }
  | { name: 'finished'; isChanged: boolean };

const settings = JSON.parse(document.getElementById(SETUP_SETTINGS)?.textContent ?? '') as SetupSettings;
const main = document.getElementById(SETUP_ROOT) ?? document.body;

let language: EditorLanguage = editorLanguage();
let screen: Screen = { name: 'introduction' };
let site: Site = { files: new Map(), texts: new Map() };
let steps: SetupStep[] = [];
const answers = keptAnswers();

/** True once the host has refused the token that lies in this browser: another is asked for. */
let isRefused = false;
/** True when a save has ended without an answer: it may have landed, and saving again finds nothing to change then. */
let mayHaveLanded = false;
/** The token that is typed here, until it is known to be good: what fails leaves it in its field. */
let typed: string | undefined;
const client: RepositoryClient | undefined =
  settings.repository && repositoryClient(settings.repository, () => typed ?? storedToken());

function show(next: Screen): void {
  screen = next;
  draw();
  // Focus moves, so that a screen reader announces the new question.
  if (next.name !== 'introduction') (main.querySelector<HTMLElement>('#answer') ?? main.querySelector('h1'))?.focus();
  window.scrollTo(0, 0);
}

function failureText(error: unknown): string {
  if (error instanceof NothingKept) return failureWordsIn(language)['not-kept'];
  if (!(error instanceof RepositoryError)) return wordsIn(language).unknown;
  // A token that has just been typed may never have been one.
  if (typed !== undefined && error.failure === 'expired') return photoPageWordsIn(language).tokenRefused;
  return failureSentence(language, error.failure, error.answer);
}

/** Shows a failure on the screen that it belongs to. */
function fail(error: unknown, back: Screen): void {
  show(back);
  const failure = error instanceof RepositoryError ? error.failure : undefined;
  main.append(
    element(
      'p',
      { role: 'alert', class: 'failure', ...(failure && { 'data-failure': failure }) },
      failureText(error),
      ...(failure && wantsToken(failure)
        ? [
            ' ',
            element(
              'a',
              { href: `${settings.editor}?${STEPS_QUERY}`, target: '_blank' },
              failureWordsIn(language).steps,
            ),
          ]
        : []),
    ),
  );
  main.querySelector('.failure')?.scrollIntoView();
}

async function begin(token: string | undefined): Promise<void> {
  if (!client) return;
  show({ name: 'busy', saving: false });
  typed = token;
  try {
    if (typed !== undefined) signIn(typed, (await client.account()).profile);
    site = await readSite(client);
    typed = undefined;
    isRefused = false;
    if (dataOf(site.texts.get(STUDIO)) === undefined) {
      show({ name: 'introduction' });
      main.append(element('p', { role: 'alert', class: 'failure' }, wordsIn(language).broken));
      return;
    }
    steps = stepsOf(site.texts, site.files, settings.galleries);
    show({ name: 'question', at: 0 });
  } catch (error) {
    isRefused ||= error instanceof RepositoryError && (error.failure === 'expired' || error.failure === 'gone');
    fail(error, { name: 'introduction' });
  }
}

async function save(): Promise<void> {
  if (!client) return;
  show({ name: 'busy', saving: true });
  try {
    const saved = await saveAnswers(client, steps, answers);
    site = saved.site;
    show({ name: 'finished', isChanged: saved.isChanged || mayHaveLanded });
    mayHaveLanded = false;
    // The mail keys are saved nowhere: they stay in memory, so that the last screen can show them for copying.
    const secret: readonly string[] = EMAILJS_KEYS;
    for (const id of [...answers.keys()]) if (!secret.includes(id)) answers.delete(id);
    keepAnswers(answers);
  } catch (error) {
    mayHaveLanded ||= repositoryFailureOf(error).why === 'broken-save';
    fail(error, { name: 'review' });
  }
}

function question(at: number): HTMLElement {
  const step = steps[at];
  if (!step) return element('p');
  const { id } = step;
  const studio = dataOf(studioWith(site.texts, steps.slice(0, at), answers));
  const course = dataOf(site.texts.get(COURSE));
  return stepForm({ step, at: at + 1, total: steps.length, studio, course, given: answers.get(id) }, language, {
    next: (answer) => {
      if (answer === undefined) answers.delete(id);
      else answers.set(id, answer);
      keepAnswers(answers);
      show(at + 1 < steps.length ? { name: 'question', at: at + 1 } : { name: 'review' });
    },
    back: () => show(at > 0 ? { name: 'question', at: at - 1 } : { name: 'introduction' }),
  });
}

function content(): HTMLElement {
  const words = wordsIn(language);
  switch (screen.name) {
    case 'introduction':
      return introduction(
        settings,
        language,
        !isRefused && storedToken() !== undefined,
        typed,
        (token) => void begin(token),
      );
    case 'busy':
      return element('p', { role: 'status' }, screen.saving ? words.saving : words.reading);
    case 'question':
      return question(screen.at);
    case 'review':
      return review({ site, steps, answers }, language, {
        save: () => void save(),
        back: () => show({ name: 'question', at: steps.length - 1 }),
      });
    case 'finished':
      return finished(
        { site, answers: new Map(answers), isChanged: screen.isChanged },
        settings,
        language,
        () => void begin(undefined),
      );
  }
}

const CHOICE = 'input[type=radio]';
const TEXT_FIELD = 'input:not([type=radio])';
const inputOf = (selector: string) => main.querySelector<HTMLInputElement>(selector);

function draw(): void {
  document.documentElement.lang = language;
  document.title = wordsIn(language).title;
  const languages = EDITOR_LANGUAGES.filter((code) => code !== language).map((code) =>
    button(
      OWN_NAMES[code],
      () => {
        const [written, chosen] = [TEXT_FIELD, `${CHOICE}:checked`].map((field) => inputOf(field)?.value);
        language = code;
        chooseLanguage(code);
        draw();
        const input = inputOf(TEXT_FIELD);
        if (input && written !== undefined) input.value = written;
        const choice = chosen === undefined ? null : inputOf(`${CHOICE}[value="${CSS.escape(chosen)}"]`);
        if (choice) choice.checked = true;
      },
      { lang: code, class: 'quiet language' },
    ),
  );
  main.replaceChildren(...(screen.name === 'busy' ? [] : languages), content());
}

// Whoever has signed in on the page with the steps meanwhile is asked for nothing here.
onSessionChange(() => {
  isRefused = false;
  if (screen.name === 'introduction') draw();
});
// One would go on from the screen that the first tap has brought, which nobody has read.
ignoreSecondTaps(main);
draw();
