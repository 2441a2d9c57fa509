/** What HarfBuzz, the shaper of most browsers, makes of a text: glyphs in their order and places. */
import { Blob, Buffer as ShapingBuffer, BufferContentType, Face, Font, shape } from 'harfbuzzjs';

/** @param bytes a font as TrueType or OpenType, not compressed */
export const openFont = (bytes: Uint8Array): Font => new Font(new Face(new Blob(bytes)));

/** A text as HarfBuzz takes it, before it is shaped. @param language a BCP 47 tag */
export function bufferOf(text: string, language: string): ShapingBuffer {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.setLanguage(language);
  buffer.guessSegmentProperties();
  return buffer;
}

/**
 * The glyphs that a text passes through while it is shaped. A conjunct comes about in steps (letter and virama → half
 * letter → conjunct), and a font that lacks the glyph of a step never arrives at the last.
 * @param language a BCP 47 tag: fonts draw some letters differently for some languages
 */
export function glyphsWhileShaping(font: Font, text: string, language: string): Set<number> {
  const glyphs = new Set<number>();
  const buffer = bufferOf(text, language);
  const note = (now: ShapingBuffer) => {
    // At the first steps it holds characters.
    if (now.getContentType() !== BufferContentType.GLYPHS) return;
    for (const { codepoint } of now.getGlyphInfos()) glyphs.add(codepoint);
  };
  buffer.setMessageFunc((now) => {
    note(now);
    return true;
  });
  shape(font, buffer);
  note(buffer);
  return glyphs;
}
