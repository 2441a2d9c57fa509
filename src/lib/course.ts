/** The master class. */
import { getEntry } from 'astro:content';
import { getPicture } from './responsive-picture.ts';
import { LANGUAGE, requireEntry } from './words.ts';

/** Image pixels: it stands beside the title on a desk only. */
const PICTURE_WIDTHS = [480, 960] as const;

export async function getCourse() {
  const file = `${LANGUAGE}/course.yaml`;
  const course = requireEntry(await getEntry('course', file), file).data;
  return { ...course, picture: course.share && (await getPicture(course.share, { widths: PICTURE_WIDTHS })) };
}
