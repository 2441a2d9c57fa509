/** The address that the site is going to have: what its owner, or else its host, says in the build's environment. */
import type { AstroIntegration } from 'astro';
import { basePathFault } from './base-path.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The address without a path, such as `https://www.example.in`; or none is known; or what is wrong with the one given.
 */
export type SiteAddress = { address: string | undefined } | { cause: string; remedy: string };

const withScheme = (host: string | undefined) => host && `https://${host}`;

/** `https://5f3a.studio.pages.dev`, which is one deploy's own address, → `https://studio.pages.dev`, the project's. */
const projectOfPages = (address: string | undefined) =>
  address?.replace(/^(https:\/\/)(?:[^./]+\.)+([^./]+\.pages\.dev)/, '$1$2');

/**
 * What hosts say by themselves, each in its own way. None names more than the address of the site or of the preview
 * that is being built. GitHub Pages says it to the workflow, which hands it on as SITE_URL.
 * @see https://docs.netlify.com/build/configure-builds/environment-variables/
 * @see https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables
 * @see https://vercel.com/docs/environment-variables/system-environment-variables
 */
function hostAddress(env: Environment): string | undefined {
  const production = !env['CONTEXT'] || env['CONTEXT'] === 'production';
  const netlify = env['NETLIFY'] && (production ? env['URL'] : env['DEPLOY_PRIME_URL'] || env['URL']);
  const vercel = withScheme(
    env['VERCEL_ENV'] === 'preview'
      ? env['VERCEL_BRANCH_URL'] || env['VERCEL_URL']
      : env['VERCEL_PROJECT_PRODUCTION_URL'],
  );
  const said = netlify || projectOfPages(env['CF_PAGES_URL']) || vercel;
  // Netlify may say http:// of a domain of one's own, which it serves over https as well.
  const address = said && said.replace(/^http:/, 'https:');
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Names of one computer, and addresses of one network, that mean nothing outside of it. */
const LOCAL = /^[^.]+$|\.(localhost|local|internal)$|^(0|10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168)\.[\d.]+$/;
/** The file at the end of a path. */
const FILE = /[^/]+\.(html?|php)$/i;

const example = (host: string) => (host.includes('.') ? `SITE_URL=https://${host}` : 'SITE_URL=https://www.example.in');

/** @param env the environment of the build, with what a file .env adds to it */
export function siteAddress(env: Environment): SiteAddress {
  const given = env['SITE_URL']?.trim();
  if (!given) return { address: hostAddress(env) };
  const named = `SITE_URL is ‘${given}’`;
  const [, scheme, bare = ''] = /^(\w+:\/\/)?(.*)$/s.exec(given) ?? [];
  if (/[\s,;]/.test(given) || !URL.canParse(`https://${bare}`) || new URL(`https://${bare}`).hostname.includes('..'))
    return {
      cause: `${named}, which is no address.`,
      remedy: 'Write the site’s address alone, such as SITE_URL=https://www.example.in',
    };
  const { host, hostname, origin, pathname, search, hash, username } = new URL(`https://${bare}`);
  const path = pathname.replace(FILE, '').replace(/\/+$/, '');
  if (!scheme) return { cause: `${named}, without https:// at its beginning.`, remedy: `Write ${example(host)}` };
  if (LOCAL.test(hostname))
    return {
      cause: `${named}, which nobody can reach over the internet.`,
      remedy: 'Write the address that visitors use, such as SITE_URL=https://www.example.in',
    };
  if (scheme.toLowerCase() !== 'https://')
    return { cause: `${named}, which does not begin with https://.`, remedy: `Write ${example(host)}` };
  if (path !== '' && !search && !hash)
    return {
      cause: `${named}, which has a path in it.`,
      remedy: basePathFault({ BASE_PATH: path })
        ? `Write ${example(host)}, and put the site under a path of letters from a to z: BASE_PATH=/studio beside it.`
        : `Write ${example(host)} and set BASE_PATH=${path} beside it.`,
    };
  if (pathname !== '/' || search || hash || username)
    return { cause: `${named}, with more than an address in it.`, remedy: `Write ${example(host)}` };
  return { address: origin };
}

/** Says in the build's output what is left out when no address is known. */
export function addressWarning(address: string | undefined): AstroIntegration {
  return {
    name: 'address',
    hooks: {
      'astro:build:done': ({ logger }) => {
        if (address) return;
        logger.warn(
          'SITE_URL not set, and the host names no address: links in chats have no picture, and search engines get no list of pages. ' +
            'To have both, set it to the site’s address (README, “Keys”) and build again.',
        );
      },
    },
  };
}
