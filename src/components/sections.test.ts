/** The sections that a studio fills or leaves out, drawn with one thing, with little, and with much in them. */
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { expect, test } from 'vitest';

const components = import.meta.glob<AstroComponentFactory>('./{CourseHeader,PrivacySections,Reviews,Services}.astro', {
  import: 'default',
  eager: true,
});
const container = await AstroContainer.create();
const draw = (name: string, props: Record<string, unknown>) =>
  container.renderToString(components[`./${name}.astro`]!, { props });

const review = {
  words: 'Well <b>done</b>.',
  attributes: {},
  name: 'Fixture',
  town: 'Town',
  month: { date: '2026-02', said: 'x' },
};
const profile = { url: 'https://maps.app.goo.gl/x', said: '4.8 of 5' };

test('one review stands alone, without a profile, a picture or an occasion', async () => {
  const html = await draw('Reviews', { title: 'Said', reviews: [review] });
  expect(html.match(/<blockquote/g)).toHaveLength(1);
  expect(html).toContain('Well &lt;b&gt;done&lt;/b&gt;.');
  expect(html).not.toMatch(/several|<img|<a |undefined/);
});

test('several reviews stand beside each other, each marked with its language', async () => {
  const html = await draw('Reviews', {
    title: 'Said',
    reviews: [review, { ...review, attributes: { lang: 'hi', dir: 'ltr' } }],
    google: profile,
  });
  expect(html).toMatch(/<ul[^>]*class="several/);
  expect(html).toMatch(/<blockquote lang="hi" dir="ltr"/);
  expect(html).toContain(`<a href="${profile.url}"`);
});

test('a profile alone is a link, and no empty list', async () => {
  const html = await draw('Reviews', { title: 'Said', reviews: [], google: profile });
  expect(html).not.toContain('<ul');
  expect(html).toContain(profile.said);
});

test('a mailbox within a sentence may break before its host and each dot of that, and a number nowhere', async () => {
  const paragraph = [
    { text: 'Write to ' },
    { text: 'hello@studio.example', to: 'mailto:hello@studio.example' },
    { text: ' or call ' },
    { text: '+91 98765', to: 'tel:+9198765' },
    { text: '.' },
  ];
  const html = await draw('PrivacySections', { sections: [{ title: 'Who', paragraphs: [paragraph] }] });
  expect(html).toMatch(/hello\s*<wbr[^>]*>@studio\s*<wbr[^>]*>\.example/);
  expect(html).toMatch(/<a href="tel:\+9198765"[^>]*>\+91 98765<\/a>/);
});

const service = { name: 'Bride', line: 'For her.', ask: 'Ask the price', chat: 'https://wa.me/91' };
const drawServices = (...services: object[]) =>
  draw('Services', { title: 'Services', seePhotos: 'See photos', groups: [{ name: 'Brides', services }] });

test('a service of which only the name and the line are known', async () => {
  const html = await drawServices(service);
  expect(html.match(/<ul/g)).toHaveLength(1);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).not.toMatch(/<b[ >]|<small|See photos|undefined/);
  // What is included may be an empty list.
  expect((await drawServices({ ...service, includes: [] })).match(/<ul/g)).toHaveLength(1);
});

test('a service of which everything is known has one way to ask, too', async () => {
  const all = { ...service, includes: ['Tea', 'Hair'], price: 'from ₹1', duration: '1 hour', ask: 'Ask' };
  const html = await drawServices(all, service);
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html.match(/<ul/g)).toHaveLength(2);
  expect(html).toMatch(/<b[^>]*>from ₹1<\/b>/);
  expect(html).toMatch(/<small[^>]*>1 hour<\/small>/);
});

test('words with a hyphen stand whole in the names of services, of their groups and of the course', async () => {
  const services = await draw('Services', {
    title: 'Services',
    groups: [{ name: 'Skin-care', services: [{ ...service, name: 'Make-up trial' }] }],
  });
  const picture = { avif: '', jpeg: '', src: '' };
  const header = await draw('CourseHeader', {
    course: { heading: { rest: 'Weekend Make-up Course' }, counts: [], picture: { phone: picture, desk: picture } },
    studio: { social: {} },
  });
  expect((services + header).match(/(?<=<span data-unbroken[^>]*>)[^<]+/g)).toEqual([
    'Skin-care',
    'Make-up',
    'Make-up',
  ]);
});
