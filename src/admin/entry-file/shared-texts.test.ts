import { expect, test } from 'vitest';
import { entryFormat } from './format.ts';
import { keepSharedTexts } from './shared-texts.ts';

const both = (en: string, hi = en) => ({ en, hi });

test('a text that stood once for all languages stands once, until they differ', () => {
  expect(
    keepSharedTexts({ name: both('A'), list: [{ city: both('B', 'बी') }] }, { name: 'A', list: [{ city: 'B' }] }),
  ).toEqual({
    name: 'A',
    list: [{ city: both('B', 'बी') }],
  });
  expect(keepSharedTexts({ name: both('B') }, { name: 'A' })).toEqual({ name: 'B' });
  expect(keepSharedTexts({ name: both('A') }, { name: both('A') })).toEqual({ name: both('A') });
  expect(keepSharedTexts({ name: both('A') }, {})).toEqual({ name: both('A') });
});

test('a file that is opened and saved stays as it is in that, too', () => {
  const { fromFile, toFile } = entryFormat({
    structure: { kind: 'fields', fields: { name: { kind: 'localized', languages: ['en', 'hi'] } } },
    ending: 'yaml',
  });
  const text = '# Facts\nname: A # its name\nemail: a@b.in\nphone: "1"\n';
  const read = fromFile(text);
  expect(read).toEqual({ name: both('A'), email: 'a@b.in', phone: '1' });
  expect(toFile(read)).toBe(text);
  expect(toFile({ ...read, phone: '2' })).toBe(text.replace('"1"', '"2"'));
});
