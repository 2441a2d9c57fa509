/** The pixels of a HEIC, alike in Node and in a browser's worker. */
import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

type Decoder = ReturnType<typeof libheif>;

/** Pixels on a side of the squares in which missing pixels are looked for. */
const SIDE = 32;
/** The bits of red and blue in a pixel as a processor reads its four bytes: the first of them lowest, as all do now. */
const RED_AND_BLUE = 0x00ff00ff;

/** Decodes the first picture of the file. Undefined when there is none, or when the decoder stumbles. */
async function decode(heic: Uint8Array, space: keyof Decoder['heif_colorspace'], chroma: keyof Decoder['heif_chroma']) {
  // A new one each time: what it does not reach is zeros, where one used before leaves pieces of the last picture.
  const heif = libheif();
  await heif.ready;
  const context = heif.heif_context_alloc();
  // Not its class HeifDecoder, which writes what goes wrong to the console.
  if (heif.heif_context_read_from_memory(context, heic).code !== heif.heif_error_code.heif_error_Ok) return undefined;
  const ids = heif.heif_js_context_get_list_of_top_level_image_IDs(context);
  if (!Array.isArray(ids) || ids[0] === undefined) return undefined;
  const handle = heif.heif_js_context_get_image_handle(context, ids[0]);
  if ('code' in handle) return undefined;
  const decoded = heif.heif_js_decode_image2(handle, heif.heif_colorspace[space], heif.heif_chroma[chroma]);
  return 'channels' in decoded ? decoded.channels : undefined;
}

/** The middles of those squares of one colour that has neither red nor blue: so missing pixels look, and few others. */
function greenSquares(pixels: Uint32Array, width: number, height: number): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  for (let top = 0; top < height; top += SIDE) {
    for (let left = 0; left < width; left += SIDE) {
      const colour = pixels[top * width + left] ?? 0;
      if ((colour & RED_AND_BLUE) !== 0) continue;
      const [right, bottom] = [Math.min(left + SIDE, width), Math.min(top + SIDE, height)];
      let isPlain = true;
      for (let y = top; y < bottom && isPlain; y += 1) {
        for (let at = y * width + left; at < y * width + right && isPlain; at += 1) isPlain = pixels[at] === colour;
      }
      if (isPlain) found.push({ x: (left + right) >> 1, y: (top + bottom) >> 1 });
    }
  }
  return found;
}

/**
 * Whether one of those pixels was never written: brightness and both colours are zero, which no colour comes out as.
 * A surface that is really of that green has other numbers.
 */
async function isMissing(heic: Uint8Array, squares: readonly { x: number; y: number }[]): Promise<boolean> {
  const channels = await decode(heic, 'heif_colorspace_YCbCr', 'heif_chroma_420');
  const [{ width } = { width: 1 }] = channels ?? [];
  return squares.some(({ x, y }) =>
    channels?.every(({ width: across, bits_per_pixel: bits, stride, data }) => {
      const scale = across / width;
      const bytes = Math.ceil(bits / 8);
      const at = Math.floor(y * scale) * stride + Math.floor(x * scale) * bytes;
      return data.subarray(at, at + bytes).every((byte) => byte === 0);
    }),
  );
}

/** RGBA, already turned by the file's own rotation; undefined when the pixels cannot be had, or not all of them. */
export async function heicPixels(
  heic: Uint8Array,
): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> } | undefined> {
  const [channel] = (await decode(heic, 'heif_colorspace_RGB', 'heif_chroma_interleaved_RGBA')) ?? [];
  if (!channel) return undefined;
  const { width, height, stride } = channel;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    data.set(channel.data.subarray(y * stride, y * stride + width * 4), y * width * 4);
  }
  const squares = greenSquares(new Uint32Array(data.buffer), width, height);
  return squares.length > 0 && (await isMissing(heic, squares)) ? undefined : { width, height, data };
}
