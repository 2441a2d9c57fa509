import { expect, test } from 'vitest';
import { ShownPictures } from './shown-pictures.ts';

const picture = (sha: string, name = '02-rose.jpg') => ({ path: `src/content/gallery/portfolio/${name}`, sha });

test('what a field has shown first counts until its entry is left, or another picture is shown', () => {
  const shown = new ShownPictures();
  const field = {};
  shown.note(field, picture('a'));
  shown.note(field, picture('b'));
  expect(shown.all).toEqual([picture('a')]);
  shown.note(field, picture('c', '03-haldi.jpg'));
  expect(shown.all).toEqual([picture('c', '03-haldi.jpg')]);
  shown.forget(field);
  expect(shown.all).toEqual([]);
});

test.each(['before', 'after'])('a draft that is put back %s the field knows its picture brings its own', (when) => {
  const shown = new ShownPictures();
  const field = {};
  if (when === 'after') shown.note(field, picture('new'));
  shown.restore([picture('old')]);
  if (when === 'before') shown.note(field, picture('new'));
  expect(shown.all).toEqual([picture('old')]);
  shown.forget(field);
  shown.note(field, picture('new'));
  expect(shown.all).toEqual([picture('new')]);
});
