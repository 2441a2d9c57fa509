/** What Markdown is rendered to, made fit for a page of this site. */
import type { Loader } from 'astro/loaders';
import { href } from '../shared/urls.ts';

/** The beginning of a link to an address of this site. `//` begins that of another. */
const OWN_LINK = /(<a\b[^>]*? href=")(\/(?!\/)[^"]*)/g;
/** How Markdown's own tables align the texts of a column. */
const ALIGNED_CELL = /(<t[hd]) style="text-align: (left|center|right)"/g;

/**
 * @param base the path that the site is hosted under
 * @returns the HTML with links that stay below that path, and with cells that are aligned by an attribute: the page's
 * policy lets no `style` in
 */
export const toPageHtml = (html: string, base: string): string =>
  html
    .replace(OWN_LINK, (_, before: string, to: string) => before + href(to, base))
    .replace(ALIGNED_CELL, '$1 align="$2"');

/** A loader of Markdown whose HTML is fit for a page, wherever the site is hosted. */
export const withPageHtml = (loader: Loader): Loader => ({
  ...loader,
  load: (context) => {
    const set: typeof context.store.set = (entry) => {
      const { rendered } = entry;
      if (rendered === undefined) return context.store.set(entry);
      const html = toPageHtml(rendered.html, context.config.base);
      return context.store.set({ ...entry, rendered: { ...rendered, html } });
    };
    return loader.load({ ...context, store: { ...context.store, set } });
  },
});
