/** Texts that a file gives once for all languages stay so, until one of the languages says something else. */
import { type Data, isFields } from './data.ts';

/**
 * @param data what the editor gives back: such a text under each language
 * @param before what the file said
 */
export function oneForAll(data: Data, before: Data): Data {
  if (Array.isArray(data) && Array.isArray(before))
    return data.map((each, at) => oneForAll(each as Data, before[at] as Data));
  if (!isFields(data)) return data;
  const values = Object.values(data);
  if (typeof before === 'string' && values.length > 0 && values.every((each) => each === before)) return before;
  if (!isFields(before)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, oneForAll(each, before[name])]));
}
