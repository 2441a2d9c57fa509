import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { BuildableProject, page, PAGE } from '../../tests/fixtures/buildable-project.ts';
import { drawOnce } from '../../tests/fixtures/drawing-cache.ts';
import { photo, put } from '../../tests/fixtures/content-project.ts';
import { buildSite } from './build-site.ts';

// One real project for all tests: each leaves it as it found it.
const built = await BuildableProject.make();
const { root } = built;
afterAll(() => built.remove());

test('a sound project is built into dist/, with its environment', async () => {
  expect(await built.build()).toBe(true);
  expect(await built.html()).toContain('<p>one</p>');
  expect(await readdir(join(root, 'dist/_astro'))).toEqual([expect.stringMatching(/^01-first\..*\.avif$/)]);
  expect(await built.leftovers()).toEqual([]);
});

test('a mistake in the content leaves dist/ as it was, and the output ends with what the check says', async () => {
  const before = await built.dist();
  const yaml = await put(root, 'src/content/gallery/portfolio/02-x.yaml', 'imgae: 01-first.jpg\n');
  const build = async (GITHUB_ACTIONS: string) => {
    const said: string[] = [];
    const env = { ...process.env, SAYS: 'two', GITHUB_ACTIONS };
    expect(await buildSite({ root, outDir: 'dist', env, say: (line) => said.push(line) })).toBe(false);
    return said.join('\n').split('\n');
  };
  const lines = await build('');
  expect(await built.dist()).toEqual(before);
  expect(lines.join('\n')).toMatch(/02-x.yaml, line 1\n.*imgae[^]*Did you mean `image`/);
  // Nothing is printed before the check's lines, and nothing after them.
  expect(lines[0]).toMatch(/^\d+ pieces? of advice/);
  expect(lines.at(-1)).toMatch(/1 mistake\. The live site stays as it is\.$/);
  expect(lines.filter((line) => line.startsWith('::'))).toEqual([]);
  // On GitHub each mistake is an annotation at its line as well; the output still ends with the check.
  const annotated = await build('true');
  expect(
    annotated.filter((line) =>
      /^::error file=src\/content\/gallery\/portfolio\/02-x\.yaml,line=1,title=To put right::.*imgae/.test(line),
    ),
  ).toHaveLength(1);
  expect(annotated.at(-1)).toMatch(/The live site stays as it is\.$/);
  await rm(yaml);
});

const CONFIG = `cacheDir: './.cache/astro', build: { format: 'file' }`;
const late = (code: string) =>
  writeFile(
    join(root, 'astro.config.mjs'),
    `export default { ${CONFIG}, integrations: [
  { name: 'late', hooks: { 'astro:build:done': ({ logger, dir }) => { logger.warn('take care'); ${code} } } }] };`,
  );

test('a build in which Astro fails, after it has written much, leaves dist/ as it was and says why in one sentence', async () => {
  const before = await built.dist();
  await late(`throw new Error('too late');`);
  // Packages that were changed by hand could be why.
  const kept = await put(root, '.cache/module-resolutions/other.json', '{}');
  expect(await built.build('two')).toBe(false);
  expect(existsSync(kept)).toBe(false);
  expect(await built.dist()).toEqual(before);
  expect(built.said.slice(1)).toEqual([
    'The site could not be built. too late (astro.config.mjs, line 2).',
    'Nothing was changed: dist is the last good site.',
  ]);
  expect(await built.leftovers()).toEqual([]);
});

test('on GitHub the reason is an annotation at the line where Astro stopped, before the last line', async () => {
  await late(`throw new Error('too late');`);
  const lines: string[] = [];
  const env = { ...process.env, GITHUB_ACTIONS: 'true' };
  expect(await buildSite({ root, outDir: 'dist', env, say: (line) => lines.push(line) })).toBe(false);
  const sentence = 'The site could not be built. too late (astro.config.mjs, line 2).';
  expect(lines.slice(-3)).toEqual([
    `::error file=astro.config.mjs,line=2,title=To put right::${sentence}`,
    sentence,
    'Nothing was changed: dist is the last good site.',
  ]);
});

