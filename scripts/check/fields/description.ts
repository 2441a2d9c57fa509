/** What a field is, in the words that its schema has for it. */
import type { ZodType } from 'astro/zod';
import { SUPPORTED_LOCALES } from '../../../src/lib/locales.ts';
import { capitalized } from './title.ts';
import { languageName } from '../languages.ts';
import type { Path } from '../yaml/parse-file.ts';
import { descriptionAt } from './schema-path.ts';

const LANGUAGE = /(,?) in the language (\w+)/;

/** What the field at `path` is, with its language by name; the reason behind a colon becomes a sentence of its own. */
export function describedAt(schema: ZodType, path: Path): string | undefined {
  const description = descriptionAt(schema, path);
  const [, comma = '', code] = LANGUAGE.exec(description ?? '') ?? [];
  const locale = SUPPORTED_LOCALES.find((each) => each === code);
  if (description === undefined || locale === undefined) return description;
  const language = `${comma} in ${languageName(locale)}`;
  const [, what, reason] = /^([^:]*): (.*)$/.exec(description.replace(LANGUAGE, '')) ?? [];
  return what !== undefined && reason !== undefined
    ? `${what}${language}. ${capitalized(reason)}`
    : description.replace(LANGUAGE, language);
}
