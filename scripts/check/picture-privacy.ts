/** What a picture file tells beside its picture: refused, or advised about. */
import { carriedBy, tellingOf } from '../pictures/embedded-data.ts';
import { gravityOf } from '../pictures/privacy.ts';
import { advice, error } from './problem.ts';
import type { Finding } from './problem.ts';

/** WhatsApp sends pictures small and without anything but the picture, and every phone here has it. */
const PHONE =
  'On a phone: send the photo to yourself in WhatsApp, save it there, and upload the saved one in its place.';

/**
 * What the file tells beside the picture. On a computer one command takes it out, so all of it is a mistake. On the
 * host, where a photo may have come from a phone's browser, which cannot run that command, what cameras write by
 * habit is advice; a place, a person, a film or a hidden photo is a mistake everywhere.
 */
export async function tellings(bytes: Buffer, name: string, onHost: boolean): Promise<Finding[]> {
  const carried = await carriedBy(bytes);
  if (carried.length === 0) return [];
  const { place, grave, empty } = await gravityOf(bytes, carried);
  if (onHost && empty) return [];
  const what = tellingOf(place ? ['GPS'] : carried.filter((part) => part !== 'GPS'));
  const say = grave || !onHost ? error : advice;
  const remedy = 'Run `npm run photos`, which takes it out and keeps your own file apart.';
  return [
    say(
      `${name} ${what}. The site never shows that, but whoever opens the project’s files can read it.`,
      `${remedy} ${PHONE}`,
      {
        cause: place
          ? 'These still tell where they were taken (GPS). The site never shows that, but whoever opens the ' +
            'project’s files can read it.'
          : 'These still carry what the camera or a program wrote into them. The site never shows that, but ' +
            'whoever opens the project’s files can read it.',
        remedy:
          remedy.replace('it out', 'all that out').replace('file', 'files') +
          ` ${PHONE.replace('the photo', 'each photo')}`,
      },
    ),
  ];
}
