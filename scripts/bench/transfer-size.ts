/** What a page weighs on the line, and what it may. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The phone that the limits are about, scrolled nowhere. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export type Kind = 'markup' | 'script' | 'picture' | 'font' | 'other';

export interface Part {
  kind: Kind;
  path: string;
  /** Bytes on the line: text in brotli, the rest as it is. */
  bytes: number;
}

const KINDS: Record<string, Kind> = {
  document: 'markup',
  script: 'script',
  image: 'picture',
  font: 'font',
};
const TEXT = /^(text\/|application\/(javascript|json|manifest|xml)|image\/svg)/;

/** Opens a page and weighs all that comes until the line is silent. */
export async function weigh(page: Page, address: string): Promise<Part[]> {
  const coming: Promise<Part>[] = [];
  page.on('response', (response) => {
    coming.push(
      (async () => {
        const body = await response.body();
        const text = TEXT.test(response.headers()['content-type'] ?? '');
        return {
          kind: KINDS[response.request().resourceType()] ?? 'other',
          path: new URL(response.url()).pathname,
          bytes: text ? brotliCompressSync(body).length : body.length,
        };
      })(),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return Promise.all(coming);
}

export const total = (parts: readonly Part[], ...kinds: Kind[]): number =>
  parts.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0);
