import { expect, test } from 'vitest';
import { replacementName } from './replacement.ts';

const FOLDER = 'src/content/gallery/portfolio';

test.each([
  ['its own', `${FOLDER}/02-rose.yaml`, './02-rose.jpg', '02-rose.jpg'],
  ['its own, named alone', `${FOLDER}/02-rose.yaml`, '02-rose.jpg', '02-rose.jpg'],
  ['another entry’s', `${FOLDER}/12-more.yaml`, './02-rose.jpg', '12-more.jpg'],
  ['one of another gallery', `${FOLDER}/12-more.yaml`, '../studio/12-vanity.jpg', '12-more.jpg'],
  ['its own in another format', `${FOLDER}/02-rose.yaml`, './02-rose.png', undefined],
  ['one with a name of its owner’s', `${FOLDER}/My photo.yaml`, './My photo.jpg', undefined],
  ['one that was never saved', '', 'blob:1', undefined],
])('an entry that shows %s', (_, entry, picture, name) => {
  expect(replacementName(entry, picture)).toBe(name);
});
