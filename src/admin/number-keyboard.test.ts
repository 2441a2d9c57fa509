import { expect, test } from 'vitest';
import { numberNames } from './number-keyboard.ts';

test('fields that hold a number are found at any depth', () => {
  expect(
    numberNames({
      kind: 'fields',
      fields: {
        place: { kind: 'fields', fields: { latitude: { kind: 'number', integer: false } } },
        services: {
          kind: 'list',
          item: { kind: 'fields', fields: { price: { kind: 'number', integer: true } } },
          mayBeEmpty: true,
        },
        groups: { kind: 'record', value: { kind: 'fields', fields: { shown: { kind: 'flag' } } }, mayBeEmpty: true },
        day: { kind: 'numeric' },
      },
    }),
  ).toEqual(['latitude', 'price']);
  expect(numberNames(undefined)).toEqual([]);
});
