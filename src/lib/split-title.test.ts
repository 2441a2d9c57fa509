import { expect, test } from 'vitest';
import { splitTitle } from './split-title.ts';

test.each([
  ['30 DAYS MASTER CLASS', '30', 'DAYS MASTER CLASS', false],
  ['30 दिन की मास्टर क्लास', '30', 'दिन की मास्टर क्लास', false],
  ['100 hours of hair', '100', 'hours of hair', false],
  ['30 Days of Professional Bridal Make-up', '30', 'Days of Professional Bridal Make-up', true],
  ['Master Class', undefined, 'Master Class', false],
  ['30-day master class', undefined, '30-day master class', false],
  ['2027 master class', undefined, '2027 master class', false],
  ['30', undefined, '30', false],
])('%s', (title, number, rest, long) => {
  expect(splitTitle(title)).toEqual({ ...(number && { number }), rest, long });
});
