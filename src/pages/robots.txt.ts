import type { APIRoute } from 'astro';
import { absolute } from '../lib/address.ts';

export const GET: APIRoute = ({ site }) => new Response(`User-agent: *\nAllow: /\nSitemap: ${absolute('/sitemap-index.xml', site!)}\n`);
