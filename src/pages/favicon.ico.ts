import type { APIRoute } from 'astro';
import { drawFavicon } from '../images/icons.ts';

export const GET: APIRoute = async () => new Response(new Uint8Array(await drawFavicon()));
