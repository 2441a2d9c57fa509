/**
 * Cuts a font down to named glyphs. The package `subset-font` keeps every ligature that the kept characters could form:
 * in Devanagari that is most of the font. HarfBuzz itself takes a list of glyphs.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const WASM = 'harfbuzzjs/dist/harfbuzz-subset.wasm';

// Values of hb.h and hb-subset.h.
const MEMORY_MODE_WRITABLE = 2;
const SETS_LAYOUT_FEATURES = 6;
const FLAG_NO_HINTING = 0x1;
const FLAG_NO_LAYOUT_CLOSURE = 0x200;

/** Every function of the module takes and gives back 32-bit numbers, pointers most of them. */
type HarfBuzz = Record<string, (...values: number[]) => number>;

let loaded: Promise<{ call: HarfBuzz; memory: WebAssembly.Memory }> | undefined;

async function load() {
  const file = createRequire(import.meta.url).resolve(WASM);
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const call = instance.exports as unknown as HarfBuzz;
  call['_initialize']?.();
  return { call, memory: instance.exports['memory'] as WebAssembly.Memory };
}

/** Calls a function of the module. Throws when it has none of that name: another version of the package. */
const caller =
  (call: HarfBuzz) =>
  (name: string, ...values: number[]): number => {
    const run = call[name];
    if (!run) throw new Error(`harfbuzzjs has no ${name}: use the version that package.json names.`);
    return run(...values);
  };

/**
 * @param bytes a font as TrueType or OpenType, not compressed
 * @param characters those that the subset knows
 * @param glyphs numbers of the glyphs to keep beside the characters' own; no others are added for ligatures
 * @returns the font in the same format. Throws when HarfBuzz cannot read it.
 */
export async function glyphSubset(
  bytes: Uint8Array,
  characters: Iterable<string>,
  glyphs: Iterable<number>,
): Promise<Buffer> {
  const { call, memory } = await (loaded ??= load());
  const hb = caller(call);

  const source = hb('malloc', bytes.byteLength);
  new Uint8Array(memory.buffer).set(bytes, source);
  const blob = hb('hb_blob_create', source, bytes.byteLength, MEMORY_MODE_WRITABLE, 0, 0);
  const face = hb('hb_face_create', blob, 0);
  hb('hb_blob_destroy', blob);

  const input = hb('hb_subset_input_create_or_fail');
  const flags = hb('hb_subset_input_get_flags', input) | FLAG_NO_LAYOUT_CLOSURE | FLAG_NO_HINTING;
  hb('hb_subset_input_set_flags', input, flags);
  const features = hb('hb_subset_input_set', input, SETS_LAYOUT_FEATURES);
  hb('hb_set_clear', features);
  hb('hb_set_invert', features);
  const unicodes = hb('hb_subset_input_unicode_set', input);
  for (const character of characters) hb('hb_set_add', unicodes, character.codePointAt(0) ?? 0);
  const kept = hb('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs) hb('hb_set_add', kept, glyph);

  const subset = hb('hb_subset_or_fail', face, input);
  const result = subset && hb('hb_face_reference_blob', subset);
  const from = result && hb('hb_blob_get_data', result, 0);
  const length = result && hb('hb_blob_get_length', result);
  // A copy: the module's memory is freed below. Its view is made here, because the memory may have grown.
  const font = Buffer.from(new Uint8Array(memory.buffer).slice(from, from + length));

  if (result) hb('hb_blob_destroy', result);
  if (subset) hb('hb_face_destroy', subset);
  hb('hb_subset_input_destroy', input);
  hb('hb_face_destroy', face);
  hb('free', source);
  if (length === 0) throw new Error('HarfBuzz could not cut the font down. Is its file whole?');
  return font;
}
