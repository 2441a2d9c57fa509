/** An entry of a gallery. Its fields stand in the editor in this order: the photo comes first. */
import { z } from 'astro/zod';
import { focus, otherAlts, picture, plain, text, type ImageSchema } from './fields.ts';

export const photoSchema = <Picture>(image: ImageSchema<Picture>) =>
  z.strictObject({
    image: picture(image),
    alt: text.optional().describe('one line that says what the photo shows, for those who cannot see it'),
    ...otherAlts,
    group: plain
      .optional()
      .describe("the group that the photo hangs in, by its key among its gallery's `groups` in galleries.yaml"),
    focus: focus.optional(),
    id: z
      .number()
      .int()
      .positive()
      .optional()
      .describe("the photo's number; the file's own number when left out; may repeat"),
    // The one field that nothing reads: the editor shows fields alone, and a photo has no other place there for a note.
    caption: z.string().optional().describe('a note to yourself, never shown'),
  });
