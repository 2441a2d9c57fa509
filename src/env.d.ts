declare module '*?inline' {
  /** The file as a data address. */
  const address: string;
  export default address;
}

declare module '*?inline-script' {
  /** The minified text of the file. */
  const code: string;
  export default code;
}

declare namespace React {
  interface CSSProperties {
    /** Custom properties are numbers and texts like any other. */
    [name: `--${string}`]: string | number;
  }
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType features to keep; all of them when left out. */
    keepFeatures?: string[];
  }

  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'fontverter' {
  /** Packs a font into another format, or unpacks it. */
  export function convert(font: Buffer, to: 'truetype' | 'woff2'): Promise<Buffer>;
}
