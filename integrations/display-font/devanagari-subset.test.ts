import { join } from 'node:path';
import { convert } from 'fontverter';
import { expect, test } from 'vitest';
import { devanagariRuns, devanagariSubset, wholeDevanagari } from './devanagari-subset.ts';
import { displayedTexts } from './displayed-texts.ts';
import { openFont } from './shaping.ts';
import { glyphRun } from '../../tests/fixtures/glyph-run.ts';

/** Bytes that a Hindi page may spend on the font of its titles. */
const LIMIT = 16_000;

const HEADINGS = `गुलमोहर मेकअप स्टूडियो एंड अकादमी
झाँसी, उत्तर प्रदेश 284001, भारत
फ़ाउंडर से मिलें
हमारे बारे में
पोर्टफ़ोलियो
30 दिन की मास्टर क्लास
मेहराब ब्यूटी अकादमी, लखनऊ से प्रमाणित
बेसिक आई मेकअप (न्यूड और स्मोकी)
डार्क, मीडियम और लाइट आई
वॉटरप्रूफ़ मेकअप
प्रैक्टिस के दिन
क्लाइंट कंसल्टेशन
दिन 17–19
धन्यवाद, आपका संदेश हमें मिल गया है।
यह पेज अब यहाँ नहीं है
फ़ोटो 3 / 10`.split('\n');

/** Where a font must do more than put one letter after another. */
const CONJUNCTS = `क्षमा त्रिकोण ज्ञान श्री श्रृंगार स्त्री
कर्म मुहूर्त धर्मेंद्र र्‍यान शीर्षक पूर्ति सर्टिफ़िकेट
उद्धार विद्या पद्म द्वार चिट्ठी लड्डू ट्रायल ड्रेस
फ़ोटो ज़िंदगी बड़ा पढ़ना क़लम ख़ास ग़ज़ल
कृपा दृश्य हृदय आँखें संपर्क दुःख ऑफ़िस कॉर्नर
ब्राह्मण चिह्न सह्याद्रि रूप रुपया पङ्क पञ्च दण्ड क्त प्त ह्व
क्‌ष क्‍ष`.split('\n');

/** Titles that a font does not shape as the whole font does. */
async function misshapen(subset: Buffer, texts: readonly string[], locale = 'hi'): Promise<string[]> {
  const [whole, cut] = [openFont(await wholeDevanagari()), openFont(subset)];
  return texts.filter((text) =>
    devanagariRuns(text).some(
      (run) => JSON.stringify(glyphRun(whole, run, locale)) !== JSON.stringify(glyphRun(cut, run, locale)),
    ),
  );
}

const inHindi = (texts: readonly string[]) => texts.map((text) => ({ text, locale: 'hi' }));

test('every title is shaped as by the whole font', async () => {
  const subset = await devanagariSubset(inHindi([...HEADINGS, ...CONJUNCTS]));
  expect(await misshapen(subset, [...HEADINGS, ...CONJUNCTS])).toEqual([]);
});

test.each(CONJUNCTS)('‘%s’ alone brings all that its conjuncts are made of', async (text) => {
  expect(await misshapen(await devanagariSubset(inHindi([text])), [text])).toEqual([]);
});

test('a title that the subset was not made for is found out', async () => {
  const subset = await devanagariSubset(inHindi(['कषत मरम']));
  // A letter that is missing, and conjuncts of letters that are there.
  expect(await misshapen(subset, ['कमल', 'क्षत', 'मर्म', 'कषत'])).toEqual(['कमल', 'क्षत', 'मर्म']);
});

test('the font is light', async () => {
  const packed = async (texts: readonly string[]) =>
    (await convert(await devanagariSubset(inHindi(texts)), 'woff2')).byteLength;
  expect(await packed(HEADINGS)).toBeLessThan(LIMIT / 2);
  expect(await packed([...HEADINGS, ...CONJUNCTS])).toBeLessThan(LIMIT);
});

test('the site’s own titles in Hindi are shaped as by the whole font', async () => {
  const texts = await displayedTexts(join(import.meta.dirname, '../../src/content'), 'hi');
  expect(await misshapen(await devanagariSubset(inHindi(texts)), texts)).toEqual([]);
});
