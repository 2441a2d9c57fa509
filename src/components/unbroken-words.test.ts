import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { expect, test } from 'vitest';

const [UnbrokenWords] = Object.values(
  import.meta.glob<AstroComponentFactory>('./UnbrokenWords.astro', { import: 'default', eager: true }),
);
const container = await AstroContainer.create();
const draw = async (text: string) =>
  (await container.renderToString(UnbrokenWords!, { props: { text } }))
    .trim()
    .replace(/<span data-unbroken(="long")?>/g, '[')
    .replaceAll('</span>', ']');

test.each([
  ['Bridal make-up, and a 30-day course.', 'Bridal [make-up,] and a [30-day] course.'],
  ['No hyphen: 10 - 7, -5 and so on -', 'No hyphen: 10 - 7, -5 and so on -'],
  ['आँखों का मेक-अप', 'आँखों का [मेक-अप]'],
  ['धीरे-धीरे सीखें', '[धीरे-धीरे] सीखें'],
  ['(cat-eye) & <b>', '[(cat-eye)] &amp; &lt;b&gt;'],
])('%s', async (text, drawn) => {
  expect(await draw(text)).toBe(drawn);
});