test('a full disk in Astro’s process is told as such', async () => {
  await late(
    `throw new AggregateError([new Error('Error generating image', { cause: Object.assign(new Error("ENOSPC: no space left on device, write"), { code: 'ENOSPC' }) })]);`,
  );
  expect(await built.build('two')).toBe(false);
  expect(built.said.slice(1)).toEqual([
    'The site could not be built. The disk is full. Delete what is no longer needed, then do this again.',
    'Nothing was changed: dist is the last good site.',
  ]);
});

test('a page that throws is named; warnings are heard, and nothing else of what Astro says', async () => {
  const lines: string[] = [];
  const loud = () =>
    buildSite({
      root,
      outDir: 'dist',
      say: (line) => lines.push(line),
      progress: { picture: () => lines.push('picture'), end: () => undefined },
    });
  await late('');
  expect(await loud()).toBe(true);
  expect(lines.slice(1)).toEqual(['picture', 'take care', 'The new site is in dist.']);
  await writeFile(join(root, 'astro.config.mjs'), `export default { ${CONFIG} };`);
  await put(root, PAGE, `---\nconst nothing = undefined;\nnothing.at(0);\n---\n<html></html>`);
  lines.length = 0;
  expect(await loud()).toBe(false);
  expect(lines.slice(1)).toEqual([
    `The site could not be built. Cannot read properties of undefined (reading 'at') (${PAGE}).`,
    'Nothing was changed: dist is the last good site.',
  ]);
  expect(lines.join()).not.toMatch(/\n\s+at /);
  await put(root, PAGE, page('', ''));
});

test('a linked phone photo and one too large for the image service are stopped at the gate, by name', async () => {
  const before = await built.dist();
  // Outside src/content, where the check does not look.
  await put(root, 'src/assets/phone.jpg', await photo({ phone: true }));
  // 272 megapixels: above the image service's limit, which then ships the file itself with no more than a warning.
  const huge = await drawOnce('teal of 272 megapixels with a place', () =>
    sharp({ create: { width: 16_500, height: 16_500, channels: 3, background: 'teal' }, limitInputPixels: false })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 26/1 54/1' } })
      .jpeg({ quality: 40 })
      .toBuffer(),
  );
  await put(root, 'src/assets/huge-wedding.jpg', huge);
  await put(
    root,
    PAGE,
    page(
      `import phone from '../assets/phone.jpg';\nimport huge from '../assets/huge-wedding.jpg';\nconst large = await getImage({ src: huge, width: 300, format: 'avif' });`,
      '<a href={phone.src}>large</a><img src={large.src} alt="" />',
    ),
  );
  expect(await built.build('two')).toBe(false);
  const text = built.said.join('\n');
  expect(text).toMatch(/_astro\/phone\.\S+\.jpg\n {2}it still carries GPS and EXIF.*a copy of the original phone.jpg/);
  // The owner's photos are not at fault, and no command of hers would help.
  expect(text.match(/→ The photo is not at fault: a page of the site sends out the file itself/g)).toHaveLength(2);
  expect(text.split('must not go out')[1]).not.toContain('npm run photos');
  expect(text).toMatch(
    /_astro\/huge-wedding\.\S+\.avif\n {2}it weighs \d+ KB.*GPS.*16500 pixels wide.*a copy of the original huge-wedding.jpg/,
  );
  expect(await built.dist()).toEqual(before);
  expect(await built.leftovers()).toEqual([]);
  await put(root, PAGE, page('', ''));
  await rm(join(root, 'src/assets'), { recursive: true });
});

