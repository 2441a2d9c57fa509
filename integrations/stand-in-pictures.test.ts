/** What the bundler holds of the owner's pictures, and what the image service makes of that. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroConfig } from 'astro';
import type { ResolvedConfig } from 'vite';
import { expect, test } from 'vitest';
import { folder, photo, put } from '../tests/fixtures/small-project.ts';
import { imageService } from './image-service/index.ts';
import service from './image-service/service.ts';
import { readPicture } from './image-service/stand-in.ts';
import { standInPictures } from './stand-in-pictures.ts';

type Emitted = { name: string; source: Uint8Array };

/** What reaches the bundler when Astro's plugin loads a module of `root` and emits `source`. */
async function emitted(root: string, module: string, source: Uint8Array): Promise<Emitted> {
  type Load = (this: { emitFile: (file: Emitted) => unknown }, id: string) => Promise<unknown>;
  const handler: Load = function () {
    return Promise.resolve(this.emitFile({ name: 'photo.jpg', source }));
  };
  const astro = { name: 'astro:assets:esm', load: { handler } };
  const { configResolved } = standInPictures();
  (configResolved as (config: ResolvedConfig) => void)({ root, plugins: [astro] } as unknown as ResolvedConfig);
  const files: Emitted[] = [];
  await astro.load.handler.call({ emitFile: (file: Emitted) => files.push(file) }, join(root, module));
  return files[0]!;
}

const PHOTO = 'src/content/gallery/portfolio/01 दुल्हन.jpg';

test('a photo of the owner is carried as its hash and its place, and encoded from its own file', async () => {
  const root = await folder();
  const bytes = await photo({ width: 300, height: 400 });
  await put(root, PHOTO, bytes);
  const { name, source } = await emitted(root, `${PHOTO}?astroContentImageFlag=`, bytes);
  expect(name).toBe('photo.jpg');
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

test('another content is another stand-in, and so another name in the cache', async () => {
  const [one, other] = await Promise.all([1, 2].map((byte) => emitted('/p', PHOTO, Uint8Array.of(byte))));
  expect(one!.source).not.toEqual(other!.source);
  expect((await emitted('/p', PHOTO, Uint8Array.of(1))).source).toEqual(one!.source);
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
  const { configResolved, transform } = standInPictures();
  const plugins = [{ name: 'astro:assets:esm', load: { handler } }];
  (configResolved as (config: ResolvedConfig) => void)({ root: '/p', plugins } as unknown as ResolvedConfig);
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
  const { configResolved } = standInPictures();
  expect(() => (configResolved as (config: unknown) => void)({ root: '/p', plugins: [] })).toThrow(/stand-in-pictures/);
});
