/** Reading a value out of data of an unknown form. */

/** @returns the value at `path`, a list's places from 0; undefined where nothing is */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at !== null && typeof at === 'object' ? Reflect.get(at, key) : undefined), data);
