import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { readYaml } from '../../../scripts/check/yaml/read-yaml.ts';
import { sameOrPerLocale } from '../../content.config/fields.ts';
import { fileFormats } from '../config/index.ts';
import { galleriesFrom, readGalleryFolders } from '../config/galleries.ts';
import { ENTRY_ENDINGS, galleryOfFormat, photoFormat } from '../photo-collections.ts';
import { readSchema } from '../config/field-schema.ts';
import { FILES } from '../config/files.ts';
import { structureOf } from '../config/structures.ts';
import { type Data, type Fields, isFields } from './data.ts';
import { entryFormat } from './format.ts';
import type { Structure } from './structure.ts';

const formats = fileFormats(await readGalleryFolders(process.cwd()));

/** The format that the editor's settings give to a file of src/content. */
function formatOf(file: string) {
  const path = file.replace(/^src\/content\//, '');
  if (path.startsWith('gallery/'))
    return formats.find(
      ({ name, extension }) => galleryOfFormat(name) === path.split('/')[1] && path.endsWith(`.${extension}`),
    );
  const known = FILES.find((each) =>
    [each.file, ...['en', 'hi'].map((code) => each.file.replace('{{locale}}', code))].includes(path),
  );
  return formats.find(({ name }) => name.replace('-frontmatter', '') === known?.name);
}

/** What the editor does with a text: it takes the space around it away. Everything is a copy, in another order. */
const throughEditor = (data: Data): Data => {
  if (typeof data === 'string') return data.trim();
  if (Array.isArray(data)) return data.map((each) => throughEditor(each as Data));
  return isFields(data)
    ? Object.fromEntries(
        Object.entries(data)
          .reverse()
          .map(([name, value]) => [name, throughEditor(value)]),
      )
    : data;
};

/** Changes the first text of a file; one that is the same in every language in each of them. */
function changeOne(data: Data): { data: Data; changed: boolean } {
  if (typeof data === 'string') return { data: `${data}, changed`, changed: true };
  const entries = Object.entries((data ?? {}) as Fields);
  const [first] = entries.map(([, value]) => value);
  if (typeof first === 'string' && isFields(data) && entries.every(([, value]) => value === first))
    return { data: Object.fromEntries(entries.map(([name]) => [name, `${first}, changed`])), changed: true };
  for (const [name, value] of entries) {
    if (name === 'key' || (typeof value !== 'string' && typeof value !== 'object')) continue;
    const inner = changeOne(value);
    if (!inner.changed) continue;
    if (Array.isArray(data))
      return { data: data.map((each: Data, at) => (String(at) === name ? inner.data : each)), changed: true };
    return { data: { ...(data as Fields), [name]: inner.data }, changed: true };
  }
  return { data, changed: false };
}

/** All that the editor opens. */
const files = globSync('src/content/**/*.{yaml,yml,md}').sort();

test('every file of the site has a format', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => formatOf(file) === undefined)).toEqual([]);
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const format = formatOf(file)!;
  const make = () => entryFormat({ structure: format.structure, ending: format.extension });

  test('saved unchanged, it is the same to the byte', () => {
    const { fromFile, toFile } = make();
    expect(toFile(throughEditor(fromFile(text.trim())) as Fields)).toBe(text);
  });

  // A list that is empty has no text.
  const hasText = changeOne(make().fromFile(text.trim())).changed;
  test.runIf(hasText)('with one text changed, it differs in that text alone', () => {
    const { fromFile, toFile } = make();
    const { data } = changeOne(fromFile(text.trim()));
    const saved = toFile(throughEditor(data) as Fields).split('\n');
    const before = text.split('\n');
    const others = saved.filter((line) => !before.includes(line));
    expect(others.join('\n')).toContain(', changed');
    // A text of several lines in the file is written as one of them.
    expect(others.length, others.join('\n')).toBeLessThanOrEqual(1);
    expect(before.filter((line) => !saved.includes(line)).length).toBeLessThanOrEqual(1);
  });
});

