import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EN, useTestProject } from '../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();
const write = (text: string) =>
  testProject().edit(`${EN}/about.md`, /\n---\n\n[^]*$/, `\n---\n\nAbout us.\n\n${text}\n`);

test.each([
  '<script>track()</script>',
  '<SCRIPT src="https://example.in/track.js"></SCRIPT>',
  '<style>p { color: red }</style>',
  '<p onclick="buy()">Buy</p>',
  '<p style="color: red">Red</p>',
  '[Tap](javascript:buy())',
  '<javascript:buy()>',
  '<iframe src="https://example.in/video"></iframe>',
  '<video src="/film.mp4" controls></video>',
  '<link rel="stylesheet" href="https://example.in/a.css">',
  '<meta http-equiv="refresh" content="3;url=https://example.in/">',
  '<img src="/favicon.svg" srcset="https://example.in/a.png 2x">',
  '<form action="https://example.in/post"><button>Send</button></form>',
])('the build would refuse %s, and so does the check, in its line', async (text) => {
  await write(text);
  expect(await one()).toMatch(/^error \S+about\.md:\d+ The text holds what no page of this site may run or load: “/);
  const lines = (await readFile(join(testProject().root, EN, 'about.md'), 'utf8')).split('\n');
  expect(await one()).toContain(`:${lines.indexOf(text) + 1} `);
});

test('its line is not that of an example between fences', async () => {
  const code = '<p onclick="buy()">Buy</p>';
  await write(`\`\`\`\n${code}\n\`\`\`\n\n${code}`);
  const lines = (await readFile(join(testProject().root, EN, 'about.md'), 'utf8')).split('\n');
  expect(await one()).toContain(`:${lines.lastIndexOf(code) + 1} `);
});

test.each([
  '`<script>track()</script>`',
  '```\n<p onclick="buy()">\n```',
  '| Look | Price |\n| :-- | --: |\n| Bridal | 15,000 |',
  '<div align="center">In the middle</div>',
  '<iframe src="https://www.openstreetmap.org/export/embed.html"></iframe>',
])('a text may have %s', async (text) => {
  await write(text);
  expect(await testProject().found()).toEqual([]);
});
