/** The text of a gallery entry, as `npm run photos` writes it as well as the owner's page for hanging photos. */
import { stringify } from 'yaml';

/** Fields as lines of YAML, each with its line feed. Quoted as YAML 1.1 asks: parsers of 1.1 and 1.2 read the same. */
export const fieldsText = (fields: Readonly<Record<string, string>>): string =>
  stringify(fields, { version: '1.1', lineWidth: 0 }).replace(/^%YAML.*\n---\n/, '');
