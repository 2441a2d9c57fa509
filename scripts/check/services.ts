/**
 * What the schema of services.yaml cannot know: groups without a service, names that stand twice, what visitors miss.
 */
import { basename, dirname } from 'node:path';
import { LOCALES, SUPPORTED_LOCALES, type Locale } from '../../src/lib/locales.ts';
import { groupAnchor, photosTarget } from '../../src/shared/urls.ts';
import type { CheckedFile } from './check-file.ts';
import { additionInBraces } from './fields/notation.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import { deadLinkFinding } from './links.ts';
import { isOnPages, missingLanguages } from './missing-languages.ts';
import type { Addresses } from './page-addresses.ts';
import type { ParsedText } from './yaml/parse-file.ts';
import { deadGroupLinkFinding, groupOf } from './photo-groups.ts';
import { advice } from './problem.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** What a service is called in a language. */
function nameIn(service: Fields, locale: Locale): string | undefined {
  const { name } = fieldsOf(service[locale]);
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined;
}

/** What a service is called in any language. */
const anyName = (service: Fields): string =>
  SUPPORTED_LOCALES.map((code) => nameIn(service, code)).find((name) => name !== undefined) ?? 'without a name';

const emptyGroups = (services: Fields[], groups: string[]): FieldFinding[] =>
  groups
    .filter((name) => !services.some(({ group }) => group === name))
    .map((name) => ({
      ...advice(
        `No service is in the group ${name}: it is not shown.`,
        `Write \`group: ${name}\` at a service, or delete the group.`,
      ),
      path: ['groups', name],
    }));

function repeatedNames(services: Fields[]): FieldFinding[] {
  const isRepeated = (service: Fields, at: number) =>
    LOCALES.map((code) => [code, nameIn(service, code)] as const).find(
      ([code, name]) => name !== undefined && services.slice(0, at).some((other) => nameIn(other, code) === name),
    );
  return services.flatMap((service, at): FieldFinding[] => {
    const [code, name] = isRepeated(service, at) ?? [];
    if (code === undefined) return [];
    const found = advice(`Two services are named ‘${name}’.`, 'Give one of them another name, or delete it.');
    return [{ ...found, path: ['services', at, code, 'name'] }];
  });
}

/** Services that are shown in some languages only. */
const unsaid = (services: Fields[], source: ParsedText): FieldFinding[] =>
  services.flatMap((service, at) =>
    missingLanguages(service, ['services', at], {
      cause: (language) => `The service ‘${anyName(service)}’ says nothing in ${language}, and is not shown there.`,
      remedy: (code) =>
        additionInBraces(source, ['services', at, code], ['name', 'line']) ??
        `Add a group \`${code}:\` with \`name\` and \`line\`.`,
    }),
  );

/** What visitors look for: services, and what they cost. */
function missed(source: ParsedText, services: Fields[]): FieldFinding[] {
  const { data } = source;
  if (!Array.isArray(fieldsOf(data)['services'])) return [];
  const listed = services.filter(isOnPages);
  const emptied = services.length === 0 ? ', and delete the `[]` behind `services:`' : '';
  if (listed.length === 0)
    return [
      {
        ...advice(
          'No service is listed: visitors do not read what the studio offers.',
          `Write each below \`services:\`, as the notes in this file show${emptied}.`,
        ),
        path: ['services'],
      },
    ];
  if (listed.some(({ price }) => price !== undefined)) return [];
  const addition = source.isInBrackets(['services', services.findIndex(isOnPages)])
    ? 'Write `price: …,` behind the { of a service,'
    : 'Add a line `price: …`';
  return [
    {
      ...advice(
        'No service has a price: visitors look for one, and have to ask.',
        `${addition} with the lowest price in rupees where you can name one, such as \`price: 15000\`.`,
      ),
      path: ['services'],
    },
  ];
}

/**
 * Advice on links to photos where none hangs.
 * @param data src/content/services.yaml
 * @param galleries the names of those that have a page
 * @param entries those of all galleries
 * @param titles galleries.yaml of the first language
 */
export function photolessLinks(
  data: unknown,
  galleries: readonly string[],
  entries: readonly CheckedFile[],
  titles: unknown,
): FieldFinding[] {
  return Object.entries(fieldsOf(fieldsOf(data)['groups'])).flatMap(([name, group]) => {
    const { photos } = fieldsOf(group);
    if (typeof photos !== 'string' || deadGroupLinkFinding(photos, titles)) return [];
    const target = photosTarget(photos);
    const isMeant = (entry: CheckedFile) =>
      basename(dirname(entry.path)) === target.gallery &&
      (!target.group || groupAnchor(groupOf(entry.data) ?? '') === target.group);
    if (!galleries.includes(target.gallery) || entries.some(isMeant)) return [];
    const cause = `No photo hangs at ${photos}: the services of the group ${name} have no link to photos.`;
    return [{ ...advice(cause, 'Hang a photo there, or delete the line.'), path: ['groups', name, 'photos'] }];
  });
}

export async function serviceFindings(source: ParsedText, addresses: Addresses): Promise<FieldFinding[]> {
  const { data } = source;
  const services = listOf(fieldsOf(data)['services']);
  const groups = Object.entries(fieldsOf(fieldsOf(data)['groups']));
  const names = groups.map(([name]) => name);
  const links = groups.map(async ([name, group]): Promise<FieldFinding[]> => {
    const { photos } = fieldsOf(group);
    const dead =
      typeof photos === 'string' && photos.startsWith('/')
        ? await deadLinkFinding(photos, undefined, addresses)
        : undefined;
    return dead ? [{ ...dead, path: ['groups', name, 'photos'] }] : [];
  });
  return [
    ...(await Promise.all(links)).flat(),
    ...emptyGroups(services, names),
    ...repeatedNames(services),
    ...unsaid(services, source),
    ...missed(source, services),
  ];
}
