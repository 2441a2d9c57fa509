/** The builds that the browser tests look at: the same site under different settings, each with an address of its own. */
import { join } from 'node:path';

/** The first of the ports; another can be set where this one is taken. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4610);

const KEYS = { EMAILJS_PUBLIC_KEY: 'test-key', EMAILJS_SERVICE_ID: 'test-service', EMAILJS_TEMPLATE_ID: 'test-template' };
const NO_KEYS = { EMAILJS_PUBLIC_KEY: '', EMAILJS_SERVICE_ID: '', EMAILJS_TEMPLATE_ID: '' };

/** Where the provider of the site `abroad` listens: another origin, as the real one is. Each test starts its own there. */
export const PROVIDER_PORT = FIRST_PORT + 9;

export const SITES = {
  /** As on one's own computer: enquiries go to the inbox at the same origin. */
  site: { ...KEYS, EMAILJS_ORIGIN: '/' },
  /** As deployed without keys. */
  keyless: { ...NO_KEYS },
  /** As deployed with keys: the provider is elsewhere. */
  abroad: { ...KEYS, EMAILJS_ORIGIN: `http://127.0.0.1:${PROVIDER_PORT}` },
  /** With the performance hook. */
  measured: { ...KEYS, EMAILJS_ORIGIN: '/', VITALS_URL: '/vitals' },
  /** Hosted below a path, as on GitHub Pages, with keys. */
  below: { ...KEYS, EMAILJS_ORIGIN: '/', BASE_PATH: '/below' },
} satisfies Record<string, Record<string, string>>;

export type SiteName = keyof typeof SITES;

export const portOf = (name: SiteName) => FIRST_PORT + Object.keys(SITES).indexOf(name);

/** The path that a site is hosted under, with a slash at its end. */
export function baseOf(name: SiteName): string {
  const settings: Record<string, string> = SITES[name];
  return `${settings['BASE_PATH'] ?? ''}/`;
}

export const addressOf = (name: SiteName): string => `http://localhost:${portOf(name)}`;

/** The folder of a built site. */
export const folderOf = (name: SiteName): string => join(import.meta.dirname, `../.local/test/${name}`);

export const INBOX = join(import.meta.dirname, '../.local/test/inbox');

