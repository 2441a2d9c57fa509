/**
 * The texts of a language that stand in the display font (`--font-title` in src/styles), read from its files. Some more
 * do no harm; one that is missing may be drawn with broken conjuncts.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { splitFrontMatter } from '../../src/shared/front-matter.ts';
import { isEntryName } from '../../src/shared/path.ts';
import { valueAt } from '../../src/shared/value-at.ts';
import { createRenderer } from '../markdown.ts';
import { parseYaml } from '../yaml.ts';

/** Fields of src/content/<language>. Their texts count wherever the field stands, and all texts below it. */
const FIELDS = new Set(['title', 'titleOfGalleries', 'academyTitle', 'thanks', 'position', 'groups', 'empty', 'quote']);
/** Fields of studio.yaml: they stand in the bar, over the first page and in the place of the map. */
const FACTS = new Set(['name', 'address']);
/** A field of services.yaml: the groups' names stand over the services. */
const GROUPS = new Set(['groups']);
/** A field of course.yaml: the stages' names stand over the cards. */
const STAGES = new Set(['stages']);
/** The file whose first paragraph is set as a lead. */
const LED = 'about.md';
/** The headings in Markdown. One of a low rank may be a title as well: a page ranks them below its own headings. */
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

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

// Costs nothing here: Astro itself loads the same Markdown renderer.
const renderer = createRenderer();

/** The headings in Markdown. @param led whether what stands first is displayed too */
async function markdownTexts(markdown: string, led = false): Promise<string[]> {
  const { children } = parseDocument((await (await renderer).render(markdown, {})).code);
  const headings = DomUtils.getElementsByTagName((name) => HEADINGS.has(name), children);
  const first = led ? children.find(DomUtils.isTag) : undefined;
  return [...headings, ...(first ? [first] : [])].map((element) => DomUtils.textContent(element));
}

/** The headings in the answers of questions.yaml. */
async function answerTexts(data: unknown, locale: string): Promise<string[]> {
  const questions = valueAt(data, ['questions']);
  const answers = Array.isArray(questions) ? questions.map((item) => valueAt(item, [locale, 'answer'])) : [];
  const texts = answers.filter((answer) => typeof answer === 'string').map((answer) => markdownTexts(answer));
  return (await Promise.all(texts)).flat();
}

/** The texts of one file. None when it cannot be read: `npm run check` and the build say why. */
async function textsOf(
  folder: string,
  name: string,
  inData: (data: unknown) => string[] | Promise<string[]>,
): Promise<string[]> {
  try {
    const file = await readFile(join(folder, name), 'utf8');
    if (!name.endsWith('.md')) return await inData(parseYaml(file));
    const { data = '', body = '' } = splitFrontMatter(file) ?? {};
    return [...(await inData(parseYaml(data))), ...(await markdownTexts(body, name === LED))];
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
  const inFields = (fields: ReadonlySet<string>) => (data: unknown) => textsIn(data, fields, locale);
  const texts = await Promise.all([
    textsOf(content, 'studio.yaml', inFields(FACTS)),
    textsOf(content, 'services.yaml', inFields(GROUPS)),
    textsOf(content, 'course.yaml', inFields(STAGES)),
    textsOf(content, 'questions.yaml', (data) => answerTexts(data, locale)),
    ...names.filter(isEntryName).map((name) => textsOf(folder, name, inFields(FIELDS))),
  ]);
  return texts.flat().map((text) => text.replace(PLACE, ' ').normalize('NFC'));
}
