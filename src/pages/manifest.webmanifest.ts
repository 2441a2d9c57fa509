import type { APIRoute } from 'astro';
import { href } from '../lib/urls.ts';
import { ICON_SIZES } from '../images/icons.ts';
import { getStudio } from '../lib/studio.ts';
import { THEME_COLOR, color } from '../lib/tokens.ts';
import { LANGUAGE } from '../lib/words.ts';

export const GET: APIRoute = async () => {
  const { name } = await getStudio();
  return Response.json({
    name,
    short_name: name.split(' ')[0],
    lang: LANGUAGE,
    start_url: href('/'),
    scope: href('/'),
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