const yaml = (structure?: Structure) => entryFormat({ structure, ending: 'yaml' });
/** What is saved after `change` of what was read from `text`. */
function saved(text: string, change: (data: Fields) => Fields, structure?: Structure): string {
  const { fromFile, toFile } = yaml(structure);
  return toFile(change(fromFile(text)));
}

describe('a change', () => {
  test('leaves comments, quotation marks and the order of fields', () => {
    const text = '# What it is.\nb: "1"\n# Why.\na: two words # here\nlist: [1, 2]\n';
    expect(saved(text, (data) => ({ ...data, a: 'three' }))).toBe(
      '# What it is.\nb: "1"\n# Why.\na: three # here\nlist: [1, 2]\n',
    );
  });

  test('moves an entry of a list with its comment and its style', () => {
    const text = 'list:\n  # The first.\n  - { a: 1 }\n  - a: "2"\n';
    const moved = saved(text, () => ({ list: [{ a: '2' }, { a: 1 }] }));
    expect(parse(moved)).toEqual({ list: [{ a: '2' }, { a: 1 }] });
    expect(moved).toContain('- a: "2"');
    expect(moved).toContain('{ a: 1 }');
  });

  test('leaves each comment with its entry when one is taken out or added and another edited', () => {
    const entry = (name: string, words: string) => `  - name: ${name} # hers\n    words: "${words}"\n`;
    const [priya, rina] = ['  # Priya: till March.\n', '  # Rina: for good.\n'];
    const text = `list:\n${priya}${entry('Priya', 'Good.')}${rina}${entry('Rina', 'Fine.')}`;
    const edited = { name: 'Rina', words: 'So fine.' };
    expect(saved(text, () => ({ list: [edited] }))).toBe(`list:\n${rina}${entry('Rina', 'So fine.')}`);
    const added = { name: 'Mona', words: 'Great.' };
    expect(saved(text, () => ({ list: [added, { name: 'Priya', words: 'Good.' }, edited] }))).toBe(
      `list:\n  - name: Mona\n    words: Great.\n${priya}${entry('Priya', 'Good.')}${rina}${entry('Rina', 'So fine.')}`,
    );
  });

  test('adds a field behind the one that goes before it, and takes one away', () => {
    expect(saved('a: 1\nc: 3\n', () => ({ a: 1, b: 2, c: 3 }))).toBe('a: 1\nb: 2\nc: 3\n');
    expect(saved('a: 1\nb: 2\n', () => ({ b: 2 }))).toBe('b: 2\n');
  });

  test('takes the first entry of an empty list, and the last one away', () => {
    expect(parse(saved('list: []\n', () => ({ list: [{ a: 'b' }] })))).toEqual({ list: [{ a: 'b' }] });
    expect(parse(saved('list:\n  - a: b\n', () => ({ list: [] })))).toEqual({ list: [] });
  });

  test('is written even where the file has nothing in common with one that was read', () => {
    expect(parse(saved('a: 1\n', () => ({ alt: 'A: b # c', image: '12-x.jpg' })))).toEqual({
      alt: 'A: b # c',
      image: '12-x.jpg',
    });
  });

  test.each<[string, text: string, data: Fields]>([
    [
      'moves down',
      'list:\n  - a: &x { b: 1 }\n  - { a: *x, c: 2 }\n',
      { list: [{ a: { b: 1 }, c: 2 }, { a: { b: 1 } }] },
    ],
    ['goes', 'list:\n  - a: &x { b: 1 }\n  - { a: *x, c: 2 }\n', { list: [{ a: { b: 1 }, c: 2 }] }],
    ['changes', 'list:\n  - a: &x { b: 1 }\n  - a: *x\n', { list: [{ a: { b: 2 } }, { a: { b: 1 } }] }],
    ['stands in another field', 'a: &x { b: 1 }\nc: *x\n', { a: { b: 1 }, c: { b: 2 } }],
    ['is its own list', 'a: &x [1, 2]\nc: [3, *x]\n', { c: [3, [1, 2]] }],
  ])('is written where a file names a part of itself again, and the part %s', (_, text, data) => {
    expect(parse(saved(text, () => data))).toEqual(data);
  });

  test('survives whatever a person types', () => {
    const typed = [
      '- a',
      '{city}',
      '"q"',
      "it's: so",
      '# no',
      'yes',
      '007',
      '2026-12-07',
      'a\nb',
      '@x',
      '%',
      '!',
      '&a *b',
      '|',
      'ज़',
      'null',
    ];
    for (const value of typed) {
      const text = saved('# c\ntext: old\nother: "1"\n', (data) => ({ ...data, text: value }));
      expect(parse(text), value).toEqual({ text: value, other: '1' });
    }
  });
});

