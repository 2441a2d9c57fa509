/** Where a schema has fields that the editor shows in another form (src/admin/entry-file/structure.ts). */
import type { Structure } from '../entry-file/structure.ts';
import { mayBeEmpty, type FieldSchema } from './field-schema.ts';

/** @returns nothing where the editor shows everything as the file says it */
export function structureOf(schema: FieldSchema): Structure | undefined {
  switch (schema.kind) {
    case 'text':
      return schema.numeric ? { kind: 'numeric' } : undefined;
    case 'number':
      return { kind: 'number', integer: schema.integer };
    case 'flag':
      return { kind: 'flag' };
    case 'date':
      return { kind: 'date' };
    case 'localized':
      return { kind: 'localized', languages: Object.keys(schema.fields) };
    case 'record':
      if (schema.value.kind === 'text') return schema.optional ? { kind: 'pairs' } : undefined;
      return { kind: 'record', value: structureOf(schema.value), mayBeEmpty: mayBeEmpty(schema) };
    case 'list': {
      const item = structureOf(schema.item);
      return item || mayBeEmpty(schema) ? { kind: 'list', item, mayBeEmpty: mayBeEmpty(schema) } : undefined;
    }
    case 'object':
      return structureOfFields(schema.fields);
    default:
      return undefined;
  }
}

export function structureOfFields(schemas: Readonly<Record<string, FieldSchema>>): Structure | undefined {
  const fields = Object.entries(schemas).flatMap(([name, schema]) => {
    const structure = structureOf(schema);
    return structure ? [[name, structure] as const] : [];
  });
  return fields.length > 0 ? { kind: 'fields', fields: Object.fromEntries(fields) } : undefined;
}
