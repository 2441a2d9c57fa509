/** The pictures outside the galleries, which are the same in every language. */
import { getEntry } from 'astro:content';
import { requireEntry } from './entry.ts';

const FILE = 'pictures.yaml';

export const getPictures = async () => requireEntry(await getEntry('pictures', FILE), FILE).data;
