/**
 * Pages that show the photos of one of this site's galleries in viewers of others, each set up as its makers advise.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/** Where the viewers lie once they are fetched: they are no part of the site, and no one but this bench needs them. */
const PACKAGES = '.cache/viewers';

interface OtherViewer {
  /** Its package, with the version that is measured. */
  name: string;
  /** What a page of it runs. The viewer itself is fetched with the first tap. */
  script: string;
}

/** What both need to know of a photo: the files that this site's own viewer chooses from. */
const PHOTOS = `
const photos = [...document.querySelectorAll('a[data-photo]')].map((link) => {
  const image = link.querySelector('img');
  const [width, height] = ['width', 'height'].map((side) => Number(image.getAttribute(side)));
  const srcset = link.querySelector('source:not([srcset^="data:"])').srcset;
  const files = srcset.split(', ').map((file) => file.split(' ')).map(([src, wide]) => ({ src, width: parseInt(wide) }));
  return { link, image, width, height, srcset, files, src: files.at(-1).src, alt: image.alt };
});`;

const OTHER_VIEWERS: Record<string, OtherViewer> = {
  PhotoSwipe: {
    name: 'photoswipe@5.4.4',
    script: `import PhotoSwipeLightbox from 'photoswipe/lightbox';
import 'photoswipe/style.css';
${PHOTOS}
for (const { link, srcset, width, height, src } of photos) {
  link.href = src;
  Object.assign(link.dataset, { pswpSrcset: srcset, pswpWidth: width, pswpHeight: height, cropped: 'true' });
}
new PhotoSwipeLightbox({ gallery: '[data-page]', children: 'a[data-photo]', pswpModule: () => import('photoswipe') }).init();`,
  },
  'yet-another-react-lightbox': {
    name: 'yet-another-react-lightbox@3.32.2',
    script: `import { createElement, lazy, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'yet-another-react-lightbox/styles.css';
${PHOTOS}
const Lightbox = lazy(() => import('yet-another-react-lightbox'));
const slides = photos.map(({ src, alt, width, height, files }) => ({
  src, alt, width, height, srcSet: files.map((file) => ({ ...file, height: Math.round((file.width * height) / width) })),
}));
function Viewer() {
  const [index, setIndex] = useState(-1);
  useEffect(() => photos.forEach(({ link }, place) => link.addEventListener('click', (event) => {
    event.preventDefault();
    setIndex(place);
  })), []);
  return index >= 0 && createElement(Suspense, null,
    createElement(Lightbox, { open: true, index, slides, close: () => setIndex(-1) }));
}
createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Viewer));`,
  },
};

/** Fetches the viewers by npm's own client, without what they share with this project: its React is theirs as well. */
function provide(): void {
  const names = Object.values(OTHER_VIEWERS).map(({ name }) => name);
  const known = join(PACKAGES, 'names.json');
  if (existsSync(known) && readFileSync(known, 'utf8') === JSON.stringify(names)) return;
  mkdirSync(PACKAGES, { recursive: true });
  writeFileSync(join(PACKAGES, 'package.json'), '{}');
  const words = ['install', '--prefix', PACKAGES, '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', [...words, ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(known, JSON.stringify(names));
}

/**
 * Puts a page for each of the other viewers into a built site: one of the site's pages without the site's scripts.
 * @param folder the built site; @param page of a gallery in it, such as `portfolio`
 * @returns the addresses of the pages
 */
export async function addOtherViewers(folder: string, page: string): Promise<Record<string, string>> {
  provide();
  const html = readFileSync(join(folder, `${page}.html`), 'utf8')
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
    .replace(/<script(?! type="application\/ld)[^>]*>[^]*?<\/script>/g, '')
    .replace(/<(\/?)astro-island\b[^>]*>/g, '<$1div>');
  const addresses: Record<string, string> = {};
  for (const [name, { script }] of Object.entries(OTHER_VIEWERS)) {
    const viewerPage = `viewer-${name.toLowerCase()}`;
    await build({
      stdin: { contents: script, resolveDir: resolve(PACKAGES), sourcefile: `${viewerPage}.js` },
      // Named by its file, so that the parts of it can be asked for.
      outdir: join(folder, '_astro', viewerPage),
      entryNames: viewerPage,
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      target: 'es2020',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const files = `/_astro/${viewerPage}/${viewerPage}`;
    const head = `<link rel="stylesheet" href="${files}.css"><script type="module" src="${files}.js"></script></head>`;
    writeFileSync(join(folder, `${viewerPage}.html`), html.replace('</head>', head));
    addresses[name] = `/${viewerPage}`;
  }
  return addresses;
}
