/** Lists of texts that came with the project, which an owner may keep or begin anew. */
import { parse } from 'yaml';
import { LOCALES } from '../../lib/locales.ts';
import { valueAt } from '../../shared/value-at.ts';

export interface SampleList {
  /** In src/content. */
  file: string;
  field: 'services' | 'questions' | 'steps';
  /** Where one of them is named; none where it is a text itself. */
  titles: readonly string[];
}

export const SAMPLE_LISTS: readonly SampleList[] = [
  { file: 'services.yaml', field: 'services', titles: ['name'] },
  { file: 'questions.yaml', field: 'questions', titles: ['question'] },
  { file: 'day-plan.yaml', field: 'steps', titles: [] },
];

/** @param text a file of YAML; @returns what it says, nothing for one that cannot be read */
export function dataOf(text: string | undefined): unknown {
  try {
    return parse((text ?? '').replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** What stands in a list, by what it says in the first language that says something. None when it cannot be read. */
export function itemsOf(text: string | undefined, { field, titles }: SampleList): string[] {
  const items = valueAt(dataOf(text), [field]);
  return (Array.isArray(items) ? items : []).map((item: unknown) => {
    const title = LOCALES.map((code) => valueAt(item, [code, ...titles])).find((each) => typeof each === 'string');
    return typeof title === 'string' ? title : '…';
  });
}
