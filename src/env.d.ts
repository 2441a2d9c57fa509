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
  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: 'woff2' }): Promise<Buffer>;
}
