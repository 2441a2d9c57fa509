import type { APIRoute } from 'astro';
import { drawFavicon } from '../lib/icon.ts';

export const GET: APIRoute = async () => new Response(new Uint8Array(await drawFavicon()));
