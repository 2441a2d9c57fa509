/** What a page weighs on the line. */
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** The phone that the limits are about, scrolled nowhere. */
export const PHONE_DEVICE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export type ResourceType = 'markup' | 'script' | 'picture' | 'font' | 'other';

export interface Part {
  type: ResourceType;
  path: string;
  /** Bytes on the line: text in brotli, the rest as it is. */
  bytes: number;
}

const RESOURCE_TYPES: Record<string, ResourceType> = {
  document: 'markup',
  script: 'script',
  image: 'picture',
  font: 'font',
};
const TEXT = /^(text\/|application\/(javascript|json|manifest|xml)|image\/svg)/;

const compressed = new Map<string, number>();

/** Bytes in brotli at its best, which is slow: scripts and styles that several pages share are compressed once. */
function brotliSize(text: string | Buffer): number {
  const key = createHash('sha1').update(text).digest('hex');
  const size = compressed.get(key) ?? brotliCompressSync(text).length;
  compressed.set(key, size);
  return size;
}

/** The path of a picture that stands in the page itself. */
export const INLINE_PATH = '(in the page)';
const INLINE_PICTURE = /data:image\/avif;base64,[^\s"]+/;

/** @param address of a picture that a page shows; @returns its path, as its part is called */
export const picturePath = (address: string): string =>
  address.startsWith('data:') ? INLINE_PATH : new URL(address).pathname;

/** A page's own compressed bytes, and as a part of their own those that the picture inside the page adds to them. */
export function weighPage(path: string, html: string): Part[] {
  const whole = brotliSize(html);
  const markup = brotliSize(html.replace(INLINE_PICTURE, ''));
  const own: Part = { type: 'markup', path, bytes: markup };
  return whole === markup ? [own] : [own, { type: 'picture', path: INLINE_PATH, bytes: whole - markup }];
}

/** In the page: whether every island in sight has started, which on a busy machine comes after the last request. */
const islandsInSightHaveStarted = () =>
  [...document.querySelectorAll('astro-island[ssr]')].every((island) =>
    [...island.children].every((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return bottom < 0 || top >= innerHeight;
    }),
  );

/**
 * Opens a page and weighs all that comes until the line is silent and the islands in sight have started, but no slide
 * that comes with time: on a busy machine that takes longer than the first slide stands.
 */
export async function weigh(page: Page, address: string): Promise<Part[]> {
  const coming: Promise<Part[]>[] = [];
  const take = (response: Response) => {
    // A picture that stands in the page is an answer of its own to the browser's tools, but not on the line.
    if (response.url().startsWith('data:')) return;
    coming.push(
      (async () => {
        const body = await response.body();
        const text = TEXT.test(response.headers()['content-type'] ?? '');
        const type = RESOURCE_TYPES[response.request().resourceType()] ?? 'other';
        const { pathname: path } = new URL(response.url());
        if (type === 'markup') return weighPage(path, body.toString());
        return [{ type, path, bytes: text ? brotliSize(body) : body.length }];
      })(),
    );
  };
  page.on('response', take);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(islandsInSightHaveStarted);
  // What comes later is not asked about: the page may be closed by then.
  page.off('response', take);
  return (await Promise.all(coming)).flat();
}

/** The bytes of the parts of these types; of all parts when no type is given. */
export const total = (parts: readonly Part[], ...types: ResourceType[]): number =>
  parts.filter(({ type }) => types.length === 0 || types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0);
