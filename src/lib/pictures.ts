/** The pictures outside the galleries, which are the same in every language. */
import { getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { focalPointOf, type FocalPoint } from '../shared/focal-point.ts';
import { requireEntry } from './require-entry.ts';
import { sizeOf } from './responsive-picture.ts';

const FILE = 'pictures.yaml';

export interface FocusedPicture {
  image: ImageMetadata;
  /** What no crop of it may cut. */
  focus: FocalPoint;
}

export const getPictures = async () => requireEntry(await getEntry('pictures', FILE), FILE).data;

/** The first slide, which also stands where a picture is wanted and none is named. Throws a sentence without slides. */
export async function getFirstSlide(): Promise<FocusedPicture> {
  const [first] = (await getPictures()).slides;
  if (!first) throw new Error(`src/content/${FILE} has no slides. Give it at least one.`);
  return { image: first.image, focus: focalPointOf(first.focus, sizeOf(first.image)) };
}

/** The founder's photo, and where her face is; nothing where there is none. */
export async function getFounderPhoto() {
  const { founder } = await getPictures();
  return founder && { ...founder, focus: focalPointOf(founder.focus, sizeOf(founder.image)) };
}

/** What stands beside links to pages that have no picture of their own: the founder, else the first slide. */
export async function getDefaultSharePicture(): Promise<FocusedPicture> {
  const photo = await getFounderPhoto();
  return photo ? { image: photo.image, focus: photo.focus } : getFirstSlide();
}
