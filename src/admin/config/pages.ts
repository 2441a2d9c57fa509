/** The pages of the site that have a file of their own. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCourseFiles } from '../../content.config/has-course.ts';
import { ROUTES } from '../../lib/routes.ts';
import { isListed, pageAddress } from '../../lib/site-links.ts';

/** @returns their addresses in the site's first language, such as `/academy` */
export async function readPages(root: string): Promise<string[]> {
  const withoutCourse = !hasCourseFiles(join(root, 'src/content'));
  const files = await readdir(join(root, 'src/pages'), { recursive: true });
  return files
    .map(pageAddress)
    .filter((address) => address !== undefined)
    .filter(isListed)
    .filter((address) => !(withoutCourse && address === ROUTES.academy))
    .sort();
}
