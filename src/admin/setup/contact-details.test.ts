import { expect, test } from 'vitest';
import { readPhone, readPostalCode, readProfile } from './contact-details.ts';

test.each([
  ['9811122334', '+91 98111 22334'],
  ['098111-22334', '+91 98111 22334'],
  ['919811122334', '+91 98111 22334'],
  ['+91 (0)98111 22334', '+91 98111 22334'],
  ['0091 98111 22334', '+91 98111 22334'],
  ['tel:+919811122334', '+91 98111 22334'],
  ['९८१११ २२३३४', '+91 98111 22334'],
  ['+44 20 7946-0958', '+44 20 7946 0958'],
  ['+91 981112233', '+91 981112233'],
  ['98111 2233', '98111 2233'],
  ['call me', 'call me'],
])('the number %s', (answer, phone) => expect(readPhone(answer)).toBe(phone));

test('a postal code in digits of another script', () => expect(readPostalCode('२८४ ००१')).toBe('284001'));

const PRESENT = { handle: '@old.name', url: 'https://www.instagram.com/old.name/' };
test.each([
  ['new.name', { handle: '@new.name', url: 'https://www.instagram.com/new.name/' }],
  ['@new', { handle: '@new', url: 'https://www.instagram.com/new/' }],
  [
    'https://www.instagram.com/new?igsh=x',
    { name: 'Instagram', handle: '@new', url: 'https://www.instagram.com/new/' },
  ],
  ['m.facebook.com/new.name/', { name: 'Facebook', handle: '@new.name', url: 'https://www.facebook.com/new.name/' }],
  ['https://youtube.com/@new', { name: 'YouTube', handle: '@new', url: 'https://www.youtube.com/@new/' }],
])('the profile %s', (answer, profile) => expect(readProfile(answer, PRESENT)).toEqual(profile));
