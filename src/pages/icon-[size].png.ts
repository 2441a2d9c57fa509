import type { APIRoute, GetStaticPaths } from 'astro';
import { ICON_SIZES, drawIcon } from '../images/icons.ts';

export const getStaticPaths = (() =>
  ICON_SIZES.map((size) => ({ params: { size: String(size) } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => new Response(new Uint8Array(await drawIcon(Number(params['size']))));
