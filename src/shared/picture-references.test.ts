import { expect, test } from 'vitest';
import { pictureNames, withNewNames } from './picture-references.ts';

const moved = new Map([
  ['/c/pictures/a b.heic', '/c/pictures/a-b.jpg'],
  ['/c/en/x.png', '/c/en/x, y.jpg'],
]);

test('only the name changes, not another letter of the file', () => {
  const text =
    '\uFEFF# slides\r\nslides:\r\n  - image: "../pictures/a b.heic" # first\r\n    alt: ../pictures/a b.heic\r\n  - { image: \'../pictures/a b.heic\', alt: x }\r\n';
  expect(withNewNames('/c/en/home.yaml', text, moved)).toBe(
    text
      .replace('"../pictures/a b.heic" #', '../pictures/a-b.jpg #')
      .replace("'../pictures/a b.heic'", '../pictures/a-b.jpg'),
  );
  expect(withNewNames('/c/en/course.yaml', 'share: ./x.png\n', moved)).toBe('share: "./x, y.jpg"\n');
  expect(withNewNames('/c/en/about.md', '---\nshare: x.png\n---\nSee x.png\nshare: x.png\n', moved)).toBe(
    '---\nshare: "x, y.jpg"\n---\nSee x.png\nshare: x.png\n',
  );
});

test('a name that stands below its field keeps the line behind it', () => {
  const text = (name: string) => `image: ${name}\nalt: Rose nails\n`;
  for (const style of ['>-', '>', '|', '|-', '|+', '>2-'])
    expect(withNewNames('/c/en/x.yaml', text(`${style}\n  x.png`), moved), style).toBe(text('"x, y.jpg"'));
});

test('a name that begins with a slash is followed, as it is shown', () => {
  expect(withNewNames('/c/en/a.yaml', 'image: /x.png\n', moved)).toBe('image: "x, y.jpg"\n');
});

test('a file with a mistake in another line is followed too', () => {
  expect(withNewNames('/c/en/home.yaml', 'slides:\n  - image: ../pictures/a b.heic  # one\n\talt: "x\n', moved)).toBe(
    'slides:\n  - image: ../pictures/a-b.jpg  # one\n\talt: "x\n',
  );
});

test('two pictures that change places do so at once', () => {
  const swap = new Map([
    ['/g/1.jpg', '/g/2.jpg'],
    ['/g/2.jpg', '/g/1.jpg'],
  ]);
  expect(withNewNames('/g/x.yaml', 'a:\n  - image: 1.jpg\n  - image: 2.jpg\n', swap)).toBe(
    'a:\n  - image: 2.jpg\n  - image: 1.jpg\n',
  );
});

test('names are found in lists, front matter and broken texts, and words that only look like one are none', () => {
  expect(pictureNames('c/en/home.yaml', 'slides:\n  - image: ../pictures/a\n    alt: b.jpg\nshare: c.jpg\n')).toEqual([
    '../pictures/a',
    'c.jpg',
  ]);
  expect(pictureNames('c/en/about.md', '---\nimage: a.jpg\n---\nimage: b.jpg\n')).toEqual(['a.jpg']);
  expect(pictureNames('c/g/x.yaml', 'image: a.jpg\n\tb: "\n')).toEqual(['a.jpg']);
});

const ANSWERS = `questions:
  - key: looks
    en:
      answer: |
        ![A [red] look](gallery/p/03-cut.jpg "Red") and [![the other](./gallery/p/04-a.jpg)](/portfolio).
        ![far away](https://example.in/a.jpg), [a link](gallery/p/05-b.jpg)
    hi:
      answer: "![लुक](<gallery/p/03-cut.jpg>)"
`;
const PROSE = '---\nshare: x.jpg\n---\n![A look][look]\n\n[look]: ../gallery/p/04-a.jpg\n';

test('pictures in Markdown are found, in answers and in texts below fields', () => {
  expect(pictureNames('c/questions.yaml', ANSWERS)).toEqual([
    'gallery/p/03-cut.jpg',
    './gallery/p/04-a.jpg',
    'gallery/p/03-cut.jpg',
  ]);
  expect(pictureNames('c/en/about.md', PROSE)).toEqual(['x.jpg', '../gallery/p/04-a.jpg']);
});

test('a name with codes in Markdown is the name that they mean, and no code stands in a field', () => {
  const text = '---\nshare: 05%20red.jpg\n---\n![A](05%20red.jpg) ![B](<05 red.jpg>) ![C](50%25.jpg) ![D](5%.jpg)\n';
  expect(pictureNames('c/about.md', text)).toEqual(['05%20red.jpg', '05 red.jpg', '05 red.jpg', '50%.jpg', '5%.jpg']);
  const followed = new Map([
    ['c/05 red.jpg', 'c/01-red look.jpg'],
    ['c/50%.jpg', 'c/02-50%.jpg'],
    ['c/5%.jpg', 'c/03-five.jpg'],
  ]);
  expect(withNewNames('c/about.md', text, followed)).toBe(
    '---\nshare: 05%20red.jpg\n---\n' +
      '![A](<01-red look.jpg>) ![B](<01-red look.jpg>) ![C](02-50%25.jpg) ![D](03-five.jpg)\n',
  );
});

test('pictures in Markdown follow, and not another letter changes', () => {
  const followed = new Map([
    ['c/gallery/p/03-cut.jpg', 'c/gallery/p/01-cut.jpg'],
    ['c/gallery/p/04-a.jpg', 'c/gallery/p/04 a.jpg'],
  ]);
  expect(withNewNames('c/questions.yaml', ANSWERS, followed)).toBe(
    ANSWERS.replace(/<?gallery\/p\/03-cut.jpg>?/g, 'gallery/p/01-cut.jpg').replace(
      './gallery/p/04-a.jpg',
      '<./gallery/p/04 a.jpg>',
    ),
  );
  expect(withNewNames('c/en/about.md', PROSE, followed)).toBe(
    PROSE.replace('../gallery/p/04-a.jpg', '<../gallery/p/04 a.jpg>'),
  );
});
