/** The groups of a gallery's photos: what galleries.yaml calls them, and which of them the photos name. */
import { GROUP_KEY } from '../../src/content.config/page-texts.ts';
import { deadGroupLink } from '../../src/lib/dead-group-link.ts';
import { DEFAULT_LOCALE } from '../../src/lib/locales.ts';
import { nearest } from '../../src/shared/did-you-mean.ts';
import { additionInBraces } from './fields/notation.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import type { ParsedText } from './yaml/parse-file.ts';
import { advice, error } from './problem.ts';
import { valueAt } from '../../src/shared/value-at.ts';

const FIRST = `src/content/${DEFAULT_LOCALE}/galleries.yaml`;

const isGroupOfFields = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The keys of what may be a group of fields. */
const keysOf = (value: unknown): string[] => (isGroupOfFields(value) ? Object.keys(value) : []);

/** The keys of a gallery's groups. @param titles galleries.yaml of the first language; undefined when it is broken */
const groupsOf = (titles: unknown, gallery: string): string[] => keysOf(valueAt(titles, [gallery, 'groups']));

/** Whether `groups` of a gallery is no group of fields. That is told where it stands, and nothing is known of them. */
function areGroupsBroken(titles: unknown, gallery: string): boolean {
  const groups = valueAt(titles, [gallery, 'groups']);
  return groups !== undefined && !isGroupOfFields(groups);
}

/** Where a gallery's groups get their names. */
interface PlaceOfGroups {
  where: string;
  /** How a group of this key gets its name there; without the end of the sentence. */
  addition: (key: string) => string;
}

/**
 * Where a gallery's groups get their names, also where it has none yet.
 * @param source galleries.yaml of the first language
 */
function placeOfGroups(source: ParsedText | undefined, gallery: string): PlaceOfGroups {
  const has = valueAt(source?.data, [gallery, 'groups']) !== undefined;
  const isInBrackets = source?.isInBrackets(has ? [gallery, 'groups'] : [gallery]) ?? false;
  const [brace, line] = has
    ? [`behind the { of \`groups\` of ${gallery}`, `below \`groups:\` of ${gallery}`]
    : [`behind the { of \`${gallery}\``, `below a line \`groups:\` of ${gallery}`];
  const where = `${isInBrackets ? brace : line} in ${FIRST}, and in the other languages`;
  if (!has && !isInBrackets) {
    const addition = (key: string) =>
      `add a line \`groups:\` to ${gallery} in ${FIRST}, and in the other languages, and below it, on a line that ` +
      `begins with two spaces more, \`${key}: …\` with its name`;
    return { where, addition };
  }
  const written = (key: string) => (has ? `${key}: …${isInBrackets ? ',' : ''}` : `groups: { ${key}: … },`);
  return { where, addition: (key) => `add \`${written(key)}\` with its name ${where}` };
}

/**
 * What is wrong with the group that a photo names.
 * @param source galleries.yaml of the first language; undefined when it is broken
 */
export function unknownGroup(data: unknown, gallery: string, source: ParsedText | undefined): FieldFinding[] {
  const titles = source?.data;
  const group = valueAt(data, ['group']);
  // What no text can say is for the schema; where galleries.yaml cannot be read, nothing is known.
  if (typeof group !== 'string' || group.trim() === '' || keysOf(titles).length === 0) return [];
  if (areGroupsBroken(titles, gallery)) return [];
  const known = groupsOf(titles, gallery);
  if (known.includes(group.trim())) return [];
  const meant = nearest(group.trim(), known);
  const place = placeOfGroups(source, gallery);
  const naming = GROUP_KEY.test(group.trim())
    ? place.addition(group.trim())
    : `write a key of small English letters, digits and hyphens here, and add it with the group's name ${place.where}`;
  const [cause, otherwise] =
    known.length === 0
      ? [
          `The gallery ${gallery} has no groups, and this photo names the group ${group.trim()}.`,
          `Delete the line, or ${naming}.`,
        ]
      : [`The gallery ${gallery} has no group ${group.trim()}.`, `Write one of ${known.join(', ')}; or ${naming}.`];
  return [{ ...error(cause, meant ? `Did you mean ${meant}?` : otherwise), path: ['group'] }];
}

