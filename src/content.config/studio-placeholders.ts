/** Fills `{name}` and `{city}` into everything that is loaded, so that no page has to. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { reloadOnChange } from './reload-on-change.ts';
import { fillHtml, fillPlaceholders, localeOfEntry, studioPlaceholders } from '../lib/studio-placeholders.ts';

/** What studio.yaml says. Nothing when it cannot be read: its own collection says why. */
async function factsIn(path: string): Promise<unknown> {
  try {
    return parse(await readFile(path, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** A loader whose entries have the studio's name and city in their placeholders, in the language of each text. */
export const withStudioPlaceholders = (loader: Loader): Loader => ({
  ...loader,
  load: async ({ watcher, ...context }) => {
    const path = fileURLToPath(new URL('src/content/studio.yaml', context.config.root));
    let placeholders = studioPlaceholders(await factsIn(path));
    const set: typeof context.store.set = (entry) => {
      const { id, data, rendered } = entry;
      const locale = localeOfEntry(id);
      return context.store.set({
        ...entry,
        data: fillPlaceholders(data, placeholders, locale),
        ...(rendered && { rendered: { ...rendered, html: fillHtml(rendered.html, placeholders, locale) } }),
      });
    };
    const filling = {
      ...context,
      // An entry that lies in the cache is another one once the facts are others.
      generateDigest: (data: Record<string, unknown> | string) => context.generateDigest({ data, placeholders }),
      store: { ...context.store, set },
    };
    await loader.load({ ...filling, ...(watcher && { watcher }) });
    const reload = async () => {
      placeholders = studioPlaceholders(await factsIn(path));
      await loader.load(filling);
    };
    if (watcher) reloadOnChange({ watcher, logger: context.logger }, path, reload);
  },
});
