/**
 * Stands in the head of every page that has an island, before the islands' own loader, and imports nothing.
 * It puts the islands after the page itself on a slow line, and says on the console when one cannot be had.
 */

type Load = () => Promise<() => Promise<void>>;
type Directive = (load: Load, options: object, island: HTMLElement) => void;

/** Milliseconds after which a chunk counts as lost (the product's rule: 120 s). Should it still come, it is used. */
const CHUNK_TIMEOUT_MS = 120_000;

/** Milliseconds after `load` at which a paint that was not told of is no longer waited for. */
const PAINT_MS = 1000;
/** Milliseconds that a form sent too early waits for its island. Then it goes the plain way, as without a script. */
const SUBMIT_MS = 8000;

const chunkOf = (island: Element) => /([^/]+?)(\.[\w-]+)?\.js$/.exec(island.getAttribute('component-url') ?? '')?.[1] ?? '?';
const report = (island: Element, reason: string) => console.error(`Loading chunk ${chunkOf(island)} failed (${reason})`);

/** Islands that will not come. */
const given = new WeakSet<EventTarget>();

document.addEventListener('astro:hydration-error', (event) => {
  event.preventDefault();
  given.add(event.target!);
  const { error } = (event as CustomEvent<{ error: unknown }>).detail;
  // Every browser has "import" in what it says of a module that it cannot get; anything else is a fault in the chunk.
  report(event.target as Element, /import/i.test(String(error)) ? 'missing' : String(error));
});

/** Resolves once the page's largest part is on the screen, or as soon as the visitor touches the page. */
const painted = new Promise<unknown>((resolve) => {
  for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, resolve, { once: true, capture: true });
  addEventListener('load', () => {
    // Where there is a picture in sight, words are painted before it and are not what is waited for.
    const pictured = document.images[0]?.loading === 'eager';
    new PerformanceObserver((list) => {
      if (list.getEntries().some((entry) => !pictured || (entry as PerformanceEntry & { url: string }).url)) resolve(0);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(resolve, PAINT_MS);
  });
});

const later = (directive: Directive): Directive => async (load, options, island) => {
  await painted;
  directive(
    async () => {
      const timer = setTimeout(() => {
        given.add(island);
        report(island, 'timeout');
      }, CHUNK_TIMEOUT_MS);
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

// A form that is sent before its island is there is marked: the island sends it when it comes, or the browser if it never does.
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    const island = form.closest('astro-island[ssr]');
    if (!island || given.has(island)) return;
    event.preventDefault();
    event.stopPropagation();
    if ('waiting' in form.dataset) return;
    form.dataset['waiting'] = '';
    const plainly = () => {
      if (!('waiting' in form.dataset)) return;
      delete form.dataset['waiting'];
      form.submit();
    };
    setTimeout(plainly, SUBMIT_MS);
    island.addEventListener('astro:hydration-error', plainly);
  },
  true,
);
