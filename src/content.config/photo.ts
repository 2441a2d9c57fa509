/** An entry of a gallery. */
import { z } from 'astro/zod';
import { otherAlts, picture, text, type ImageShape } from './fields.ts';

export const photoShape = <Picture>(image: ImageShape<Picture>) =>
  z.strictObject({
    id: z
      .number()
      .int()
      .positive()
      .optional()
      .describe("the photo's number; the file's own number when left out; may repeat"),
    image: picture(image),
    alt: text.optional().describe('one line that says what the photo shows, for those who cannot see it'),
    ...otherAlts,
    caption: z.string().optional().describe('a note to yourself, never shown'),
  });
