/**
 * A phone's digits for fields in which a number is written. To the editor they are texts (number-text.ts), for which a
 * phone shows its letters.
 */
import type { Structure } from './entry-file/structure.ts';

/** The editor's attribute for where a field stands in its file: `services.0.price`. */
const FIELD = 'data-key-path';

/** @returns the names of the fields that hold a number, at any depth */
export function numberNames(structure: Structure | undefined): string[] {
  switch (structure?.kind) {
    case 'record':
      return numberNames(structure.value);
    case 'list':
      return numberNames(structure.item);
    case 'fields':
      return Object.entries(structure.fields).flatMap(([name, field]) =>
        field.kind === 'number' ? [name] : numberNames(field),
      );
    default:
      return [];
  }
}

/** @param names of the fields whose keyboard shows digits */
export function showDigits(names: ReadonlySet<string>): void {
  const set = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    const path = target.closest(`[${FIELD}]`)?.getAttribute(FIELD) ?? '';
    if (names.has(path.slice(path.lastIndexOf('.') + 1))) target.inputMode = 'decimal';
  };
  // Before the keyboard comes: by a finger, or by the key that goes on to the next field.
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, set, true);
}
