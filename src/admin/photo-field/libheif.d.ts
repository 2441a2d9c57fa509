/** What this folder uses of libheif-js, whose bundle comes without types. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills `data` with RGBA and hands it on; null when the pixels cannot be decoded. */
    display(
      into: { data: Uint8ClampedArray; width: number; height: number },
      done: (decoded: { data: Uint8ClampedArray } | null) => void,
    ): void;
    free(): void;
  }

  interface LibHeif {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  }

  export default function libheif(): LibHeif & { ready?: Promise<unknown> };
}
