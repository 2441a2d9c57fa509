/** Links to pages of the site in Markdown, on a site that is hosted below a path. */
import type { Loader } from 'astro/loaders';
import { href } from '../shared/urls.ts';

/** The beginning of a link to an address of this site. `//` begins that of another. */
const OWN_LINK = /(<a\b[^>]*? href=")(\/(?!\/)[^"]*)/g;

/** @param base the path that the site is hosted under; @returns the HTML with links that stay below it */
export const withBase = (html: string, base: string): string =>
  html.replace(OWN_LINK, (_, before: string, to: string) => before + href(to, base));

/** A loader of Markdown whose links to `/portfolio` lead there wherever the site is hosted. */
export const withSiteLinks = (loader: Loader): Loader => ({
  ...loader,
  load: (context) => {
    const set: typeof context.store.set = (entry) => {
      const { rendered } = entry;
      if (rendered === undefined) return context.store.set(entry);
      const html = withBase(rendered.html, context.config.base);
      return context.store.set({ ...entry, rendered: { ...rendered, html } });
    };
    return loader.load({ ...context, store: { ...context.store, set } });
  },
});
