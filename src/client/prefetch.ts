/** Prefetches a page when its link is pressed, about a tenth of a second before the click. */
import { isSaveData, tellsSaveData } from '../shared/save-data.ts';

/** @returns an address without its fragment */
export const withoutFragment = (address: string): string => address.split('#', 1)[0] ?? '';

/**
 * Does nothing for a visitor who has asked for less data, nor where the browser does not say whether that is so: those
 * are Safari, which knows no such hint, and Firefox, whose policy refuses it with an error on the console.
 */
export function prefetchOnPress(): void {
  if (isSaveData() || !tellsSaveData()) return;
  const prefetched = new Set([withoutFragment(location.href)]);
  addEventListener('pointerdown', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    const address = withoutFragment(link?.href ?? '');
    // Only pages: their addresses have no file extension. A file that a script has made is not fetched at all.
    const isPage = link && !link.download && link.origin === location.origin && !/\.\w+$/.test(link.pathname);
    if (!isPage || prefetched.has(address)) return;
    prefetched.add(address);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = address;
    document.head.append(hint);
  });
}
