import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNginx, type Nginx } from '../../tests/fixtures/nginx.ts';
import { fromHeadersFile, toHeadersFile, toNginxSite } from './host-files.ts';
import { headerRules, headersFor } from './header-rules.ts';
import { headers } from './index.ts';

const rules = headerRules('/', ['/', '/portfolio', '/portfolio/*', '/hi/*'], ['/contact.vcf', '/hi/contact.vcf'], true);
/** Paths of every kind of file that the site has, with one that it has not. */
const PATHS = [
  '/',
  '/portfolio',
  '/portfolio/2',
  '/_astro/photo.hash.avif',
  '/share/home.jpg',
  '/sw.js',
  '/icon-192.png',
  '/favicon.svg',
  '/contact.vcf',
  '/hi/contact.vcf',
  '/no-such-page',
  '/admin',
  '/admin/guide/hi',
  '/_admin/main.hash.js',
];

describe('_headers', () => {
  test('carries the rules', () => {
    expect(fromHeadersFile(toHeadersFile(rules))).toEqual(rules);
  });

  test.each([
    ['a site in one language', '/', ['/', '/portfolio', '/portfolio/*'], ['/contact.vcf'], false],
    [
      'two languages and the editor',
      '/',
      ['/', '/portfolio', '/hi', '/hi/*'],
      ['/contact.vcf', '/hi/contact.vcf'],
      true,
    ],
    ['a site below a path', '/studio', ['/', '/hi', '/hi/*'], ['/contact.vcf', '/hi/contact.vcf'], true],
    ['a site without a card', '/', ['/'], [], false],
  ])('has each path once, for of two rules Cloudflare keeps the last alone: %s', (_, base, pages, cards, editor) => {
    const paths = fromHeadersFile(toHeadersFile(headerRules(base, pages, cards, editor))).map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  test.each(PATHS)('never names a header twice for %s', (path) => {
    const names = fromHeadersFile(toHeadersFile(rules))
      .filter((rule) => (rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path))
      .flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  });
});

test('what keeps its name when its content changes is asked for anew, in every language', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  const files = ['index.html', 'academy.html', 'academy/2030-01-07.ics', 'manifest.webmanifest', 'contact.vcf'];
  for (const file of files.flatMap((each) => [each, `hi/${each}`])) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  const write = headers(false).hooks['astro:build:done'];
  await write?.({ dir: pathToFileURL(`${folder}/`) } as Parameters<typeof write>[0]);
  const written = fromHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
  for (const file of files.slice(1).flatMap((each) => [each, `hi/${each}`]))
    expect(headersFor(`/${file.replace('.html', '')}`, written)['Cache-Control'], file).toBe('no-cache');
  const paths = written.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  rmSync(folder, { recursive: true });
});

test.each([
  ['Content-Security-Policy', /frame-ancestors 'none'/],
  ['Strict-Transport-Security', /max-age=\d{8}/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['Referrer-Policy', /./],
  ['Permissions-Policy', /camera=\(\)/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['Cross-Origin-Resource-Policy', /^same-origin$/],
])('every path has %s', (name, value) => {
  for (const path of PATHS) expect(headersFor(path, rules)[name]).toMatch(value);
});

test('only files named by their content are kept for ever', () => {
  expect(headersFor('/_astro/photo.hash.avif', rules)['Cache-Control']).toContain('immutable');
  for (const path of ['/', '/portfolio', '/portfolio/2', '/sw.js'])
    expect(headersFor(path, rules)['Cache-Control']).toBe('no-cache');
});

test('only what names no other file may be shown while it is renewed', () => {
  const renewedBehind = PATHS.filter((path) =>
    /stale-while-revalidate/.test(headersFor(path, rules)['Cache-Control'] ?? ''),
  );
  expect(renewedBehind).toEqual(['/share/home.jpg', '/icon-192.png', '/favicon.svg']);
});

test('the editor is kept by no cache and found by no search engine; its files are kept for ever', () => {
  expect(headersFor('/admin', rules)).toMatchObject({
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Frame-Options': 'DENY',
  });
  expect(headersFor('/admin/guide/hi', rules)).toMatchObject(headersFor('/admin', rules));
  expect(headersFor('/_admin/main.hash.js', rules)['Cache-Control']).toContain('immutable');
  expect(headersFor('/portfolio', rules)['X-Robots-Tag']).toBeUndefined();
  expect(toHeadersFile(headerRules('/', ['/']))).not.toContain('admin');
});

test('the card has the type by which phones know it', () => {
  expect(headersFor('/contact.vcf', rules)['Content-Type']).toBe('text/vcard; charset=utf-8');
});

test('under a sub-path the rules are about that path', () => {
  const below = headerRules('/studio/', ['/', '/portfolio']);
  expect(headersFor('/studio/_astro/x.js', below)['Cache-Control']).toContain('immutable');
  expect(headersFor('/_astro/x.js', below)['Cache-Control']).toBeUndefined();
  expect(toNginxSite(below, '/studio/')).toContain('error_page 404 /studio/404.html;');
});

test('under a sub-path nginx’s file says into which folder the site is copied', () => {
  const told = (base: string) => /^# Copy .*$/m.exec(toNginxSite(rules, base))?.[0];
  expect(told('/studio/')).toBe(
    '# Copy what was built into the folder studio below root: its index.html is root/studio/index.html.',
  );
  expect(told('/a/b')).toContain('the folder a/b below root');
  expect(told('/')).toBeUndefined();
});

test('nginx packs for a content network in front as well, whose question says that a proxy asks', () => {
  expect(toNginxSite(rules, '/')).toMatch(/^ *gzip_proxied any;$/m);
});

test('nginx packs better than by its default, which makes a first view a tenth heavier', () => {
  expect(toNginxSite(rules, '/')).toMatch(/^ *gzip_comp_level 6;$/m);
});

test('nginx is told every header, and sends those of all paths with an error as well', () => {
  const site = toNginxSite(rules, '/');
  for (const [name, value] of Object.entries(headersFor('/no-such-page', rules)))
    expect(site).toContain(`add_header ${name} "${value}" always;`);
  for (const value of rules.flatMap(({ headers }) => [headers['Cache-Control'], headers['X-Robots-Tag']]))
    if (value !== undefined) expect(site).toContain(`" "${value}";`);
});

const hasNginx = (() => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

// Where nginx is not installed there is nothing to ask.
describe.runIf(hasNginx)('nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  let nginx: Nginx;
  let origin: string;

  beforeAll(async () => {
    for (const path of [
      'index.html',
      '404.html',
      'portfolio.html',
      'portfolio/2.html',
      'hi.html',
      'hi/index.html',
      'hi/portfolio.html',
      'hi/portfolio/2.html',
      '_astro/photo.hash.avif',
      'share/home.jpg',
      'sw.js',
      'icon-192.png',
      'favicon.svg',
      'contact.vcf',
      'hi/contact.vcf',
      'academy/2026-12-07.ics',
      'admin.html',
      'admin/guide.html',
      'admin/guide/hi.html',
      '_admin/main.hash.js',
      'admin/photos.html',
      'manifest.webmanifest',
      'hi/manifest.webmanifest',
      '_headers',
      'nginx.conf',
    ]) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), path);
    }
    writeFileSync(join(folder, 'nginx.conf'), toNginxSite(rules, '/'));
    // nginx's workers are not the user that made the folder.
    chmodSync(folder, 0o755);
    nginx = await startNginx(folder, 1, false);
    ({ origin } = nginx);
  });

  afterAll(async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(PATHS)('serves the headers of %s', async (path) => {
    const response = await fetch(origin + path);
    for (const [name, value] of Object.entries(headersFor(path, rules))) expect(response.headers.get(name)).toBe(value);
  });

  /** `fetch` would write such an address in another way. */
  const headersAt = (path: string) =>
    new Promise<IncomingHttpHeaders>((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      get({ hostname, port, path }, (response) => {
        response.resume();
        if (response.statusCode === 200) resolve(response.headers);
        else reject(new Error(`${path}: ${response.statusCode}`));
      }).on('error', reject);
    });

  test.each([
    ['/index.html', '/'],
    ['/?from=chat', '/'],
    ['//portfolio', '/portfolio'],
    ['/portfolio.html', '/portfolio'],
    ['/portfolio?from=chat', '/portfolio'],
    ['/hi/', '/hi/index'],
    ['/%68i/portfolio', '/hi/portfolio'],
    ['/admin.html', '/admin'],
    ['/%61dmin', '/admin'],
    ['/admin%2fphotos', '/admin/photos'],
    ['/_astro/../admin', '/admin'],
    ['/_adm%69n/main.hash.js', '/_admin/main.hash.js'],
  ])('serves at %s the headers of %s', async (other, path) => {
    const headers = await headersAt(other);
    for (const [name, value] of Object.entries(headersFor(path, rules)))
      expect(headers[name.toLowerCase()]).toBe(value);
  });

  test.each(['/manifest.webmanifest', '/hi/manifest.webmanifest'])('names the type of %s', async (path) => {
    const { headers } = await fetch(origin + path);
    expect(headers.get('Content-Type')).toBe('application/manifest+json');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('lets no browser keep the answer that a file named by its content is missing', async () => {
    const { status, headers } = await fetch(`${origin}/_astro/gone.hash.avif`);
    expect(status).toBe(404);
    expect(headers.get('Cache-Control')).toBeNull();
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('names the type of a calendar, with the headers of every path', async () => {
    const { headers } = await fetch(`${origin}/academy/2026-12-07.ics`);
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test.each([
    ['/portfolio', 200, 'portfolio.html'],
    ['/portfolio/2', 200, 'portfolio/2.html'],
    ['/hi', 200, 'hi.html'],
    ['/hi/', 200, 'hi/index.html'],
    ['/hi/portfolio', 200, 'hi/portfolio.html'],
    ['/hi/portfolio/2', 200, 'hi/portfolio/2.html'],
    ['/hi/contact.vcf', 200, 'hi/contact.vcf'],
    ['/admin', 200, 'admin.html'],
    ['/admin/guide', 200, 'admin/guide.html'],
    ['/admin/guide/hi', 200, 'admin/guide/hi.html'],
    ['/no-such-page', 404, '404.html'],
    ['/_headers', 404, '404.html'],
    ['/nginx.conf', 404, '404.html'],
  ])('answers %s with %i', async (path, status, body) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
  });

  test.each([
    ['/about-us/', '/about-us'],
    ['/hi/portfolio/2/?utm_source=x', '/hi/portfolio/2?utm_source=x'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ])('leads from %s to %s', async (typed, page) => {
    const response = await fetch(origin + typed, { redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(page);
  });

  test('puts no line into a head that an address was given', async () => {
    const response = await fetch(`${origin}/about-us%0d%0aSet-Cookie:x/`, { redirect: 'manual' });
    expect(response.status).toBe(404);
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  test('tells shared caches that a file is packed for those that ask', async () => {
    const { headers } = await fetch(`${origin}/hi/manifest.webmanifest`);
    expect(headers.get('Vary')).toBe('Accept-Encoding');
  });
});

describe.runIf(hasNginx)('nginx below a path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const base = '/a+b';
  let nginx: Nginx;

  beforeAll(async () => {
    mkdirSync(join(folder, base, '_astro'), { recursive: true });
    for (const file of ['index.html', '404.html', '_astro/photo.hash.avif'])
      writeFileSync(join(folder, base, file), file);
    writeFileSync(join(folder, 'nginx.conf'), toNginxSite(headerRules(base, ['/']), base));
    chmodSync(folder, 0o755);
    nginx = await startNginx(folder, 1, false);
  });

  afterAll(async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('leads to the slash at its end, where the worker and the headers are', async () => {
    const response = await fetch(`${nginx.origin}${base}?utm_source=x`, { redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(`${base}/?utm_source=x`);
    const page = await fetch(`${nginx.origin}${base}/`);
    expect(await page.text()).toBe('index.html');
    expect(page.headers.get('Cache-Control')).toBe('no-cache');
  });

  test('takes each character of the path for itself', async () => {
    const { headers } = await fetch(`${nginx.origin}${base}/_astro/photo.hash.avif`);
    expect(headers.get('Cache-Control')).toContain('immutable');
  });
});
