/**
 * Every field of src/content comes out on some page: what no code reads, an owner and a translator would fill in vain.
 * The pages are rendered with content that is made from the schemas alone, in which every value is unlike all others.
 */
import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { getContainerRenderer } from '@astrojs/react/container-renderer';
import type { ImageMetadata } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { z } from 'astro/zod';
import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, expect, test, vi } from 'vitest';
import { displayedTexts } from '../integrations/display-font/displayed-texts.ts';
import { contentFileList, type FileName } from '../src/content.config/files.ts';
import { photoSchema } from '../src/content.config/photo.ts';
import { wordsSchema } from '../src/content.config/words.ts';
import { WEEK } from '../src/lib/hours.ts';
import { LOCALES, altField } from '../src/lib/locales.ts';
import { exampleOf, exampleTexts } from './fixtures/schema-examples.ts';
import { folder, put } from './fixtures/content-project.ts';

/**
 * A note that is not for the pages; times, days, sums and lengths, which come out in another form, and which
 * src/lib/hours.test.ts, src/lib/course-days.test.ts and src/lib/format.test.ts follow; what only says where something
 * is, or how it is cut; groups and numbers of a gallery without photos.
 */
const NOT_LITERAL =
  /^photos\.caption$|^studio\.hours\.|^studio\.(specialDays|notices)\.(from|to|closed|opens|closes)$|^courseFacts\.(days|stages\.from|batches\..*)$|^services\..*\.(group|price|minutes)$|^reviews\..*\.(month|count)$|\.focus$|^photos\.group$|^galleries\.empty\.(groups|count)/;

/** What a collection's image is before Astro reads it. */
const image = () => z.custom<ImageMetadata>();

const content = Object.fromEntries(
  [
    ...contentFileList(image).map(([name, { schema }]) => [name, schema] as const),
    ['photos', photoSchema(image)] as const,
  ].map(([name, schema]) => [name, exampleOf(schema, name)]),
) as Record<FileName | 'photos', Record<string, unknown>>;

// A card of one day, one of two, and one of more.
content.courseFacts['days'] = ['1', '2-3', '4-6'];
// A stage of one day, and one of more.
const [stage] = content.courseFacts['stages'] as object[];
content.courseFacts['stages'] = [1, 2].map((from) => ({ ...stage, from }));
// Dates that hold together and have not begun when this is read, and past ones on what is a day off.
content.courseFacts['batches'] = [
  {
    starts: '2093-12-07',
    seats: 7,
    fee: 900,
    instalments: [{ day: 1, amount: 900 }],
    closed: [],
    classes: { from: '10:00', to: '12:00' },
  },
  { starts: '2094-03-01', closed: [] },
  { starts: '2020-12-07', closed: ['Monday'] },
];
const [card] = content.course['cards'] as unknown[];
content.course['cards'] = [card, card, card];

// Galleries of one photo and of two, with words of their own for the count and with those of all galleries.
const { full } = content.galleries as Record<string, object>;
const COUNTED = { full: 25, one: 1, two: 2, 'one-plain': 1, 'two-plain': 2 };
for (const name of Object.keys(COUNTED).slice(1))
  content.galleries[name] = { ...full, ...(name.endsWith('plain') && { count: undefined }) };
/** Photos of each of their gallery's groups. */
const grouped = ['full', 'empty'].map((group) => ({ ...content.photos, group, focus: '30% 10%' }));
// One service has a price, and one is asked for.
const [service] = content.services['services'] as object[];
content.services['services'] = [
  { ...service, group: 'full' },
  { ...service, group: 'empty', price: undefined },
];
const [review] = content.reviews['reviews'] as object[];
content.reviews['reviews'] = [{ ...review, language: LOCALES[0], month: '2026-02' }];
// A step of many days, one of one, and one on the day.
content.dayPlan['steps'] = [undefined, 1, 0].map((days) => ({
  ...(content.dayPlan['steps'] as object[])[0],
  ...(days !== undefined && { days }),
}));
// A question on each page.
const [question] = content.questions['questions'] as Record<string, Record<string, string>>[];
content.questions['questions'] = [
  { ...question, page: 'home' },
  { ...question, page: 'academy', key: 'other' },
];
/** The answer to it in the language of an entry such as `en/trial`. */
const answerIn = (id: string) => question?.[id.split('/', 1)[0]!]?.['answer'];

