import type { APIRoute, GetStaticPaths } from 'astro';
import { drawSharePicture, getSharePictures, type SharePicture } from '../../../images/share-picture.ts';
import { localePaths } from '../../../lib/routes.ts';

export const getStaticPaths = (async () => {
  const paths = localePaths().map(async ({ params, props }) =>
    (await getSharePictures(props.locale)).map((picture) => ({
      params: { ...params, name: picture.name },
      props: { picture },
    })),
  );
  return (await Promise.all(paths)).flat();
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ picture: SharePicture }> = async ({ props }) =>
  new Response(new Uint8Array(await drawSharePicture(props.picture)));
