/**
 * Files of a site that are no pictures and may tell a place: films, archives and office documents, and the notes that
 * programs write beside photos. And the project's settings, which may hold keys.
 */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readableHeadOf } from '../files/file-head.ts';
import { PUBLIC } from '../files/project-folders.ts';
import { readableBytes } from '../files/read.ts';
import { isSystemFile } from '../files/ignored-files.ts';
import { fileTypeOf } from '../../src/shared/file-type.ts';
import { publishedDataOf } from './embedded-data.ts';
import { isPdf, pdfTellsPlace } from './pdf.ts';

/** Kinds of such files. */
export type OtherFile = 'film' | 'archive' | 'pdf' | 'note' | 'settings';

/** What each of them does that must not go out. */
export const OTHER_FILE_REASONS: Readonly<Record<OtherFile, string>> = {
  film: 'it is a film or a recording, and these tell where they were taken',
  archive: 'it is an archive or an office document, and photos in it may tell where they were taken',
  pdf: 'a photo in it tells where it was taken',
  note: 'it tells where a photo was taken',
  settings: 'it is a file of settings, and what is in it is for nobody else',
};

/** Endings of such notes: of Google Takeout, Lightroom, and of those that record a way. */
const NOTE_NAME = /\.(json|geojson|xmp|xml|txt|csv|gpx|kml)$/i;

/** A file of settings, such as that of the form's keys. */
const SETTINGS_NAME = /^\.env(\.(?!example$).+)?$/i;

/** @param path of a file; @returns whether it is one of settings, which is hidden and goes out with the rest */
export const isSettingsFile = (path: string): boolean => SETTINGS_NAME.test(basename(path));

/**
 * Which of them the file at `path` is, `file` from the folder of the site; undefined for one that may go out. A note
 * counts only where it lies in the `public/` of the project `root`: what the build writes says where the studio is.
 */
export async function otherFileOf(path: string, file: string, root: string): Promise<OtherFile | undefined> {
  const head = readableHeadOf(path);
  if (!head) return undefined;
  if (isSettingsFile(path)) return 'settings';
  const type = await fileTypeOf(head);
  if (type === 'video') return 'film';
  if (isSystemFile(basename(path))) return undefined;
  if (isPdf(head)) return pdfTellsPlace(readableBytes(path) ?? head) ? 'pdf' : undefined;
  if (type === 'document') return 'archive';
  if (!NOTE_NAME.test(file) || !existsSync(join(root, PUBLIC, file))) return undefined;
  const bytes = readableBytes(path);
  return bytes && (await publishedDataOf(path, bytes)).includes('GPS') ? 'note' : undefined;
}
