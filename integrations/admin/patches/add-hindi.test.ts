import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import english from '../../../node_modules/@sveltia/cms/locales/en-US.json' with { type: 'json' };
import hindi from '../../../src/admin/editor-locale/hi.json' with { type: 'json' };
import { addHindi } from './add-hindi.ts';

const PACKAGE = join(import.meta.dirname, '../../../node_modules/@sveltia/cms/npm/index.js');

test('the package has each of the three places once', async () => {
  const changed = addHindi(await readFile(PACKAGE, 'utf8'));
  expect(changed.match(/hi:\(\)=>import\("[^"]+editor-locale\/hi\.json"\)/g)).toHaveLength(1);
  expect(changed.match(/,fr,hi,hr,/g)).toHaveLength(1);
  expect(changed.match(/globalThis\.ownerLanguage==='hi'\?'hi':\w+\(\)/g)).toHaveLength(1);
});

test('another package is not taken for the same', () => {
  expect(() => addHindi('const a = 1;')).toThrow('keeps its languages in another way');
});

/** Each text with the way to it, `save_conflict.title`. */
function texts(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  return Object.entries(value as object).flatMap(([name, inner]) => texts(inner, [...path, name]));
}
/** What the editor fills in: `{$name}`. */
const filledIn = (text: string) => [...new Set(text.match(/\$\w+/g))].sort();

const ENGLISH = new Map(texts(english));

test.each(texts(hindi))('%s is said in Hindi, with what is filled in', (name, text) => {
  const original = ENGLISH.get(name);
  expect(original).toBeDefined();
  expect(text).toMatch(/[ऀ-ॿ]/);
  expect(filledIn(original ?? '')).toEqual(expect.arrayContaining(filledIn(text)));
});

/** A text that depends on a number: `.input {$count :integer} .match $count one {{…}} * {{…}}`. */
const BY_NUMBER =
  /^\.input \{\$(\w+) :integer\} \.match \$\1( (0|one) \{\{([^{}]|\{\$\w+\})+\}\})* \* \{\{([^{}]|\{\$\w+\})+\}\}$/;
/** What a text says of one thing: its branch `one`, or else the one of all other numbers. */
const ofOne = (text: string) => (/ one \{\{(.*?)\}\} \*/.exec(text) ?? / \* \{\{(.*)\}\}$/.exec(text))?.[1] ?? '';
/** A plural behind the number. */
const PLURAL = /\{\$count\} (?:हैं|मिले|खाने|पते|(?:तस्वीर|फ़ाइल)(?:ें|ों))/;

test.each(texts(hindi).filter(([, text]) => text.startsWith('.')))('%s says of one thing no plural', (_, text) => {
  expect(ofOne(text)).not.toBe('');
  expect(ofOne(text)).not.toMatch(PLURAL);
});

/** Any other text, in which names stand for what is filled in. */
const PLAIN = /^([^{}]|\{\$\w+\})+$/;

test.each(texts(hindi))('%s is written as the editor reads its texts', (_, text) => {
  expect(text).toMatch(text.startsWith('.') ? BY_NUMBER : PLAIN);
});
