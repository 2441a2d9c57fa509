import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../lib/locales.ts';
import { fileLabel } from '../config/labels.ts';
import { EDITOR_LANGUAGES } from '../language.ts';
import { photoFormat } from '../photo-collections.ts';
import type { Fields } from './data.ts';
import { relatedFiles } from './related-files.ts';

const HOURS = { opens: '10:00', closes: '20:00' };
const DIWALI = { from: '2030-10-25', to: '2030-10-28', closed: true };
/** What else stands in the file. */
const OTHERS: Fields = { phone: '+91 98765 43210' };
const OPEN: Fields = { ...OTHERS, hours: HOURS };
const CLOSED_AT_DIWALI: Fields = { ...OTHERS, hours: HOURS, specialDays: [DIWALI] };
const SUNDAYS_OFF: Fields = { ...OTHERS, hours: { ...HOURS, closed: ['Sunday'] } };

const course = (starts: string, more: Fields = {}): Fields => ({ days: [1, '2-3'], batches: [{ starts, ...more }] });
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function said(studio: Fields, dates: Fields, language: (typeof EDITOR_LANGUAGES)[number] = 'en') {
  const files = relatedFiles(language);
  files.remember('studio', studio);
  files.remember('courseFacts', dates);
  return files;
}

test.each<[string, studio: Fields, dates: Fields, sentence: RegExp]>([
  ['a day off', SUNDAYS_OFF, course('2030-10-27'), /2030-10-27, a Sunday.* 2030-10-28/],
  ['a closure', CLOSED_AT_DIWALI, course('2030-10-26'), /2030-10-26.*closed.* 2030-10-29/],
  ['a week without class', OPEN, course('2030-10-26', { closed: WEEK }), /2030-10-26 never ends/],
])('a batch that starts on %s is told of, whichever of the files is saved last', (_, studio, dates, sentence) => {
  expect(said(studio, course('2030-11-04')).refusal('courseFacts', dates)).toMatch(sentence);
  if (studio !== OPEN) expect(said(OPEN, dates).refusal('studio', studio)).toMatch(sentence);
});

test.each(EDITOR_LANGUAGES)('it is told in %s', (language) => {
  const sentence = said(SUNDAYS_OFF, OPEN, language).refusal('courseFacts', course('2030-10-27'));
  expect(/[ऀ-ॿ]/.test(sentence ?? '')).toBe(language === 'hi');
  expect(sentence).not.toMatch(/[{}]|Sunday.*रविवार/);
});

test('the Hindi sentences name the weekday behind the date, and what to change before saving', () => {
  const refusal = (studio: Fields, starts: string) => said(studio, OPEN, 'hi').refusal('courseFacts', course(starts));
  expect(refusal(SUNDAYS_OFF, '2030-10-27')).toMatch(/2030-10-27 \(रविवार\) को .*बैच की तारीख बदलें.* 2030-10-28।$/);
  expect(refusal(CLOSED_AT_DIWALI, '2030-10-26')).toMatch(/2030-10-26 को .*बैच की तारीख बदलें.* 2030-10-29।$/);
});

test('what the files have broken before keeps nobody from mending something else', () => {
  const files = said(CLOSED_AT_DIWALI, course('2030-10-26'));
  expect(files.refusal('studio', { ...CLOSED_AT_DIWALI, phone: '+91 98765 43211' })).toBeUndefined();
  expect(files.refusal('courseFacts', course('2030-10-26', { seats: 12 }))).toBeUndefined();
  expect(files.refusal('courseFacts', course('2030-10-27'))).toMatch(/2030-10-27/);
});

test('what breaks no rule, or is not there, is nothing', () => {
  expect(said(SUNDAYS_OFF, course('2030-10-27')).refusal('courseFacts', course('2030-10-28'))).toBeUndefined();
  expect(said(CLOSED_AT_DIWALI, course('2030-11-04')).refusal('words', { days: 'any' })).toBeUndefined();
  expect(relatedFiles('en').refusal('courseFacts', course('2030-10-27'))).toBeUndefined();
  expect(relatedFiles('en').refusal('studio', CLOSED_AT_DIWALI)).toBeUndefined();
});

