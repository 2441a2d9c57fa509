/** The colours of src/styles/tokens.css, for what is drawn outside CSS: share pictures, the manifest, the head. */
import { readFileSync } from 'node:fs';

/** Found from the project's folder, in which every build starts: this module lies elsewhere once it is bundled. */
const SOURCE = 'src/styles/tokens.css';

const HEX = /^#[0-9a-f]{6}$/i;

/**
 * Every custom property of a stylesheet by its name, as it is written. Comments are skipped.
 * @param source the stylesheet's text
 */
export function readCustomProperties(source: string): Map<string, string> {
  const rules = source.replace(/\/\*[^]*?\*\//g, '');
  return new Map(
    [...rules.matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g)].map(([, name = '', value = '']) => [
      name,
      value.trim().replace(/\s+/g, ' '),
    ]),
  );
}

const properties = readCustomProperties(readFileSync(SOURCE, 'utf8'));

/** A property's value with each `var()` in it replaced. Throws when a property does not exist. */
function resolve(name: string): string {
  const value = properties.get(name);
  if (value === undefined) throw new Error(`${SOURCE} has no ${name}.`);
  return value.replace(/var\((--[\w-]+)\)/g, (_, inner: string) => resolve(inner));
}

/** Red, green and blue from 0 to 255. Throws when the token does not exist or is no opaque colour. */
function channels(token: string): number[] {
  const value = resolve(`--${token}`);
  if (HEX.test(value)) return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
  const numbers = /^rgb\((\d+) (\d+) (\d+)\)$/.exec(value)?.slice(1).map(Number);
  if (!numbers) throw new Error(`${SOURCE}: --${token} is ${value}, which is not #rrggbb or rgb(r g b).`);
  return numbers;
}

/**
 * @param token a colour's name in tokens.css, without its two hyphens: `gold`
 * @returns the colour as `#b8935a`. Throws when there is no such colour.
 */
export const color = (token: string): string =>
  `#${channels(token)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** @param alpha from 0, transparent, to 1; @returns the colour as `rgba(42,8,18,0.5)` */
export const translucent = (token: string, alpha: number): string => `rgba(${channels(token).join(',')},${alpha})`;

/** What browsers paint their own bars with around the site. */
export const THEME_COLOR = color('wine-deep');
