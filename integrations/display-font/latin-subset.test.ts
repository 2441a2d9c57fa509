import { create } from 'fontkitten';
import { convert } from 'fontverter';
import { expect, test } from 'vitest';
import { latinCompanion } from './latin-subset.ts';

/** The characters that the font knows; every font lists the last one, which is none. */
async function drawn(texts: string[]): Promise<string> {
  const font = create(await convert(await latinCompanion(texts), 'truetype'));
  return 'characterSet' in font ? String.fromCodePoint(...font.characterSet) : '';
}

test('beside Devanagari stand the digits, and of other characters those that the titles hold', async () => {
  expect(await drawn(['दिन 2 और 3 (न्यूड)', 'WhatsApp पर'])).toBe('()0123456789AWahpst\u{FFFF}');
});

test('it weighs little', async () => {
  expect((await latinCompanion(['दिन 17–19, (न्यूड) / ए-बी'])).byteLength).toBeLessThan(3_500);
});
