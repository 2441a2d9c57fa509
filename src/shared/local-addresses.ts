/** Addresses that one computer or one house alone can open, such as the one at which `npm start` shows the site. */
import { parsedUrl } from './parsed-url.ts';

/** The computer itself, and the ranges that routers give to the devices of a house. */
const LOCAL_HOST =
  /^(localhost|0\.0\.0\.0|\[::1?\]|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+)$/;

/**
 * @param to a link, such as `http://localhost:4321/academy#dates`
 * @returns what it leads to there, `/academy#dates`; nothing where it leads elsewhere
 */
export function localAddress(to: string): string | undefined {
  const whole = to.replace(/^\/\//, 'http://');
  const url = /^https?:/i.test(whole) ? parsedUrl(whole) : undefined;
  if (!url || !LOCAL_HOST.test(url.hostname)) return undefined;
  return url.pathname.replace(/(.)\/$/, '$1') + url.search + url.hash;
}
