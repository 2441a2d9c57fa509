/**
 * Rules between files, which the content check tells of once all are saved: no batch of the course starts on a day on
 * which the studio is closed, each card of the course has its days, and each group that a photo names is there. The
 * editor saves one file at a time, so what the others said last is kept here.
 */
import { readBatches, readStudioDays } from '../../content.config/read-batches.ts';
import { groupFault } from '../../content.config/services.ts';
import { type BatchFault, batchFaults } from '../../lib/batch-dates.ts';
import { todayInIndia } from '../../shared/calendar-date.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { fileLabel, labelOf } from '../config/labels.ts';
import type { EditorLanguage } from '../language.ts';
import { galleryOfFormat } from '../photo-collections.ts';
import type { Data, Fields } from './data.ts';
import { galleryGroups, groupsIn } from './gallery-groups.ts';
import { LOST_GROUP, RELATED_RULE_SENTENCES, RULE_SENTENCES, UNEVEN_CARDS } from './rule-sentences.ts';

export interface RelatedFiles {
  /** Takes what a file says. @param format of the file */
  remember: (format: string, data: Fields) => void;
  /**
   * @param before what the file says now, when there is one
   * @returns a sentence when a file that says `data` would break a rule that the files have not broken before. Where
   * one file must be saved before the other, it is told once, and saving again passes.
   */
  refusal: (format: string, data: Fields, before?: Fields) => string | undefined;
}

/** What the files say, by their formats (src/admin/config/files.ts). */
type Contents = ReadonlyMap<string, Fields>;

function faultsIn(files: Contents): BatchFault[] {
  const course = readBatches(files.get('courseFacts'));
  if (!course) return [];
  return batchFaults(course.batches, course.count, readStudioDays(files.get('studio')), todayInIndia());
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
const OTHER_FILE: Readonly<Record<string, string>> = { course: 'courseFacts', courseFacts: 'course' };

/** @returns how many cards and how many entries of days there are, where both are known and not as many */
function unevenCards(files: Contents): { cards: number; days: number } | undefined {
  const [cards, days] = [files.get('course')?.['cards'], files.get('courseFacts')?.['days']];
  if (!Array.isArray(cards) || !Array.isArray(days) || cards.length === days.length) return undefined;
  return { cards: cards.length, days: days.length };
}

/** A group of a gallery, told from one of the same key in another. */
const groupKey = (gallery: string, key: Data): string => JSON.stringify([gallery, key]);

/** @returns the groups that galleries.yaml had and has no longer, by what they are called */
const lostGroups = (before: Fields, after: Fields): { group: string; name: string }[] =>
  Object.keys(before).flatMap((gallery) =>
    Object.entries(groupsIn(before[gallery]))
      .filter(([key]) => !(key in groupsIn(after[gallery])))
      .map(([key, name]) => ({ group: groupKey(gallery, key), name: typeof name === 'string' ? name : key })),
  );

export function relatedFiles(language: EditorLanguage): RelatedFiles {
  const files = new Map<string, Fields>();
  const named = galleryGroups();
  const reported = new Set<string>();
  /** Tells once that the other file is to be changed as well. */
  const unevenOnce = (format: string, next: Contents): string | undefined => {
    const other = OTHER_FILE[format];
    const uneven = unevenCards(next);
    const key = JSON.stringify(uneven);
    if (other === undefined || !uneven || reported.has(key) || key === JSON.stringify(unevenCards(files)))
      return undefined;
    reported.add(key);
    return interpolate(UNEVEN_CARDS[language], { ...uneven, other: fileLabel(other, language) });
  };
  /** The group of each photo that is known, by its format and the name of its picture. */
  const groups = new Map<string, string>();
  /** Tells once of a group that is taken out while photos hang in it. */
  const lostGroupOnce = (after: Fields, before: Fields): string | undefined => {
    const used = new Set(groups.values());
    const lost = lostGroups(before, after).find(({ group }) => used.has(group) && !reported.has(group));
    if (!lost) return undefined;
    reported.add(lost.group);
    return interpolate(LOST_GROUP[language], { name: lost.name });
  };
  /** Tells of a group that a photo is to hang in and that its gallery does not have. */
  const unknownGroup = (gallery: string, group: Data): string | undefined => {
    const keys = named.keys();
    if (!keys || typeof group !== 'string') return undefined;
    const fault = groupFault(group, keys[gallery] ?? []);
    return fault && interpolate(RULE_SENTENCES[fault.rule][language], fault.values);
  };
  return {
    remember: (format, data) => {
      const gallery = galleryOfFormat(format);
      if (format === 'galleries') named.remember(data);
      if (gallery === undefined) files.set(format, data);
      else groups.set(JSON.stringify([format, data['image']]), groupKey(gallery, data['group']));
    },
    refusal: (format, data, before) => {
      if (format === 'galleries') return before && lostGroupOnce(data, before);
      const gallery = galleryOfFormat(format);
      if (gallery !== undefined)
        return data['group'] === before?.['group'] ? undefined : unknownGroup(gallery, data['group']);
      const known = new Set(faultsIn(files).map(({ cause }) => cause));
      const next = new Map(files).set(format, data);
      const fault = faultsIn(next).find(({ cause }) => !known.has(cause));
      return fault ? sentenceOf(fault, language) : unevenOnce(format, next);
    },
  };
}
