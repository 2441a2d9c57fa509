/**
 * Puts the islands after the page itself: none is fetched before the largest paint, and one that cannot be had is
 * named on the console.
 */

type Load = () => Promise<() => Promise<void>>;
type Directive = (load: Load, options: object, island: HTMLElement) => void;

/** Milliseconds after which a chunk counts as lost (the product's rule: 120 s). Should it still come, it is used. */
const CHUNK_TIMEOUT_MS = 120_000;
/** Milliseconds after `load` at which the islands start even if the browser has reported no largest paint. */
const PAINT_TIMEOUT_MS = 1000;
/** What a visitor does who is not to wait for a picture any longer. */
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin'] as const;

const lost = new WeakSet<EventTarget>();

/** @returns whether the island has been given up: its chunk is missing or late, and the page works without it */
export const isLost = (island: EventTarget): boolean => lost.has(island);

const chunkOf = (island: Element) =>
  /([^/]+?)(\.[\w-]+)?\.js$/.exec(island.getAttribute('component-url') ?? '')?.[1] ?? '?';

function giveUp(island: Element, reason: string) {
  lost.add(island);
  console.error(`Loading chunk ${chunkOf(island)} failed (${reason})`);
}

/** @returns a promise that resolves after the largest paint, or as soon as the visitor touches the page */
const largestPaint = () =>
  new Promise<unknown>((resolve) => {
    for (const interaction of INTERACTIONS) addEventListener(interaction, resolve, { once: true, capture: true });
    addEventListener('load', () => {
      // Where a picture is in sight, words are painted before it and are not what is waited for.
      const hasPicture = document.images[0]?.loading === 'eager';
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as (PerformanceEntry & { url: string })[];
        if (entries.some(({ url }) => !hasPicture || url)) resolve(0);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      setTimeout(resolve, PAINT_TIMEOUT_MS);
    });
  });

/** @returns `directive`, started after `painted`, with a time limit for its chunk */
const delayed =
  (directive: Directive, painted: Promise<unknown>): Directive =>
  async (load, options, island) => {
    await painted;
    directive(
      async () => {
        const timer = setTimeout(() => giveUp(island, 'timeout'), CHUNK_TIMEOUT_MS);
        const hydrate = await load();
        clearTimeout(timer);
        return hydrate;
      },
      options,
      island,
    );
  };

/** Call it in the head, before the first island. */
export function delayHydration(): void {
  const painted = largestPaint();

  document.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    const { error } = (event as CustomEvent<{ error: unknown }>).detail;
    // Every browser says "import" of a module that it cannot get; anything else is a fault in the chunk.
    giveUp(event.target as Element, /import/i.test(String(error)) ? 'missing' : String(error));
  });

  // `addClientDirective` refuses the name of a built-in directive, and the markup is to say `client:visible`. Astro
  // announces its own directive by this event, before any island starts; here it is wrapped.
  addEventListener(
    'astro:visible',
    () => {
      const { Astro: directives } = globalThis as unknown as { Astro: { visible: Directive } };
      directives.visible = delayed(directives.visible, painted);
    },
    { once: true },
  );
}
