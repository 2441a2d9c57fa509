/** The list of small pictures for the page that puts photos in order, as a file of the site. */
import type { APIRoute } from 'astro';
import { getThumbnails } from '../../src/lib/thumbnails.ts';

export const GET: APIRoute = async () => Response.json(await getThumbnails());