/** A photo that nobody has described. */
const undescribed = {
  ...content.photos,
  group: undefined,
  focus: undefined,
  alt: undefined,
  ...Object.fromEntries(LOCALES.map((code) => [altField(code), undefined])),
};

/** Whether photos hang in groups. */
let inGroups = true;

/** The studio's hours, of each kind that is said in a sentence of its own. */
const USUAL = { opens: '09:30', closes: '20:30' };
const OTHER = { opens: '11:00', closes: '16:00' };
const HOURS = [
  USUAL,
  { ...USUAL, closed: [WEEK[1]] },
  { ...USUAL, closed: [WEEK[0]], days: Object.fromEntries(WEEK.slice(3).map((day) => [day, OTHER])) },
];
/** Special days of each kind that is said in a sentence of its own. */
const FAR = { from: '2099-11-08', to: '2099-11-10' };
const [{ reason }] = content.studio['specialDays'] as [{ reason: unknown }];
content.studio['specialDays'] = [
  { ...FAR, closed: true, reason },
  { ...FAR, closed: true },
  { ...FAR, ...OTHER, reason },
  { ...FAR, ...OTHER },
];
content.studio['notices'] = (content.studio['notices'] as object[]).map((notice) => ({ ...notice, ...FAR }));

const env = vi.hoisted((): Record<string, string | undefined> => ({
  EMAILJS_ORIGIN: 'https://api.test',
  EMAILJS_PUBLIC_KEY: '',
  EMAILJS_SERVICE_ID: '',
  EMAILJS_TEMPLATE_ID: '',
  SERVICE_WORKER: 'on',
  VITALS_URL: '',
}));

vi.mock('astro:env/server', () => env);
vi.mock('astro:content', () => ({
  getEntry: (collection: FileName | 'answers', id: string) =>
    Promise.resolve(
      collection === 'answers' ? { data: {}, rendered: { html: answerIn(id) } } : { data: content[collection] },
    ),
  getCollection: () =>
    Promise.resolve(
      Object.entries(COUNTED).flatMap(([name, count]) =>
        Array.from({ length: count }, (_, at) => ({
          id: `${name}/${at}-photo.yaml`,
          data: at && inGroups ? grouped[at % 2] : undescribed,
        })),
      ),
    ),
}));
vi.mock('../src/lib/responsive-picture.ts', () => ({
  INLINE_QUALITY: 0,
  copyOf: (image: ImageMetadata) => image,
  sizeOf: ({ width, height }: ImageMetadata) => ({ width, height }),
  getPicture: ({ src, width, height }: ImageMetadata) => Promise.resolve({ avif: src, jpeg: src, src, width, height }),
}));

interface PageModule {
  default: AstroComponentFactory;
  getStaticPaths?: (options: object) => Promise<{ props: Record<string, unknown> }[]>;
}
const pages = import.meta.glob<PageModule>('../src/pages/**/*.astro');

/** As Astro's own: one path for each page of so many. */
const paginate = (all: unknown[], { props, pageSize }: { props: object; pageSize: number }) =>
  Array.from({ length: Math.max(1, Math.ceil(all.length / pageSize)) }, (_, at) => ({
    props: {
      ...props,
      page: {
        data: all.slice(at * pageSize, (at + 1) * pageSize),
        start: at * pageSize,
        total: all.length,
        currentPage: at + 1,
        lastPage: Math.ceil(all.length / pageSize),
      },
    },
  }));

/** All that the site says with the content and settings as they are now. */
async function everything(): Promise<string> {
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });
  const { getSharePictures } = await import('../src/images/share-picture.ts');
  const said = [JSON.stringify(await Promise.all(LOCALES.map(getSharePictures)))];
  for (const load of Object.values(pages)) {
    const page = await load();
    const paths = (await page.getStaticPaths?.({ paginate })) ?? [{ props: {} }];
    for (const { props } of paths) said.push(await container.renderToString(page.default, { props }));
  }
  return said.join('\n');
}

