import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../../integrations/admin/pages.ts';
import { EN, HI, parsedText, useTestProject } from '../../tests/fixtures/content-check.ts';
import { photo, put } from '../../tests/fixtures/content-project.ts';
import { galleryNameFindings } from './gallery-names.ts';
import { addressesOf } from './page-addresses.ts';

const ROUTES = ['src/pages', 'src/pages/[...locale]'].flatMap((folder) => readdirSync(folder));
/** The first part of each address that the site has without a gallery; one with a dot in it is no gallery's name. */
const PUBLISHED = new Set([
  ...PAGES.map(({ path }) => path.split('/')[0] ?? ''),
  ...ROUTES.filter((name) => !name.startsWith('[')).map((name) => parse(name).name),
  ...readdirSync('public'),
]);

test.each([...PUBLISHED])('no gallery can be named %s, for the site publishes that itself', async (name) => {
  const { own } = await addressesOf('.', new Map());
  const galleries = { portfolio: {}, [name]: {} };
  expect(galleryNameFindings(parsedText(galleries), own)).toEqual([
    expect.objectContaining({ level: 'error', path: [name] }),
  ]);
});

describe('a name with a letter that keyboards store in two ways', () => {
  const { testProject, one } = useTestProject();
  const KEYBOARD = '\u095eोटो';
  const SITE = KEYBOARD.normalize('NFC');
  const begin = async (english: string, hindi: string, folder: string) => {
    for (const [texts, name, said] of [
      [EN, english, 'Photos'],
      [HI, hindi, 'फ़ोटो'],
    ])
      await testProject().edit(
        `${texts}/galleries.yaml`,
        /$/,
        `\n${name}:\n  title: ${said}\n  intro: ${said}\n  description: ${said}\n`,
      );
    await put(testProject().root, `src/content/gallery/${folder}/01-rose.jpg`, await photo({ seed: 5 }));
    await put(testProject().root, `src/content/gallery/${folder}/01-rose.yaml`, 'image: 01-rose.jpg\nalt: A rose\n');
  };

  test('does where it is stored as on the site', async () => {
    await begin(SITE, SITE, SITE);
    expect(await testProject().found()).toEqual([]);
  });

  test.each([
    ['everywhere', KEYBOARD, KEYBOARD, KEYBOARD, 'src/content/en/galleries.yaml'],
    ['in both texts', KEYBOARD, KEYBOARD, SITE, 'src/content/en/galleries.yaml'],
    ['in English', KEYBOARD, SITE, SITE, 'src/content/en/galleries.yaml'],
    ['in Hindi', SITE, KEYBOARD, SITE, 'src/content/hi/galleries.yaml'],
    ['in the folder', SITE, SITE, KEYBOARD, `src/content/gallery/${KEYBOARD}`],
  ])('is to be copied where it is stored otherwise %s', async (_, english, hindi, folder, file) => {
    await begin(english, hindi, folder);
    const said = await one();
    expect(said.startsWith(`error ${file}`)).toBe(true);
    expect(said).toContain('a letter in it is stored in another way');
    expect(said).toContain(`Copy the name from here: ${SITE}.`);
  });
});
