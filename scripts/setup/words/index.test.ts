import { expect, test } from 'vitest';
import { placesIn, textsIn } from '../../../tests/fixtures/message-tables.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

test('Hindi says everything, with the same places', () => {
  const places = (table: object) => textsIn(table).map(([path, text]) => [path, placesIn(text)]);
  expect(places(hi)).toEqual(places(en));
});