describe('a file in the form that the editor has fields for', () => {
  test('texts that are the same in every language stand in each, and a language alone can be changed', () => {
    const structure: Structure = { kind: 'fields', fields: { name: { kind: 'localized', languages: ['en', 'hi'] } } };
    expect(yaml(structure).fromFile('name: Asha')).toEqual({ name: { en: 'Asha', hi: 'Asha' } });
    expect(saved('name: Asha # her\n', (data) => ({ ...data, name: { en: 'Asha', hi: 'Asha' } }), structure)).toBe(
      'name: Asha # her\n',
    );
    expect(parse(saved('name: Asha\n', () => ({ name: { en: 'Asha', hi: 'आशा' } }), structure))).toEqual({
      name: { en: 'Asha', hi: 'आशा' },
    });
  });

  test('a text that is given once stays so when an entry before it is taken out', () => {
    const reason: Structure = { kind: 'localized', languages: ['en', 'hi'] };
    const structure: Structure = {
      kind: 'fields',
      fields: { days: { kind: 'list', item: { kind: 'fields', fields: { reason } }, mayBeEmpty: false } },
    };
    const last = '  # Ask Meera for the key.\n  - on: "01-26"\n    reason: Republic Day\n';
    const text = `days:\n  - on: "12-25"\n    reason: { en: A wedding, hi: शादी }\n${last}`;
    const rest = (data: Fields) => ({ days: (data['days'] as Data[]).slice(1) });
    expect(saved(text, rest, structure)).toBe(`days:\n${last}`);
  });

  test('groups under keys are a list of groups with their key', () => {
    const structure: Structure = {
      kind: 'fields',
      fields: { groups: { kind: 'record', value: undefined, mayBeEmpty: true } },
    };
    const text = 'groups:\n  hair:\n    name: Hair # styling\n';
    expect(yaml(structure).fromFile(text)).toEqual({ groups: [{ key: 'hair', name: 'Hair' }] });
    expect(saved(text, (data) => data, structure)).toBe(text);
    expect(
      saved(
        text,
        () => ({
          groups: [
            { key: 'hair', name: 'Hair' },
            { key: 'nails', name: 'Nails' },
          ],
        }),
        structure,
      ),
    ).toBe('groups:\n  hair:\n    name: Hair # styling\n  nails:\n    name: Nails\n');
  });

  test('a switch that is off, an empty group of pairs and an empty text of every language are left out', () => {
    const structure: Structure = {
      kind: 'fields',
      fields: {
        closed: { kind: 'flag' },
        groups: { kind: 'pairs' },
        reason: { kind: 'localized', languages: ['en', 'hi'] },
      },
    };
    const empty = { a: 'b', closed: false, groups: {}, reason: { en: '', hi: '' } };
    expect(saved('a: b\n', () => empty, structure)).toBe('a: b\n');
  });

  test('a list and groups that a file must have are said to be empty, where the editor leaves them out', () => {
    const structure: Structure = {
      kind: 'fields',
      fields: {
        groups: { kind: 'record', value: undefined, mayBeEmpty: true },
        services: { kind: 'list', item: undefined, mayBeEmpty: true },
        days: { kind: 'list', item: { kind: 'numeric' }, mayBeEmpty: false },
      },
    };
    const text = '# Ours.\ngroups:\n  hair: { name: Hair }\nservices:\n  # The first.\n  - group: hair\n';
    expect(saved(text, () => ({}), structure)).toBe('# Ours.\ngroups: {}\nservices: []\n');
    expect(saved('groups: {}\nservices: []\n', () => ({ name: 'A' }), structure)).toBe(
      'groups: {}\nservices: []\nname: A\n',
    );
  });

  test('numbers are shown as texts, and are numbers again however they are written', () => {
    const structure: Structure = {
      kind: 'fields',
      fields: { price: { kind: 'number', integer: true }, latitude: { kind: 'number', integer: false } },
    };
    const text = 'name: A # hers\nprice: 15000 # from May\nlatitude: 25.4480 # the door\n';
    expect(yaml(structure).fromFile(text)).toEqual({ name: 'A', price: '15000', latitude: '25.448' });
    expect(saved(text, (data) => ({ ...data, name: 'B' }), structure)).toBe(text.replace('A #', 'B #'));
    expect(saved(text, (data) => ({ ...data, price: '₹१६,५००/-' }), structure)).toBe(text.replace('15000', '16500'));
    expect(saved(text, (data) => ({ ...data, latitude: '26,1235' }), structure)).toBe(
      text.replace('25.4480', '26.1235'),
    );
    expect(saved(text, (data) => ({ ...data, price: ' ' }), structure)).toBe(text.replace(/price.*\n/, ''));
  });

  test('of two groups of one key none is lost: they are refused', () => {
    const structure: Structure = {
      kind: 'fields',
      fields: { groups: { kind: 'record', value: undefined, mayBeEmpty: true } },
    };
    const { fromFile, toFile } = entryFormat({ structure, ending: 'yaml', keyRefusal: (key) => `No ${key}.` });
    const { groups } = fromFile('groups: { hair: { name: Hair }, skin: { name: Skin } }\n') as { groups: Fields[] };
    expect(() => toFile({ groups: [...groups, { key: 'hair', name: 'Locks' }] })).toThrow(
      expect.objectContaining({ name: 'Error', cause: new Error('No hair.') }) as Error,
    );
    expect(toFile({ groups: groups.slice(1) })).toBe('groups: { skin: { name: Skin } }\n');
  });

  test('numbers that the editor made texts are numbers again', () => {
    const structure: Structure = {
      kind: 'fields',
      fields: { days: { kind: 'list', item: { kind: 'numeric' }, mayBeEmpty: false } },
    };
    expect(saved('days: [1, 2-3]\n', () => ({ days: ['1', '2-3'] }), structure)).toBe('days: [1, 2-3]\n');
  });
});

