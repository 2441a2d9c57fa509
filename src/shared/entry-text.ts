/** The text of a gallery entry, as `npm run photos` writes it as well as the owner's page for hanging photos. */
import { stringify } from 'yaml';

/** Fields as lines of YAML. Quoted by the rules of YAML 1.1, so that parsers of either version read the same. */
export const fieldsText = (fields: Readonly<Record<string, string>>): string =>
  stringify(fields, { version: '1.1', lineWidth: 0 }).replace(/^%YAML.*\n---\n/, '');
