import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PAGE_COUNT, fakeSite } from '../../tests/fixtures/fake-site.ts';
import { folder, photo, put } from '../../tests/fixtures/content-project.ts';
import { runChecks, type CheckOptions, type SiteFindings } from './run-checks.ts';
import { openFolder } from './folder-site.ts';
import { report } from './report.ts';

const MAIL = 'https://mail.example';
const told = ({ findings }: SiteFindings) => findings.map(({ cause }) => cause);

let root: string;
const origin = 'https://www.studio.example';
beforeEach(async () => (root = await folder()));
afterEach(() => rm(root, { recursive: true }));

const write = async (files = fakeSite({ origin, mail: MAIL })) => {
  for (const [name, data] of files) await put(root, `dist/${name}`, data);
};
const diagnose = async (options?: CheckOptions) => runChecks(await openFolder('dist', root), 'dist', options);

test.each(['', '/studio'])('a folder built for “%s/” is well', async (base) => {
  await write(fakeSite({ origin, mail: MAIL, base }));
  expect(report(await diagnose())).toEqual([`Looked at ${PAGE_COUNT} pages of dist: all is well.`]);
});

test('a folder without a build in it says so', async () => {
  expect(told(await diagnose())).toEqual([expect.stringMatching(/^There is no site in dist/)]);
  await put(root, 'dist/index.html', '<html>Coming soon');
  expect(told(await diagnose())).toEqual([expect.stringMatching(/no build of this site/)]);
});

test.each([
  ['_headers', /headers that protect visitors are not sent/],
  ['nginx.conf', /nginx\.conf lacks \d+ header lines/],
  ['404.html', /the host’s page/],
  ['hi/index.html', /\/hi\/ answers with 404/],
  ['privacy.html', /\/privacy \(404/],
])('a folder without %s is not well', async (name, cause) => {
  await write();
  await rm(`${root}/dist/${name}`);
  expect(told(await diagnose())).toContainEqual(expect.stringMatching(cause));
});

test('the page of the course is asked for where the project has a course, and where a link leads to it', async () => {
  const files = fakeSite({ origin, mail: MAIL });
  const trace = /<a href="[^"]*academy">[^<]*<\/a>|<url><loc>[^<]*academy<\/loc><\/url>/g;
  for (const [name, data] of files) {
    if (name.endsWith('academy.html')) files.delete(name);
    else if (/^(?!offline).*\.(html|xml)$/.test(name)) files.set(name, String(data).replace(trace, ''));
  }
  await write(files);
  expect(told(await diagnose({ root }))).toEqual([]);
  const missed = '2 addresses of the site lead to no page: /academy (404';
  await put(root, 'src/content/course.yaml', 'batches: []\n');
  expect(told(await diagnose({ root }))).toEqual([expect.stringContaining(missed)]);
  await rm(`${root}/src/content/course.yaml`);
  await write(
    new Map([['about-us.html', String(files.get('about-us.html')).replace('</body>', '<a href="/academy">')]]),
  );
  expect(told(await diagnose({ root }))).toContainEqual(expect.stringContaining('/academy (404, linked on /about-us)'));
});

test.each(['/100%zz', '/%00', `/${'a'.repeat(300)}`])(
  'a link to no file’s name is one of those that lead to no page: %s',
  async (to) => {
    const files = fakeSite({ origin, mail: MAIL });
    files.set('academy.html', String(files.get('academy.html')).replace('</body>', `<a href="${to}">x</a></body>`));
    await write(files);
    expect(told(await diagnose())).toEqual([
      `1 address of the site leads to no page: ${to} (404, linked on /academy).`,
    ]);
  },
);

test.each(['', '/studio'])(
  'below “%s/” a script that only another one names is missed, and every size',
  async (base) => {
    const files = fakeSite({ origin, mail: MAIL, base });
    files.set('_astro/app.abc.js', 'import(`./Viewer.abc.js`)');
    const sizes = [1, 2, 3].map((number) => `<source srcset="${base}/_astro/${number}.avif 1x">`);
    files.set('academy.html', String(files.get('academy.html')).replace('</body>', `${sizes.join('')}</body>`));
    await write(files);
    expect(told(await diagnose())).toEqual([
      expect.stringMatching(/^4 files are not there .*\/1\.avif \(404, on \S*\/academy\), .*\/2\.avif/),
    ]);
  },
);

test('every picture in the folder is looked at, linked or not', async () => {
  await write();
  await put(root, 'dist/left.jpg', await photo({ width: 60, height: 60, phone: true }));
  expect(told(await diagnose())).toEqual([expect.stringMatching(/\/left\.jpg still tells where it was taken/)]);
});

test.each([
  ['academy.html', (html: string) => html.slice(0, html.length / 2), /1 page breaks off before its end: \/academy/],
  ['academy.html', () => '', /1 page breaks off before its end: \/academy/],
  [
    '_headers',
    (text: string) => `/*\n  X-Robots-Tag: noindex\n\n${text}`,
    /forbids search engines .*X-Robots-Tag: noindex/,
  ],
])('a folder whose %s is cut short or says too much is not well', async (name, change, cause) => {
  const files = fakeSite({ origin, mail: MAIL });
  files.set(name, change(String(files.get(name))));
  await write(files);
  expect(told(await diagnose())).toContainEqual(expect.stringMatching(cause));
});

test('a picture in the folder that is cut short, or is none, is named', async () => {
  await write();
  const whole = await photo({ width: 60, height: 60 });
  await put(root, 'dist/half.jpg', whole.subarray(0, whole.length - 9));
  await put(root, 'dist/page.webp', '<html>Not found</html>');
  expect(told(await diagnose())).toEqual(['2 published pictures are no whole pictures: /half.jpg, /page.webp.']);
});
