/** Texts that a file gives once for all languages stay so, until one language says something else than another. */
import { type Data, type Fields, isFields } from './data.ts';
import { matchEntries } from './match-entries.ts';

/** The text that stands under each of the fields, if it is one and the same. */
function sharedText(data: Fields): string | undefined {
  const [first, ...others] = Object.values(data);
  return typeof first === 'string' && others.every((each) => each === first) ? first : undefined;
}

/** Data in which every text is given once that is the same in all languages, however it was given. */
function withSharedTexts(data: Data): Data {
  if (Array.isArray(data)) return data.map(withSharedTexts);
  if (!isFields(data)) return data;
  return (
    sharedText(data) ?? Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withSharedTexts(value)]))
  );
}

/**
 * @param data what the editor gives back: such a text under each language
 * @param before what the file said
 */
export function keepSharedTexts(data: Data, before: Data): Data {
  if (Array.isArray(data) && Array.isArray(before)) {
    const places = matchEntries(before.map(withSharedTexts), data.map(withSharedTexts));
    return data.map((each: Data, at) => keepSharedTexts(each, before[places[at] ?? -1] as Data));
  }
  if (!isFields(data)) return data;
  if (typeof before === 'string') return sharedText(data) ?? data;
  if (!isFields(before)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, keepSharedTexts(each, before[name])]));
}
