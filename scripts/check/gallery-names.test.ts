import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, test } from 'vitest';
import { PAGES } from '../../integrations/admin/pages.ts';
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
  expect(galleryNameFindings(galleries, own)).toEqual([expect.objectContaining({ level: 'error', path: [name] })]);
});
