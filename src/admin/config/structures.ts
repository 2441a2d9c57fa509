/** Where a shape has fields that the editor shows in another form (src/admin/entry-file/structure.ts). */
import type { Structure } from '../entry-file/structure.ts';
import type { FieldSchema } from './field-schema.ts';

/** @returns nothing where the editor shows everything as the file says it */
export function structureOf(shape: FieldSchema): Structure | undefined {
  switch (shape.kind) {
    case 'text':
      return shape.numeric ? { kind: 'numeric' } : undefined;
    case 'flag':
      return { kind: 'flag' };
    case 'localized':
      return { kind: 'localized', languages: Object.keys(shape.fields) };
    case 'record':
      if (shape.value.kind === 'text') return shape.optional ? { kind: 'pairs' } : undefined;
      return { kind: 'record', value: structureOf(shape.value) };
    case 'list': {
      const item = structureOf(shape.item);
      return item && { kind: 'list', item };
    }
    case 'object':
      return structureOfFields(shape.fields);
    default:
      return undefined;
  }
}

export function structureOfFields(shapes: Readonly<Record<string, FieldSchema>>): Structure | undefined {
  const fields = Object.entries(shapes).flatMap(([name, shape]) => {
    const structure = structureOf(shape);
    return structure ? [[name, structure] as const] : [];
  });
  return fields.length > 0 ? { kind: 'fields', fields: Object.fromEntries(fields) } : undefined;
}
