import type { APIRoute, GetStaticPaths } from 'astro';
import { drawSharePicture, getSharePictures, type SharePicture } from '../../images/share-picture.ts';

export const getStaticPaths = (async () =>
  (await getSharePictures()).map((picture) => ({
    params: { name: picture.name },
    props: { picture },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ picture: SharePicture }> = async ({ props }) =>
  new Response(new Uint8Array(await drawSharePicture(props.picture)));
