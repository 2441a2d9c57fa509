/** The offline page of a language. */
export interface OfflinePage {
  /** What the addresses of the language begin with; empty for the first one at the root. */
  below: string;
  address: string;
  /** A name that changes with the page's content. */
  revision: string;
}

/** Put in by the build (integrations/service-worker.ts). */
declare const OFFLINE_PAGE_LIST: readonly OfflinePage[];

/** One for each language. The first language's, which serves any other address, is last. */
export const OFFLINE_PAGES = OFFLINE_PAGE_LIST;
export const FIRST_LANGUAGE_PAGE = OFFLINE_PAGES[OFFLINE_PAGES.length - 1]!;
/** The path that the site is hosted under, which every address begins with; empty at the root. */
export const BASE_PATH = FIRST_LANGUAGE_PAGE.below;
