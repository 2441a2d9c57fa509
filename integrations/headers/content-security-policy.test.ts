import { expect, test } from 'vitest';
import { cspHash } from '../../src/shared/csp-hash.ts';
import { cspSources, policyFor, withPolicy } from './content-security-policy.ts';

const PROVIDER = 'https://api.emailjs.com';
const open = cspSources({ mail: true, mailOrigin: PROVIDER });
const sha = (text: string) => `'${cspHash(text)}'`;
const known = new Set([sha('go()'), sha('a{}'), sha('elsewhere()')]);

test('only what stands in the page is allowed to run and to style', () => {
  const policy = policyFor(
    '<style>a{}</style><script>go()</script><script type="application/ld+json">{}</script><script src="/x.js"></script>',
    open,
    known,
  );
  expect(policy).toContain(`script-src 'self' ${sha('go()')};`);
  expect(policy).toContain(`style-src 'self' ${sha('a{}')};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/unsafe/);
});

test('the provider may be talked to and posted to, and nobody else', () => {
  const policy = policyFor('', open, known);
  expect(policy).toContain(`connect-src 'self' ${PROVIDER};`);
  expect(policy).toContain(`form-action 'self' ${PROVIDER};`);
  expect(policy).toContain("frame-src 'none'");
});

test('without keys the form may go to the chat', () => {
  const policy = policyFor('', cspSources({ mail: false, mailOrigin: PROVIDER }), known);
  expect(policy).not.toContain(PROVIDER);
  expect(policy).toContain("form-action 'self' https://wa.me https://api.whatsapp.com");
});

test('an inbox at the same origin and an address for figures at another', () => {
  expect(cspSources({ mail: true, mailOrigin: '/', vitals: 'https://figures.example/in' })).toMatchObject({
    connect: ['https://figures.example'],
    form: [],
  });
});

test('a script or style that the site has not put in fails the build, with its beginning', () => {
  expect(() => policyFor('<script>steal()</script>', open, known)).toThrow(
    /<script>.*not this site's own: “steal\(\)”/,
  );
  expect(() => policyFor('<style>*{display:none}</style>', open, known)).toThrow('<style>');
});

test.each([
  '<SCRIPT>x</SCRIPT>',
  '<script>x</script >',
  '<script\n>x</script\n>',
  '<script/>x</script>',
  '<script>x',
  '<script></script>',
  '<script data-src="x">x</script>',
  '<script id="src=">x</script>',
  '<script data-type="application/ld+json">x</script>',
  '<script type="application/ld+json;">x</script>',
  '<noscript><script>x</script></noscript>',
  '<!--><script>x</script>-->',
  '<!-- --!><script>x</script>-->',
  '<![CDATA[ ><script>x</script>]]>',
  '<svg><title><script>x</script></title></svg>',
  '<svg><script href="https://elsewhere.example/x.js"/></svg>',
  '<script src="https://elsewhere.example/x.js"></script>',
  '<script src=//elsewhere.example/x.js></script>',
  '<script src="\\\\elsewhere.example/x.js"></script>',
  '<script src="data:text/javascript,x"></script>',
  '<img src=https://elsewhere.example/x.jpg>',
  '<iframe src="https://elsewhere.example"></iframe>',
  '<iframe srcdoc="<script>x</script>"></iframe>',
  '<p onclick=x>',
  '<img/ONERROR=x>',
  '<p title="a"onclick=x>',
  '<p style="">',
  '<STYLE media="print">*{}</STYLE>',
  '<a href="javascript:x">',
  '<a href=" JaVa&#10;Script:x">',
  '<form><button formaction=javascript:x>',
  '<form action="https://elsewhere.example/post">',
  '<button form="f" formaction="//elsewhere.example/post">',
  '<meta http-equiv="refresh" content="3;url=https://elsewhere.example/">',
  '<META HTTP-EQUIV=refresh content=3>',
  '<base href="/hi/">',
  '<base target="_blank">',
  ...['stylesheet', 'preload', 'modulepreload', 'prefetch', 'preconnect', 'dns-prefetch', 'icon', 'manifest'].map(
    (rel) => `<link rel="${rel}" href="https://elsewhere.example/x">`,
  ),
  '<link rel="stylesheet" href="/x.css">',
  '<head></head><body><head><link rel="stylesheet" href="/x.css"></head>',
  '<head><link rel="stylesheet" href="/x.css" onload="x"></head>',
  '<link rel="preload" as="image" imagesrcset="https://elsewhere.example/x.jpg 1x">',
  '<img src="/x.jpg" srcset="https://elsewhere.example/x.jpg 1x">',
  '<img srcset="/x.jpg 1x, //elsewhere.example/x.jpg 2x">',
  '<img srcset="/x.jpg 1x,https://elsewhere.example/x.jpg 2x">',
  '<picture><source srcset=" https://elsewhere.example/x.avif"></picture>',
  '<input type="image" src="https://elsewhere.example/x.jpg">',
  '<table background="https://elsewhere.example/x.jpg">',
  '<a href="/" ping="https://elsewhere.example/x">',
  '<img src="/x.jpg" attributionsrc="https://elsewhere.example/x">',
  '<svg><image href="https://elsewhere.example/x.jpg"/></svg>',
  '<svg><image xlink:href="https://elsewhere.example/x.jpg"/></svg>',
  '<svg><use href="https://elsewhere.example/x.svg#x"/></svg>',
  '<noscript><img src="https://elsewhere.example/x.jpg"></noscript>',
  '<iframe src="/about-us"></iframe>',
  '<iframe src="/film.mp4"></iframe>',
  '<video src="/film.mp4" controls></video>',
  '<video controls><source src="/film.mp4"></video>',
  '<video poster="https://elsewhere.example/x.jpg"></video>',
  '<audio src="/song.mp3"></audio>',
  '<object data="/list.pdf"></object>',
  '<embed src="/list.pdf">',
])('what browsers would refuse to run or load fails the build: %s', (html) => {
  expect(() => policyFor(`<p>Our words.</p>${html}`, open, known)).toThrow(/\.md/);
});

test.each([
  '<p title="javascript: a language">on, style, src=https://elsewhere.example</p>',
  '<p>&lt;script&gt;x&lt;/script&gt;</p>',
  '<!-- <script>x</script> <p style=""> -->',
  '<a href="https://elsewhere.example">',
  '<a href="tel:+91">',
  '<img src="/_astro/a.avif" srcset="data:image/avif;base64,AA 2w">',
  '<script type="application/ld+json">{}</script>',
  '<iframe src="https://www.openstreetmap.org/export/embed.html"></iframe>',
  '<head><link rel="canonical" href="https://studio.example/"><link rel="manifest" href="/m"></head>',
  '<form action="https://api.emailjs.com/api/v1.0/email/send-form">',
  '<form action="/portfolio">',
  '<area href="https://elsewhere.example">',
  '<svg><a href="https://elsewhere.example"><use href="#x"/></a></svg>',
  '<table background="/x.jpg">',
  '<picture><source srcset="/_astro/a.avif 480w, /_astro/b.avif 720w"><img src="/_astro/a.jpg"></picture>',
])('what asks no browser for anything foreign may stand in a page: %s', (html) => {
  expect(() => policyFor(html, open, known)).not.toThrow();
});

test('Astro’s list of the whole site gives way to that of the page', () => {
  const list = `script-src 'self' ${sha('go()')} ${sha('elsewhere()')}; style-src 'self' ${sha('a{}')};`;
  const html = `<head><meta charset="utf-8"><title>A</title><meta http-equiv="content-security-policy" content="${list}"><script>go()</script></head>`;
  const page = withPolicy(html, open);
  expect(page).toMatch(/^<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src/);
  expect(page.match(/http-equiv/g)).toHaveLength(1);
  expect(page).toContain(sha('go()'));
  expect(page).not.toContain(sha('elsewhere()'));
});

test('joined styles are allowed as what they have become; a foreign one among them fails the build', () => {
  const list = (styles: string[]) => `style-src 'self' ${styles.map(sha).join(' ')};`;
  const page = (styles: string[]) =>
    `<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${list(styles)}"><style>a{}</style><style>b{}</style></head>`;
  const finished = withPolicy(page(['a{}', 'b{}']), open);
  expect(finished).toContain(`style-src 'self' ${sha('a{}b{}')};`);
  expect(finished).toContain('<style>a{}b{}</style>');
  expect(() => withPolicy(page(['a{}']), open)).toThrow('“b{}”');
});

test('a page that has no place for the policy is refused', () => {
  expect(() => withPolicy('<html></html>', open)).toThrow('charset');
  expect(() => withPolicy('<head><meta charset="utf-8"></head>', open)).toThrow('policy of Astro');
});
