import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MAX_INLINE_BYTES } from '../src/lib/inline-limit.ts';
import { cspSources, policyFor } from './headers/content-security-policy.ts';
import { inlineAddresses, inlinePictures, MAX_PAGE_BYTES } from './inline-pictures.ts';

const ADDRESS = '/_astro/01-look.abc.avif';
const FILES = '<source type="image/avif" srcset="/_astro/01-look.def.avif 728w, /_astro/01-look.ghi.avif 1280w">';
const PAGE = `<picture><source data-inline type="image/avif" media="(max-width: 440px)" srcset="${ADDRESS} 728w">${FILES}<img src="/_astro/01-look.jkl.jpg"></picture>`;

const bytesOf = (length: number) => Buffer.alloc(length, 7);
const only = (picture: Buffer) => new Map([[ADDRESS, picture]]);
const asRendered = (html: string) => html;
const imagesOf = (html: string) =>
  /img-src ([^;]*)/.exec(policyFor(html, cspSources({ mail: false, mailOrigin: '/' }), new Set()))?.[1];

test('the picture that a page would have in itself is known by its address', () => {
  expect(inlineAddresses(Buffer.from(PAGE))).toEqual([ADDRESS]);
  const named = `<p>मेकअप</p>${PAGE}`.replaceAll('01-look', '01-लाल');
  expect(inlineAddresses(Buffer.from(named))).toEqual([ADDRESS.replace('01-look', '01-लाल')]);
  expect(inlineAddresses(Buffer.from(FILES))).toEqual([]);
});

test('a light picture stands in the page, for phones alone, before the files', async () => {
  const picture = bytesOf(MAX_INLINE_BYTES);
  const { html, replaced } = await inlinePictures(PAGE, only(picture), asRendered);
  expect(html).toBe(
    `<picture><source type="image/avif" media="(max-width: 440px)" srcset="data:image/avif;base64,${picture.toString('base64')}">${FILES}<img src="/_astro/01-look.jkl.jpg"></picture>`,
  );
  expect(replaced).toEqual([ADDRESS]);
  expect(imagesOf(html)).toBe("'self' data:");
});

test('a picture of one byte too many stays a file, and the policy stays closed', async () => {
  const { html, replaced } = await inlinePictures(PAGE, only(bytesOf(MAX_INLINE_BYTES + 1)), asRendered);
  expect(html).toBe(`<picture>${FILES}<img src="/_astro/01-look.jkl.jpg"></picture>`);
  expect(replaced).toEqual([ADDRESS]);
  expect(imagesOf(html)).toBe("'self'");
});

test('words that only speak of such pictures open nothing', () => {
  expect(imagesOf('<p>data:image/avif;base64 is how pictures stand in a page</p>')).toBe("'self'");
});

test('a page that would be too heavy with its picture keeps it a file', async () => {
  // Bytes that brotli finds nothing in, as it finds nothing in a picture and little in words.
  const dense = (length: number) => createHash('shake256', { outputLength: length }).update(String(length)).digest();
  const words = (length: number) => `${PAGE}<p>${dense(length).toString('base64')}</p>`;
  const picture = dense(MAX_INLINE_BYTES);
  const most = MAX_PAGE_BYTES - MAX_INLINE_BYTES;
  const light = await inlinePictures(words(most - 1000), only(picture), asRendered);
  expect(light.html).toContain('data:');
  expect(brotliCompressSync(light.html).length).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  const heavy = await inlinePictures(words(most), only(picture), asRendered);
  expect(heavy.html).not.toContain('data:');
});

test('the page is weighed as it is published', async () => {
  const picture = bytesOf(1000);
  const policy = createHash('shake256', { outputLength: MAX_PAGE_BYTES }).update('policy').digest('base64');
  const lighter = await inlinePictures(`${policy}${PAGE}`, only(picture), (html) => html.replace(policy, ''));
  expect(lighter.html).toContain('data:');
  const heavier = await inlinePictures(PAGE, only(picture), (html) => `${policy}${html}`);
  expect(heavier.html).toBe(`${policy}<picture>${FILES}<img src="/_astro/01-look.jkl.jpg"></picture>`);
});
