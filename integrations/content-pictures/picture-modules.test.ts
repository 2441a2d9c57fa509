/** What the bundler holds of the owner's pictures. */
import { join } from 'node:path';
import sharp from 'sharp';
import type { ResolvedConfig } from 'vite';
import { expect, test } from 'vitest';
import { pictureModules } from './picture-modules.ts';

type Plugin = { name: string; load: { handler: unknown } };
type Emitted = { type: 'asset'; name?: string; source: Uint8Array };

/** Vite tells the plugin of its configuration. @returns the plugin */
function configured(plugins: Plugin[], note: (path: string, original: string) => void = () => undefined) {
  const plugin = pictureModules(note, () => '/no-such-folder/modules.json', '');
  const config = { root: '/p', base: '/studio/', plugins, build: { assetsDir: '_astro' } } as unknown as ResolvedConfig;
  (plugin.configResolved as (config: ResolvedConfig) => void)(config);
  return plugin;
}

/** What comes of a module of the owner's project when Astro's plugin reads `source` for it. */
interface Loaded {
  code: string;
  emitted: Emitted[];
  noted: string[][];
}

/** @param toModule makes the module's code of an emitted file's handle, as Astro's plugin does */
async function loaded(
  id: string,
  source: Uint8Array,
  toModule = (handle: string) => `export default {"src":"__ASTRO_ASSET_IMAGE__${handle}__"}`,
): Promise<Loaded> {
  type Context = { emitFile: (file: Emitted) => string };
  const name = id.replace(/^.*\/|\?.*$/g, '');
  const handler = function (this: Context): Promise<unknown> {
    return Promise.resolve({ code: toModule(this.emitFile({ type: 'asset', name, source })), map: null });
  };
  const astro = { name: 'astro:assets:esm', load: { handler } };
  const noted: string[][] = [];
  // Twice, as in a build.
  for (let time = 0; time < 2; time += 1) configured([astro], (...picture) => noted.push(picture));
  const emitted: Emitted[] = [];
  const load = astro.load.handler as (this: Context, id: string) => Promise<{ code: string }>;
  const { code } = await load.call({ emitFile: (file) => `file${emitted.push(file)}` }, join('/p', id));
  return { code, emitted, noted };
}

const PHOTO = 'src/content/gallery/portfolio/01 दुल्हन.jpg';
const ADDRESS = /^export default {"src":"\/studio\/(_astro\/01 दुल्हन\.[\w-]{8}\.jpg)"}$/;

test('a photo of the owner is an address in the site, and never a file of the bundler', async () => {
  const { code, emitted, noted } = await loaded(`${PHOTO}?astroContentImageFlag`, Uint8Array.of(1));
  expect(code).toMatch(ADDRESS);
  expect(emitted).toEqual([]);
  expect(noted).toEqual([[PHOTO, ADDRESS.exec(code)?.[1]]]);
});

test('another content is another address, and so another picture in the cache; another place is not', async () => {
  const [one, other] = await Promise.all([1, 2].map((byte) => loaded(PHOTO, Uint8Array.of(byte))));
  expect(one!.code).not.toBe(other!.code);
  expect((await loaded(PHOTO.replace('portfolio', 'studio'), Uint8Array.of(1))).code).toBe(one!.code);
});

test('letters that cannot stand in a module’s text, or in an address, do not reach it', async () => {
  const { code } = await loaded('src/content/gallery/portfolio/01 "$&".jpg', Uint8Array.of(1));
  expect(code).toMatch(/^export default {"src":"\/studio\/_astro\/01 ____\.[\w-]{8}\.jpg"}$/);
});

test('a build stops when Astro writes the address of a picture elsewhere', async () => {
  await expect(loaded(PHOTO, Uint8Array.of(1), (handle) => `export default "${handle}"`)).rejects.toThrow(
    /picture-modules/,
  );
});

test.each(['png', 'webp', 'avif', 'jpeg'] as const)(
  'a %s that lies on its side has its upright size',
  async (format) => {
    const lying = sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } });
    const source = await lying.toFormat(format).withMetadata({ orientation: 6 }).toBuffer();
    const { code } = await loaded(
      PHOTO,
      source,
      // Astro turns JPEGs itself.
      (handle) =>
        `export default {"src":"__ASTRO_ASSET_IMAGE__${handle}__",${format === 'jpeg' ? '"width":60,"height":90' : '"width":90,"height":60'},"format":"x"}`,
    );
    expect(code).toMatch(/"width":60,"height":90,"format":"x"}$/);
  },
);

