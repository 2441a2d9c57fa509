/** Rules of the product, each with a change that breaks it and the test that is to notice. */
import type { SiteName } from '../fixtures/sites.ts';

export interface Mutant {
  /** What is no longer true. */
  rule: string;
  file: string;
  from: string;
  to: string;
  /** A unit test's file, or a browser test's in tests/, without its ending, and the sites that it looks at. */
  provedBy: { unit: string } | { browser: string; sites: SiteName[] };
}

const FORM = 'src/components/EnquiryForm.astro';
const VIEWER = 'src/islands/Lightbox/Viewer.tsx';
export const MUTANTS: readonly Mutant[] = [
  {
    rule: 'at the minute at which it closes the studio is closed',
    file: 'src/shared/opening-hours.ts',
    from: 'minutes < span[1]',
    to: 'minutes <= span[1]',
    provedBy: { unit: 'src/shared/opening-hours.test.ts' },
  },
  {
    rule: 'no line of the contact’s card is cut within a character',
    file: 'src/shared/folded-lines.ts',
    from: 'encoder.encode(letter)',
    to: 'letter',
    provedBy: { unit: 'src/lib/vcard.test.ts' },
  },
  {
    rule: 'a photo’s description follows its number',
    file: 'src/lib/galleries.ts',
    from: 'description ? interpolate',
    to: 'false ? interpolate',
    provedBy: { unit: 'src/lib/galleries.test.ts' },
  },
  {
    rule: 'a click beside the photo closes the viewer',
    file: VIEWER,
    from: `'[data-frame], a,`,
    to: `'*, a,`,
    provedBy: { browser: 'viewer-history', sites: ['drawn'] },
  },
  {
    rule: 'a click on the photo does not',
    file: VIEWER,
    from: `'[data-frame], a,`,
    to: `'a,`,
    provedBy: { browser: 'viewer-history', sites: ['drawn'] },
  },
  {
    rule: 'a click with a modifier key belongs to the browser',
    file: 'src/shared/plain-click.ts',
    from: ' && !ctrlKey',
    to: '',
    provedBy: { browser: 'edge-cases/viewer-addresses', sites: ['drawn'] },
  },
  {
    rule: 'a toast stays for 2000 ms',
    file: 'src/islands/Toasts/Toasts.tsx',
    from: 'TOAST_MS = 2000',
    to: 'TOAST_MS = 5000',
    provedBy: { browser: 'toasts', sites: ['site', 'drawn'] },
  },
  {
    rule: 'toasts are at the top right',
    file: 'src/islands/Toasts/Toasts.tsx',
    from: 'position="top-right"',
    to: 'position="bottom-right"',
    provedBy: { browser: 'toasts', sites: ['site', 'drawn'] },
  },
  {
    rule: 'name and phone are required',
    file: FORM,
    from: '      required\n',
    to: '',
    provedBy: { browser: 'enquiry', sites: ['site', 'drawn'] },
  },
  {
    rule: 'the phone number is typed on a phone’s keys',
    file: FORM,
    from: 'type="tel"',
    to: 'type="text"',
    provedBy: { browser: 'enquiry', sites: ['site', 'drawn'] },
  },
  {
    rule: 'the message has six rows',
    file: FORM,
    from: 'rows="6"',
    to: 'rows="4"',
    provedBy: { browser: 'enquiry', sites: ['site', 'drawn'] },
  },
  {
    rule: 'the enquiry has the labels Message, Name and Phone',
    file: 'src/shared/enquiry.ts',
    from: 'Message: ${',
    to: 'Text: ${',
    provedBy: { unit: 'src/shared/enquiry.test.ts' },
  },
  {
    rule: 'the enquiry is written to the console',
    file: 'src/islands/ContactForm/ContactForm.tsx',
    from: 'console.log(',
    to: 'void (',
    provedBy: { browser: 'enquiry', sites: ['site', 'drawn'] },
  },
  {
    rule: 'the provider gets the title',
    file: FORM,
    from: '  <input type="hidden" name="title" value={words.subject} />\n',
    to: '',
    provedBy: { browser: 'enquiry-wire', sites: ['site', 'drawn'] },
  },
  {
    rule: 'a failure is said in an alert',
    file: 'src/islands/ContactForm/ContactForm.tsx',
    from: 'window.alert(words.failed)',
    to: 'void 0',
    provedBy: { browser: 'enquiry-failures', sites: ['site', 'drawn'] },
  },
  {
    rule: 'the page scrolls to the contact section in 500 ms',
    file: 'src/client/scroll-animation.ts',
    from: 'SCROLL_MS = 500',
    to: 'SCROLL_MS = 1000',
    provedBy: { browser: 'home', sites: ['site', 'drawn'] },
  },
  {
    rule: 'and stops 50 px above it',
    file: 'src/client/scroll-animation.ts',
    from: 'SCROLL_OFFSET = 50',
    to: 'SCROLL_OFFSET = 0',
    provedBy: { browser: 'home', sites: ['site', 'drawn'] },
  },
  {
    rule: 'the map is 450 px high',
    file: 'src/components/StudioMap.astro',
    from: 'height: 450px',
    to: 'height: 400px',
    provedBy: { browser: 'map', sites: ['site'] },
  },
  {
    rule: 'the menu marks the current page',
    file: 'src/components/TopBar.astro',
    from: ' aria-current={current(to)}',
    to: '',
    provedBy: { browser: 'page-content', sites: ['site'] },
  },
  {
    rule: 'the course’s days follow on',
    file: 'src/content.config/course-rules.ts',
    from: 'if (first > wanted)',
    to: 'if (first > wanted + 30)',
    provedBy: { unit: 'src/content.config/course-rules.test.ts' },
  },
  {
    rule: 'after the last slide comes the first',
    file: 'src/islands/Slideshow/rotation.ts',
    from: '(current + 1) % count',
    to: 'current + 1',
    provedBy: { unit: 'src/islands/Slideshow/rotation.test.ts' },
  },
  {
    rule: 'a script chunk may take 120 s',
    file: 'src/shared/chunk-failure.ts',
    from: '120_000',
    to: '12_000_000',
    provedBy: { browser: 'edge-cases/chunk-load-failure', sites: ['site', 'drawn'] },
  },
  {
    rule: 'the provider is told the version of its library',
    file: 'src/lib/mail-settings.ts',
    from: `'4.4.1'`,
    to: `'4.4.0'`,
    provedBy: { unit: 'src/lib/mail-settings.integration.test.ts' },
  },
  {
    rule: 'English times have two digits and AM or PM',
    file: 'src/lib/locales.ts',
    from: `{ hour: '2-digit', minute: '2-digit', hour12: true }`,
    to: `{ hour: 'numeric', minute: '2-digit', hour12: true }`,
    provedBy: { unit: 'src/lib/hours.test.ts' },
  },
  {
    rule: 'every page names itself in every language',
    file: 'src/components/SeoHead.astro',
    from: `<link rel="alternate" hreflang={hreflang} href={to} />`,
    to: `<link rel="alternate" href={to} />`,
    provedBy: { browser: 'language-heads', sites: ['site'] },
  },
  {
    rule: 'the foot has Book Now',
    file: 'src/components/Footer.astro',
    from: '        {words.book}\n',
    to: '',
    provedBy: { browser: 'page-content', sites: ['site'] },
  },
  {
    rule: 'a script that is not the site’s own is let into no page',
    file: 'integrations/headers/content-security-policy.ts',
    from: 'if (known.has(hash)) return hash',
    to: 'return hash',
    provedBy: { unit: 'integrations/headers/content-security-policy.test.ts' },
  },
  {
    rule: 'no code stands in an attribute',
    file: 'src/lib/inline-code.ts',
    from: '/^(on.*|style|srcdoc|http-equiv)$/',
    to: '/^(style|srcdoc|http-equiv)$/',
    provedBy: { unit: 'integrations/headers/content-security-policy.test.ts' },
  },
  {
    rule: 'nginx sends its headers with an error as well',
    file: 'integrations/headers/host-files.ts',
    from: ' always;',
    to: ';',
    provedBy: { unit: 'integrations/headers/headers.test.ts' },
  },
  {
    rule: 'what a visitor has seen opens without a connection',
    file: 'src/client/service-worker/main.ts',
    from: '...loaded.map(storeLoaded), ',
    to: '',
    provedBy: { browser: 'offline', sites: ['site', 'drawn'] },
  },
  {
    rule: 'no page is fetched ahead for whoever saves data',
    file: 'src/client/register-worker.ts',
    from: 'isSaveData() ? [] : ',
    to: '',
    provedBy: { browser: 'edge-cases/service-worker', sites: ['site', 'drawn'] },
  },
  {
    rule: 'the academy’s first words offer a call',
    file: 'src/components/CourseHeader.astro',
    from: 'href={studio.callLink}',
    to: 'href={studio.mailLink}',
    provedBy: { browser: 'page-content', sites: ['site'] },
  },
  {
    rule: 'the footer leads to the form',
    file: 'src/components/Footer.astro',
    from: 'href={href(contact.to)}',
    to: 'href={href("/about-us")}',
    provedBy: { browser: 'page-content', sites: ['site'] },
  },
  {
    rule: 'a link that is shared has a title in a chat',
    file: 'src/components/SeoHead.astro',
    from: 'property="og:title" content={name}',
    to: 'property="og:title" content=""',
    provedBy: { browser: 'seo', sites: ['site'] },
  },
];
