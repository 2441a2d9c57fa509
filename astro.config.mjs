import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, envField } from 'astro/config';
import { imageService } from './integrations/image-service/index.ts';
import { ASTRO_CACHE } from './integrations/astro-cache.ts';
import { buildInputsHash } from './integrations/build-inputs.ts';
import { buildSettings } from './integrations/build-settings.ts';
import { contentConfigBundle } from './integrations/content-config-bundle.ts';
import { contentPictures } from './integrations/content-pictures/index.ts';
import { displayFontFamilies } from './integrations/display-font/index.ts';
import { BUILD_TARGETS } from './integrations/browser-targets.ts';
import { admin } from './integrations/admin/index.ts';
import { adminSettings } from './integrations/admin/settings.ts';
import { headers } from './integrations/headers/index.ts';
import { cspSources } from './integrations/headers/content-security-policy.ts';
import { finishPages } from './integrations/finish-pages.ts';
import { incrementalBuild } from './integrations/incremental-build.ts';
import { inlineScript, inlineScriptHashes } from './integrations/inline-script.ts';
import { inbox } from './integrations/inbox/index.ts';
import { missingKeysWarning, missingKeys } from './integrations/missing-emailjs-keys.ts';
import { markdown } from './integrations/markdown.ts';
import { sonnerStyles } from './integrations/sonner-styles.ts';
import { localeIndexFiles } from './integrations/locale-index-files.ts';
import { scopeNames } from './integrations/scope-names.ts';
import { serviceWorker } from './integrations/service-worker.ts';
import { SERVICE_WORKER_VALUES } from './integrations/service-worker-setting.ts';
import { addressWarning, siteAddress } from './integrations/site-address.ts';
import { withoutSystemFiles } from './integrations/system-files.ts';
import { webVitals } from './integrations/web-vitals.ts';
import { LOCALES, DEFAULT_LOCALE } from './src/lib/locales.ts';

// The settings of a deploy come from the environment, or from a file .env beside this one.
const env = await buildSettings(import.meta.dirname, process.env);

/** The e-mail provider's API, unless the environment names another origin. */
const EMAILJS_ORIGIN = 'https://api.emailjs.com';

const site = siteAddress(env);
if ('cause' in site) {
  // Printed, not thrown: a stack trace would not help. `npm run check` reports the same before a build.
  // In one line: of more the build would tell the last alone.
  console.error(`${site.cause} → ${site.remedy}`);
  process.exit(1);
}
const { address } = site;

const editor = adminSettings(env);

/** The settings that pages are made with. */
const SETTINGS = {
  EMAILJS_PUBLIC_KEY: envField.string({ context: 'server', access: 'public', optional: true }),
  EMAILJS_SERVICE_ID: envField.string({ context: 'server', access: 'public', optional: true }),
  EMAILJS_TEMPLATE_ID: envField.string({ context: 'server', access: 'public', optional: true }),
  EMAILJS_ORIGIN: envField.string({ context: 'server', access: 'public', default: EMAILJS_ORIGIN }),
  SERVICE_WORKER: envField.enum({
    context: 'server',
    access: 'public',
    values: SERVICE_WORKER_VALUES,
    default: 'on',
  }),
  VITALS_URL: envField.string({ context: 'server', access: 'public', optional: true }),
  // integrations/admin/settings.ts reads the others of the editor.
  ADMIN: envField.string({ context: 'server', access: 'public', optional: true }),
};
const inputsNow = () =>
  buildInputsHash(import.meta.dirname, [address, env.BASE_PATH, ...Object.keys(SETTINGS).map((name) => env[name])]);
const inputs = inputsNow();

// The scripts are bundled in a process of esbuild's while the fonts are looked for here.
const [hashes, fonts] = await Promise.all([inlineScriptHashes(), displayFontFamilies(LOCALES)]);

export default defineConfig({
  // Without an address, all that needs a full one is left out.
  ...(address && { site: address }),
  base: env.BASE_PATH || '/',
  trailingSlash: 'never',
  i18n: { locales: [...LOCALES], defaultLocale: DEFAULT_LOCALE, routing: { prefixDefaultLocale: false } },
  // /portfolio is portfolio.html: plain static hosts serve it without a redirect. While one page is written or brought
  // back from the cache others are made.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  cacheDir: ASTRO_CACHE,
  // Astro lists the hash of every script and style that it puts in; `finishPages` gives each page its part of the list.
  security: { csp: { scriptDirective: { hashes } } },
  devToolbar: { enabled: false },
  markdown,
  env: {
    schema: SETTINGS,
  },
  fonts,
  image: {
    // Effort 3 takes a quarter of the default's time for 2 % more bytes; 4:2:0 saves a sixth of time and bytes.
    service: imageService({ avif: { effort: 3, chromaSubsampling: '4:2:0' } }),
  },
  integrations: [
    react(),
    contentConfigBundle(),
    contentPictures(),
    ...(address ? [sitemap({ filter: (page) => !page.endsWith('/offline') })] : []),
    inbox(),
    webVitals(env.VITALS_URL),
    missingKeysWarning(env),
    addressWarning(address),
    // In this order: what is copied is whole, the headers are of every page, the worker carries the offline page.
    finishPages(
      cspSources({
        mail: missingKeys(env).length === 0,
        mailOrigin: env.EMAILJS_ORIGIN || EMAILJS_ORIGIN,
        vitals: env.VITALS_URL,
      }),
      inputs,
    ),
    localeIndexFiles(),
    headers(editor.mode !== 'off'),
    serviceWorker(env.SERVICE_WORKER !== 'off'),
    withoutSystemFiles(),
    // Behind them: the editor's page has a policy of its own, and the worker knows nothing of it.
    admin(editor, adminSettings(env, true)),
    incrementalBuild(inputs, inputsNow),
  ],
  vite: {
    build: { cssTarget: BUILD_TARGETS },
    plugins: [inlineScript(), sonnerStyles(), scopeNames()],
    environments: {
      // The one that reads src/content.config.ts. Node has loaded these by then; without this line Vite would transform
      // each module of Astro behind them, nearly sixty, in every build.
      astro: { resolve: { external: ['astro/content/config', 'astro/loaders', 'astro/zod'] } },
      client: {
        build: {
          target: BUILD_TARGETS,
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // What the islands need: React, src/shared and load-chunk in one file, where the bundler would make
                  // seven in three flights; its own runtime stays apart. A script that Astro bundles for a page would
                  // fetch all of this for one import from src/shared. The inline scripts have copies of their own.
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|vite\/preload-helper|src\/(shared\/|islands\/load-chunk)/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
