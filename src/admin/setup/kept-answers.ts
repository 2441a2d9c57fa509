/** The answers in `sessionStorage`: they survive a page that the phone unloads. Mail keys are never stored. */
import type { SetupAnswers } from './answers.ts';
import { EMAILJS_KEYS } from '../../shared/emailjs-key-names.ts';

const KEY = 'setup-answers';

export function keptAnswers(): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(kept) ? (kept as [string, string][]) : []);
  } catch {
    return new Map();
  }
}

export function keepAnswers(answers: SetupAnswers): void {
  try {
    const secret: readonly string[] = EMAILJS_KEYS;
    sessionStorage.setItem(KEY, JSON.stringify([...answers].filter(([id]) => !secret.includes(id))));
  } catch {
    // A browser that keeps nothing asks anew.
  }
}
