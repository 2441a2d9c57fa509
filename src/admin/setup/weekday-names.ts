/** The days of the week by the names that people write in English and in Hindi, in either script. */
import { distance } from 'fastest-levenshtein';
import { WEEK } from '../../lib/hours.ts';

type Day = (typeof WEEK)[number];

/** In small letters. A romanised name may be spelt otherwise where `folded` makes both the same. */
const NAMES: Readonly<Record<Day, readonly string[]>> = {
  Monday: ['monday', 'mon', 'somvar', 'som', 'सोमवार', 'सोम', 'मंडे'],
  Tuesday: ['tuesday', 'tue', 'mangalvar', 'मंगलवार', 'ट्यूज़डे'],
  Wednesday: ['wednesday', 'wensday', 'wed', 'budhvar', 'बुधवार', 'बुध', 'वेडनेसडे', 'वेन्सडे'],
  Thursday: [
    ...['thursday', 'thu', 'guruvar', 'veervar', 'brihaspativar'],
    ...['गुरुवार', 'वीरवार', 'बीरवार', 'बृहस्पतिवार', 'थर्सडे'],
  ],
  Friday: ['friday', 'fri', 'shukravar', 'शुक्रवार', 'फ्राइडे'],
  Saturday: ['saturday', 'sat', 'shanivar', 'shanichar', 'शनिवार', 'शनि', 'शनिचर', 'सैटरडे'],
  Sunday: ['sunday', 'sun', 'ravivar', 'itvar', 'रविवार', 'रवि', 'इतवार', 'संडे'],
};

/** A name without what people spell either way: long and short vowels, `w` and `v`, the dot below a letter. */
const folded = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\u093C/gu, '')
    .replaceAll('ू', 'ु')
    .replaceAll('ी', 'ि')
    .replaceAll('न्', 'ं')
    .replaceAll('w', 'v')
    .replaceAll('aa', 'a')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u');

const FOLDED = WEEK.flatMap((day) => NAMES[day].map((name): [name: string, day: Day] => [folded(name), day]));

/** Letters of the beginning of a name that stand for it. */
const MIN_BEGINNING = 4;
/** Letters of a word, and of a name, in which one may be wrong. */
const MIN_LETTERS = 5;

/** All that a word can be when two of its letters beside each other are exchanged. */
const exchanged = (word: string): string[] =>
  Array.from(word, (letter, at) => word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2));

/** Whether one letter is wrong, missing or too many, or two beside each other are exchanged. */
const isSlip = (word: string, name: string): boolean =>
  Math.min(word.length, name.length) >= MIN_LETTERS && (distance(word, name) <= 1 || exchanged(word).includes(name));

/** The only day that has such a name. */
function onlyDay(isMeant: (name: string) => boolean): Day | undefined {
  const days = new Set(FOLDED.filter(([name]) => isMeant(name)).map(([, day]) => day));
  return days.size === 1 ? [...days][0] : undefined;
}

/** @returns the day that a word names; undefined for a word that names none, or as likely another */
export function namedWeekday(word: string): Day | undefined {
  const small = folded(word);
  return [small, small.replace(/s$/, '')]
    .flatMap((text) => [
      onlyDay((name) => name === text),
      onlyDay((name) => text.length >= MIN_BEGINNING && name.startsWith(text)),
      onlyDay((name) => isSlip(text, name)),
    ])
    .find((day) => day !== undefined);
}
