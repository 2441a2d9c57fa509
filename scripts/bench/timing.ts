/** How fast a page of a built site is painted, on slow lines with a slow processor. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { PHONE_DEVICE } from '../../tests/fixtures/transfer-size.ts';

/** Bytes a second and milliseconds, as Chrome's own tools throttle. */
export const NETWORKS = {
  'slow 4G': { downloadThroughput: (1_600_000 / 8) * 0.9, uploadThroughput: (750_000 / 8) * 0.9, latency: 562.5 },
  'slow 3G': { downloadThroughput: (500_000 / 8) * 0.8, uploadThroughput: (500_000 / 8) * 0.8, latency: 2000 },
};
/** How many times slower than this machine's the phone's processor is taken to be. */
export const SLOWDOWN = 4;

/** Lays each text beside itself in brotli, as a host would send it. */
export function compress(folder: string): void {
  for (const file of globSync('**/*.{html,js,css,svg,xml,txt,webmanifest}', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
}

export type NetworkProfile = (typeof NETWORKS)[keyof typeof NETWORKS];

export interface Timing {
  /** Milliseconds from the beginning of the visit to the first paint and to the largest. */
  fcp: number;
  lcp: number;
  cls: number;
  /** Milliseconds for which the processor is held, beyond 50 in one go. */
  blocked: number;
}

/** Watches a page from its first byte: what is painted, what moves, and how long the processor is held. */
function observe() {
  const seen = { lcp: 0, cls: 0, blocked: 0 };
  const watch = (type: string, take: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Parameters<typeof take>[0][]).forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  // The part of each long task beyond 50 ms, as Lighthouse counts.
  watch('longtask', ({ duration }) => (seen.blocked += duration - 50));
  Object.assign(globalThis, { seen });
}

/** @returns the timings of `visits` visits in one browser profile: the first is without cache, later ones with it */
export async function time(
  browser: Browser,
  address: string,
  network: NetworkProfile,
  visits: number,
): Promise<Timing[]> {
  // Without the worker, whose own requests cannot be slowed down: the second visit is one with the browser's cache
  // alone.
  const context = await browser.newContext({ ...PHONE_DEVICE, serviceWorkers: 'block', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const visit = async () => {
    await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
    return page.evaluate(() => ({
      ...(globalThis as unknown as { seen: Omit<Timing, 'fcp'> }).seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
  };
  const timings: Timing[] = [];
  for (let made = 0; made < visits; made += 1) {
    timings.push(await visit());
    await page.goto('about:blank');
  }
  await context.close();
  return timings;
}
