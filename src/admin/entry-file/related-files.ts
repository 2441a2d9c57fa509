/**
 * Rules between two files, which the content check tells of once both are saved: no batch of the course starts on a day
 * on which the studio is closed, and each card of the course has its days. The editor saves one file at a time, so what
 * the other said last is kept here.
 */
import { readBatches, readStudioDays } from '../../content.config/batch-facts.ts';
import { type BatchFault, batchFaults } from '../../lib/batch-dates.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { fileLabel, labelOf } from '../config/labels.ts';
import type { EditorLanguage } from '../language.ts';
import type { Fields } from './data.ts';
import { RELATED_RULE_SENTENCES, UNEVEN_CARDS } from './rule-sentences.ts';

export interface RelatedFiles {
  /** Takes what a file says. @param format of the file */
  remember: (format: string, data: Fields) => void;
  /**
   * @returns a sentence when a file that says `data` would break a rule that the files have not broken before. Where
   * one file must be saved before the other, it is told once, and saving again passes.
   */
  refusal: (format: string, data: Fields) => string | undefined;
}

/** What the files say, by their formats (src/admin/config/files.ts). */
type Contents = ReadonlyMap<string, Fields>;

function faultsIn(files: Contents): BatchFault[] {
  const course = readBatches(files.get('courseDates'));
  return course ? batchFaults(course.batches, course.count, readStudioDays(files.get('studio'))) : [];
}

function sentenceOf({ kind, starts, day, first }: BatchFault, language: EditorLanguage): string {
  // Where no day with class comes, none can be named.
  const rule = first === undefined ? 'neverEnds' : kind;
  return interpolate(RELATED_RULE_SENTENCES[rule][language], {
    starts,
    day: labelOf([day], language),
    first: first ?? '',
  });
}

/** For each of the two files that must have as many entries, the other. */
const OTHER_FILE: Readonly<Record<string, string>> = { course: 'courseDates', courseDates: 'course' };

/** @returns how many cards and how many entries of days there are, where both are known and not as many */
function unevenCards(files: Contents): { cards: number; days: number } | undefined {
  const [cards, days] = [files.get('course')?.['cards'], files.get('courseDates')?.['days']];
  if (!Array.isArray(cards) || !Array.isArray(days) || cards.length === days.length) return undefined;
  return { cards: cards.length, days: days.length };
}

export function relatedFiles(language: EditorLanguage): RelatedFiles {
  const files = new Map<string, Fields>();
  const told = new Set<string>();
  /** Tells once that the other file is to be changed as well. */
  const unevenOnce = (format: string, next: Contents): string | undefined => {
    const other = OTHER_FILE[format];
    const uneven = unevenCards(next);
    const key = JSON.stringify(uneven);
    if (other === undefined || !uneven || told.has(key) || key === JSON.stringify(unevenCards(files))) return undefined;
    told.add(key);
    return interpolate(UNEVEN_CARDS[language], { ...uneven, other: fileLabel(other, language) });
  };
  return {
    remember: (format, data) => void files.set(format, data),
    refusal: (format, data) => {
      const known = new Set(faultsIn(files).map(({ cause }) => cause));
      const next = new Map(files).set(format, data);
      const fault = faultsIn(next).find(({ cause }) => !known.has(cause));
      return fault ? sentenceOf(fault, language) : unevenOnce(format, next);
    },
  };
}
