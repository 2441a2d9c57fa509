/** What a YAML file may say. */
export type Data = string | number | boolean | null | undefined | readonly Data[] | Fields;
export interface Fields {
  readonly [name: string]: Data;
}

export const isFields = (data: Data): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/**
 * Whether both say the same. The order of fields says nothing, that of a list does; nor does space around a text, which
 * the editor takes away.
 */
export function isSame(one: Data, other: Data): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSame(each as Data, other[at] as Data));
  if (isFields(one) && isFields(other)) {
    const names = Object.keys(one);
    return (
      names.length === Object.keys(other).length &&
      names.every((name) => name in other && isSame(one[name], other[name]))
    );
  }
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  return one === other;
}

/** The first leaf of one field, in the form of `leavesOf`: `.image=a.jpg`. */
export const leafOf = (fields: Fields, name: string): string => leavesOf(fields[name], `.${name}`)[0] ?? '';

/** All values in the data, each after its path: `.hours.opens=09:30`, `.closed.*=Sunday`. */
export function leavesOf(data: Data, path = ''): string[] {
  if (Array.isArray(data) && data.length > 0) return data.flatMap((each) => leavesOf(each as Data, `${path}.*`));
  if (isFields(data)) return Object.entries(data).flatMap(([name, value]) => leavesOf(value, `${path}.${name}`));
  return [`${path}=${typeof data === 'string' ? data.trim() : JSON.stringify(data)}`];
}
