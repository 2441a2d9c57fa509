/** The pictures outside the galleries. */
import { z } from 'astro/zod';
import { focus, otherAlts, picture, text, type ImageSchema } from './fields.ts';

/** The picture that stands beside a link to a page which has none of its own. */
const share = <Picture>(image: ImageSchema<Picture>) =>
  picture(image)
    .optional()
    .describe(
      'the picture that a chat shows beside a link to this page, such as pictures/founder-workspace.jpg; may be left out',
    );

export const picturesSchema = <Picture>(image: ImageSchema<Picture>) => {
  const described = { image: picture(image), alt: text, ...otherAlts, focus: focus.optional() };
  return z.strictObject({
    slides: z
      .array(z.strictObject(described))
      .min(1)
      .describe('the pictures behind the first page, in order; one may stand twice'),
    founder: z.strictObject(described).optional().describe('a photo of the founder; may be left out'),
    share: z
      .strictObject({ 'about-us': share(image) })
      .optional()
      .describe('pictures of pages that have none of their own; may be left out'),
  });
};
