import type { APIRoute } from 'astro';
import { ADMIN } from 'astro:env/server';
import { absolute } from '../lib/urls.ts';
import { href } from '../shared/urls.ts';

/** The owner's editor and its files (integrations/admin), and no gallery whose name begins so. */
const EDITOR = ['/admin$', '/admin/', '/_admin/'];

export const GET: APIRoute = ({ site }) => {
  const sitemap = absolute('/sitemap-index.xml', site);
  const closed = ADMIN === 'off' ? '' : EDITOR.map((path) => `Disallow: ${href(path)}\n`).join('');
  return new Response(`User-agent: *\nAllow: /\n${closed}${sitemap ? `Sitemap: ${sitemap}\n` : ''}`);
};
