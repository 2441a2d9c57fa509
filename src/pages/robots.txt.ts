import type { APIRoute } from 'astro';
import { absolute } from '../lib/urls.ts';

export const GET: APIRoute = ({ site }) => {
  const sitemap = absolute('/sitemap-index.xml', site);
  return new Response(`User-agent: *\nAllow: /\n${sitemap ? `Sitemap: ${sitemap}\n` : ''}`);
};
