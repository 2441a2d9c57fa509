/**
 * The names of pictures in a text of src/content: `image:` of a gallery's entry, of a slide, of the founder; `share:`
 * of a page; those that Markdown shows. Read leniently, and changed letter by letter: everything else in the text stays
 * as it was written.
 */
import { isPair, isScalar, parseDocument, visit } from 'yaml';
import { PICTURE_ADDRESS, PICTURE_WORDS } from './markdown-picture.ts';
import { dirname, relativePath, resolvePath, PICTURE_NAME } from './path.ts';
import { yamlPart } from './front-matter.ts';
import { decodedAddress } from './urls.ts';

/** Fields that hold a picture, whatever its name ends in; in other fields only what ends like a picture is one. */
const PICTURE_FIELD = /^(image|share)$/;
/** Fields of words, in which the name of a picture is only a word. */
const PROSE = /^(alt(_\w+)?|caption|title|description|label)$/;
/** A line that names a picture in a file that is no sound YAML. */
const LINE = /^[ \t]*(?:-[ \t]+)?(?:image|share):[ \t]*(["']?)(.+?)\1[ \t]*(?:#.*)?\r?$/gm;
/** Letters that YAML takes without quotation marks wherever they stand. */
const BARE = /^[\p{L}\p{N}._/][\p{L}\p{M}\p{N}._/-]*$/u;

/** A picture in Markdown, `![a look](a.jpg)`, and the line that says where one lies, `[look]: a.jpg`. */
const IN_MARKDOWN = new RegExp(
  String.raw`(?:${PICTURE_WORDS}|^[ \t]*\[[^\]\n]+\]:[ \t]*)(?<written>${PICTURE_ADDRESS})`,
  'dgm',
);
/** An address of another site, or from the root of this one. */
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/)/i;

/** A name in a text, and where it stands with what encloses it. */
interface Occurrence {
  value: string;
  from: number;
  to: number;
  /** In Markdown a name with spaces stands in `<>`, elsewhere in quotation marks; there alone it may have codes. */
  inMarkdown?: true;
}

function markdownOccurrences(text: string): Occurrence[] {
  return [...text.matchAll(IN_MARKDOWN)].flatMap(({ groups, indices }) => {
    const value = decodedAddress(groups?.['enclosed'] ?? groups?.['written'] ?? '');
    const [from, to] = indices?.groups?.['written'] ?? [0, 0];
    return PICTURE_NAME.test(value) && !ELSEWHERE.test(value) ? [{ value, from, to, inMarkdown: true }] : [];
  });
}

/** @returns the pictures that Markdown shows, by their names without codes such as `%20` */
export const picturesInMarkdown = (text: string): string[] => markdownOccurrences(text).map(({ value }) => value);

function fieldOccurrences(file: string, text: string): Occurrence[] {
  const { data, start } = yamlPart(file, text);
  const document = parseDocument(data);
  if (document.errors.length > 0) {
    return [...data.matchAll(LINE)].map((match) => {
      const from = start + match.index + match[0].indexOf(`${match[1]}${match[2]}`, match[0].indexOf(':') + 1);
      return { value: (match[2] ?? '').trim(), from, to: from + (match[2] ?? '').length + 2 * (match[1] ?? '').length };
    });
  }
  const places: Occurrence[] = [];
  visit(document, {
    Scalar: (key, node, path) => {
      const pair = path[path.length - 1];
      const field = isPair(pair) && key === 'value' && isScalar(pair.key) ? String(pair.key.value) : '';
      if (key === 'key' || typeof node.value !== 'string' || !node.range || PROSE.test(field)) return;
      if (!PICTURE_FIELD.test(field) && !PICTURE_NAME.test(node.value.trim())) return;
      const [from, to] = node.range;
      // A name in a block of its own (`image: >-`) ends with its line's end, which stays.
      const length = data.slice(from, to).trimEnd().length;
      places.push({ value: node.value.trim(), from: start + from, to: start + from + length });
    },
  });
  return places;
}

const occurrencesIn = (file: string, text: string): Occurrence[] =>
  [...fieldOccurrences(file, text), ...markdownOccurrences(text)].sort((one, other) => one.from - other.from);

/** @returns a name as it is written where it stands */
function written(name: string, { inMarkdown }: Occurrence): string {
  if (inMarkdown) {
    const coded = name.replaceAll('%', '%25');
    return /[\s()]/.test(coded) ? `<${coded}>` : coded;
  }
  return BARE.test(name) ? name : JSON.stringify(name);
}

/** @returns the pictures that a text names; `file` is where it lies */
export const pictureNames = (file: string, text: string): string[] =>
  occurrencesIn(file, text)
    .map(({ value }) => value)
    .filter((value) => value !== '');

/**
 * @param file where the text lies
 * @param moved the new path of each picture that moves, by its old one
 * @returns the text with the new names of the pictures that have moved, and not another letter changed
 */
export function withNewNames(file: string, text: string, moved: ReadonlyMap<string, string>): string {
  const folder = dirname(file);
  let result = text;
  for (const occurrence of occurrencesIn(file, text).reverse()) {
    const { value, from, to } = occurrence;
    const target = moved.get(resolvePath(folder, value));
    if (target === undefined) continue;
    const path = relativePath(folder, target);
    const name = value.startsWith('./') ? `./${path}` : path;
    result = `${result.slice(0, from)}${written(name, occurrence)}${result.slice(to)}`;
  }
  return result;
}
