/**
 * Hydrates the islands after the page itself: none is fetched before the largest contentful paint, and one that cannot
 * be loaded is named on the console.
 */

import { CHUNK_TIMEOUT_MS, reportChunkFailure } from '../shared/chunk-failure.ts';
import { isFrugal } from '../shared/save-data.ts';

type Load = () => Promise<() => Promise<void>>;
type Directive = (load: Load, options: object, island: HTMLElement) => void;

/**
 * Milliseconds between two looks for pictures on the screen that are still loading. The islands start that long after
 * `load` at the earliest if the browser has told of no largest contentful paint.
 */
const PICTURE_CHECK_MS = 1000;
/** Milliseconds after `load` for which they wait, beyond that, for pictures on the screen: one may never come. */
const MAX_PICTURE_WAIT_MS = 10_000;
/** Milliseconds without anything loaded after which the islands start where every kilobyte counts. */
const QUIET_MS = 2000;
const LARGEST_PAINT = 'largest-contentful-paint';
/** The first of these starts the islands at once. */
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin'] as const;

/** What the browser tells of a large paint. */
interface LargestPaint extends PerformanceEntry {
  /** Of a picture; empty for text. */
  url: string;
  /** Null once it is no longer part of the page. */
  element: Element | null;
}

const failed = new WeakSet<EventTarget>();

/** @returns whether the island's chunk is missing or late: the page then works without it */
export const hasFailed = (island: EventTarget): boolean => failed.has(island);

/** The first word of the last part of the chunk's address. */
const chunkOf = (island: Element) => /(\w+)[^/]*$/.exec(island.getAttribute('component-url')!)?.[1] ?? '?';

function reportFailure(island: Element, reason: string) {
  failed.add(island);
  reportChunkFailure(chunkOf(island), reason);
}

/**
 * Whether a picture is still loading. For a lazy one no browser tells, so its distance from the screen decides.
 * @param margin CSS pixels from the screen within which a lazy one counts
 */
const isPictureComing = (margin: number) =>
  [...document.images].some((image) => {
    if (image.complete) return false;
    // Its size is known from its first bytes.
    if (image.loading !== 'lazy' || image.naturalWidth > 0) return true;
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isNear = top < innerHeight + margin && bottom > -margin && left < innerWidth && right > 0;
    return width > 0 && isNear;
  });

/** Whether an element is on the screen. One that is no longer part of the page counts as if it were. */
function isOnScreen(element: Element | null): boolean {
  if (!element) return true;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Calls `start` when nothing has been loaded for a while, and no picture is on its way. */
function whenQuiet(start: (value: unknown) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    // A lazy picture within one more screen is fetched in any case, one farther away perhaps not before a scroll.
    timer = setTimeout(() => (isPictureComing(innerHeight) ? wait() : start(0)), QUIET_MS);
  };
  wait();
  // The observer reports requests that have ended, not those that are running.
  new PerformanceObserver(wait).observe({ type: 'resource' });
}

/**
 * Calls `start` after a while at whose beginning and end no picture on the screen was on its way. On a page that was
 * opened at an anchor these are lazy ones: `load` does not wait for them, and may come before the browser has scrolled.
 */
function afterPicturesInSight(start: (value: unknown) => void) {
  const end = performance.now() + MAX_PICTURE_WAIT_MS;
  const wait = () => {
    const wasComing = isPictureComing(0);
    setTimeout(() => {
      if ((wasComing || isPictureComing(0)) && performance.now() < end) wait();
      else start(0);
    }, PICTURE_CHECK_MS);
  };
  wait();
}

/**
 * @returns a promise that resolves at the visitor's first interaction, or else after the largest contentful paint;
 * where every kilobyte counts, when nothing has been loaded for a while and no picture is on its way
 */
const hydrationMoment = () =>
  new Promise<unknown>((resolve) => {
    for (const interaction of INTERACTIONS) addEventListener(interaction, resolve, { once: true, capture: true });
    addEventListener('load', () => {
      if (isFrugal()) {
        whenQuiet(resolve);
        return;
      }
      // Safari before 26.2 and Firefox before 122 do not report it: there all of the first view has come with `load`.
      if (!PerformanceObserver.supportedEntryTypes.includes(LARGEST_PAINT)) {
        resolve(0);
        return;
      }
      // A page that begins with a picture paints text first: only a paint of a picture counts there, and none that was
      // painted before the browser scrolled to an anchor.
      const hasPicture = document.images[0]?.loading === 'eager';
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as LargestPaint[];
        if (entries.some(({ url, element }) => !hasPicture || (url && isOnScreen(element)))) resolve(0);
      }).observe({ type: LARGEST_PAINT, buffered: true });
      afterPicturesInSight(resolve);
    });
  });

/** @returns `directive`, started when `moment` resolves, with a time limit for its chunk */
const delayed =
  (directive: Directive, moment: Promise<unknown>): Directive =>
  async (load, options, island) => {
    await moment;
    directive(
      async () => {
        const timer = setTimeout(() => reportFailure(island, 'timeout'), CHUNK_TIMEOUT_MS);
        const hydrate = await load();
        clearTimeout(timer);
        return hydrate;
      },
      options,
      island,
    );
  };

/** Call it before the first island. */
export function delayHydration(): void {
  const moment = hydrationMoment();

  document.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    const { error } = (event as CustomEvent<{ error: unknown }>).detail;
    // All browsers' messages for a module that cannot be loaded contain "import"; others are errors in the chunk.
    reportFailure(event.target as Element, /import/i.test(String(error)) ? 'missing' : String(error));
  });

  // `addClientDirective` refuses the name of a built-in directive, and the markup is to say `client:visible`. Astro
  // announces its own directive by this event, before any island starts; here it is wrapped. Both names are those of
  // Astro 7.3.5 (runtime/client/visible): under others no chunk has a time limit, and chunk-load-failure.spec.ts fails.
  addEventListener(
    'astro:visible',
    () => {
      const { Astro: directives } = globalThis as unknown as { Astro: { visible: Directive } };
      directives.visible = delayed(directives.visible, moment);
    },
    { once: true },
  );
}
