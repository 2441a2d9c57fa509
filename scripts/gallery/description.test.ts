import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withDescription } from './description.ts';

test.each([
  ['behind the picture', 'image: a.jpg\n', 'image: a.jpg\nalt: Red\n'],
  ['without a line end', 'image: a.jpg', 'image: a.jpg\nalt: Red\n'],
  [
    'with notes and another order',
    '# mine\nid: 7\nimage: "a.jpg" # from Priya\ncaption: x\n',
    '# mine\nid: 7\nimage: "a.jpg" # from Priya\nalt: Red\ncaption: x\n',
  ],
  [
    'beside its group and where the face is',
    'image: a.jpg\ngroup: wedding # hers\nfocus: 40% 20%\n',
    'image: a.jpg\nalt: Red\ngroup: wedding # hers\nfocus: 40% 20%\n',
  ],
  [
    'with Windows line ends and a mark',
    '\uFEFFimage: a.jpg\r\n# end\r\n',
    '\uFEFFimage: a.jpg\r\nalt: Red\r\n# end\r\n',
  ],
  ['further right', '  image: a.jpg\n  id: 3\n', '  image: a.jpg\n  alt: Red\n  id: 3\n'],
  ['as a folded text', 'image: >-\n  a.jpg\nid: 3\n', 'image: >-\n  a.jpg\nalt: Red\nid: 3\n'],
  ['an empty line alt', 'alt:\nimage: a.jpg\n', 'alt: Red\nimage: a.jpg\n'],
  ['an empty line alt at the end', 'image: a.jpg\nalt:', 'image: a.jpg\nalt: Red'],
  ['an empty alt with a note', 'alt: # later\nimage: a.jpg\n', 'alt: Red # later\nimage: a.jpg\n'],
  ['empty quotation marks', "image: a.jpg\nalt: '' # x\n", 'image: a.jpg\nalt: Red # x\n'],
  ['in braces', '{ image: a.jpg, id: 3 }\n', '{ image: a.jpg, alt: "Red", id: 3 }\n'],
])('%s', (_, before, after) => {
  expect(withDescription('/g/01-a.yaml', before, 'Red')).toBe(after);
});

test('in front matter, with its text', () => {
  expect(withDescription('/g/01-a.md', '---\n# note\nimage: a.jpg\n---\nimage: text\n', 'Red')).toBe(
    '---\n# note\nimage: a.jpg\nalt: Red\n---\nimage: text\n',
  );
});

test.each(['Haldi: yellow # gold', '"Red"', '@home', 'yes', '- a', "Priya's", 'दुल्हन 💄', '2024', 'a, b'])(
  'the words %s come back as they were typed',
  (words) => {
    expect(parse(withDescription('/g/a.yaml', 'image: a.jpg\n', words) ?? '', { version: '1.1' })).toEqual({
      image: 'a.jpg',
      alt: words,
    });
    expect(parse(withDescription('/g/a.yaml', '{ image: a.jpg }\n', words) ?? '')).toEqual({
      image: 'a.jpg',
      alt: words,
    });
  },
);

test.each(['image: a.jpg\nalt: "x\n', 'image:a.jpg\n', '- a\n', ''])('a file with a mistake is left: %j', (text) => {
  expect(withDescription('/g/a.yaml', text, 'Red')).toBeUndefined();
});
