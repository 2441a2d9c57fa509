/** Whether the studio gives a course. Free of Astro. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../lib/locales.ts';

/** The name of all files that say something of the course: its facts, and what each language says of it. */
export const COURSE_FILE = 'course.yaml';

/** @param content the folder src/content; @returns false where it has no file of the course: no page shows one then */
export const hasCourseFiles = (content: string): boolean =>
  ['', ...LOCALES].some((folder) => existsSync(join(content, folder, COURSE_FILE)));
