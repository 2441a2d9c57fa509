/**
 * The values of the pictures in a list. What Astro writes for each is one text but for two places: it stands once, as a
 * function, for three thousand of them would be two megabytes for the bundler and for Node.
 */
import { sep } from 'node:path';

/** What Astro tells of a picture, in its value: `{"src":"/_astro/01-rani.Tv3X2A27.jpg","width":720,…}`. */
const IMAGE = /\{"src":[^{}]*\}/;

interface PictureValues {
  /** @returns an expression for the value of the picture at `file`, a full path */
  add: (value: string, file: string) => string;
  /** @returns what must stand before these expressions */
  declarations: () => string;
}

export function pictureValues(): PictureValues {
  const functions = new Map<string, string>();
  const pictures: unknown[] = [];
  return {
    add: (value, file) => {
      const image = IMAGE.exec(value)?.[0];
      if (image === undefined) return value;
      const path = file.replaceAll(sep, '/');
      const body = value.replace(image, () => 'image').replaceAll(JSON.stringify(path), () => 'path');
      const name = functions.get(body) ?? `pictureValue${functions.size}`;
      functions.set(body, name);
      return `${name}(...pictures[${pictures.push([JSON.parse(image), path]) - 1}])`;
    },
    declarations: () => {
      const list = `const pictures = JSON.parse(${JSON.stringify(JSON.stringify(pictures))});\n`;
      return list + [...functions].map(([body, name]) => `const ${name} = (image, path) => ${body};\n`).join('');
    },
  };
}
