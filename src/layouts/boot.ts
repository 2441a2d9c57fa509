/**
 * Stands in the head of every page that has an island, before the islands' own loader, and imports nothing.
 * It puts the islands after the page itself on a slow line, and says on the console when one cannot be had.
 */

type Load = () => Promise<() => Promise<void>>;
type Directive = (load: Load, options: object, island: HTMLElement) => void;

/** Milliseconds after which a chunk counts as lost (the product's rule: 120 s). Should it still come, it is used. */
const CHUNK_TIMEOUT_MS = 120_000;

const chunkOf = (island: Element) => /([^/]+?)(\.[\w-]+)?\.js$/.exec(island.getAttribute('component-url') ?? '')?.[1] ?? '?';
const report = (island: Element, reason: string) => console.error(`Loading chunk ${chunkOf(island)} failed (${reason})`);

document.addEventListener('astro:hydration-error', (event) => {
  event.preventDefault();
  const { error } = (event as CustomEvent<{ error: unknown }>).detail;
  // Every browser has "import" in what it says of a module that it cannot get; anything else is a fault in the chunk.
  report(event.target as Element, /import/i.test(String(error)) ? 'missing' : String(error));
});

/** Resolves once the page has painted what it came with, or as soon as the visitor touches it. */
const painted = new Promise<unknown>((resolve) => {
  for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, resolve, { once: true, capture: true });
  // Two frames: the first draws what `load` waited for, the second is after it.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), { once: true });
});

const later = (directive: Directive): Directive => async (load, options, island) => {
  await painted;
  directive(
    async () => {
      const timer = setTimeout(report, CHUNK_TIMEOUT_MS, island, 'timeout');
      const hydrate = await load();
      clearTimeout(timer);
      return hydrate;
    },
    options,
    island,
  );
};

// Astro's loader assigns `Astro.visible` further down; the assignment is caught here.
let visible: Directive | undefined;
const loaders = ((globalThis as { Astro?: object }).Astro ??= {});
Object.defineProperty(loaders, 'visible', { get: () => visible, set: (directive: Directive) => (visible = later(directive)) });
