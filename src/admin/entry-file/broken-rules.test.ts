import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { batchesSchema, courseFactsSchema } from '../../content.config/course.ts';
import type { RuleName } from '../../content.config/rule-messages.ts';
import { questionsSchema } from '../../content.config/questions.ts';
import { reviewsSchema } from '../../content.config/reviews.ts';
import { servicesSchema } from '../../content.config/services.ts';
import { noticeSchema, specialDaySchema, studioSchema } from '../../content.config/studio.ts';
import { aboutSchema, galleriesSchema } from '../../content.config/page-texts.ts';
import { WEEK } from '../../lib/hours.ts';
import { PHOTO_SCHEMA } from '../config/files.ts';
import { EDITOR_LANGUAGES } from '../language.ts';
import { newlyBrokenRule } from './broken-rules.ts';
import type { Fields } from './data.ts';

const notice = { from: '2030-11-05', to: '2030-11-01', text: 'Open late' };

const studio = (field: 'phone' | 'hours' | 'location') => z.object({ [field]: studioSchema.shape[field] });
const times = { opens: '10:00', closes: '20:00' };
const hours = (more: object) => ({ hours: { ...times, ...more } });
const point = (latitude: number, longitude: number) => ({ location: { latitude, longitude } });
const special = { from: '2030-11-08' };
const course = courseFactsSchema(() => z.string());
const name = { en: 'Skin', hi: 'स्किन' };
const stages = (...days: number[]) => ({ days: [1, '2-3', '4-6'], stages: days.map((from) => ({ from, name })) });
const batches = z.object({ batches: batchesSchema });
const batch = (more: object) => ({ batches: [{ starts: '2030-12-09', ...more }] });
const instalments = [{ day: 1, amount: 20_000 }];
const said = { name: 'Make-up', line: 'For brides' };
const service = (group: string, groups: Fields) => ({ groups, services: [{ group, en: said, hi: said }] });
const GROUPS = { bridal: { name: 'Bridal' } };
const questions = (...keys: string[]) => ({
  questions: keys.map((key) => ({ key, page: 'home', en: { question: 'Why?', answer: 'So.' } })),
});
const reviews = reviewsSchema(() => z.string());
const review = { language: 'en', words: 'Lovely.', name: 'Asha', town: 'Jhansi' };
const gallery = { title: 'A', intro: 'B', description: 'C' };

/**
 * For each rule a schema, what breaks it there, the field that is to be put right, and what the editor repeats of it.
 */
