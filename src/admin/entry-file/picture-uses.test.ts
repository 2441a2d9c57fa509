import { expect, test } from 'vitest';
import { pictureUses } from './picture-uses.ts';

const PATH = 'src/content/gallery/portfolio/01-a.jpg';

test.each([
  ['pictures', { slides: [{ image: 'gallery/portfolio/01-a.jpg', alt: 'A' }] }],
  ['pictures', { founder: { image: './gallery/portfolio/01-a.jpg' } }],
  ['photo', { image: '../portfolio/01-a.jpg' }],
  ['questions', { questions: [{ en: { answer: 'So:\n\n![A look](gallery/portfolio/01-a.jpg)\n' } }] }],
  ['about-frontmatter', { title: 'Us', body: '![A look](../gallery/portfolio/01-a.jpg)' }],
])('a file of the format %s names it: %j', (format, data) => {
  const uses = pictureUses();
  uses.remember(format, data);
  expect(uses.isNamed(PATH)).toBe(true);
  expect(uses.isNamed(PATH.replace('portfolio', 'studio'))).toBe(false);
  expect(uses.isNamed(PATH.replace('01-a', '11-a'))).toBe(false);
});

test('its own entry, and words that look like a name, do not name it', () => {
  const uses = pictureUses();
  uses.remember('photo', { image: '01-a.jpg', alt: 'portfolio/01-a.jpg is its name' });
  uses.remember('pictures', { slides: [{ image: 'pictures/01-a.jpg' }] });
  expect(uses.isNamed(PATH)).toBe(false);
});

test('a file that names another now names it no longer; one photo does not speak for the others', () => {
  const uses = pictureUses();
  uses.remember('pictures', { slides: [{ image: 'gallery/portfolio/01-a.jpg' }] });
  uses.remember('pictures', { slides: [] });
  expect(uses.isNamed(PATH)).toBe(false);
  uses.remember('photo', { image: '../portfolio/01-a.jpg' });
  uses.remember('photo', { image: '02-b.jpg' });
  expect(uses.isNamed(PATH)).toBe(true);
});

test('a text of one language does not speak for the others', () => {
  const uses = pictureUses();
  uses.remember('about-frontmatter', { body: '![A look](../gallery/portfolio/01-a.jpg)' });
  uses.remember('about-frontmatter', { body: 'हम' });
  expect(uses.isNamed(PATH)).toBe(true);
});
