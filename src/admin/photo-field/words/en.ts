/** What the photo field says, in English. */
import { NARROW, REFUSALS } from '../../../shared/photo-rules.ts';

export const en = {
  choose: 'Choose a photo',
  chooseOther: 'Choose another photo',
  preparing: 'Making {name} ready. A large photo takes a few seconds.',
  preparingHeic: 'Making {name} ready. A photo in the iPhone’s own format takes up to half a minute.',
  stillPreparing: 'The photo is still being made ready. When it says “Ready”, press Save again.',
  ready: 'Ready: {width} × {height} pixels, without the place where it was taken. It will be called {name}.',
  offline:
    'The repository could not be asked which numbers are taken. Look at your connection and choose the photo again.',
  failed:
    '{name} could not be made ready on this phone, and nothing of it was sent. Close other pages and choose it again, or choose a smaller photo.',
  noDecoder:
    '{name} is in the iPhone’s own format, and what reads it could not be fetched. Look at your connection and choose the photo again.',
  numberTaken: 'Another photo has just been hung with this number. Yours has the next one now: press Save again.',
  movedOrRemoved:
    'Since you opened this photo, it was taken down or replaced, or got another number, and nothing was saved. Copy what you have written, and open the photo again from the list, if it still hangs.',
  refused: '{name} {cause}. {remedy}',
  existing: 'Hanging now: {count}',
  hangs: 'This photo hangs. You can choose another in its place.',
  hangsForGood: 'This photo hangs. To show another in its place, hang that as a new photo and delete this entry.',
  hangsAlready: '{name} hangs already, as {other}. Choose another photo.',
  hung: 'This photo hangs already, as {other}, and was not hung twice. It is in the list within a minute: open it there to change its words.',
  replaces:
    'When you save, it takes the place of the old photo, which is deleted. Look whether the face and the words below fit it.',
  describe: 'Next: say below, in one line, what the photo shows.',
  waiting:
    'Photos that wait: {count}. Leave this page open. Save this one, then begin a new entry: the next photo is in it already.',
  focusHint: 'Tap the face, so that it is never cut off. The arrow keys move the mark.',
  focusNone: 'Choose a photo first.',
  focusAt: 'The middle of what is always shown: {x} % from the left, {y} % from the top',
  focusRemove: 'Take the mark away',
  narrow: `{name} ${NARROW}.`,
  refusals: REFUSALS,
  remedies: {
    empty: 'Choose it again.',
    video: 'Choose a photo, such as a screenshot of the film.',
    document: 'Open it and choose the photos themselves.',
    svg: 'Choose a photo.',
    raw: 'Share it from the camera’s app as a JPEG and choose that.',
    unreadable: 'Save it as a JPEG or PNG and choose that.',
    unknown: 'Open it on the phone; if it shows a photo there, choose that.',
    damaged: 'Choose it again, or another photo.',
    'too-heavy': 'Choose a smaller photo.',
    'too-large': 'Make it smaller on the phone and choose that.',
  },
} as const;