const BROKEN: Record<RuleName, [schema: z.ZodType, data: Fields, path: PropertyKey[], repeated?: RegExp]> = {
  phoneLength: [studio('phone'), { phone: '+1 23456' }, ['phone'], /6/],
  indianPhoneLength: [studio('phone'), { phone: '+91 98765 4321' }, ['phone'], /9/],
  indianPhoneZero: [studio('phone'), { phone: '+91 01234 56789' }, ['phone']],
  phoneOfOneDigit: [studio('phone'), { phone: '+91 77777 77777' }, ['phone']],
  closesFirst: [studio('hours'), hours({ closes: '08:30' }), ['hours', 'closes']],
  closesFirstOnWeekday: [
    studio('hours'),
    hours({ days: { Sunday: { opens: '16:00', closes: '11:00' } } }),
    ['hours', 'days', 'Sunday', 'closes'],
    /Sunday|रविवार/,
  ],
  neverOpen: [studio('hours'), hours({ closed: WEEK }), ['hours', 'closed']],
  weekdayClosedWithHours: [
    studio('hours'),
    hours({ closed: ['Monday'], days: { Monday: times } }),
    ['hours', 'days', 'Monday'],
    /Monday|सोमवार/,
  ],
  pointInTheSea: [studio('location'), point(0, 78.5), ['location', 'latitude']],
  pointExchanged: [studio('location'), point(78.5685, 25.4484), ['location', 'latitude']],
  lastDayFirst: [noticeSchema, notice, ['to']],
  closedWithHours: [specialDaySchema, { ...special, closed: true, ...times }, ['closed']],
  neitherClosedNorWithHours: [specialDaySchema, special, ['from']],
  closesFirstOnTheseDays: [specialDaySchema, { ...special, opens: '12:00', closes: '10:00' }, ['closes']],
  cardRunsBackwards: [course, { days: [1, '19-17'] }, ['days', 1], /19-17/],
  cardsOverlap: [course, { days: ['1-3', '2-5'] }, ['days', 1], /2-5.* 3.* 4/],
  cardsLeaveGap: [course, { days: [1, 3] }, ['days', 1], /3.* 2/],
  stageWithoutCard: [course, stages(1, 3), ['stages', 1, 'from'], /3.*1, 2, 4/],
  firstStageLate: [course, stages(2), ['stages', 0, 'from'], /2.*1/],
  stagesOutOfOrder: [course, stages(1, 4, 2), ['stages', 2, 'from'], /2.*4|4.*2/],
  instalmentAfterCourse: [
    course,
    { days: ['1-3'], ...batch({ fee: 20_000, instalments: [{ day: 4, amount: 20_000 }] }) },
    ['batches', 0, 'instalments', 0, 'day'],
    /4.*3/,
  ],
  instalmentsWithoutFee: [batches, batch({ instalments }), ['batches', 0, 'instalments'], /20000/],
  instalmentsAreNotTheFee: [
    batches,
    batch({ fee: 25_000, instalments }),
    ['batches', 0, 'instalments'],
    /20000.*25000/,
  ],
  classEndsFirst: [batches, batch({ classes: { from: '14:00', to: '10:00' } }), ['batches', 0, 'classes', 'to']],
  twoBatchesStart: [
    batches,
    { batches: [{ starts: '2030-12-09' }, { starts: '2030-12-09' }] },
    ['batches', 1, 'starts'],
    /2030-12-09/,
  ],
  notDrawn: [aboutSchema, { title: 'About 👩‍🎨 ✨', description: 'C' }, ['title'], /About 👩‍🎨.*‘👩‍🎨’, ‘✨’/],
  takenQuestionKey: [questionsSchema, questions('contact'), ['questions', 0, 'key'], /contact.*contact-question/],
  twoQuestionsOfOneKey: [questionsSchema, questions('trial', 'trial'), ['questions', 1, 'key'], /trial/],
  monthAhead: [reviews, { reviews: [{ ...review, month: '2199-02' }] }, ['reviews', 0, 'month'], /2199-02/],
  groupKey: [
    galleriesSchema,
    { looks: { ...gallery, groups: { Wedding: 'W' } } },
    ['looks', 'groups', 'Wedding'],
    /Wedding/,
  ],
  misspeltServiceGroup: [servicesSchema, service('bridl', GROUPS), ['services', 0, 'group'], /bridl.*bridal/],
  unknownServiceGroup: [servicesSchema, service('hair', GROUPS), ['services', 0, 'group'], /hair.*bridal/],
  noServiceGroups: [servicesSchema, service('hair', {}), ['services', 0, 'group'], /hair/],
};

