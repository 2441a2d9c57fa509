/** The text of a gallery entry, as `npm run photos` writes it as well as the owner's page for hanging photos. */
import { stringify } from 'yaml';

/**
 * Fields as lines of YAML, each ended by a line feed. The older YAML rules decide on quotation marks: every reader
 * agrees on what they protect.
 */
export const fieldsText = (fields: Readonly<Record<string, string>>): string =>
  stringify(fields, { version: '1.1', lineWidth: 0 }).replace(/^%YAML.*\n---\n/, '');
