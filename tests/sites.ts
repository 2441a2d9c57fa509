/** The builds that the browser tests look at: the same site under different settings, each with an address of its own. */
import { join } from 'node:path';

/** The first of the ports; another can be set where this one is taken. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4610);

/** The address that the sites are built for: robots, chats and feeds are told it. */
export const SITE_URL = 'https://studio.test';

const KEYS = { EMAILJS_PUBLIC_KEY: 'test-key', EMAILJS_SERVICE_ID: 'test-service', EMAILJS_TEMPLATE_ID: 'test-template', SITE_URL };
const NO_KEYS = { EMAILJS_PUBLIC_KEY: '', EMAILJS_SERVICE_ID: '', EMAILJS_TEMPLATE_ID: '', SITE_URL };
/** As on a machine that knows no address: whatever the machine that tests says of its own is not meant. */
const NO_ADDRESS = { SITE_URL: '', NETLIFY: '', CF_PAGES_URL: '', VERCEL_ENV: '', VERCEL_PROJECT_PRODUCTION_URL: '' };

/** Where the site `abroad` looks for its provider: a name that each worker's browser is told a port of its own for. */
export const PROVIDER_HOST = 'provider.test';

/** The port of one worker's provider, so that two workers never share a misbehaving server. */
export const providerPortOf = (worker: number): number => FIRST_PORT + 10 + worker;

export const SITES = {
  /** As on one's own computer: enquiries go to the inbox at the same origin. */
  site: { ...KEYS, EMAILJS_ORIGIN: '/' },
  /** As deployed without keys. */
  keyless: { ...NO_KEYS, ...NO_ADDRESS },
  /** As deployed with keys: the provider is elsewhere. */
  abroad: { ...KEYS, EMAILJS_ORIGIN: `http://${PROVIDER_HOST}` },
  /** With the performance hook. */
  measured: { ...KEYS, EMAILJS_ORIGIN: '/', VITALS_URL: '/vitals' },
  /** With drawn photos in fixed numbers. */
  fixture: { ...KEYS, EMAILJS_ORIGIN: '/' },
  /** With drawn photos and with words that stay the same: what it weighs follows the code alone. */
  weighed: { ...KEYS, EMAILJS_ORIGIN: '/' },
  /** With drawn photos, and a gallery of more of them than a page holds. */
  crowded: { ...KEYS, EMAILJS_ORIGIN: '/' },
  /** Hosted below a path, as on GitHub Pages, with keys. */
  below: { ...KEYS, EMAILJS_ORIGIN: '/', BASE_PATH: '/below' },
  /** With few photos, of unusual shapes, and nothing that may be left out. */
  bare: { ...KEYS, EMAILJS_ORIGIN: '/' },
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
