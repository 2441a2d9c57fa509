import { expect, test } from 'vitest';
import { drawContactPhoto } from '../images/icons.ts';
import { vcard, type Card } from './vcard.ts';

const CARD: Card = {
  name: 'Semi; Colon, Back\\slash & Studio',
  phone: '+91 98765 43210',
  email: 'hello@a.example',
  address: {
    street: '12, Test Lane; upstairs',
    city: 'Jhansi',
    region: 'Uttar Pradesh',
    postalCode: '284001',
    country: 'India',
  },
  location: { latitude: 25.4484, longitude: 78.5685 },
  url: 'https://studio.test/',
  note: ['Every day, 09:30 AM to 08:30 PM', 'Closed on Tuesday'],
  photo: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
};
const HINDI = {
  ...CARD,
  name: 'गुलमोहर मेकअप स्टूडियो और अकादमी, झांसी',
  note: ['हर दिन सुबह 9:30 से रात 8:30 बजे तक, मंगलवार को छोड़कर; दिवाली पर बंद'],
};

/** A card as a phone reads it: unfolded, by the names of its lines, values split at semicolons and unescaped. */
function parse(text: string): Record<string, string[]> {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines.pop()).toBe('');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      const parts = line.slice(colon + 1).match(/(?:\\.|[^\\;])*(?:;|$)/gs) ?? [];
      const values = parts.slice(0, parts.at(-1) === '' && !line.endsWith(';') ? -1 : undefined);
      return [
        line.slice(0, colon),
        values.map((value) =>
          value.replace(/;$/, '').replace(/\\(.)/gs, (_, character: string) => (character === 'n' ? '\n' : character)),
        ),
      ];
    }),
  );
}

test.each([
  ['English', CARD],
  ['Hindi', HINDI],
])('what is put in can be read out again: %s', (_, card) => {
  const read = parse(vcard(card));
  expect(read['VERSION']).toEqual(['3.0']);
  expect(read['FN']).toEqual([card.name]);
  expect(read['ORG']).toEqual([card.name]);
  expect(read['TEL;TYPE=WORK,VOICE']).toEqual(['+919876543210']);
  expect(read['EMAIL;TYPE=INTERNET']).toEqual([card.email]);
  const { street, city, region, postalCode, country } = card.address;
  expect(read['ADR;TYPE=WORK']).toEqual(['', '', street, city, region, postalCode, country]);
  expect(read['GEO']).toEqual(['25.4484', '78.5685']);
  expect(read['URL']).toEqual(['https://studio.test/']);
  expect(read['NOTE']).toEqual([card.note.join('\n')]);
  expect(Buffer.from(read['PHOTO;ENCODING=b;TYPE=JPEG']![0]!, 'base64')).toEqual(Buffer.from(card.photo));
});

test('begins and ends as a card does, with the name that both phones ask for', () => {
  expect(vcard(CARD)).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\nN:;;;;\r\nFN:/);
  expect(vcard(CARD)).toMatch(/\r\nEND:VCARD\r\n$/);
});

test('a site without an address and a studio without a street have none', () => {
  const read = parse(vcard({ ...CARD, url: undefined, address: { ...CARD.address, street: undefined } }));
  expect(read).not.toHaveProperty('URL');
  expect(read['ADR;TYPE=WORK']![2]).toBe('');
});

test('no line is longer than 75 octets, and none ends within a character', () => {
  const long = { ...HINDI, note: ['दीपावली'.repeat(40), '😀'.repeat(40)], photo: new Uint8Array(3000) };
  const lines = vcard(long).split('\r\n');
  expect(lines.length).toBeGreaterThan(60);
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // Half a character would become a replacement character on its way through bytes.
    expect(Buffer.from(line).toString()).toBe(line);
    expect(line).not.toMatch(/[\uFFFD]|[\uD800-\uDBFF]$/);
  }
  expect(parse(lines.join('\r\n'))['NOTE']).toEqual([long.note.join('\n')]);
});

test('the picture is the studio’s mark, a small JPEG', async () => {
  const photo = await drawContactPhoto();
  expect(photo.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(photo.length).toBeLessThanOrEqual(8192);
  expect(photo.length).toBeGreaterThan(500);
});
