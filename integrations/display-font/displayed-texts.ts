/**
 * The texts of a language that stand in the display font (`--font-title` in src/styles), read from its files. Some more
 * do no harm; one that is missing may be drawn with broken conjuncts.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { splitFrontMatter } from '../../src/shared/front-matter.ts';

/** Fields of src/content/<language>. Their texts count wherever the field stands, and all texts below it. */
const FIELDS = new Set(['title', 'titleOfGalleries', 'thanks', 'position', 'groups', 'empty', 'quote']);
/** Fields of studio.yaml: they stand in the bar, over the first page and in the place of the map. */
const FACTS = new Set(['name', 'address']);
/** A field of services.yaml: the groups' names stand over the services. */
const GROUPS = new Set(['groups']);
/** A field of course.yaml: the stages' names stand over the cards. */
const STAGES = new Set(['stages']);
/** The file whose first paragraph is set as a lead. */
const LED = 'about.md';

/** A place that a page fills in, such as `{n}`. */
const PLACE = /\{\w+\}/g;

/** All texts in fields of these names, at any depth; of a text that is said in several languages, this one's. */
function textsIn(value: unknown, fields: ReadonlySet<string>, locale: string, within = false): string[] {
  if (typeof value === 'string') return within ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, fields, locale, within));
  if (value === null || typeof value !== 'object') return [];
  if (within && Object.hasOwn(value, locale)) return textsIn(Reflect.get(value, locale), fields, locale, within);
  return Object.entries(value).flatMap(([name, field]) => textsIn(field, fields, locale, within || fields.has(name)));
}

/** The texts of one file. None when it cannot be read: `npm run check` and the build say why. */
async function textsOf(folder: string, name: string, fields: ReadonlySet<string>, locale: string): Promise<string[]> {
  try {
    const file = await readFile(join(folder, name), 'utf8');
    if (!name.endsWith('.md')) return textsIn(parse(file), fields, locale);
    const { data = '', body = '' } = splitFrontMatter(file) ?? {};
    return [
      ...textsIn(parse(data), fields, locale),
      ...(name === LED ? [body.trim().split(/\r?\n\s*\r?\n/)[0] ?? ''] : []),
    ];
  } catch {
    return [];
  }
}

/**
 * @param content the folder src/content
 * @param locale the language's folder in it
 */
export async function displayedTexts(content: string, locale: string): Promise<string[]> {
  const folder = join(content, locale);
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all([
    textsOf(content, 'studio.yaml', FACTS, locale),
    textsOf(content, 'services.yaml', GROUPS, locale),
    textsOf(content, 'course.yaml', STAGES, locale),
    ...names.filter((name) => /\.(ya?ml|md)$/.test(name)).map((name) => textsOf(folder, name, FIELDS, locale)),
  ]);
  return texts.flat().map((text) => text.replace(PLACE, ' ').normalize('NFC'));
}