/**
 * What is wrong with a link to a group of a gallery.
 * @param titles galleries.yaml of the first language; undefined when it is broken
 */
export function deadGroupLinkFinding(to: string, titles: unknown): Omit<FieldFinding, 'path'> | undefined {
  const dead = deadGroupLink(to, Object.fromEntries(keysOf(titles).map((name) => [name, groupsOf(titles, name)])));
  if (!dead) return undefined;
  const { gallery, page, others, meant } = dead;
  if (others.length === 0)
    return error(`The link to ${to} leads to a group, and the gallery ${gallery} has none.`, `Write ${page}.`);
  return error(
    `The link to ${to} leads to a group that the gallery ${gallery} does not have.`,
    meant ? `Did you mean ${meant}?` : `Write one of ${others.join(', ')}.`,
  );
}

/** The group that a photo names. @param data of its entry */
export function groupOf(data: unknown): string | undefined {
  const group = valueAt(data, ['group']);
  return typeof group === 'string' ? group.trim() : undefined;
}

/** What else is taken out with the groups of a gallery. @param all whether each of its groups is to go */
const withAll = (all: boolean) => (all ? '; when none is left, `groups` too' : '');

/** Advice on groups that no photo names. @param photos the data of the gallery's entries */
export function emptyGroups(photos: readonly unknown[], gallery: string, titles: unknown): FieldFinding[] {
  const used = new Set(photos.map(groupOf));
  const groups = groupsOf(titles, gallery);
  const empty = groups.filter((group) => !used.has(group));
  const rest = withAll(empty.length === groups.length);
  return empty.map((group) => ({
    ...advice(
      `No photo of ${gallery} hangs in the group ${group}: it is not shown.`,
      `Write \`group: ${group}\` in the entry of a photo, or delete the group here and in the other languages${rest}.`,
    ),
    path: [gallery, 'groups', group],
  }));
}

/** How groups get their names in galleries.yaml of a further language. @param missing those that have none there */
function groupAddition(source: ParsedText, gallery: string, group: string, missing: readonly string[]): string {
  const path = [gallery, 'groups'];
  if (groupsOf(source.data, gallery).length > 0)
    return (
      additionInBraces(source, [...path, group], [], ', with its name') ??
      `Add a line \`${group}: …\` with its name below \`groups:\` of ${gallery}.`
    );
  const below = missing.map((name) => `\`${name}: …\``).join(', ');
  return (
    additionInBraces(source, path, missing, ', with the name of each') ??
    `Add a line \`groups:\` to ${gallery}. Below it stand the names: ${below}, each on a line that begins with two spaces more.`
  );
}

/** Groups that the first language names and this one does not, and the other way round. @param source this one's */
export const groupDifferences = (source: ParsedText, first: unknown): FieldFinding[] =>
  keysOf(source.data)
    .filter((gallery) => keysOf(first).includes(gallery) && !areGroupsBroken(source.data, gallery))
    .flatMap((gallery): FieldFinding[] => {
      const [here, there] = [groupsOf(source.data, gallery), groupsOf(first, gallery)];
      const extra = here.filter((group) => !there.includes(group));
      const missing = there.filter((group) => !here.includes(group));
      return [
        ...missing.map((group) => {
          const meant = nearest(group, extra);
          return {
            ...error(
              `The group ${group} of ${gallery} has no name here.`,
              meant
                ? `Is it the line \`${meant}:\`? Correct the word before the colon: it is the same in all languages.`
                : groupAddition(source, gallery, group, missing),
            ),
            path: [gallery, 'groups', group],
          };
        }),
        ...extra
          .filter((group) => nearest(group, missing) === undefined)
          .map((group) => ({
            ...advice(
              `No group of ${gallery} is named ${group} in ${FIRST}, so nobody sees this one.`,
              `Name it there too, or take it out here${withAll(extra.length === here.length)}.`,
            ),
            path: [gallery, 'groups', group],
          })),
      ];
    });
