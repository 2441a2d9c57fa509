/** The master class. */
import { getEntry } from 'astro:content';
import { LANGUAGE, present } from './words.ts';

export async function getCourse() {
  const file = `${LANGUAGE}/course.yaml`;
  return present(await getEntry('course', file), file).data;
}
