/** How this site reads Markdown. */
import { satteri } from '@astrojs/markdown-satteri';

// No footnotes: those of two texts of a page would have the same names, and their heading is English on every page.
const processor = satteri({ features: { gfm: { footnotes: false } } });
// Highlighted code would bring inline styles, which the policy forbids; no text of this site has any.
const syntaxHighlight = false;

/** What Astro is told. */
export const markdown = { processor, syntaxHighlight } as const;

/** Reads Markdown as Astro does, outside its pages. */
export const createRenderer = () => processor.createRenderer({ image: {}, syntaxHighlight });
