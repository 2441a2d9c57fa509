import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('astro:env/server', () => ({}));
vi.mock('astro:content', () => ({}));
const { privacySections } = await import('./privacy.ts');

const text = (title: string, ...names: string[]) =>
  ({ title, ...Object.fromEntries(names.map((name) => [name, name])) }) as Record<string, string>;
const words = {
  title: 'Privacy',
  who: { title: 'who', text: '{name}, {address}: {email}, {phone}' },
  given: text('given', 'form', 'chat'),
  purpose: text('purpose', 'text'),
  carried: text('carried', 'mail', 'handedOver', 'whatsapp'),
  browser: text('browser', ...['draft', 'draftForChat', 'visit', 'offline', 'nothingElse', 'speed', 'map', 'server']),
  kept: { title: 'kept', needed: 'needed', month: 'one month', months: '{months} months' },
  deleted: { title: 'deleted', text: '{email}' },
  photos: { title: 'photos', text: '{phone}' },
  complaint: text('complaint', 'text'),
} as unknown as Parameters<typeof privacySections>[0];
const studio = {
  name: 'A & B',
  addressLine: 'Here',
  email: 'a@b.in',
  mailLink: 'mailto:a@b.in',
  phoneText: '+91 1',
  callLink: 'tel:+911',
};
let practice: Parameters<typeof privacySections>[2];
beforeEach(() => {
  practice = { mail: true, worker: true, vitals: false };
});

/** The sentences of a section, as they are read. */
const said = (title: string, facts: object = {}) =>
  privacySections(words, { ...studio, ...facts, keepMonths: undefined, ...facts }, practice)
    .find((section) => section.title === title)!
    .paragraphs.map((parts) => parts.map((part) => part.text).join(''));

test('facts stand in their places, and lead where they lead', () => {
  const [who] = privacySections(words, { ...studio, keepMonths: undefined }, practice);
  expect(who?.paragraphs).toEqual([
    [
      { text: 'A & B' },
      { text: ', ' },
      { text: 'Here' },
      { text: ': ' },
      { text: 'a@b.in', to: 'mailto:a@b.in' },
      { text: ', ' },
      { text: '+91 1', to: 'tel:+911' },
    ],
  ]);
});

test('the form’s carrier and what the browser keeps follow from the build', () => {
  expect(said('carried')).toEqual(['mail', 'whatsapp']);
  expect(said('browser')).toEqual(['draft', 'offline', 'visit', 'nothingElse', 'map', 'server']);
  practice = { mail: false, worker: false, vitals: true };
  expect(said('carried')).toEqual(['handedOver', 'whatsapp']);
  expect(said('browser')).toEqual(['draftForChat', 'visit', 'speed', 'map', 'server']);
});

test('a time is named when the studio names one', () => {
  expect(said('kept')).toEqual(['needed']);
  expect(said('kept', { keepMonths: 1 })).toEqual(['one month']);
  expect(said('kept', { keepMonths: 18 })).toEqual(['18 months']);
});
