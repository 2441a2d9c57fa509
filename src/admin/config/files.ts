/** The files of src/content and the shape of each, as the editor is to show them. */
import type { z } from 'astro/zod';
import { courseFactsShape, courseShape } from '../../content.config/course.ts';
import { dayPlanShape } from '../../content.config/day-plan.ts';
import { photoShape } from '../../content.config/photo.ts';
import { picturesShape } from '../../content.config/pictures.ts';
import { privacyShape } from '../../content.config/privacy.ts';
import { questionsShape } from '../../content.config/questions.ts';
import { reviewsShape } from '../../content.config/reviews.ts';
import { servicesShape } from '../../content.config/services.ts';
import { studioShape } from '../../content.config/studio.ts';
import { aboutShape, founderShape, galleriesShape, homeShape } from '../../content.config/texts.ts';
import { wordsShape } from '../../content.config/words.ts';
import { pictureShape } from './field-schema.ts';

export interface ContentFile {
  /** What it is called in the editor's settings; also the name of its format. */
  name: string;
  /** From src/content; `{{locale}}` where each language has one of its own. */
  file: string;
  shape: z.ZodType;
  /** A sign of Material Symbols, which the editor carries. */
  icon: string;
}

/** In the order in which an owner needs them. */
export const FILES: readonly ContentFile[] = [
  { name: 'studio', file: 'studio.yaml', shape: studioShape, icon: 'storefront' },
  { name: 'services', file: 'services.yaml', shape: servicesShape, icon: 'sell' },
  { name: 'reviews', file: 'reviews.yaml', shape: reviewsShape(pictureShape), icon: 'reviews' },
  { name: 'questions', file: 'questions.yaml', shape: questionsShape, icon: 'quiz' },
  { name: 'courseDates', file: 'course.yaml', shape: courseFactsShape(pictureShape), icon: 'calendar_month' },
  { name: 'course', file: '{{locale}}/course.yaml', shape: courseShape, icon: 'school' },
  { name: 'dayPlan', file: 'day-plan.yaml', shape: dayPlanShape, icon: 'checklist' },
  { name: 'pictures', file: 'pictures.yaml', shape: picturesShape(pictureShape), icon: 'slideshow' },
  { name: 'home', file: '{{locale}}/home.yaml', shape: homeShape, icon: 'home' },
  { name: 'founder', file: '{{locale}}/founder.md', shape: founderShape, icon: 'person' },
  { name: 'about', file: '{{locale}}/about.md', shape: aboutShape, icon: 'info' },
  { name: 'galleries', file: '{{locale}}/galleries.yaml', shape: galleriesShape, icon: 'photo_library' },
  { name: 'privacy', file: '{{locale}}/privacy.md', shape: privacyShape, icon: 'shield' },
  { name: 'words', file: '{{locale}}/words.yaml', shape: wordsShape, icon: 'translate' },
];

/** That of every entry of a gallery. */
export const PHOTO_SHAPE = photoShape(pictureShape);

/** The name of a file's format. The editor requires `-frontmatter` at the end of a Markdown format's name. */
export const formatOf = ({ name, file }: ContentFile): string => (file.endsWith('.md') ? `${name}-frontmatter` : name);

/** The shape of what is written in a format: any that is no file's own is that of photos. */
export const shapeOfFormat = (format: string): z.ZodType =>
  FILES.find((file) => formatOf(file) === format)?.shape ?? PHOTO_SHAPE;
