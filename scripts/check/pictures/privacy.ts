/** Findings about what a picture file contains beside its pixels. */
import { embeddedDataOf, embeddedDataMessage } from '../../pictures/embedded-data.ts';
import { privacyRiskOf } from '../../pictures/privacy.ts';
import { advice, error } from '../problem.ts';
import type { CheckFinding } from '../problem.ts';

/** WhatsApp sends pictures small and without anything but the picture, and every phone here has it. */
const onPhone = (photo: 'the photo' | 'each photo') =>
  `On a phone: send ${photo} to yourself in WhatsApp, save it there, and upload the saved one in its place.`;

/**
 * Findings about the file's metadata and hidden parts. On a computer one command takes them out, so all of them are
 * mistakes. On the host, where a photo may have come from a phone's browser, which cannot run that command, what
 * cameras write by habit is advice; a place, a person, a film or a hidden photo is a mistake everywhere.
 */
export async function embeddedDataFindings(bytes: Buffer, name: string, onHost: boolean): Promise<CheckFinding[]> {
  const embedded = await embeddedDataOf(bytes);
  if (embedded.length === 0) return [];
  const { hasLocation, isSerious, isHarmless } = await privacyRiskOf(bytes, embedded);
  if (onHost && isHarmless) return [];
  const what = embeddedDataMessage(hasLocation ? ['GPS'] : embedded.filter((part) => part !== 'GPS'));
  const say = isSerious || !onHost ? error : advice;
  return [
    say(
      `${name} ${what}. The site never shows that, but whoever opens the project’s files can read it.`,
      `Run \`npm run photos\`, which takes it out and keeps your own file apart. ${onPhone('the photo')}`,
      {
        cause: hasLocation
          ? 'These still tell where they were taken (GPS). The site never shows that, but whoever opens the ' +
            'project’s files can read it.'
          : 'These still carry what the camera or a program wrote into them. The site never shows that, but ' +
            'whoever opens the project’s files can read it.',
        remedy:
          'Run `npm run photos`, which takes all that out and keeps your own files apart. ' + onPhone('each photo'),
      },
    ),
  ];
}