describe.each(EDITOR_LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(BROKEN))(
    '%s is said in the words of the form',
    (rule, [schema, data, field, repeated = /^/]) => {
      const [issue] = schema.safeParse(data).error?.issues ?? [];
      expect(issue).toMatchObject({ code: 'custom', path: field, params: { rule } });
      const broken = newlyBrokenRule(schema, data, undefined, language);
      expect(broken?.path).toEqual(field);
      expect(broken?.sentence).not.toMatch(/[`{}]/);
      expect(broken?.sentence).toMatch(repeated);
      expect(/[ऀ-ॿ]/.test(broken?.sentence ?? '')).toBe(language === 'hi');
    },
  );

  test('a place that nothing fills in is named', () => {
    const broken = newlyBrokenRule(PHOTO_SCHEMA, { image: 'a.jpg', alt: 'In {town}' }, undefined, language);
    expect(broken).toMatchObject({ path: ['alt'], sentence: expect.stringContaining('“{town}”') });
  });
});

test('what the file has broken before is no reason to refuse it', () => {
  const before = { from: '2030-11-08' };
  expect(newlyBrokenRule(specialDaySchema, { from: '2030-11-09' }, before, 'en')).toBeUndefined();
  expect(newlyBrokenRule(specialDaySchema, { from: '2030-11-09', to: '2030-11-01' }, before, 'en')?.path).toEqual([
    'to',
  ]);
});

const minutes = (count: number) => ({ groups: GROUPS, services: [{ group: 'bridal', en: said, minutes: count }] });
test.each<[number, (typeof EDITOR_LANGUAGES)[number], string]>([
  [0, 'en', '“Minutes” cannot be so little: write 1 or more.'],
  [1441, 'en', '“Minutes” cannot be so much: write 1440 or less.'],
  [0, 'hi', '“मिनट” इतना कम नहीं हो सकता: 1 या उससे ज़्यादा लिखें।'],
  [1441, 'hi', '“मिनट” इतना ज़्यादा नहीं हो सकता: 1440 या उससे कम लिखें।'],
])('%d minutes are refused in a sentence, in %s', (count, language, sentence) => {
  expect(newlyBrokenRule(servicesSchema, minutes(count), undefined, language)).toEqual({
    path: ['services', 0, 'minutes'],
    sentence,
  });
  expect(newlyBrokenRule(servicesSchema, minutes(count), minutes(count), language)).toBeUndefined();
  expect(newlyBrokenRule(servicesSchema, minutes(1440), undefined, language)).toBeUndefined();
});

test.each<[string, Fields]>([
  ['write -90 or more', point(-91, 78)],
  ['write 180 or less', point(25, 181)],
])('on the map there is a limit too: %s', (sentence, data) => {
  expect(newlyBrokenRule(studio('location'), data, undefined, 'en')?.sentence).toContain(sentence);
});

const social = (url: string) => ({ social: { name: 'Instagram', handle: '@her', url } });
describe.each<[field: 'email' | 'social', Fields, Fields, path: PropertyKey[], english: string, hindi: string]>([
  ['email', { email: 'her..desk@studio.in' }, { email: 'desk@studio.in' }, ['email'], '“E-mail” is', '“ई-मेल”'],
  ['email', { email: 'desk@studio.i' }, { email: 'desk@studio.in' }, ['email'], '“E-mail” is', '“ई-मेल”'],
  [
    'social',
    social('ftp://her.in'),
    social('https://her.in/'),
    ['social', 'url'],
    '“Address of the profile” is',
    '“प्रोफ़ाइल का पता”',
  ],
])('an address that browsers take and the site does not: %s %j', (field, wrong, right, path, english, hindi) => {
  const schema = z.object({ [field]: studioSchema.shape[field] });

  test('is refused in a sentence with the name of its field', () => {
    const broken = newlyBrokenRule(schema, wrong, undefined, 'en');
    expect(broken?.path).toEqual(path);
    expect(broken?.sentence).toMatch(new RegExp(`^${english}.*such as`));
    expect(newlyBrokenRule(schema, wrong, undefined, 'hi')?.sentence).toMatch(new RegExp(`^${hindi}.*जैसे.*।$`));
  });

  test('passes where it is right, or was wrong before', () => {
    expect(newlyBrokenRule(schema, right, undefined, 'en')).toBeUndefined();
    expect(newlyBrokenRule(schema, wrong, wrong, 'en')).toBeUndefined();
  });
});

describe('what a field cannot be, whatever let it through', () => {
  const social = (handle: string) => ({ social: { name: 'Instagram', handle, url: 'https://her.in/' } });
  const socialOnly = z.object({ social: studioSchema.shape.social });
  const special = (from: string) => ({ specialDays: [{ from, closed: true }] });
  const specialOnly = z.object({ specialDays: studioSchema.shape.specialDays });
  const nobody = (more: Fields) => ({
    groups: GROUPS,
    services: [
      { group: 'bridal', en: said },
      { group: 'bridal', ...more },
    ],
  });

  test.each<[string, z.ZodType, Fields, path: PropertyKey[], english: string, hindi: string]>([
    [
      'an empty text',
      servicesSchema,
      nobody({ en: { ...said, name: ' ' } }),
      ['services', 1, 'en', 'name'],
      '“Services 2 › English › Name” is empty. Fill it in, or delete its entry where it is one of a list.',
      '“सेवाएं 2 › अंग्रेज़ी › नाम” खाली है। उसे भरें, या किसी लिस्ट की चीज़ हो, तो उसे हटाएं।',
    ],
    [
      'a text of which nobody sees anything',
      aboutSchema,
      { title: 'About', description: '\u200b' },
      ['description'],
      '“In one sentence, for search engines” is empty.',
      'खाली है।',
    ],
    [
      'a text that is not there, in one language of two',
      studioSchema.pick({ name: true }),
      { name: { en: 'Gulmohar' } },
      ['name', 'hi'],
      '“Name › Hindi” is empty.',
      '“नाम › हिंदी” खाली है।',
    ],
    [
      'the name of a group of photos',
      galleriesSchema,
      { looks: { ...gallery, groups: { wedding: '' } } },
      ['looks', 'groups', 'wedding'],
      '“Looks › Groups › Wedding” is empty.',
      'Wedding” खाली है।',
    ],
    [
      'a day of a far year',
      specialOnly,
      special('12026-11-08'),
      ['specialDays', 0, 'from'],
      'First day” is not written as it should be. The form says what belongs there.',
      'पहला दिन” सही तरह से नहीं लिखा गया। फ़ॉर्म में लिखा है कि वहां क्या चाहिए।',
    ],
    [
      'a day that is none',
      specialOnly,
      special('2026-02-31'),
      ['specialDays', 0, 'from'],
      'First day” is not',
      'पहला दिन” सही',
    ],
    [
      'a time',
      studio('hours'),
      hours({ closes: '25:00' }),
      ['hours', 'closes'],
      '“Hours › Closes at” is not',
      'बंद होने का समय” सही',
    ],
    [
      'a time of the other clock, which is in no order with the first,',
      studio('hours'),
      hours({ closes: '08:30 PM' }),
      ['hours', 'closes'],
      'Closes at” is not',
      'बंद होने का समय” सही',
    ],
    [
      'a choice',
      studio('hours'),
      hours({ closed: ['Funday'] }),
      ['hours', 'closed', 0],
      'is not written',
      'सही तरह से नहीं',
    ],
    ['a name', socialOnly, social('her page'), ['social', 'handle'], 'is not written', 'सही तरह से नहीं'],
    [
      'a number',
      studio('location'),
      { location: { latitude: '25;4', longitude: 78 } },
      ['location', 'latitude'],
      'Latitude” is not',
      'अक्षांश” सही',
    ],
    [
      'too short a list',
      courseFactsSchema(() => z.string()),
      { days: [] },
      ['days'],
      'is not written',
      'सही तरह से नहीं',
    ],
    [
      'an entry of no language',
      servicesSchema,
      nobody({}),
      ['services', 1],
      '“Services 2” says nothing in any language. Fill in one language at least, or delete the entry.',
      '“सेवाएं 2” किसी भी भाषा में कुछ नहीं कहता। कम से कम एक भाषा भरें, या उसे हटाएं।',
    ],
  ])('%s is refused in a sentence', (_, schema, data, path, english, hindi) => {
    const broken = newlyBrokenRule(schema, data, undefined, 'en');
    expect(broken?.path).toEqual(path);
    expect(broken?.sentence).toContain(english);
    expect(newlyBrokenRule(schema, data, undefined, 'hi')?.sentence).toContain(hindi);
    expect(newlyBrokenRule(schema, data, data, 'en')).toBeUndefined();
  });

  test('excuses no other field of the same fault', () => {
    const before = { services: [{ group: 'bridal', en: { ...said, name: '' } }], groups: GROUPS };
    const after = { services: [{ group: 'bridal', en: { ...said, line: '' } }], groups: GROUPS };
    expect(newlyBrokenRule(servicesSchema, after, before, 'en')?.path).toEqual(['services', 0, 'en', 'line']);
  });
});

test('what breaks no rule is nothing', () => {
  expect(newlyBrokenRule(noticeSchema, { ...notice, to: '2030-11-09' }, undefined, 'en')).toBeUndefined();
});

test.each<[string, z.ZodType, Fields, rule: RuleName, path: PropertyKey[]]>([
  ['a stage of the day of the one before', course, stages(1, 1), 'stagesOutOfOrder', ['stages', 1, 'from']],
  ['a stage behind the last card', course, stages(1, 7), 'stageWithoutCard', ['stages', 1, 'from']],
  [
    'the third of three batches on the day of the first',
    batches,
    { batches: [{ starts: '2030-12-09' }, { starts: '2030-12-16' }, { starts: '2030-12-09' }] },
    'twoBatchesStart',
    ['batches', 2, 'starts'],
  ],
])('%s is told of once', (_, schema, data, rule, path) => {
  expect(schema.safeParse(data).error?.issues).toEqual([
    expect.objectContaining({ path, params: expect.objectContaining({ rule }) }),
  ]);
});

test.each<[string, z.ZodType, Fields]>([
  ['the sample’s number', studio('phone'), { phone: '+91 00000 00000' }],
  ['a studio abroad', studio('location'), point(51.5, -0.1)],
  ['a whole batch', batches, batch({ fee: 20_000, instalments, classes: { from: '10:00', to: '14:00' } })],
  ['the days of a course', course, { days: [1, '2-3', '4–9'] }],
  ['stages in their order', course, stages(1, 4)],
])('%s break no rule', (_, schema, data) => {
  expect(newlyBrokenRule(schema, data, undefined, 'en')).toBeUndefined();
});
