import { expect, test } from 'vitest';
import { looksTooShort, phoneDigits } from './phone.ts';

test.each([
  '9876543210',
  '98765 43210',
  '+91 98765-43210',
  '+91 (0) 98765 43210',
  '91 98765 43210',
  '91 098765 43210',
  '0091 98765 43210',
  '098765.43210',
  '९८७६५ ४३२१०',
  '+९१ ९८७६५ ४३२१०',
  '９８７６５４３２１０',
  '۹۸۷۶۵ ۴۳۲۱۰',
  '٩٨٧٦٥٤٣٢١٠',
  '৯৮৭৬৫ ৪৩২১০',
  '௯௮௭௬௫௪௩௨௧௦',
  'call 98765/43210 please',
])('%s is read as the same ten digits', (phone) => {
  expect(phoneDigits(phone)).toBe('9876543210');
});

test('ten digits that begin as the country’s prefix are the number itself', () => {
  expect(phoneDigits('91987 65432')).toBe('9198765432');
});

test.each(['1234567', '+91 1234567', '91 1234567', '00000 00000', '05102 445566', '+1 415 555 0100', '१२३४५६७'])(
  '%s raises no question',
  (phone) => {
    expect(looksTooShort(phone)).toBe(false);
  },
);

test.each(['', '123456', '12 34 56', '+91 123456', '91 987654', '0123456', 'call me', '१२३४५६'])(
  '%j is asked about',
  (phone) => {
    expect(looksTooShort(phone)).toBe(true);
  },
);