test('a batch that has begun is no reason to refuse a day off or a closure', () => {
  const begun = course('2020-10-25');
  expect(said(OPEN, begun).refusal('studio', SUNDAYS_OFF)).toBeUndefined();
  expect(said(OPEN, begun).refusal('studio', { ...OPEN, specialDays: [{ ...DIWALI, from: '2020-10-25' }] })).toBe(
    undefined,
  );
});

test('what was saved is what the next file is held against', () => {
  const files = said(OPEN, course('2030-10-26'));
  expect(files.refusal('studio', CLOSED_AT_DIWALI)).toMatch(/2030-10-26/);
  files.remember('courseFacts', course('2030-11-04'));
  expect(files.refusal('studio', CLOSED_AT_DIWALI)).toBeUndefined();
});

const cards = (count: number): Fields => ({
  cards: Array.from({ length: count }, (_, at) => ({ title: `Card ${at}` })),
});

test('a card without days is told of once, and saved when Save is pressed again', () => {
  const files = said(OPEN, course('2030-11-04'));
  files.remember('course', cards(2));
  expect(files.refusal('course', cards(3))).toMatch(/3 cards and days for 2.*“Course: dates and fees”/);
  expect(files.refusal('course', cards(3))).toBeUndefined();
  files.remember('course', cards(3));
  // What is so already is no reason to tell of it, and neither is what mends it.
  expect(files.refusal('courseFacts', course('2030-11-05'))).toBeUndefined();
  expect(files.refusal('courseFacts', { days: [1, 2, 3] })).toBeUndefined();
});

test('days without a card are told of too, in both languages', () => {
  for (const language of EDITOR_LANGUAGES) {
    const files = said(OPEN, course('2030-11-04'), language);
    files.remember('course', cards(2));
    const sentence = files.refusal('courseFacts', { days: [1, 2, 3] }) ?? '';
    expect(sentence).toContain(fileLabel('course', language));
    // How many cards there are, and for how many there are days.
    expect(sentence).toMatch(language === 'hi' ? /गिनती 2 होगी, पर दिन 3 कार्ड के/ : /2 cards and days for 3/);
    expect(/[ऀ-ॿ]/.test(sentence)).toBe(language === 'hi');
  }
});

describe('a group that photos hang in', () => {
  const titles = (groups: Fields): Fields => ({
    portfolio: { title: 'Portfolio', groups },
    studio: { title: 'Studio' },
  });
  const before = titles({ wedding: 'Wedding', party: 'Party' });
  const hung = (language: (typeof EDITOR_LANGUAGES)[number] = 'en') => {
    const files = relatedFiles(language);
    files.remember(photoFormat('portfolio', 'yaml'), { image: '01-a.jpg', group: 'party' });
    files.remember(photoFormat('portfolio', 'md'), { image: '02-b.jpg' });
    return files;
  };

  test.each(EDITOR_LANGUAGES)('is told of once when it is taken out, by its name, in %s', (language) => {
    const files = hung(language);
    const sentence = files.refusal('galleries', titles({ wedding: 'Wedding' }), before);
    expect(sentence).toContain('“Party”');
    expect(/[ऀ-ॿ]/.test(sentence ?? '')).toBe(language === 'hi');
    expect(files.refusal('galleries', titles({ wedding: 'Wedding' }), before)).toBeUndefined();
  });

  test('also when a whole gallery or all its groups go, or its key is written otherwise', () => {
    expect(hung().refusal('galleries', { studio: { title: 'Studio' } }, before)).toContain('Party');
    expect(hung().refusal('galleries', { portfolio: { title: 'P' } }, before)).toContain('Party');
    expect(hung().refusal('galleries', titles({ wedding: 'Wedding', parties: 'Party' }), before)).toContain('Party');
  });

  test('nothing is said of a group that nobody names, of another name for it, and of photos that have left it', () => {
    expect(hung().refusal('galleries', titles({ party: 'Evenings' }), before)).toBeUndefined();
    expect(hung().refusal('galleries', titles({}))).toBeUndefined();
    const files = hung();
    files.remember(photoFormat('portfolio', 'yaml'), { image: '01-a.jpg', group: 'wedding' });
    expect(files.refusal('galleries', titles({ wedding: 'Wedding' }), before)).toBeUndefined();
  });

  test('a photo of another gallery whose picture has the same name speaks for itself', () => {
    const files = hung();
    files.remember(photoFormat('studio', 'yaml'), { image: '01-a.jpg' });
    expect(files.refusal('galleries', titles({ wedding: 'Wedding' }), before)).toContain('“Party”');
    const other = relatedFiles('en');
    other.remember(photoFormat('studio', 'yaml'), { image: '01-a.jpg', group: 'party' });
    expect(other.refusal('galleries', titles({ wedding: 'Wedding' }), before)).toBeUndefined();
  });
});

