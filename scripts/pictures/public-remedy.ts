/** What the owner can do about a file in `public/` that must not go out. */
import type { OtherFile } from './other-files.ts';
import type { RejectedPicture } from './verify-output.ts';

const AS_IT_IS = 'The folder public is sent out as it is.';
const MOVE =
  `${AS_IT_IS} Move the picture to src/content/pictures or into a gallery, ` +
  'where the build makes it safe and small, or delete it.';
const REPLACE = 'Put the whole file in its place, or delete it.';
const OTHER_FILE_REMEDIES: Readonly<Record<OtherFile, string>> = {
  film:
    `${AS_IT_IS} Move the film out of the project’s folder: a page can lead to it where it is published, ` +
    'such as on YouTube or Instagram.',
  archive: `${AS_IT_IS} Move the file out of the project’s folder. A document can go out as a PDF.`,
  pdf:
    `${AS_IT_IS} Make the PDF anew from photos that \`npm run photos\` has made safe, or that came by WhatsApp, which ` +
    'takes the place out; or delete it.',
  note: `${AS_IT_IS} Move the file out of the project’s folder, or delete it: no page needs it.`,
  settings: `${AS_IT_IS} Move the file out of the folder public: settings are read from the project’s own folder.`,
};

export const publicRemedy = ({ damaged, other }: RejectedPicture) =>
  other ? OTHER_FILE_REMEDIES[other] : damaged ? REPLACE : MOVE;