test('a build stops when Astro writes the size of a picture elsewhere', async () => {
  const png = await sharp({ create: { width: 9, height: 6, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await expect(loaded(PHOTO, png)).rejects.toThrow(/picture-modules/);
});

test.each(['src/content/logo.svg', 'src/components/picture.jpg', 'src/content/gallery/01.yaml'])(
  '%s goes out as it is',
  async (module) => {
    const source = Uint8Array.of(1, 2, 3);
    const { code, emitted, noted } = await loaded(module, source);
    expect(emitted.map((file) => file.source)).toEqual([source]);
    expect(code).toContain('__ASTRO_ASSET_IMAGE__file1__');
    expect(noted).toEqual([]);
  },
);

/** What becomes of Astro's list of pictures. @param handler gives the modules of pictures, as Astro's plugin does */
async function transformed(list: string, handler: (id: string) => Promise<{ code: string }>): Promise<string> {
  const { transform } = configured([{ name: 'astro:assets:esm', load: { handler } }]);
  type Transform = { handler: (this: object, code: string) => Promise<{ code: string }> };
  return (await (transform as unknown as Transform).handler.call({}, list)).code;
}

/** The same, when the plugin gives `module` for each of them. */
async function listed(list: string, module: string): Promise<{ code: string; asked: string[] }> {
  const asked: string[] = [];
  const handler = (id: string) => {
    asked.push(id);
    return Promise.resolve({ code: module });
  };
  return { code: await transformed(list, handler), asked };
}

const importOf = (name: string, path: string, importer: string) =>
  `import ${name} from "${path}?${new URLSearchParams({ astroContentImageFlag: '', importer }).toString()}";`;

test('the owner’s pictures need no modules of their own, and others keep theirs', async () => {
  const [photo, logo, alias] = [
    importOf('A', './01 दुल्हन.jpg', 'src/content/gallery/portfolio/01 दुल्हन.yaml'),
    importOf('B', './logo.svg', 'src/content/pictures.yaml'),
    importOf('C', '~/photo.jpg', 'src/content/pictures.yaml'),
  ];
  const { code, asked } = await listed(
    `${photo}\n${logo}\n${alias}\nexport default [A, B, C];\n`,
    'export default {}\n',
  );
  expect(asked).toEqual([join('/p', `${PHOTO}?astroContentImageFlag`)]);
  expect(code).toContain(`const A = {}\n;\n${logo}\n${alias}\nexport default [A, B, C];\n`);
});

test('what Astro writes for every picture stands in the list once, and each picture has its own value', async () => {
  const names = ['01', '02 दुल्हन $& {x}', '03 new'];
  const list = names.map((name, at) => importOf(`A${at}`, `./${name}.jpg`, 'src/content/gallery/portfolio/1.yaml'));
  const handler = (id: string) => {
    const file = JSON.stringify(id.replace(/\?.*/, ''));
    const image = JSON.stringify({ src: `/_astro/${id.length}.jpg`, width: id.length, format: 'jpg' });
    return Promise.resolve({
      code: `export default new Proxy(${image}, { get(target, name) { return name === 'fsPath' ? ${file} : target[name]; } })`,
    });
  };
  const code = await transformed(`${list.join('\n')}\nexport default [A0, A1, A2];\n`, handler);
  expect(code.match(/new Proxy/g)).toHaveLength(1);
  type Value = { src: string; width: number; fsPath: string };
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const { default: values } = (await import(/* @vite-ignore */ url)) as { default: Value[] };
  expect(values.map(({ src, width, fsPath }) => ({ src, width, fsPath }))).toEqual(
    names.map((name) => {
      const fsPath = join('/p/src/content/gallery/portfolio', `${name}.jpg`);
      const { length } = `${fsPath}?astroContentImageFlag`;
      return { src: `/_astro/${length}.jpg`, width: length, fsPath };
    }),
  );
});

test('a photo is found in a folder of any name', async () => {
  const list = importOf('A', '../01.jpg', 'src/content/gallery/nail art + more/100 %/01.yaml');
  const { asked } = await listed(list, 'export default {}');
  expect(asked).toEqual([join('/p', 'src/content/gallery/nail art + more/01.jpg?astroContentImageFlag')]);
});

test('a build stops when Astro makes something else of a picture', async () => {
  const list = importOf('A', './01.jpg', 'src/content/gallery/portfolio/01.yaml');
  await expect(listed(list, 'const A = 1; export { A as default };')).rejects.toThrow(/picture-modules/);
});

test('a build stops when Astro has no such plugin any more', () => {
  expect(() => configured([])).toThrow(/picture-modules/);
});
