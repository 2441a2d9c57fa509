/** What holds for all styles of the site, read off their sources. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const TOKENS = 'src/styles/tokens.css';
const sources = globSync('src/**/*.{css,astro,tsx,ts}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/content'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Comments say things such as "white": they paint nothing. */
const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** Every name that CSS has for an opaque colour (https://www.w3.org/TR/css-color-4/#named-colors). */
const NAMED =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
  'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod ' +
  'darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon ' +
  'darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray ' +
  'dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green ' +
  'greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon ' +
  'lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon ' +
  'lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen ' +
  'magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue ' +
  'mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy ' +
  'oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip ' +
  'peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown ' +
  'seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal ' +
  'thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen';

const RAW = [
  /(?<![\w&/'"=])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi,
  /(?<=['"=])#(?:[0-9a-f]{6}|[0-9a-f]{8})\b/gi,
  // As short as this it may be an anchor or a selector: `href="#add"`, `querySelector('#add')`.
  /(?<=['"=])(?<!(?:href['"]?\s*[:=]\s*\{?|\()['"]?)#[0-9a-f]{3,4}(?![\w-])/gi,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*(?:var\(|\$\{))[\d\s.,/%a-z-]*\d[^)]*\)/gi,
];
/** A named colour counts where a style gives one a value: `color: red`, `fill="red"`, `solid red`. */
const NAMED_VALUE = new RegExp(
  `(?:color|background|border[\\w-]*|outline|fill|stroke|shadow|gradient)\\w*['"]?\\s*[:=(][^;{}\\n]*?(?<![\\w-])(${NAMED.replaceAll(' ', '|')})(?![\\w-(])`,
  'gi',
);

/** Raw colours in the text of a source. */
const rawColors = (text: string): string[] => {
  const code = withoutComments(text);
  return [
    ...RAW.flatMap((form) => code.match(form) ?? []),
    ...[...code.matchAll(NAMED_VALUE)].map(([, name = '']) => name),
  ];
};

describe('colours', () => {
  test.each([
    ['a { color: #fff }', 1],
    ['a { background: linear-gradient(#4b0a20, rgb(42 8 18 / 0.5)) }', 2],
    ["{ color: '#e3c797', border: '2px solid #b8935a' }", 2],
    ['<meta content="#4b0a20">', 1],
    ['a { border: 1px solid white }', 1],
    ['<svg fill="red">', 1],
    ['hsl(10deg 5% 5%) oklch(0.5 0.1 20)', 2],
    ['a { color: rgb(var(--night-rgb) / 0.5); fill: currentColor; background: transparent }', 0],
    ['/* white */ a { color: var(--gold); background: color-mix(in srgb, var(--ivory) 6%, transparent) }', 0],
    [`<svg fill="#fff" stroke={'#B89'}>{ color: '#fffc' }`, 3],
    ['<a href="#main">&#123;', 0],
    [`<a href="#add"><a href={'#fade'}>{ href: '#bad' } querySelector('#face') '#add-photo'`, 0],
  ])('are found: %s', (text, count) => {
    expect(rawColors(text)).toHaveLength(count);
  });

  test('stand in tokens.css only', () => {
    const raw = sources
      .filter(({ file }) => file !== TOKENS)
      .flatMap(({ file, text }) => rawColors(text).map((value) => `${file}: ${value}`));
    expect(raw).toEqual([]);
  });

  test('and every one there is used', () => {
    const tokens = readFileSync(TOKENS, 'utf8');
    const names = [...withoutComments(tokens).matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name);
    const everything = sources.map(({ text }) => text).join('\n');
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !everything.includes(`var(${name})`))).toEqual([]);
  });
});

describe('breakpoints', () => {
  const list = /Breakpoints:[^]*?\*\//.exec(readFileSync(TOKENS, 'utf8'))?.[0] ?? '';
  const listed = [...list.matchAll(/^ \* {3}(width|height) +(\d+(?:rem|px)) /gm)].map(
    ([, side, size]) => `${side} ${size}`,
  );
  /** `(min-width: 40rem)`, `(width >= 40rem)` and `(40rem <= width)`, in CSS, in `sizes`, in matchMedia. */
  const sizesIn = (text: string) =>
    [
      ...text.matchAll(/\((?:min-|max-)?(?<side>width|height)\s*(?::|[<>]=?)\s*(?<size>\d[^)\s]*)/g),
      ...text.matchAll(/\((?<size>\d[^()\s<>]*)\s*[<>]=?\s*(?<side>width|height)/g),
      ...text.matchAll(/\([^()\s]+\s*[<>]=?\s*(?<side>width|height)\s*[<>]=?\s*(?<size>\d[^)\s]*)/g),
    ].map(({ groups }) => `${groups?.['side']} ${groups?.['size']}`);
  const used = sources.flatMap(({ file, text }) => sizesIn(withoutComments(text)).map((size) => ({ file, size })));

  test('are found in every form', () => {
    const text =
      "@media (min-width: 40rem) and (height >= 30rem) {} '(max-width: 700px) 1px' (1rem <= width < 9rem) " +
      '@media (56.5rem <= width) and (20rem>height) {}';
    expect(sizesIn(text)).toEqual([
      ...['width 40rem', 'height 30rem', 'width 700px'],
      ...['width 1rem', 'width 56.5rem', 'height 20rem'],
      'width 9rem',
    ]);
  });

  test('are those that tokens.css lists', () => {
    expect(listed.length).toBeGreaterThan(0);
    expect(used.filter(({ size }) => !listed.includes(size))).toEqual([]);
  });

  test('and each of those is used', () => {
    const sizes = used.map(({ size }) => size);
    expect(listed.filter((size) => !sizes.includes(size))).toEqual([]);
  });
});

test('there is one button: its shape is written in global.css alone', () => {
  // Every style that makes something look pressed by hand: a cursor and a border of its own.
  const buttons = sources
    // The editor's controls stand among those of its package.
    .filter(({ file }) => !file.startsWith('src/admin/'))
    .flatMap(({ file, text }) =>
      [...withoutComments(text).matchAll(/[^{}]*\{[^{}]*\}/g)]
        .map(([rule]) => rule)
        .filter((rule) => /cursor:\s*pointer/.test(rule) && /border(-radius)?:/.test(rule))
        .map((rule) => `${file}: ${rule.split('{')[0]?.trim()}`),
    );
  expect(buttons).toEqual([expect.stringMatching(/^src\/styles\/global\.css: /)]);
});
