/** Looking into the schemas of content.config: which fields a place has, and how a field is described there. */
import { z } from 'astro/zod';
import type { Path } from '../yaml/parse-file.ts';

/** Any schema. */
export type Schema = z.core.$ZodType;

/** The schema inside wrappers that only say 'may be missing' or 'is changed afterwards'. */
function unwrapped(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional) return unwrapped(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in);
  return schema;
}

/** The schema of the value under `key`, in a value of this schema. */
export function childSchema(schema: Schema, key: PropertyKey): Schema | undefined {
  const inner = unwrapped(schema);
  // A text, or one for each language.
  if (inner instanceof z.ZodUnion) return inner.options.map((option) => childSchema(option, key)).find(Boolean);
  if (inner instanceof z.ZodObject)
    return Object.hasOwn(inner.shape, key) ? (inner.shape as Record<string, Schema>)[String(key)] : undefined;
  if (inner instanceof z.ZodArray) return inner.element;
  return inner instanceof z.ZodRecord ? inner.valueType : undefined;
}

/** The schema of the value at `path`. */
function schemaAt(schema: Schema, path: Path): Schema | undefined {
  return path.reduce<Schema | undefined>((at, key) => at && childSchema(at, key), schema);
}

/** The schema of each thing in the list at `path`; undefined where no list belongs there. */
export function elementAt(schema: Schema, path: Path): Schema | undefined {
  const at = schemaAt(schema, path);
  const list = at && unwrapped(at);
  return list instanceof z.ZodArray ? unwrapped(list.element) : undefined;
}

/** Whether a number belongs at `path`. */
export function isNumberAt(schema: Schema, path: Path): boolean {
  const at = schemaAt(schema, path);
  return at !== undefined && unwrapped(at) instanceof z.ZodNumber;
}

/** Whether a value may stand at `path`. */
export function isValidAt(schema: Schema, path: Path, value: unknown): boolean {
  const at = schemaAt(schema, path);
  return at !== undefined && z.core.safeParse(at, value).success;
}

/** The names of the fields at `path`. */
export function fieldsAt(schema: Schema, path: Path): string[] {
  const at = schemaAt(schema, path);
  const plain = at && unwrapped(at);
  const inner = plain instanceof z.ZodUnion ? plain.options.find((option) => option instanceof z.ZodObject) : plain;
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** Whether a group of fields belongs at `path`, and nothing else may stand there. */
export function isGroupAt(schema: Schema, path: Path): boolean {
  const at = schemaAt(schema, path);
  return at !== undefined && unwrapped(at) instanceof z.ZodObject;
}

/** What the field at `path` is, as content.config describes it. */
export function descriptionAt(schema: Schema, path: Path): string | undefined {
  const at = schemaAt(schema, path);
  return at && (z.globalRegistry.get(at)?.description ?? z.globalRegistry.get(unwrapped(at))?.description);
}

/** The placeholders in a text of this schema that the page fills in, such as `opens` for `{opens}`. */
export function placeholdersOf(schema: Schema | undefined): string[] {
  const placeholders = schema && z.globalRegistry.get(unwrapped(schema))?.['placeholders'];
  return Array.isArray(placeholders) ? placeholders.map(String) : [];
}

/** The unit of a number of this schema, as content.config names it, such as `rupees`. */
export const unitOf = (schema: Schema | undefined): unknown =>
  schema && z.globalRegistry.get(unwrapped(schema))?.['unit'];

/** The unit of the number at `path`. */
export const unitAt = (schema: Schema, path: Path): unknown => unitOf(schemaAt(schema, path));

/** True when the field at `path` may be left out. */
export function isOptionalAt(schema: Schema, path: Path): boolean {
  return schemaAt(schema, path) instanceof z.ZodOptional;
}

/** The names of the fields that a group of fields at `path` cannot do without; none where another value may stand. */
export function neededFieldsAt(schema: Schema, path: Path): string[] {
  if (!isGroupAt(schema, path)) return [];
  return fieldsAt(schema, path).filter((field) => !isOptionalAt(schema, [...path, field]));
}

/** What to do where nothing is to be said at `path`; nothing when something must be said there. */
export function emptyRemedyAt(schema: Schema, path: Path): string | undefined {
  if (isOptionalAt(schema, path)) return 'delete the line';
  const at = schemaAt(schema, path);
  return at && z.core.safeParse(at, []).success ? 'write `[]` behind the colon for none' : undefined;
}
