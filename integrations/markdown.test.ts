import { expect, test } from 'vitest';
import { createRenderer } from './markdown.ts';

test('a footnote stays as it is written, and tables, lists and links to bare addresses are what they look like', async () => {
  const { code } = await (
    await createRenderer()
  ).render('“Yes”[^1] ~~no~~ www.a.in\n\n|a|\n|-|\n|b|\n\n[^1]: It is', {});
  expect(code).not.toMatch(/id=|<section|<sup/);
  expect(code).toContain('<p>[^1]: It is</p>');
  expect(code).toContain('<del>no</del> <a href="http://www.a.in">');
  expect(code).toContain('<td>b</td>');
});
