/** The words of the setup page itself, in one language. */
import type { EmailjsKey } from '../../../shared/emailjs-key-names.ts';
import type { RemainingItem } from '../remaining-sample.ts';
import type { EditorLanguage } from '../../language.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export interface SetupPageWords {
  title: string;
  /** What it does, before the first question. */
  why: string;
  /** Where only the working copy of a computer is edited. The command stands between backticks. */
  local: string;
  token: string;
  tokenHelp: string;
  steps: string;
  begin: string;
  reading: string;
  next: string;
  back: string;
  /** `{n}` of `{total}` */
  count: string;
  now: string;
  nothingNow: string;
  /** Below the field: leaving it empty keeps what is there. */
  keepHint: string;
  nothingHint: string;
  mail: string;
  mailKeys: Readonly<Record<EmailjsKey, string>>;
  mailHint: string;
  noKey: string;
  /** Whether a language of the site is kept. */
  language: string;
  languageHint: string;
  languageKept: string;
  languageLeft: string;
  photos: string;
  lists: Readonly<Record<'services' | 'questions' | 'steps', string>>;
  more: string;
  /** Whether these are kept. */
  ask: string;
  keep: string;
  remove: string;
  /** Before all is saved. */
  review: string;
  noChanges: string;
  removed: string;
  save: string;
  saving: string;
  saved: string;
  savedWhy: string;
  nothingSaved: string;
  /** The keys that are to be put in at the host. */
  hostTitle: string;
  hostSteps: readonly string[];
  copy: string;
  copied: string;
  leftTitle: string;
  /** A sentence for each thing of the sample that still stands, and what no list can tell. */
  left: Readonly<Record<RemainingItem['what'] | 'sentences' | 'check', string>>;
  again: string;
  editor: string;
  broken: string;
  /** Any failure that has no sentence of its own. */
  unknown: string;
}

export const wordsIn = (language: EditorLanguage): SetupPageWords => ({ en, hi })[language];
