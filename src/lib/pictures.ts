/** The pictures outside the galleries, which are the same in every language. */
import { getEntry } from 'astro:content';
import { present } from './words.ts';

const FILE = 'pictures.yaml';

export const getPictures = async () => present(await getEntry('pictures', FILE), FILE).data;
