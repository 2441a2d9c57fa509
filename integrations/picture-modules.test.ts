/** What the bundler holds of the owner's pictures, and what the image service makes of that. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroConfig } from 'astro';
import type { ResolvedConfig } from 'vite';
import { expect, test } from 'vitest';
import { folder, photo, put } from '../tests/fixtures/small-project.ts';
import { imageService } from './image-service/index.ts';
import service from './image-service/service.ts';
import { readPicture } from './image-service/stand-in.ts';
import { standInPictures } from './stand-in-pictures.ts';

type Emitted = { name?: string; fileName?: string; source: Uint8Array };
type Plugin = { name: string; load: { handler: unknown } };

const CACHE = '.cache/astro/assets';

/** Vite tells the plugin of its configuration. @returns the plugin */
function configured(root: string, plugins: Plugin[]) {
  const plugin = standInPictures(CACHE);
  const config = { root, plugins, build: { assetsDir: '_astro' } } as unknown as ResolvedConfig;
  (plugin.configResolved as (config: ResolvedConfig) => void)(config);
  return plugin;
}

/** What reaches the bundler when Astro's plugin loads modules of `root` and emits `source` for each. */
async function emittedAll(root: string, modules: string[], source: Uint8Array): Promise<Emitted[]> {
  type Context = { environment: object; emitFile: (file: Emitted) => unknown };
  const handler = function (this: Context): Promise<unknown> {
    return Promise.resolve(this.emitFile({ name: 'photo.jpg', source }));
  };
  const astro = { name: 'astro:assets:esm', load: { handler } };
  // Twice, as in a build.
  for (let time = 0; time < 2; time += 1) configured(root, [astro]);
  const files: Emitted[] = [];
  const context = { environment: {}, emitFile: (file: Emitted) => files.push(file) };
  const load = astro.load.handler as (this: Context, id: string) => Promise<unknown>;
  for (const module of modules) await load.call(context, join(root, module));
  return files;
}

const emitted = async (root: string, module: string, source: Uint8Array): Promise<Emitted> =>
  (await emittedAll(root, [module], source))[0]!;

const PHOTO = 'src/content/gallery/portfolio/01 दुल्हन.jpg';

test('a photo of the owner is carried as its place, and encoded from its own file', async () => {
  const root = await folder();
  const bytes = await photo({ width: 300, height: 400 });
  await put(root, PHOTO, bytes);
  const { fileName, source } = await emitted(root, `${PHOTO}?astroContentImageFlag=`, bytes);
  expect(fileName).toMatch(/^_astro\/photo\.[\w-]{8}\.jpg$/);
  expect(source.length).toBeLessThan(300);
  expect(Buffer.from(source).toString()).not.toContain(root);
  const image = { service: imageService({}) };
  image.service.config.root = root;
  const made = await Promise.all(
    [source, bytes].map((given) =>
      service.transform(
        given,
        { src: 'photo.jpg', width: 100, height: 133, format: 'jpg' },
        image as unknown as AstroConfig['image'] as Parameters<typeof service.transform>[2],
        { info: () => undefined, warn: () => undefined, error: () => undefined },
      ),
    ),
  );
  expect(made[0]!.data).toEqual(made[1]!.data);
  await rm(root, { recursive: true });
});

test('another content is another name in the site, and so in the cache; another place is not', async () => {
  const [one, other] = await Promise.all([1, 2].map((byte) => emitted('/p', PHOTO, Uint8Array.of(byte))));
  expect(one!.fileName).not.toBe(other!.fileName);
  const moved = PHOTO.replace('portfolio', 'studio');
  expect((await emitted('/p', moved, Uint8Array.of(1))).fileName).toBe(one!.fileName);
});

test('one photo that hangs in two galleries under one name goes out once', async () => {
  const files = await emittedAll('/p', [PHOTO, PHOTO.replace('portfolio', 'studio')], Uint8Array.of(1));
  expect(files).toHaveLength(1);
});

test('what was made of a photo has the name that the photo has now', async () => {
  const root = await folder();
  const { fileName } = await emitted(root, PHOTO, Uint8Array.of(1));
  const [, hash = ''] = fileName!.split('.');
  await put(root, join(CACHE, `07-another.${hash}_1ksDkQ.avif`), 'encoded');
  await emitted(root, PHOTO, Uint8Array.of(1));
  expect((await readdir(join(root, CACHE))).sort()).toEqual([
    `07-another.${hash}_1ksDkQ.avif`,
    `photo.${hash}_1ksDkQ.avif`,
  ]);
  await rm(root, { recursive: true });
});

test.each(['src/content/logo.svg', 'src/components/picture.jpg', 'src/content/gallery/01.yaml'])(
  '%s goes out as it is',
  async (module) => {
    const bytes = Uint8Array.of(1, 2, 3);
    expect((await emitted('/p', module, bytes)).source).toBe(bytes);
  },
);

/** What becomes of Astro's list of pictures when its plugin gives `module` for each of them. */
async function listed(list: string, module: string): Promise<{ code: string; asked: string[] }> {
  const asked: string[] = [];
  const handler = (id: string) => {
    asked.push(id);
    return Promise.resolve({ code: module });
  };
  const { transform } = configured('/p', [{ name: 'astro:assets:esm', load: { handler } }]);
  type Transform = { handler: (this: object, code: string) => Promise<{ code: string }> };
  const { code } = await (transform as unknown as Transform).handler.call({}, list);
  return { code, asked };
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
  expect(code).toBe(`const A = {}\n;\n${logo}\n${alias}\nexport default [A, B, C];\n`);
});

test('a photo is found in a folder of any name', async () => {
  const list = importOf('A', '../01.jpg', 'src/content/gallery/nail art + more/100 %/01.yaml');
  const { asked } = await listed(list, 'export default {}');
  expect(asked).toEqual([join('/p', 'src/content/gallery/nail art + more/01.jpg?astroContentImageFlag')]);
});

test('a build stops when Astro makes something else of a picture', async () => {
  const list = importOf('A', './01.jpg', 'src/content/gallery/portfolio/01.yaml');
  await expect(listed(list, 'const A = 1; export { A as default };')).rejects.toThrow(/stand-in-pictures/);
});

test('a photo that is gone is said, and other bytes are what they are', async () => {
  const { source } = await emitted('/nowhere', PHOTO, Uint8Array.of(1));
  await expect(readPicture(source, '/nowhere')).rejects.toThrow(/01 दुल्हन\.jpg/);
  expect(await readPicture(Uint8Array.of(1), '/nowhere')).toEqual(Uint8Array.of(1));
});

test('a build stops when Astro has no such plugin any more', () => {
  expect(() => configured('/p', [])).toThrow(/stand-in-pictures/);
});
