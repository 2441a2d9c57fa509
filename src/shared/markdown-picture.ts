/**
 * How Markdown shows a picture, `![a look](a.jpg)` or `![a look](<a look.jpg>)`: the two parts of a pattern. Brackets
 * may stand in its words, and round ones in its name.
 */
export const PICTURE_WORDS = String.raw`!\[(?:[^[\]]|\[[^[\]]*\])*\]\(\s*`;
/** The part `enclosed` is what stands in `<>`. */
export const PICTURE_ADDRESS = String.raw`(?:<(?<enclosed>[^<>\n]+)>|(?:[^\s<>()]|\([^\s<>()]*\))+)`;
