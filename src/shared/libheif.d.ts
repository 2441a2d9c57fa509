/** What heic-pixels.ts uses of libheif-js, whose bundle comes without types. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  /** A value of an enumeration, or an object inside the decoder. */
  type Opaque = object;

  interface HeifChannel {
    width: number;
    height: number;
    bits_per_pixel: number;
    /** Bytes from one row to the next. */
    stride: number;
    data: Uint8Array;
  }

  interface LibHeif {
    heif_context_alloc(): Opaque;
    heif_context_read_from_memory(context: Opaque, bytes: Uint8Array): { code: Opaque };
    /** The numbers of the pictures in the file, or an error. */
    heif_js_context_get_list_of_top_level_image_IDs(context: Opaque): number[] | { code: Opaque };
    heif_js_context_get_image_handle(context: Opaque, id: number): Opaque | { code: Opaque };
    /** The pixels by channels, turned by the file's own rotation, or an error. */
    heif_js_decode_image2(
      handle: Opaque,
      space: Opaque,
      chroma: Opaque,
    ): { channels: HeifChannel[] } | { code: Opaque };
    heif_colorspace: { heif_colorspace_RGB: Opaque; heif_colorspace_YCbCr: Opaque };
    heif_chroma: { heif_chroma_interleaved_RGBA: Opaque; heif_chroma_420: Opaque };
    heif_error_code: { heif_error_Ok: Opaque };
  }

  export default function libheif(): LibHeif & { ready?: Promise<unknown> };
}
