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
