/** What of the sample still stands on the site once the questions are answered. It knows no page and no repository. */
import { SAMPLE, sampleFacts, type SampleFact } from '../../shared/sample-facts.ts';
import { valueAt } from '../../shared/value-at.ts';
import { CONTENT } from '../content-folders.ts';
import { STUDIO } from './answers.ts';
import { isLeftOut, LEFT_OUT_FILE, readLanguages } from './languages.ts';
import { dataOf } from './sample-lists.ts';
import { SAMPLE_PICTURES } from './sample-picture-hashes.ts';
import type { SampleGallery } from './settings.ts';
import type { Site } from './repository-site.ts';

const COURSE = new RegExp(`^${CONTENT}/[^/]+/course\\.yaml$`);

export interface RemainingItem {
  what: SampleFact | 'certified' | 'slides' | 'founder' | 'photos';
  /** How many there are, of what is counted. */
  n?: number;
}

const isSampleCertificate = (course: unknown): boolean => {
  const line = valueAt(course, ['certified']);
  return (
    typeof line === 'string' &&
    [SAMPLE.certified, SAMPLE.hindi.certified].some((certificate) => line.includes(certificate))
  );
};

/** @param galleries the drawings that the build has found in the galleries */
export function remainingSample({ texts, files }: Site, galleries: readonly SampleGallery[]): RemainingItem[] {
  const drawings = galleries.flatMap(({ photos }) => photos);
  const hashes = new Set([...Object.values(SAMPLE_PICTURES), ...drawings.map(({ sha }) => sha)]);
  const isDrawing = (named: unknown): boolean => {
    const hash = typeof named === 'string' ? files.get(`${CONTENT}/${named.replace(/^\.\//, '')}`) : undefined;
    return hash !== undefined && hashes.has(hash);
  };
  const kept = readLanguages(texts.get(LEFT_OUT_FILE));
  const courses = [...texts].filter(([path]) => COURSE.test(path) && !isLeftOut(path, kept));
  const pictures = dataOf(texts.get(`${CONTENT}/pictures.yaml`));
  const slides = valueAt(pictures, ['slides']);
  const photos = drawings.filter(({ picture, sha }) => files.get(picture) === sha).length;
  const found: [RemainingItem, boolean][] = [
    [{ what: 'certified' }, courses.some(([, text]) => isSampleCertificate(dataOf(text)))],
    [{ what: 'slides' }, Array.isArray(slides) && slides.some((slide) => isDrawing(valueAt(slide, ['image'])))],
    [{ what: 'founder' }, isDrawing(valueAt(pictures, ['founder', 'image']))],
    [{ what: 'photos', n: photos }, photos > 0],
  ];
  return [
    ...sampleFacts(dataOf(texts.get(STUDIO))).map((what) => ({ what })),
    ...found.filter(([, is]) => is).map(([left]) => left),
  ];
}
