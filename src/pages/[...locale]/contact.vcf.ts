/**
 * The studio as an entry for an address book. Behind a plain link both Android and iPhone open their own sheet for it;
 * a desk saves it.
 */
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { drawContactPhoto } from '../../images/icons.ts';
import { ROUTES, addressIn, localePaths } from '../../lib/routes.ts';
import { getHours, getStudio } from '../../lib/studio.ts';
import { absolute } from '../../lib/urls.ts';
import { vcard } from '../../lib/vcard.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale }, site }) => {
  const [studio, hours, photo] = await Promise.all([getStudio(locale), getHours(locale), drawContactPhoto()]);
  const url = absolute(addressIn(ROUTES.home, locale), site);
  const note = hours.map(({ days, times }) => days + times);
  return new Response(vcard({ ...studio, url, note, photo }), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
};
