/**
 * Rules between two files, which the content check tells of once both are saved: no batch of the course starts on a day
 * on which the studio is closed. The editor saves one file at a time, so what the other said last is kept here.
 */
import { readBatches, readStudioDays } from '../../content.config/batch-facts.ts';
import { type BatchFault, batchFaults } from '../../lib/batch-dates.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { labelOf } from '../config/labels.ts';
import type { EditorLanguage } from '../language.ts';
import type { Fields } from './data.ts';
import { RELATED_RULE_SENTENCES } from './rule-sentences.ts';

export interface RelatedFiles {
  /** Takes what a file says. @param format of the file */
  remember: (format: string, data: Fields) => void;
  /** @returns a sentence when a file that says `data` would break a rule that the files have not broken before */
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

export function relatedFiles(language: EditorLanguage): RelatedFiles {
  const files = new Map<string, Fields>();
  return {
    remember: (format, data) => void files.set(format, data),
    refusal: (format, data) => {
      const known = new Set(faultsIn(files).map(({ cause }) => cause));
      const fault = faultsIn(new Map(files).set(format, data)).find(({ cause }) => !known.has(cause));
      return fault && sentenceOf(fault, language);
    },
  };
}