describe('a group that a photo names', () => {
  const format = photoFormat('portfolio', 'yaml');
  const beside = (groups: Fields | undefined, language: (typeof EDITOR_LANGUAGES)[number] = 'en') => {
    const files = relatedFiles(language);
    files.remember('galleries', { portfolio: { title: 'Portfolio', ...(groups && { groups }) } });
    return files;
  };
  const GROUPS: Fields = { wedding: 'Wedding', party: 'Party' };

  test.each<[string, groups: Fields | undefined, group: string, english: RegExp, hindi: RegExp]>([
    [
      'is none of the gallery’s',
      GROUPS,
      'evening',
      /no group “evening”\. Write one of wedding, party/,
      /“evening” नाम का/,
    ],
    ['is nearly one', GROUPS, 'weding', /no group “weding”\. Did you mean “wedding”\?/, /क्या “wedding” लिखना था\?/],
    ['cannot be one, where there are none', undefined, 'party', /no group “party” yet/, /“party” नाम का ग्रुप अभी नहीं है/],
  ])('is told of where it %s', (_, groups, group, english, hindi) => {
    const photo = { image: '01-a.jpg', group };
    expect(beside(groups).refusal(format, photo)).toMatch(english);
    expect(beside(groups, 'hi').refusal(format, photo)).toMatch(hindi);
    expect(beside(groups).refusal(format, photo, { image: '01-a.jpg', group: 'other' })).toMatch(english);
    expect(beside(groups).refusal(format, { ...photo, alt: 'New' }, photo)).toBeUndefined();
  });

  test('passes where the gallery has it, where none is named, and where nothing is known of the galleries', () => {
    expect(beside(GROUPS).refusal(format, { image: '01-a.jpg', group: 'party' })).toBeUndefined();
    expect(beside(GROUPS).refusal(format, { image: '01-a.jpg' })).toBeUndefined();
    expect(relatedFiles('en').refusal(format, { image: '01-a.jpg', group: 'party' })).toBeUndefined();
  });

  test('is there as soon as it is added, and gone when it is taken out', () => {
    const files = beside(GROUPS);
    const groups = { wedding: 'Wedding', evening: 'Evening' };
    for (const title of LOCALES) files.remember('galleries', { portfolio: { title, groups } });
    expect(files.refusal(format, { image: '01-a.jpg', group: 'evening' })).toBeUndefined();
    expect(files.refusal(format, { image: '01-a.jpg', group: 'party' })).toMatch(/no group “party”/);
  });

  test('is there though another language, which is read later, does not name it yet', () => {
    const files = beside({ ...GROUPS, evening: 'Evening' });
    files.remember('galleries', { portfolio: { title: 'पोर्टफ़ोलियो', groups: { wedding: 'शादी', party: 'पार्टी' } } });
    expect(files.refusal(format, { image: '01-a.jpg', group: 'evening' })).toBeUndefined();
    expect(files.refusal(format, { image: '01-a.jpg', group: 'evenin' })).toMatch(/“evening”\?/);
  });
});
