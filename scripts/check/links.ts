/** Links within the site: whether the page is there that a menu, a button or a text leads to. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES } from '../../src/lib/locales.ts';
import { ROUTES, addressIn, batchDatesFile, fileIn } from '../../src/lib/routes.ts';
import { deadLink } from '../../src/lib/site-links.ts';
import { isCalendarDate, todayInIndia, type CalendarDate } from '../../src/shared/calendar-date.ts';
import { decodedAddress, firstPageAddress } from '../../src/shared/urls.ts';
import { isWithin } from '../files/is-within.ts';
import { PUBLIC } from '../files/project-folders.ts';
import type { Addresses } from './page-addresses.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import { deadGroupLinkFinding } from './photo-groups.ts';
import { advice, error } from './problem.ts';
import type { Path, ParsedText } from './yaml/parse-file.ts';

/** Unlike `exists` of scripts/files, false for a folder, and for a link to a file that is not there. */
const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** Whether a host answers an address with a file of public/, which is published under its own name. */
async function isPublished(root: string, address: string): Promise<boolean> {
  const folder = join(root, PUBLIC);
  const file = join(folder, decodedAddress(address));
  // Hosts answer the address of a folder with its index.html, and list no folder.
  return isWithin(folder, file) && ((await isFile(file)) || (await isFile(join(file, 'index.html'))));
}

/** The first day of the batch whose dates an address offers to calendars; nothing where it is no such address. */
function batchOf(address: string): CalendarDate | undefined {
  const [, starts = ''] = /\/([\d-]+)\.ics$/.exec(address) ?? [];
  return isCalendarDate(starts) && LOCALES.some((locale) => fileIn(batchDatesFile(starts), locale) === address)
    ? starts
    : undefined;
}

/** What is said of a link to the dates of a batch that has begun. No error: the day would come and stop a build. */
function endedBatch(address: string): Omit<FieldFinding, 'path'> | undefined {
  const starts = batchOf(decodedAddress(address));
  if (starts === undefined || starts > todayInIndia()) return undefined;
  return advice(
    `The link to ${address} leads nowhere: the batch of ${starts} has begun, and its dates are gone.`,
    'Take the link out, or lead to the dates of the next batch.',
  );
}

/** What is said of a link to the page of the course where there is none. */
function withoutCourse(to: string, address: string, { pages }: Addresses): Omit<FieldFinding, 'path'> | undefined {
  if (pages.has(ROUTES.academy) || !LOCALES.some((locale) => addressIn(ROUTES.academy, locale) === address))
    return undefined;
  return error(
    `The link to ${to} leads to a page that does not exist: the studio gives no course.`,
    'Take the link out.',
  );
}

/** What is wrong with a link, such as `/portfolio` or `#contact`, that stands on the page `on`. */
export async function deadLinkFinding(
  to: string,
  on: string | undefined,
  addresses: Addresses,
): Promise<Omit<FieldFinding, 'path'> | undefined> {
  const fault = deadLink(to, on, addresses);
  switch (fault?.kind) {
    case 'needsPage':
      return error(
        `The link to ${to} leads nowhere on the other pages: it looks for its place on the page that it stands on.`,
        `Write ${fault.meant === ROUTES.contact ? ROUTES.contact : `the page before it, such as ${fault.meant}`}.`,
      );
    case 'noPlace':
      return error(
        `The link to ${to} leads to a place that the page does not have.`,
        addresses.questions.some(({ key }) => to.endsWith(`#${String(key)}`))
          ? 'A question of that key stands on another page, or is not asked in this language: lead to where it stands.'
          : `Did you mean ${fault.meant}?`,
      );
    case 'noPage': {
      const { address, meant } = fault;
      const course = withoutCourse(to, decodedAddress(address), addresses);
      if (course) return course;
      const ended = endedBatch(address);
      if (ended) return ended;
      if (addresses.files.has(decodedAddress(address))) return undefined;
      if (address.startsWith('/') && address.length > 1 && (await isPublished(addresses.root, address)))
        return undefined;
      const known = [...addresses.pages].filter((page) => firstPageAddress(page) === page);
      return error(
        `The link to ${to} leads to a page that does not exist.`,
        meant ? `Did you mean ${meant}?` : `The pages are ${known.join(', ')}.`,
      );
    }
    default:
      return deadGroupLinkFinding(to, addresses.titles);
  }
}

/** Every `to` in `data`, with its path. */
function linkFieldsIn(data: unknown, path: Path = []): { path: Path; to: string }[] {
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'to' && typeof value === 'string' && /^[/#]/.test(value)
      ? [{ path: [...path, key], to: value }]
      : linkFieldsIn(value, [...path, key]),
  );
}

/** Links of a menu or of buttons that lead nowhere. @param on the page that they stand on, if it is only one */
export async function deadLinkFindings(
  { data }: ParsedText,
  addresses: Addresses,
  on?: string,
): Promise<FieldFinding[]> {
  const found = await Promise.all(
    linkFieldsIn(data).map(async ({ path, to }) => ({ path, dead: await deadLinkFinding(to, on, addresses) })),
  );
  return found.flatMap(({ path, dead }) => (dead ? [{ ...dead, path }] : []));
}
