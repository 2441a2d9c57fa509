import { expect, test } from 'vitest';
import type { Data } from './data.ts';
import { matchEntries } from './match-entries.ts';

const client = (name: string, words = `${name} was glad.`) => ({ language: 'en', town: 'Jhansi', name, words });
const [priya, rina, asha] = [client('Priya'), client('Rina'), client('Asha')];
const edited = client('Rina', 'So glad.');

test.each<[string, Data[], (number | undefined)[]]>([
  ['nothing was changed', [priya, rina, asha], [0, 1, 2]],
  ['the first was taken out', [rina, asha], [1, 2]],
  ['the first was taken out and the next edited', [edited, asha], [1, 2]],
  ['one was added above, and another edited', [client('Mona'), priya, edited, asha], [undefined, 0, 1, 2]],
  ['one was edited and moved', [asha, priya, edited], [2, 0, 1]],
  ['one was taken out, one edited and one added', [edited, asha, client('Mona')], [1, 2, undefined]],
  ['one was doubled', [priya, priya, rina, asha], [0, undefined, 1, 2]],
  ['one was written anew as a whole', [priya, client('Mona'), asha], [0, 1, 2]],
  ['all were taken out', [], []],
])('%s', (_, after, places) => expect(matchEntries([priya, rina, asha], after)).toEqual(places));

test('texts that nothing but their place tells from others are those of their place', () => {
  expect(matchEntries(['a', 'b'], ['a', 'c'])).toEqual([0, 1]);
  expect(matchEntries(['a', 'b'], ['c', 'a', 'b'])).toEqual([undefined, 0, 1]);
  expect(matchEntries([], ['a'])).toEqual([undefined]);
});
