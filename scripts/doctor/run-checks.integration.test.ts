import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNREGISTER_WORKER } from '../../integrations/service-worker.ts';
import { PAGE_COUNT, fakeSite, startHost, type Host } from '../../tests/fixtures/fake-site.ts';
import { CERTIFICATE } from '../../tests/fixtures/self-signed.ts';
import { photo } from '../../tests/fixtures/content-project.ts';
import { runChecks, type SiteFindings } from './run-checks.ts';
import { openLiveSite } from './site-root.ts';
import { createLiveClient } from './live-site.ts';
import { isHealthy, report } from './report.ts';

/** For hosts that answer, however busy the machine is that asks them. */
const PATIENT = { answerMs: 30_000, totalMs: 90_000, bytes: 1_000_000 };
/** For a host that leaves one waiting. */
const IMPATIENT = { ...PATIENT, answerMs: 2000 };
const MAIL = 'https://mail.example';
const told = ({ findings }: SiteFindings, level = 'wrong') =>
  findings.filter((finding) => finding.level === level).map(({ cause }) => cause);

describe('a live site', () => {
  const trusted = getCACertificates('default');
  let host: Host;
  let limits = PATIENT;

  beforeAll(() => setDefaultCACertificates([...trusted, CERTIFICATE]));
  afterAll(() => setDefaultCACertificates(trusted));
  beforeEach(async () => {
    host = await startHost({ secure: true });
    host.files = fakeSite({ origin: host.origin, mail: MAIL });
    limits = PATIENT;
  });
  afterEach(() => host.close());

  const diagnose = async () => {
    const address = new URL(host.origin);
    return runChecks(await openLiveSite(address, limits, (to) => createLiveClient(to, limits, 'live')), address.href);
  };
  /** Answers one path with another status, type or text. */
  const answerWith = (path: RegExp, answer: (response: ServerResponse) => void) => {
    host.misbehave = ({ url = '' }, response) => {
      if (!path.test(url)) return false;
      answer(response);
      return true;
    };
  };
  /** Changes or adds headers of all answers; undefined takes one away. */
  const sendHeader = (name: string, value?: string) => {
    host.misbehave = (_, response) => {
      const set = response.setHeader.bind(response);
      response.setHeader = (header, own) => {
        if (header !== name) return set(header, own);
        return value === undefined ? response : set(header, value);
      };
      if (value !== undefined) set(name, value);
      return false;
    };
  };
  const page = (name: string, change: (html: string) => string) =>
    host.files.set(name, change(String(host.files.get(name))));

  /** Adds an editor with these pages, by their address. */
  const withEditor = (pages: Record<string, string>) => {
    host.files.set('robots.txt', 'User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /_admin/\n');
    for (const [path, html] of Object.entries(pages)) host.files.set(`${path}.html`, html);
  };

  test('that is as it should be is well', async () => {
    const results = await diagnose();
    expect(report(results)).toEqual([`Looked at ${PAGE_COUNT} pages of ${host.origin}: all is well.`]);
  });

  test.each<[what: string, change: () => unknown, cause: RegExp]>([
    ['a header missing', () => sendHeader('X-Frame-Options'), /1 header .* is not sent: X-Frame-Options/],
    [
      'a header that says something else',
      () => sendHeader('Referrer-Policy', 'unsafe-url'),
      /something else .*Referrer-Policy \(‘unsafe-url’\)/,
    ],
    ['pages that are kept', () => sendHeader('Cache-Control', 'max-age=7200'), /keep pages for 2 hours/],
    [
      'pages that a network keeps',
      () => sendHeader('Cache-Control', 'public, s-maxage=86400, max-age=0'),
      /network may answer with old pages for 24 hours \(s-maxage\): \/, /,
    ],
    [
      'a page at which the host fails',
      () => answerWith(/^\/academy$/, (response) => response.writeHead(500).end()),
      /The host fails at 1 address of the site: \/academy \(500/,
    ],
    [
      'texts that are not packed',
      () =>
        answerWith(/^\/_astro/, (response) =>
          response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('x'.repeat(9000)),
        ),
      /Texts come unpacked.*app\.abc\.js/,
    ],
    [
      'a link to nothing',
      () => page('academy.html', (html) => html + '<a href="/nowhere">'),
      /1 address of the site leads to no page: \/nowhere \(404, linked on \/academy\)/,
    ],
    [
      'a missing picture',
      () => page('academy.html', (html) => html + '<img src="/_astro/a.jpg">'),
      /a\.jpg \(404, on \/academy\)/,
    ],
    [
      'a script missing that another one loads later',
      () => {
        host.files.set('_astro/app.abc.js', 'import"./client.abc.js";');
        host.files.set('_astro/client.abc.js', 'import(`./Viewer.abc.js`)');
      },
      /1 file is not there as the pages need it: \/_astro\/Viewer\.abc\.js \(404, on \/\)/,
    ],
    ['an empty script', () => void host.files.set('_astro/app.abc.js', ''), /app\.abc\.js \(empty, on \/\)/],
    [
      'no picture of a size that most browsers take',
      () => page('academy.html', (html) => html + '<img srcset="/_astro/a.avif 1x, /_astro/b.avif 2x">'),
      /2 files are not there .*a\.avif \(404, on \/academy\), \/_astro\/b\.avif/,
    ],
    [
      'an empty picture of such a size',
      () => {
        page('academy.html', (html) => html + '<img srcset="/_astro/a.avif 1x">');
        host.files.set('_astro/a.avif', '');
      },
      /a\.avif \(empty, on \/academy\)/,
    ],
    [
      'such a size that comes as a page',
      () => {
        page('academy.html', (html) => html + '<img srcset="/_astro/a.webp 1x">');
        answerWith(/a\.webp/, (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'));
      },
      /a\.webp \(comes as text\/html/,
    ],
    ['no editor, where there is one', () => withEditor({}), /editor does not work: \/admin \(404\)\.$/],
    [
      'an editor without its files',
      () => withEditor({ admin: '<a href="/admin/setup"><script src="/_admin/a.js"></script>' }),
      /editor does not work: \/admin\/setup \(404\), \/_admin\/a\.js \(404\)/,
    ],
    [
      'a script that comes as a page',
      () => {
        page('academy.html', (html) => html + '<link rel="stylesheet" href="/x.css">');
        answerWith(/x\.css/, (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'));
      },
      /x\.css \(comes as text\/html/,
    ],
    [
      'an address that is 200 and wrong',
      () => answerWith(/no-such/, (response) => response.end('<html>')),
      /answers as if it were a page \(200\)/,
    ],
    [
      'a host’s own page for wrong addresses',
      () => answerWith(/no-such/, (response) => response.writeHead(404).end('<html>nginx')),
      /sees the host’s page/,
    ],
    [
      'a wrong address that leads to the first page',
      () => answerWith(/no-such/, (response) => response.writeHead(302, { Location: '/' }).end()),
      /by leading elsewhere/,
    ],
    [
      'another SITE_URL',
      () => (host.files = fakeSite({ origin: 'https://other.example', mail: MAIL })),
      /lie at https:\/\/other\.example \(canonical, hreflang, share picture/,
    ],
    [
      'another address in the list of pages',
      () => {
        const other = fakeSite({ origin: 'https://other.example', mail: MAIL });
        host.files.set('sitemap-0.xml', other.get('sitemap-0.xml')!);
      },
      /lie at https:\/\/other\.example \(site map\)/,
    ],
    ['no SITE_URL', () => (host.files = fakeSite({ mail: MAIL })), /do not know their address/],
    ['a missing share picture', () => void host.files.delete('share/home.jpg'), /no picture: \/share\/home\.jpg/],
    [
      'search engines shut out',
      () => void host.files.set('robots.txt', 'User-agent: *\nDisallow: /\n'),
      /shuts all search engines out/,
    ],
    [
      'Google shut out',
      () => void host.files.set('robots.txt', 'User-agent: Googlebot\nDisallow: /\n'),
      /shuts Googlebot out/,
    ],
    ['no robots.txt', () => void host.files.delete('robots.txt'), /no robots\.txt/],
    ['no list of pages', () => void host.files.delete('sitemap-index.xml'), /sitemap-index\.xml\) is not there/],
    ['no worker', () => void host.files.delete('sw.js'), /sw\.js\) is not there/],
    [
      'a worker of another build',
      () => void host.files.set('sw.js', 'x={address:"/offline",revision:"00000000"}'),
      /sw\.js is of another build/,
    ],
    ['a worker whose page is missing', () => void host.files.delete('offline.html'), /offline is not there/],
    ['a worker that is no worker', () => void host.files.set('sw.js', 'hello'), /no worker of this site/],
    [
      'the keys of npm start',
      () => page('index.html', (html) => html.replace('value="key"', 'value="local-public-key"')),
      /site of `npm start`/,
    ],
    [
      'a key missing',
      () => page('index.html', (html) => html.replace('name="service_id" value="service"', '')),
      /lacks EMAILJS_SERVICE_ID/,
    ],
    [
      'a key with a space in it',
      () => page('index.html', (html) => html.replace('value="service"', 'value="service "')),
      /EMAILJS_SERVICE_ID has a space in it/,
    ],
    [
      'a form that posts to a path beside the page',
      () => page('index.html', (html) => html.replace(MAIL, 'api.emailjs.com/api')),
      /posts to ‘api\.emailjs\.com\/api’, which is no address/,
    ],
    [
      'a picture without https',
      () => page('academy.html', (html) => html + '<img src="http://pictures.example/a.jpg">'),
      /without https.*http:\/\/pictures\.example\/a\.jpg on \/academy/,
    ],
    [
      'a page rewritten by Cloudflare',
      () => page('academy.html', (html) => html + '<script src="https://static.cloudflareinsights.com/beacon.min.js">'),
      /Cloudflare writes/,
    ],
    [
      'somebody else’s script',
      () => page('academy.html', (html) => html + '<script src="https://ads.example/a.js">'),
      /Somebody else’s script/,
    ],
    [
      'a page without its policy',
      () => page('academy.html', (html) => html.replace(/<meta http-equiv[^>]*>/, '')),
      /lost their content security policy: \/academy/,
    ],
    [
      'Hindi without its second address',
      () => answerWith(/^\/hi\/$/, (response) => response.writeHead(403).end()),
      /\/hi\/ answers with 403, and not with the page \/hi/,
    ],
    [
      'a slash that leads away',
      () =>
        answerWith(/^\/about-us\/$/, (response) =>
          response.writeHead(301, { Location: 'http://localhost:8080/about-us' }).end(),
        ),
      /\/about-us\/ leads to http:\/\/localhost:8080/,
    ],
    ['no Hindi', () => answerWith(/^\/hi$/, (response) => response.writeHead(404).end()), /No page answers at \/hi/],
    [
      'a page that hangs',
      () => {
        limits = IMPATIENT;
        answerWith(/academy$/, () => undefined);
      },
      /academy has not answered within 2 seconds/,
    ],
    [
      'pages that search engines must not keep',
      () => sendHeader('X-Robots-Tag', 'noindex'),
      /forbids search engines .*12 pages.*X-Robots-Tag: noindex/,
    ],
    [
      'a page that forbids search engines itself',
      () => page('academy.html', (html) => html.replace('<head>', '<head><meta name="robots" content="none">')),
      /forbids search engines .*1 page.*\/academy/,
    ],
    [
      'pages in another encoding',
      () =>
        answerWith(/^\/academy$/, (response) =>
          response
            .writeHead(200, { 'Content-Type': 'text/html; charset=iso-8859-1' })
            .end(host.files.get('academy.html')),
        ),
      /1 page does not come as text\/html in UTF-8: \/academy \(text\/html; charset=iso-8859-1\)/,
    ],
    [
      'half a page',
      () => page('academy.html', (html) => html.slice(0, html.length / 2)),
      /1 page breaks off before its end: \/academy/,
    ],
    ['an empty page', () => host.files.set('hi/contact.html', ''), /1 page breaks off before its end: \/hi\/contact/],
    [
      'half a picture',
      async () => {
        const whole = await photo({ width: 60, height: 60 });
        host.files.set('_astro/a.jpg', whole.subarray(0, whole.length - 9));
        page('academy.html', (html) => html + '<img src="/_astro/a.jpg">');
      },
      /1 published picture is no whole picture: \/_astro\/a\.jpg/,
    ],
    [
      'a page for which a password is asked',
      () => answerWith(/academy$/, (response) => response.writeHead(401).end()),
      /asks for a password \(401\): \/academy/,
    ],
  ])('with %s is not', async (_, change, cause) => {
    await change();
    const results = await diagnose();
    expect(told(results)).toContainEqual(expect.stringMatching(cause));
    expect(isHealthy(results)).toBe(false);
    expect(told(results).join('\n')).not.toMatch(/undefined|\[object|Error/);
  });

  test.each(['max-image-preview:none', 'GPTBot: noindex'])(
    'with pages that search engines may keep (X-Robots-Tag: %s) is well',
    async (directives) => {
      sendHeader('X-Robots-Tag', directives);
      expect(told(await diagnose())).toEqual([]);
    },
  );

  test('Strict-Transport-Security is asked of https alone', async () => {
    sendHeader('Strict-Transport-Security');
    expect(told(await diagnose())).toEqual([expect.stringMatching(/ is not sent: Strict-Transport-Security/)]);
    await host.close();
    host = await startHost();
    host.files = fakeSite({ origin: host.origin, mail: MAIL });
    sendHeader('Strict-Transport-Security');
    expect(told(await diagnose()).join('\n')).not.toContain('Strict-Transport-Security');
  });

  test('addresses are named in one order, whichever is answered first', async () => {
    const answerLate = (isLate: (url: string) => boolean) => {
      host.misbehave = ({ url = '' }, response) => {
        if (!/academy$|contact$/.test(url)) return false;
        setTimeout(() => response.writeHead(401).end(), isLate(url) ? 100 : 0);
        return true;
      };
    };
    answerLate((url) => url.startsWith('/hi'));
    const one = told(await diagnose());
    answerLate((url) => !url.startsWith('/hi'));
    expect(told(await diagnose())).toEqual(one);
    expect(one).toEqual([expect.stringContaining('/academy, /contact, /hi/academy and 1 more')]);
  });

  test('an editor that works is well, and so is one behind the host’s own login', async () => {
    withEditor({ admin: '<a href="/admin/setup">', 'admin/setup': '<script src="/_admin/a.js"></script>' });
    host.files.set('_admin/a.js', 'a()');
    expect(told(await diagnose())).toEqual([]);
    host.files.delete('admin.html');
    answerWith(/^\/admin/, (response) => response.writeHead(302, { Location: 'https://login.example/' }).end());
    expect(told(await diagnose())).toEqual([]);
  });

  test('of many pictures the sizes of each page’s first and last are asked for, and that is said', async () => {
    const asked: string[] = [];
    const names = Array.from({ length: 50 }, (_, index) => [`${index}-small`, `${index}-large`]).flat();
    for (const name of names) host.files.set(`_astro/${name}.avif`, 'a');
    const pictures = Array.from(
      { length: 50 },
      (_, index) => `<source srcset="/_astro/${index}-small.avif 1x, /_astro/${index}-large.avif 2x">`,
    );
    page('academy.html', (html) => html + pictures.join(''));
    host.misbehave = ({ url = '' }) => {
      if (url.endsWith('.avif')) asked.push(url);
      return false;
    };
    const results = await diagnose();
    expect(asked.sort()).toEqual(['0-large', '0-small', '49-large', '49-small'].map((name) => `/_astro/${name}.avif`));
    expect(report(results)).toEqual([
      `Looked at ${PAGE_COUNT} pages of ${host.origin} and at 4 of the 100 sizes of their pictures: all is well.`,
    ]);
  });

  test('a host that fails is asked again, and not for names without an ending', async () => {
    answerWith(/^\/academy$/, (response) => response.writeHead(500).end());
    expect((await diagnose()).findings).toEqual([
      { level: 'wrong', cause: expect.stringMatching(/fails/), remedy: expect.stringMatching(/again .*ask the host/) },
    ]);
  });

  test('a file of the wrong type is mended by the type, and not by another deploy', async () => {
    answerWith(/^\/_astro/, (response) =>
      response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(host.files.get('_astro/app.abc.js')),
    );
    const { findings } = await diagnose();
    expect(findings.find(({ cause }) => cause.includes('application/octet-stream'))?.remedy).toMatch(/types? of files/);
  });

  test('a host that limits how often it is asked is to be waited for, and nothing else is claimed', async () => {
    let left = 20;
    host.misbehave = (_, response) => {
      if ((left -= 1) > 0) return false;
      response.writeHead(429).end();
      return true;
    };
    expect((await diagnose()).findings).toEqual([
      { level: 'wrong', cause: expect.stringMatching(/limits .*\(429\)/), remedy: expect.stringMatching(/^Wait/) },
    ]);
  });

  test('a picture that tells where it was taken is found', async () => {
    host.files.set('_astro/a.jpg', await photo({ width: 60, height: 60, phone: true }));
    page('academy.html', (html) => html + '<a href="/_astro/a.jpg">');
    expect(told(await diagnose())).toEqual([expect.stringMatching(/\/_astro\/a\.jpg still tells where it was taken/)]);
  });

  test.each<[what: string, change: () => void, cause: RegExp]>([
    ['a form without e-mail', () => (host.files = fakeSite({ origin: host.origin })), /hands enquiries to WhatsApp/],
    ['a worker that is switched off', () => void host.files.set('sw.js', UNREGISTER_WORKER), /switched off/],
    [
      'a detour',
      () => {
        host.files.set('academy/index.html', String(host.files.get('academy.html')));
        answerWith(/^\/academy$/, (response) => response.writeHead(301, { Location: '/academy/' }).end());
      },
      /\/academy leads on to \/academy\//,
    ],
    ['GitHub Pages', () => sendHeader('Server', 'GitHub.com'), /GitHub Pages sends none/],
  ])('%s is a note, and nothing wrong', async (_, change, cause) => {
    change();
    const results = await diagnose();
    expect(told(results, 'advice')).toContainEqual(expect.stringMatching(cause));
    expect(isHealthy(results)).toBe(true);
  });

  test('a form of which the policy forbids the sending is found', async () => {
    page('index.html', (html) => html.replace("default-src 'none'", "default-src 'none';form-action 'self'"));
    expect(told(await diagnose())).toEqual([`The page forbids its own form to post to ${MAIL}.`]);
  });
});
