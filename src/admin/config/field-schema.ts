/** A schema of src/content.config, read: what kind of field it is, and what it allows. */
import { z } from 'astro/zod';

interface Common {
  optional: boolean;
  /** What the field is, for the person who fills it. */
  description: string | undefined;
}

export type FieldSchema =
  | (Common & {
      kind: 'text';
      /** What the page fills in, such as `opens` for `{opens}`. */
      placeholders: readonly string[];
      pattern: RegExp | undefined;
      /** Of an address: which kind. */
      format: 'email' | 'url' | undefined;
      /** More than a line, with the characters of Markdown. */
      markdown: boolean;
      /** Whether a file may say it as a number. */
      numeric: boolean;
    })
  | (Common & { kind: 'number'; integer: boolean })
  /** A field that is `true` or left out. */
  | (Common & { kind: 'flag' })
  | (Common & { kind: 'date' })
  | (Common & { kind: 'picture' })
  | (Common & { kind: 'choice'; options: readonly string[] })
  /** A text that is the same in all languages, or one for each. */
  | (Common & { kind: 'localized'; fields: Readonly<Record<string, FieldSchema>> })
  | (Common & { kind: 'object'; fields: Readonly<Record<string, FieldSchema>> })
  | (Common & { kind: 'list'; item: FieldSchema; min: number | undefined; max: number | undefined })
  /** Any number of fields, each under a key of its own. */
  | (Common & { kind: 'record'; value: FieldSchema });

/** Whether a field is a list or groups that a file must have, if only as `[]` or `{}`. */
export const mayBeEmpty = (schema: FieldSchema): boolean =>
  !schema.optional &&
  ((schema.kind === 'list' && !schema.min) || (schema.kind === 'record' && schema.value.kind !== 'text'));

/** Stands where Astro's `image()` stands in a build: what it marks is a picture. */
export const pictureSchema = () => z.string().meta({ picture: true });

type Definition = z.core.$ZodTypes;

const metaOf = (schema: z.core.$ZodType): Readonly<Record<string, unknown>> => z.globalRegistry.get(schema) ?? {};

/** The limits of a schema, as zod keeps them. */
interface Check {
  check: string;
  format?: string;
  pattern?: RegExp;
  minimum?: number;
  maximum?: number;
}

const checksOf = (schema: Definition): Check[] =>
  (schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def as unknown as Check);

/** How many entries a list may have. */
function limits(schema: Definition) {
  const checks = checksOf(schema);
  return {
    min: checks.find(({ check }) => check === 'min_length')?.minimum,
    max: checks.find(({ check }) => check === 'max_length')?.maximum,
  };
}

const childSchemas = (fields: Readonly<Record<string, z.core.$ZodType>>): Record<string, FieldSchema> =>
  Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, readSchema(each)]));

/**
 * A string that comes out of something else: a day that YAML knows as a date, a picture, a number that is made a text.
 */
function readPipe(from: z.core.$ZodType, to: z.core.$ZodType, common: Common): FieldSchema {
  if (metaOf(to)['picture'] === true) return { ...common, kind: 'picture' };
  const kinds = sourceKinds(from);
  if (kinds.includes('date')) return { ...common, kind: 'date' };
  const schema = { ...readSchema((to as Definition)._zod.def.type === 'transform' ? from : to), ...common };
  return schema.kind === 'text' ? { ...schema, numeric: kinds.includes('number') } : schema;
}

/** What a schema takes, before anything is made of it. */
function sourceKinds(schema: z.core.$ZodType): string[] {
  const { def } = (schema as Definition)._zod;
  if (def.type === 'pipe') return sourceKinds(def.in);
  return def.type === 'union' ? def.options.flatMap((option) => sourceKinds(option)) : [def.type];
}

/**
 * Reads a schema.
 * @throws when it is of a kind that the schemas of this site have not had so far: what it is for must be said here
 */
export function readSchema(given: z.core.$ZodType): FieldSchema {
  const schema = given as Definition;
  const { def } = schema._zod;
  const { description, placeholders, markdown } = metaOf(schema);
  const common: Common = { optional: false, description: typeof description === 'string' ? description : undefined };
  switch (def.type) {
    case 'optional': {
      const inner = readSchema(def.innerType);
      return { ...inner, optional: true, description: common.description ?? inner.description };
    }
    case 'pipe':
    case 'transform':
      if (def.type === 'pipe') return readPipe(def.in, def.out, common);
      break;
    case 'string': {
      const format = 'format' in def ? def.format : undefined;
      return {
        ...common,
        kind: 'text',
        placeholders: Array.isArray(placeholders) ? placeholders.map(String) : [],
        pattern: checksOf(schema).find(({ pattern }) => pattern)?.pattern,
        format: format === 'email' || format === 'url' ? format : undefined,
        markdown: markdown === true,
        numeric: false,
      };
    }
    case 'number': {
      const integer = checksOf(schema).some(({ format }) => format === 'safeint');
      return { ...common, kind: 'number', integer };
    }
    case 'literal':
      if (def.values.length === 1 && def.values[0] === true) return { ...common, kind: 'flag' };
      break;
    case 'enum':
      return { ...common, kind: 'choice', options: Object.values(def.entries).map(String) };
    case 'object':
      return { ...common, kind: 'object', fields: childSchemas(def.shape) };
    case 'array':
      return { ...common, kind: 'list', item: readSchema(def.element), ...limits(schema) };
    case 'record':
      return { ...common, kind: 'record', value: readSchema(def.valueType) };
    case 'union': {
      const [one, each] = def.options.map((option) => readSchema(option));
      if (one?.kind === 'text' && each?.kind === 'object') return { ...common, kind: 'localized', fields: each.fields };
      break;
    }
    default:
  }
  throw new Error(
    `The editor does not know yet what to make of a field of the kind ‘${def.type}’ (src/admin/config/field-schema.ts).`,
  );
}
