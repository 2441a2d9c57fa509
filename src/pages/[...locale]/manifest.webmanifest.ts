import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { ICON_SIZES } from '../../images/icons.ts';
import { settingsOf } from '../../lib/locales.ts';
import { ROUTES, addressIn, localePaths } from '../../lib/routes.ts';
import { shortName } from '../../lib/short-name.ts';
import { getStudio } from '../../lib/studio.ts';
import { THEME_COLOR, color } from '../../lib/tokens.ts';
import { href } from '../../lib/urls.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale } }) => {
  const { name } = await getStudio(locale);
  return Response.json({
    name,
    short_name: shortName(name),
    lang: locale,
    dir: settingsOf(locale).dir,
    start_url: href(addressIn(ROUTES.home, locale)),
    // The whole site, so that the other language stays in the same window.
    scope: href(ROUTES.home),
    display: 'browser',
    background_color: color('page'),
    theme_color: THEME_COLOR,
    icons: ICON_SIZES.map((size) => ({
      src: href(`/icon-${size}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
};
