import { afterEach, expect, test, vi } from 'vitest';
import { EMAILJS_KEYS } from '../../shared/emailjs-key-names.ts';
import { keepAnswers, keptAnswers } from './kept-answers.ts';

afterEach(() => vi.unstubAllGlobals());

test('answers are kept, and of the mail keys none is ever stored', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  keepAnswers(new Map([['name', 'A Studio'], ...EMAILJS_KEYS.map((key) => [key, 'secret'] as const)]));
  expect(keptAnswers()).toEqual(new Map([['name', 'A Studio']]));
  expect([...stored.values()].join()).not.toContain('secret');
});
