/** Texts that a file gives once for all languages stay so, until one language says something else than another. */
import { type Data, isFields } from './data.ts';

/**
 * @param data what the editor gives back: such a text under each language
 * @param before what the file said
 */
export function keepSharedTexts(data: Data, before: Data): Data {
  if (Array.isArray(data) && Array.isArray(before))
    return data.map((each, at) => keepSharedTexts(each as Data, before[at] as Data));
  if (!isFields(data)) return data;
  const [first, ...others] = Object.values(data);
  if (typeof before === 'string' && typeof first === 'string' && others.every((each) => each === first)) return first;
  if (!isFields(before)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, keepSharedTexts(each, before[name])]));
}