describe('a text that the site would take for a day or a number', () => {
  const structure: Structure = {
    kind: 'fields',
    fields: { days: { kind: 'list', item: { kind: 'fields', fields: { from: { kind: 'date' } } }, mayBeEmpty: false } },
  };
  const typed = ['2026-01-01', '2026-1-1 10:00:00', '1_000', '0b101', '-0x1F', '007', 'yes', '12:30', '2026-05'];

  test.each(typed)('%j is read as it was typed, changed or new', (value) => {
    const text = 'name: Old # hers\n';
    const entry = { from: '2026-12-07', reason: { en: value } };
    const written = saved(text, () => ({ name: value, city: { en: value }, days: [entry] }), structure);
    expect(readYaml(written)).toMatchObject({
      parsed: { data: { name: value, city: { en: value }, days: [{ reason: { en: value } }] } },
    });
    expect(written).toContain('from: 2026-12-07\n');
    expect(written).toContain('# hers\n');
    expect(readYaml(yaml().toFile({ name: value }))).toMatchObject({ parsed: { data: { name: value } } });
  });

  test('a day is written as it was, with quotation marks or without', () => {
    const text = 'days:\n  - from: 2026-01-01 # one\n  - from: "2026-02-01"\n';
    const later = { days: [{ from: '2026-01-05' }, { from: '2026-02-05' }] };
    expect(saved(text, () => later, structure)).toBe(text.replace(/-01(?=[" ])/g, '-05'));
  });
});

test('of two files of one format the nearer one lends its style', () => {
  const { fromFile, toFile } = yaml();
  // Read first, and asked for last.
  fromFile('# English\ntitle: Work\nto: "/x"\n');
  fromFile('# Hindi\ntitle: काम\nto: "/x"\n');
  expect(toFile({ title: 'Work', to: '/y' })).toBe('# English\ntitle: Work\nto: "/y"\n');
  expect(toFile({ title: 'काम', to: '/z' })).toBe('# Hindi\ntitle: काम\nto: "/z"\n');
});

test('where a field tells files apart, a new one takes nobody’s notes, and an old one keeps its own', () => {
  const { fromFile, toFile } = entryFormat({ ending: 'yaml', identity: 'image' });
  fromFile('# Rani allowed it.\nimage: "01-rani.jpg"\ngroup: party\n');
  expect(toFile({ image: '02-new.jpg', group: 'party' })).toBe('image: 02-new.jpg\ngroup: party\n');
  fromFile('# Asha’s.\nimage: "03-asha.jpg"\nalt: Red\ngroup: party\n');
  fromFile('image: "04-other.jpg"\nalt: Gold\nfocus: 1% 2%\ngroup: party\n');
  expect(toFile({ image: '03-asha.jpg', alt: 'Gold', focus: '1% 2%', group: 'party' })).toBe(
    '# Asha’s.\nimage: "03-asha.jpg"\nalt: Gold\nfocus: 1% 2%\ngroup: party\n',
  );
});

describe('two galleries with a picture of the same name', () => {
  const endings = new Set(ENTRY_ENDINGS);
  const made = fileFormats(galleriesFrom({ en: {}, hi: {} }, { portfolio: endings, studio: endings }));
  const hers = '# Priya: take it down in 2027.\nimage: \'04-photo.jpg\'\nalt: "A bride in red"\n';
  const plain = 'image: 04-photo.jpg\nalt: A chair\n';
  const asFile = (text: string, ending: string) => (ending === 'md' ? `---\n${text}---\n` : text);

  test.each(ENTRY_ENDINGS)('whichever is read last, each keeps its own notes and style: .%s', (ending) => {
    for (const last of ['portfolio', 'studio']) {
      const [portfolio, studio] = ['portfolio', 'studio'].map((gallery) => {
        const { structure, extension, identity } = made.find(({ name }) => name === photoFormat(gallery, ending))!;
        return entryFormat({ structure, ending: extension, identity });
      });
      const read = [() => portfolio!.fromFile(asFile(hers, ending)), () => studio!.fromFile(asFile(plain, ending))];
      for (const each of last === 'studio' ? read : read.reverse()) each();
      expect(portfolio!.toFile({ image: '04-photo.jpg', alt: 'A bride' })).toBe(
        asFile(hers.replace('A bride in red', 'A bride'), ending),
      );
      expect(studio!.toFile({ image: '04-photo.jpg', alt: 'A stool' })).toBe(
        asFile(plain.replace('A chair', 'A stool'), ending),
      );
    }
  });
});

test('however lists and fields are indented or folded, what was not changed stays', () => {
  const written = (text: string, change: (data: Fields) => Data) => saved(text, change as (data: Fields) => Fields);
  const flush = `questions:
- key: a
  answer: >
    A long answer that is
    folded over lines.

    Second.
- key: b
  en: {question: Two?, answer: "Yes"}
  hours: {opens: "09:00"}
`;
  const questions = (data: Fields) => data['questions'] as readonly Fields[];
  expect(written(flush, (data) => ({ questions: [questions(data)[0]!, { ...questions(data)[1]!, key: 'c' }] }))).toBe(
    flush.replace('key: b', 'key: c'),
  );
  const wide = `studio:
    name: A
    list:
        - one
        - two   # note


    more: >-
        folded
        text
last: 'x'
`;
  const studio = (data: Fields) => data['studio'] as Fields;
  expect(written(wide, (data) => ({ ...data, studio: { ...studio(data), list: ['uno', 'two'] } }))).toBe(
    wide.replace('one', 'uno'),
  );
  const close = wide.replace('\n\n\n', '\n');
  const longer = (data: Fields) => ({ ...data, studio: { ...studio(data), list: ['one', 'two', 'three'] } });
  expect(written(close, longer)).toBe(close.replace('# note\n', '# note\n        - three\n'));
});

test('a text below fields is changed without them, and they without it', () => {
  const { fromFile, toFile } = entryFormat({ ending: 'md' });
  const data = fromFile('---\n# Her own.\ntitle: A\n---\n\nOne.\n\nTwo.');
  expect(data).toEqual({ title: 'A', body: 'One.\n\nTwo.' });
  expect(toFile({ ...data, body: 'Three.' })).toBe('---\n# Her own.\ntitle: A\n---\n\nThree.\n');
  expect(toFile({ ...data, title: 'B' })).toBe('---\n# Her own.\ntitle: B\n---\n\nOne.\n\nTwo.\n');
});

describe('where each field is formatted in a way of its own', () => {
  const text = `# The studio.

name:    A   # short

specialDays:
- date: 2026-01-01
  closed: true
# When it is open.
hours:
    - day: mo
      opens: "09:00"   # early
flow: [a,
  b]
notices:
  # Diwali
  - text: A
    last:   2026-11-01   # late

  # Holi
  - text: B
    last: 2026-12-01
`;
  const { notices, ...others } = parse(text) as { notices: Record<string, Data>[] } & Fields;
  const [diwali = {}, holi = {}] = notices;

  test('a change of one leaves the others to the byte', () => {
    const changed = saved(text, () => ({ ...others, notices: [diwali, { ...holi, last: '2026-12-05' }] }));
    expect(changed).toBe(text.replace('2026-12-01', '2026-12-05'));
    expect(saved(text, (data) => ({ ...data, name: 'B' }))).toBe(text.replace('    A   #', ' B #'));
    const without = (data: Fields) =>
      Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'specialDays'));
    expect(saved(text, without)).toBe(text.replace(/specialDays:\n.*\n.*\n/, ''));
    const withMore = saved(text, ({ name, ...data }) => ({ name, more: ['c'], ...data }));
    expect(withMore).toBe(text.replace('\nspecialDays', '\nmore:\n  - c\nspecialDays'));
  });

  test('the comment above the first entry of a list goes with it', () => {
    expect(saved(text, () => ({ ...others, notices: [holi] }))).toBe(text.replace(/ {2}# Diwali\n.*\n.*\n\n/, ''));
    expect(saved(text, () => ({ ...others, notices: [holi, diwali] }))).toContain(
      'notices:\n  # Holi\n  - text: B\n    last: 2026-12-01\n  # Diwali\n  - text: A\n',
    );
  });
});

test('a text that the editor has no field for stays, and where there is none, none comes', () => {
  const { fromFile, toFile } = entryFormat({ ending: 'md' });
  fromFile('---\ntitle: A\n---\nA note.\n\n');
  expect(toFile({ title: 'B' })).toBe('---\ntitle: B\n---\nA note.\n\n');
  const { fromFile: read, toFile: write } = entryFormat({ ending: 'md' });
  read('---\ntitle: A\n---\n');
  expect(write({ title: 'B', body: '' })).toBe('---\ntitle: B\n---\n');
});

test('a file as Notepad writes it is read as any other', () => {
  const { fromFile, toFile } = entryFormat({ ending: 'md' });
  expect(fromFile('\uFEFF---\r\ntitle: A\r\n---\r\n\r\nOne.')).toEqual({ title: 'A', body: 'One.' });
  expect(toFile({ title: 'B', body: 'One.' })).toBe('---\ntitle: B\n---\n\nOne.\n');
});

test.each([
  ['an empty line above', '\n---\ntitle: A # Her own.\n---\nOne.\n'],
  ['spaces behind the dashes', '---  \ntitle: A # Her own.\n---   \nOne.\n'],
  ['nothing behind the last dashes', '---\ntitle: A # Her own.\n---'],
])('a file with %s, which the site can be built from, is read, and changed in what was changed alone', (_, text) => {
  const { fromFile, toFile } = entryFormat({ ending: 'md' });
  const body = text.includes('One.') ? 'One.' : '';
  expect(fromFile(text)).toEqual({ title: 'A', body });
  expect(toFile({ title: 'B', body })).toBe(`---\ntitle: B # Her own.\n---\n${body && `${body}\n`}`);
});

describe('a text as it was pasted', () => {
  const PASTED = 'One\n\u00a0\u00a0two\n\u200bthree\ufffe\n\u2003four';
  const PLAIN = 'One\ntwo\nthree\nfour';

  test.each([
    ['a new one', 'name: A\n'],
    ['one on a line', 'name: A\ntext: Old\n'],
    ['one in quotation marks', 'name: A\ntext: "Old"\n'],
    ['one on lines of its own', 'name: A\ntext: |\n  Old\n'],
    ['a folded one', 'name: A\ntext: >-\n  Old\n  text\n'],
  ])('is saved in the place of %s without what the content check refuses', (_, before) => {
    const { fromFile, toFile } = entryFormat({ ending: 'yaml' });
    fromFile(before);
    for (const [pasted, plain] of [
      [PASTED, PLAIN],
      ['\u200bOne', 'One'],
      ['क्\u200dष श्र\u200cी 👩\u200d🎨\n\u00a0क', 'क्\u200dष श्र\u200cी 👩\u200d🎨\nक'],
    ]) {
      const read = readYaml(toFile({ name: 'A', text: pasted }));
      const said = 'parsed' in read ? (read.parsed.data as Record<string, string>)['text'] : read.broken.cause;
      expect(said?.trim()).toBe(plain);
    }
  });

  test('stays as it is below the fields, where every blank may stand', () => {
    const { fromFile, toFile } = entryFormat({ ending: 'md' });
    fromFile('---\ntitle: A\n---\n');
    expect(toFile({ title: 'B', body: 'One\n\u00a0two' })).toBe('---\ntitle: B\n---\n\nOne\n\u00a0two\n');
  });
});

describe('a text of which nobody sees anything', () => {
  const schema = z.strictObject({
    name: z.string(),
    note: z.string().optional(),
    lines: z.array(z.string()).optional(),
    reason: sameOrPerLocale('why').optional(),
    groups: z.record(z.string(), z.string()).optional(),
  });
  const made = () => entryFormat({ structure: structureOf(readSchema(schema)), ending: 'yaml' });

  test.each([' ', '\u200b', ' \u00a0\u2060', '\ufeff', '\u200e\u00ad', '\uffff'])(
    'is left out where it is %j',
    (blank) => {
      const { fromFile, toFile } = made();
      fromFile('name: A\nnote: Old\n');
      expect(toFile({ name: 'A', note: blank, reason: { en: blank, hi: blank } })).toBe('name: A\n');
    },
  );

  test('keeps its place in a list and under a key, where it is told of', () => {
    expect(parse(made().toFile({ name: 'A', lines: ['\u200b', 'B'], groups: { bride: '\u200b' } }))).toEqual({
      name: 'A',
      lines: ['', 'B'],
      groups: { bride: '' },
    });
  });

  test('is no text below the fields', () => {
    const { fromFile, toFile } = entryFormat({ ending: 'md' });
    fromFile('---\ntitle: A\n---\nOne.\n');
    expect(toFile({ title: 'A', body: '\u200b\n\u00a0' })).toBe('---\ntitle: A\n---\n');
  });
});