test('what is put into the site after its pages were written is looked at as well', async () => {
  const before = await built.dist();
  const phone = await put(root, 'phone.jpg', await photo({ phone: true }));
  await late(`
    const { copyFileSync, readdirSync } = process.getBuiltinModule('node:fs');
    const folder = new URL('_astro/', dir);
    for (const name of ['late.jpg', readdirSync(folder)[0]]) copyFileSync(${JSON.stringify(phone)}, new URL(name, folder));`);
  expect(await built.build('two')).toBe(false);
  const text = built.said.join('\n');
  expect(text).toMatch(/_astro\/late\.jpg\n {2}it still carries GPS/);
  expect(text).toMatch(/_astro\/01-first\.\S+\.avif\n {2}it still carries GPS/);
  expect(await built.dist()).toEqual(before);
  await writeFile(join(root, 'astro.config.mjs'), `export default { ${CONFIG} };`);
  await rm(phone);
});

test('two builds at once come one after the other', async () => {
  const lines: string[] = [];
  const start = (says: string) =>
    buildSite({
      root,
      outDir: says,
      env: { ...process.env, SAYS: says },
      args: ['--silent'],
      say: (line) => lines.push(line),
    });
  expect(await Promise.all([start('left'), start('right')])).toEqual([true, true]);
  expect(lines.filter((line) => /Another build is running/.test(line))).toHaveLength(1);
  expect(await readFile(join(root, 'left/index.html'), 'utf8')).toContain('<p>left</p>');
  expect(await readFile(join(root, 'right/index.html'), 'utf8')).toContain('<p>right</p>');
});

test('a place that cannot be written to is reported, not thrown', async () => {
  await put(root, 'file', 'in the way');
  built.said = [];
  expect(await buildSite({ root, outDir: 'file/dist', say: (line) => built.said.push(line) })).toBe(false);
  expect(built.said).toEqual([
    'The build could not be finished. file is a file where a folder is wanted. Move it away, then do this again.',
    'Nothing was changed: a site that is online stays as it is.',
  ]);
});

describe('a folder that is not a build’s own', () => {
  const files = async () => [
    await readdir(root),
    await readdir(join(root, 'src'), { recursive: true }),
    await readdir(join(root, 'originals')).catch(() => []),
  ];
  const refusal = async (outDir: string): Promise<string[]> => {
    const before = await files();
    const lines: string[] = [];
    expect(await buildSite({ root, outDir, say: (line) => lines.push(line) })).toBe(false);
    expect(await files()).toEqual(before);
    return lines;
  };

  test.each(['originals', 'src', 'src/content/gallery'])('%s is refused, and all in it stays', async (outDir) => {
    await put(root, 'originals/01-first.jpg', 'the only copy');
    expect(await refusal(outDir)).toEqual([
      `${outDir} holds what no build has made, and a build would delete it. ` +
        'Name a folder of its own in the project, such as dist. Or empty this one first.',
    ]);
    await rm(join(root, 'originals'), { recursive: true });
  });

  test('a file, the project itself, a folder around it, and one elsewhere are refused', async () => {
    expect(await refusal('astro.config.mjs')).toEqual([expect.stringMatching(/^astro.config.mjs is a file/)]);
    for (const outDir of ['.', '', '..', '/'])
      expect(await refusal(outDir)).toEqual([expect.stringMatching(/^The project itself lies in \/.*such as dist\.$/)]);
    expect(await refusal('../elsewhere')).toEqual([
      expect.stringMatching(/elsewhere lies outside the project, where no build finds its packages. Name a folder/),
    ]);
  });

  test('one that is empty, one of an earlier build, and dist with anything in it are built into', async () => {
    await mkdir(join(root, 'other'));
    await rm(join(root, 'dist'), { recursive: true, force: true });
    await put(root, 'dist/half.html', 'of a copy that was cut short');
    for (const outDir of ['other', 'other', 'dist'])
      expect(await buildSite({ root, outDir, args: ['--silent'], say: () => undefined })).toBe(true);
    for (const outDir of ['other', 'dist'])
      expect((await readdir(join(root, outDir))).sort()).toEqual(['_astro', 'index.html']);
  });
});
