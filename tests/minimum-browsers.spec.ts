/** The oldest browsers in which the site is whole: what its styles ask of them, and what the README says of them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BROWSER_TARGETS } from '../integrations/browser-targets.ts';
import { unsupportedIn } from './fixtures/css-support.ts';
import { PROJECT } from './fixtures/project-root.ts';
import { folderOf } from './fixtures/sites.ts';

/** CSS that the oldest browsers may ignore without harm to a page. Anything else needs a fallback. */
const DONE_WITHOUT = [
  // Where a finger scrolls and what it drags along, the bar that shows it, and the size of text on a phone that is
  // turned.
  ...[
    'overscroll-behavior-x',
    'overscroll-behavior',
    'scrollbar-width',
    'scroll-snap-stop',
    'text-size-adjust',
    'resize',
  ],
  // The browser's own mark of the focus is seen at every click then.
  ':focus-visible',
  // Lines of a heading of even length; one that would be too long breaks as overflow-wrap of all text says.
  ...['text-wrap', 'overflow-wrap: anywhere'],
  // How one page turns into another, the picture under a mouse, and the mark of the group that is in sight.
  ...['@view-transition', 'scale', 'scroll-target-group', ':target-current'],
  // A photo keeps the shape that its width and height say.
  'aspect-ratio',
  // The viewer's frame fills its slide, in which nothing overflows: it has rules of its own for them.
  ...['container-type', 'overflow: clip', '::backdrop'],
  // Channels that are named twice while an enquiry has failed.
  ':has',
  // Colours that a visitor has chosen, and paper. What is closed there is opened by printed-details.ts of src/client.
  ...[
    'forced-color-adjust',
    '@page',
    'break-after: avoid',
    'break-before: avoid',
    '::details-content',
    'content-visibility',
  ],
];

/** Values that need no check: cursors, which phones do not show, and font families, which all have fallbacks. */
const NO_MATTER = /^(cursor|font-family): /;

/** Styles of a built site's pages, and those that its scripts fetch; the owner's editor wants a browser of today. */
function stylesOf(folder: string): [string, string][] {
  const files = globSync('**/*.{html,css}', { cwd: folder }).filter((file) => !file.startsWith('admin'));
  return files.map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const inPage = [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
    return [file, file.endsWith('.css') ? text : inPage.join('\n')];
  });
}

for (const site of ['site', 'full'] as const) {
  test(`no style of the site "${site}" asks for more than the oldest browsers have`, () => {
    const styles = stylesOf(folderOf(site));
    expect(styles.length).toBeGreaterThan(5);
    const found = styles.flatMap(([file, css]) =>
      unsupportedIn(css)
        .filter((one) => !DONE_WITHOUT.includes(one) && !NO_MATTER.test(one))
        .map((one) => `${file}: ${one}`),
    );
    expect(found).toEqual([]);
  });
}

test('the README names the oldest browsers', () => {
  const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8');
  expect(readme).toContain(
    `whole from Chrome ${BROWSER_TARGETS.chrome}, Safari ${BROWSER_TARGETS.safari} and Firefox ${BROWSER_TARGETS.firefox} on`,
  );
});
