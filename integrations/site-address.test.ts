import type { AstroIntegrationLogger } from 'astro';
import { expect, test, vi } from 'vitest';
import { addressWarning, siteAddress } from './site-address.ts';

const PAGES = { CF_PAGES: '1', CF_PAGES_BRANCH: 'main' };
const NETLIFY = { NETLIFY: 'true', URL: 'https://www.studio.in', DEPLOY_PRIME_URL: 'https://veil--studio.netlify.app' };
const VERCEL = {
  VERCEL: '1',
  VERCEL_URL: 'studio-5f3a.vercel.app',
  VERCEL_BRANCH_URL: 'studio-git-veil.vercel.app',
  VERCEL_PROJECT_PRODUCTION_URL: 'www.studio.in',
};

test.each<[string, Record<string, string>, string | undefined]>([
  ['nothing', {}, undefined],
  ['an empty setting', { SITE_URL: ' ' }, undefined],
  ['the owner', { SITE_URL: 'https://www.studio.in' }, 'https://www.studio.in'],
  ['the owner, as copied from a browser', { SITE_URL: ' https://www.studio.in/ ' }, 'https://www.studio.in'],
  ['the owner, in capitals', { SITE_URL: 'HTTPS://Studio.IN' }, 'https://studio.in'],
  ['the owner, in Hindi', { SITE_URL: 'https://गुलमोहर.भारत' }, 'https://xn--31b0cgg0b7b4d.xn--h2brj9c'],
  ['the owner rather than the host', { SITE_URL: 'https://studio.in', ...NETLIFY }, 'https://studio.in'],
  ['Cloudflare Pages', { ...PAGES, CF_PAGES_URL: 'https://5f3a1b2c.studio.pages.dev' }, 'https://studio.pages.dev'],
  [
    'Cloudflare Pages, the project itself',
    { ...PAGES, CF_PAGES_URL: 'https://studio.pages.dev' },
    'https://studio.pages.dev',
  ],
  ['Netlify', { ...NETLIFY, CONTEXT: 'production' }, 'https://www.studio.in'],
  ['a preview at Netlify', { ...NETLIFY, CONTEXT: 'deploy-preview' }, 'https://veil--studio.netlify.app'],
  ['Netlify, of a domain of one’s own', { ...NETLIFY, URL: 'http://studio.in' }, 'https://studio.in'],
  ['a variable URL that is not Netlify’s', { URL: 'https://proxy.local' }, undefined],
  ['Vercel', { ...VERCEL, VERCEL_ENV: 'production' }, 'https://www.studio.in'],
  ['a preview at Vercel', { ...VERCEL, VERCEL_ENV: 'preview' }, 'https://studio-git-veil.vercel.app'],
  [
    'GitHub Pages, through the workflow',
    { SITE_URL: 'https://name.github.io', GITHUB_ACTIONS: 'true' },
    'https://name.github.io',
  ],
  ['a host that says nonsense', { NETLIFY: 'true', URL: '//' }, undefined],
])('the address said by %s', (_, env, address) => {
  expect(siteAddress(env)).toEqual({ address });
});

test.each([
  ['www.studio.in', 'without https://', 'SITE_URL=https://www.studio.in'],
  ['http://studio.in', 'does not begin with https://', 'SITE_URL=https://studio.in'],
  ['ftp://studio.in', 'does not begin with https://', 'SITE_URL=https://studio.in'],
  [
    'https://name.github.io/studio/',
    'has a path in it',
    'SITE_URL=https://name.github.io and set BASE_PATH=/studio beside it',
  ],
  ['https://studio.in/?utm=1', 'more than an address', 'SITE_URL=https://studio.in'],
  [
    'https://studio.in/स्टूडियो/',
    'has a path in it',
    'SITE_URL=https://studio.in, and put the site under a path of letters from a to z: BASE_PATH=/studio',
  ],
  ['https://www.studio.in/index.html', 'more than an address', 'Write SITE_URL=https://www.studio.in'],
  [
    'https://name.github.io/studio/index.html',
    'a path in it',
    'SITE_URL=https://name.github.io and set BASE_PATH=/studio ',
  ],
  ['https://my studio.in', 'no address', 'SITE_URL='],
  ['https://studio.in,https://b.in', 'no address', 'the site’s address alone'],
  ['https://studio..in', 'no address', 'SITE_URL='],
  ['https://', 'no address', 'SITE_URL='],
  ['studio', 'without https://', 'SITE_URL=https://www.example.in'],
  ['https://localhost:4321', 'nobody can reach', 'SITE_URL='],
  ['https://a.localhost', 'nobody can reach', 'SITE_URL='],
  ['https://127.0.0.1', 'nobody can reach', 'SITE_URL='],
  ['https://192.168.1.5:4321', 'nobody can reach', 'SITE_URL='],
])('%s is refused: %s', (SITE_URL, cause, remedy) => {
  const answer = siteAddress({ SITE_URL });
  expect(answer).toEqual({ cause: expect.stringContaining(cause), remedy: expect.stringContaining(remedy) });
  expect(Object.values(answer).join(' ')).toContain(SITE_URL);
});

test('the build says what is left out without an address, and nothing with one', () => {
  const warn = vi.fn<(text: string) => void>();
  const say = (address?: string) => {
    const hook = addressWarning(address).hooks['astro:build:done'] as (options: {
      logger: Pick<AstroIntegrationLogger, 'warn'>;
    }) => void;
    hook({ logger: { warn } });
  };
  say('https://studio.in');
  expect(warn).not.toHaveBeenCalled();
  say();
  expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/SITE_URL not set.*picture.*README/)]);
});
