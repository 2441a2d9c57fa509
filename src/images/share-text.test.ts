import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { color } from '../lib/tokens.ts';
import { drawShareText, shareTextInputs } from './share-text.ts';

/** Where the letters of a share picture stand: pixels that are lighter than the panel, right of its golden line. */
async function ink(title: string, studio = title) {
  const LINE = 90;
  const { data, info } = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#000' } })
    .composite([{ input: Buffer.from(await drawShareText(title, studio)) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = { left: info.width, right: 0, top: info.height, bottom: 0, pixels: 0 };
  for (let y = 0; y < info.height; y += 1) {
    for (let x = LINE; x < info.width; x += 1) {
      const at = (y * info.width + x) * info.channels;
      if ((data[at] ?? 0) < 128) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      box.pixels += 1;
    }
  }
  return { ...box, width: box.right - box.left, height: box.bottom - box.top };
}

const LONG = 'Gulmohar Professional Bridal Makeup Studio, Nail Art & Academy';

test.each([
  [LONG, LONG],
  ['Portfolio', LONG],
  [`${LONG} in Jhansi and in every town around it, for brides and their families`, LONG],
  ['Makeup'.repeat(12), 'A Studio'],
  ['गुलमोहर व्यावसायिक दुल्हन मेकअप स्टूडियो, नेल आर्ट और प्रशिक्षण अकादमी', 'गुलमोहर मेकअप स्टूडियो'],
])('‘%s’ of ‘%s’ stays on its panel, large enough to read', async (title, studio) => {
  const { left, right, top, bottom, height } = await ink(title, studio);
  expect(left).toBeGreaterThanOrEqual(100);
  expect(right).toBeLessThanOrEqual(715);
  expect(top).toBeGreaterThanOrEqual(40);
  expect(bottom).toBeLessThanOrEqual(590);
  expect(height).toBeGreaterThan(80);
});

describe('Devanagari is shaped', () => {
  test('two consonants become one glyph', async () => {
    const [both, first, second] = await Promise.all([ink('क्षक्षक्ष'), ink('ककक'), ink('षषष')]);
    expect(both.width).toBeLessThan(0.8 * (first.width + second.width));
  });

  test('the short i stands before the letter that it is written behind', async () => {
    const [bare, marked] = await Promise.all([ink('ट'), ink('टि')]);
    expect(marked.width).toBeGreaterThan(bare.width);
    // Its arch stands above the line, which the bare letter does not reach.
    expect(marked.height).toBeGreaterThan(bare.height + 5);
  });
});

test('letters beyond plain Latin are drawn by the fonts that have them, not as boxes', async () => {
  // A box for a missing letter looks the same whichever letter is missing.
  const drawn = await Promise.all(['ā', 'ś', '₹', 'अ', 'ज्ञ', 'é'].map(async (letter) => (await ink(letter)).pixels));
  expect(new Set(drawn).size).toBe(drawn.length);
});

describe('words in a script that no font has are left out', () => {
  test('without their place', async () => {
    expect(await drawShareText('اکیڈمی Academy', 'اسٹوڈیو Studio')).toBe(await drawShareText('Academy', 'Studio'));
  });

  test('the studio’s name then stands for a title, and the other way round', async () => {
    const alone = await drawShareText('Studio', 'Studio');
    expect(await drawShareText('اکیڈمی', 'Studio')).toBe(alone);
    expect(await drawShareText('Studio', 'اسٹوڈیو')).toBe(alone);
  });

  test('where there is none else, nothing darkens the picture', async () => {
    const { data } = await sharp(Buffer.from(await drawShareText('اکیڈمی', 'اسٹوڈیو')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.every((value) => value === 0)).toBe(true);
  });
});

test('characters that are never seen change nothing', async () => {
  expect(await ink('\u200ePort\u00adfolio\u200b ')).toEqual(await ink('Portfolio'));
});

test('what a drawing follows from: its words, its colours, its code and the fonts', () => {
  const inputs = shareTextInputs('A title', 'A Studio').map(String);
  for (const part of ['A title', 'A Studio', color('line'), 'function drawShareText(', 'SUPPORTED_CODE_POINTS', 'wOFF'])
    expect(
      inputs.some((input) => input.includes(part)),
      part,
    ).toBe(true);
});
