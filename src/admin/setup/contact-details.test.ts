import { expect, test } from 'vitest';
import { readPostalCode, readProfile } from './contact-details.ts';

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
  ['https://x.com/asha', { name: 'X', handle: '@asha', url: 'https://x.com/asha/' }],
  ['https://mobile.twitter.com/asha?s=20', { name: 'X', handle: '@asha', url: 'https://x.com/asha/' }],
  [
    'https://in.pinterest.com/asha',
    { name: 'in.pinterest.com', handle: '@asha', url: 'https://in.pinterest.com/asha/' },
  ],
])('the profile %s', (answer, profile) => expect(readProfile(answer, PRESENT)).toEqual(profile));

test('the network of an address that stays is called as it was', () => {
  const current = { handle: '@asha', url: 'https://mojapp.in/@asha/' };
  expect(readProfile('https://mojapp.in/@asha.new', current)).toEqual({
    handle: '@asha.new',
    url: 'https://mojapp.in/@asha.new/',
  });
});

test.each([
  'https://www.facebook.com/profile.php?id=100012345',
  'https://www.facebook.com/people/Asha-Rai/100012345/',
  'youtube.com/watch?v=abc',
  'https://www.instagram.com/',
  'https://www.instagram.com/p/Cabc/',
])('the address %s has no name in it, and is not taken for one', (answer) =>
  expect(readProfile(answer, PRESENT)).toEqual({ error: 'noNameInAddress' }),
);