/** All that the site says, whatever its content and settings. */
async function allThereIs(): Promise<string> {
  const said: string[] = [];
  const { keepMonths } = content.studio;
  for (const [at, hours] of HOURS.entries()) {
    Object.assign(content.studio, { hours, keepMonths: [undefined, 1, keepMonths][at] });
    said.push(await everything());
  }
  // A course of one card that takes one day.
  Object.assign(content.courseFacts, { days: ['1'], stages: [{ ...stage, from: 1 }], batches: [] });
  content.course['cards'] = [card];
  env['VITALS_URL'] = '/vitals';
  for (const key of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID']) env[`EMAILJS_${key}`] = 'key';
  said.push(await everything());
  inGroups = false;
  said.push(await everything());
  return said.join('\n');
}

let all: string;
beforeAll(async () => {
  all = await allThereIs();
});

test('every field comes out somewhere', () => {
  expect(exampleTexts.size).toBeGreaterThan(100);
  const unread = [...exampleTexts].filter(([path, text]) => !all.includes(text) && !NOT_LITERAL.test(path));
  expect(unread.map(([path]) => path)).toEqual([]);
});

type Element = Parameters<typeof DomUtils.getAttributeValue>[0];

const hasClass = (element: Element, name: string) => element.attribs['class']?.split(' ').includes(name) ?? false;
function isInside(element: Element, is: (around: Element) => boolean): boolean {
  const { parent } = element;
  return parent !== null && DomUtils.isTag(parent) && (is(parent) || isInside(parent, is));
}

/** The sources of styles that ask for the display font, with what each sets in it: elements, or texts of a script. */
const SET_IN_IT: Record<string, ((element: Element) => boolean) | string[]> = {
  'src/styles/global.css': (element) =>
    /^h[1-3]$/.test(element.name) && !isInside(element, ({ attribs }) => 'data-batches' in attribs),
  // Its headings, and figures.
  'src/components/CourseCards.astro': [],
  'src/components/CourseHeader.astro': ({ name, parent }) =>
    name === 'b' && parent !== null && DomUtils.isTag(parent) && parent.name === 'li',
  'src/components/EmptyGallery.astro': ({ name, prev }) =>
    name === 'p' && prev !== null && DomUtils.isTag(prev) && prev.name === 'svg',
  'src/components/Founder.astro': (element) => hasClass(element, 'quote'),
  'src/components/Hero.astro': (element) => hasClass(element, 'name'),
  'src/components/Occasions.astro': (element) =>
    element.name === 'a' && isInside(element, (around) => hasClass(around, 'occasions')),
  'src/components/StudioMap.astro': ({ name }) => name === 'address',
  // What stands first in a text in Markdown.
  'src/components/TextWithAside.astro': [],
  'src/components/TopBar.astro': (element) => element.name === 'a' && hasClass(element, 'mark'),
  'src/islands/ContactForm/states.css': ['~words.contact.thanks~'],
  'src/islands/Lightbox/Viewer.module.css': ['~words.viewer.position~'],
};

test('every field that is set in the display font is read for its subset', async () => {
  const asking = globSync('src/**/*.{css,astro}').filter((file) =>
    /var\(--font-title\)/.test(readFileSync(file, 'utf8')),
  );
  expect(asking.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(Object.keys(SET_IN_IT).sort());

  const document = parseDocument(all);
  const displayed = Object.values(SET_IN_IT).flatMap((set) =>
    Array.isArray(set)
      ? set
      : DomUtils.findAll(set, document.children).flatMap(
          (element) => DomUtils.textContent(element).match(/~[\w.-]+~/g) ?? [],
        ),
  );
  expect(new Set(displayed).size).toBeGreaterThan(30);

  const root = await folder();
  const { studio, services, courseFacts, questions, ...perLanguage } = content;
  for (const [name, data] of Object.entries({ studio, services, course: courseFacts, questions }))
    await put(root, `${name}.yaml`, JSON.stringify(data));
  for (const locale of LOCALES)
    for (const [name, data] of Object.entries(perLanguage))
      await put(root, `${locale}/${name}.yaml`, JSON.stringify(data));
  const read = (await Promise.all(LOCALES.map((locale) => displayedTexts(root, locale)))).join('\n');
  await rm(root, { recursive: true });
  expect([...new Set(displayed)].filter((text) => !read.includes(text))).toEqual([]);
});

test('every word that an island is given is read there', () => {
  const islands = globSync('src/islands/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const read = new Set(islands.flatMap((text) => [...text.matchAll(/\bwords\.(\w+)/g)].map(([, name = '']) => name)));
  expect(
    [...Object.keys(wordsSchema.shape.viewer.shape), ...Object.keys(wordsSchema.shape.slideshow.shape)].filter(
      (name) => !read.has(name),
    ),
  ).toEqual([]);
});
