/** The words that people write around hours in English and in Hindi, in either script. */

/** Hours from one up to another, both included. */
const hours = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Parts of the day, each with its hours on the 24-hour clock. One of a single hour may stand for a time by itself. */
const PARTS: readonly [names: string, hours: readonly number[]][] = [
  ['am', hours(0, 11)],
  ['pm', hours(12, 23)],
  ['morning subah subha savere sawere सुबह सवेरे प्रातः', hours(1, 11)],
  ['din दिन', hours(6, 17)],
  ['noon midday', [12]],
  ['afternoon dopahar dopehar dophar दोपहर', hours(12, 17)],
  ['evening sham shaam शाम सायं', hours(15, 23)],
  ['night raat rat रात रात्रि', [...hours(0, 4), ...hours(18, 23)]],
  ['midnight', [0]],
];
const PART_HOURS = new Map(PARTS.flatMap(([names, of]) => names.split(' ').map((name) => [name, of] as const)));

/** What stands between two times. */
const BETWEEN = new Set('to till until upto and se aur से और'.split(' '));

/** What changes nothing about a time. */
const BESIDE = new Set(
  [
    'at in the from o’clock o clock h hr hrs hours ist time timing timings daily everyday every day',
    'open opens opening close closes closing',
    'ka ke ki ko me mein baje bje tak lekar roz',
    'का के की को में बजे तक लेकर रोज रोज़ समय खुलता खुलती खुला बंद होता होती रहता रहती है',
  ].flatMap((words) => words.split(' ')),
);

/** @returns the hours of the 24-hour clock in a part of the day; undefined for a word that is none */
export const hoursIn = (word: string): readonly number[] | undefined => PART_HOURS.get(word.toLowerCase());

export const isBetween = (word: string): boolean => BETWEEN.has(word.toLowerCase());
export const isBeside = (word: string): boolean => BESIDE.has(word.toLowerCase());

/** Names in several words, or with dots, as one word each: `आधी रात` → `midnight`, `पी.एम.` → `pm`. */
export const inOneWord = (text: string): string =>
  text
    .replace(/(?:आधी|\ba+dhi|\bmid)[\s-]*(?:रात|ra+t\b|night\b)/giu, 'midnight')
    .replace(/ए\.?\s*एम\.?/gu, 'am ')
    .replace(/पी\.?\s*एम\.?/gu, 'pm ')
    .replace(/([ap])\.?\s*(m)\b\.?/giu, '$1$2 ')
    .replaceAll("'", '’');
