import { describe, expect, test } from 'vitest';
import { noticeShape, specialDayShape } from '../../content.config/studio.ts';
import { PHOTO_SHAPE } from '../config/files.ts';
import { EDITOR_LANGUAGES } from '../language.ts';
import { newlyBrokenRule } from './broken-rules.ts';

const notice = { from: '2030-11-05', to: '2030-11-01', text: 'Open late' };

describe.each(EDITOR_LANGUAGES)('in %s', (language) => {
  test.each([
    ['neither closed nor with hours', specialDayShape, { from: '2030-11-08' }, 'from'],
    ['both', specialDayShape, { from: '2030-11-08', closed: true, opens: '10:00', closes: '12:00' }, 'closed'],
    ['closes first', specialDayShape, { from: '2030-11-08', opens: '12:00', closes: '10:00' }, 'closes'],
    ['backwards', specialDayShape, { from: '2030-11-08', to: '2030-11-01', closed: true }, 'to'],
    ['a notice that is backwards', noticeShape, notice, 'to'],
  ])('%s is said in the words of the form', (_, shape, data, field) => {
    const broken = newlyBrokenRule(shape, data, undefined, language);
    expect(broken?.path).toEqual([field]);
    expect(broken?.sentence).not.toMatch(/`|: /);
    expect(/[ऀ-ॿ]/.test(broken?.sentence ?? '')).toBe(language === 'hi');
  });

  test('a place that nothing fills in is named', () => {
    const broken = newlyBrokenRule(PHOTO_SHAPE, { image: 'a.jpg', alt: 'In {town}' }, undefined, language);
    expect(broken).toMatchObject({ path: ['alt'], sentence: expect.stringContaining('“{town}”') });
  });
});

test('what the file has broken before is no reason to refuse it', () => {
  const before = { from: '2030-11-08' };
  expect(newlyBrokenRule(specialDayShape, { from: '2030-11-09' }, before, 'en')).toBeUndefined();
  expect(newlyBrokenRule(specialDayShape, { from: '2030-11-09', to: '2030-11-01' }, before, 'en')?.path).toEqual([
    'to',
  ]);
});

test('what breaks no rule is nothing', () => {
  expect(newlyBrokenRule(noticeShape, { ...notice, to: '2030-11-09' }, undefined, 'en')).toBeUndefined();
});
