/** Every file of texts in the editor: one text of it is changed, in each language, and nothing else of the file is. */
import { labelOf } from '../src/admin/config/labels.ts';
import { expect, test, type Admin } from './fixtures/admin.ts';
import { GALLERIES } from './fixtures/studio.ts';

const CONTENT = 'src/content';

/** A text that is changed, and the lines that change with it. */
interface Edit {
  /** The names of the fields on the way to it, or what stands for them, the last its own. */
  path: readonly string[];
  text: string;
  lines: readonly [before: string, after: string];
}

interface File {
  /** As the editor's settings call it. */
  name: string;
  path: string;
  /** What it holds before, written by hand as people do; what the fixture says where it is left out. */
  holds?: string;
  edit: Edit;
}

/** Files that all languages share. */
const SHARED: readonly File[] = [
  {
    name: 'reviews',
    path: 'reviews.yaml',
    holds: `# What clients said.
google: { rating: 4.8, count: 37, url: "https://www.google.com/maps/place/fixture" }
reviews:
  - language: en
    words: "She listened: no rush, no fuss."
    name: { en: Asha, hi: आशा }
    town: Gwalior
    month: "2026-02" # as she wrote it
  - language: hi
    words: बहुत अच्छा लगा।
    name: 'Meena'
    town: { en: Morena, hi: मुरैना }
    month: '2025-11'
`,
    edit: {
      path: ['reviews', 'words'],
      text: 'She listened: to all of it.',
      lines: ['    words: "She listened: no rush, no fuss."', '    words: "She listened: to all of it."'],
    },
  },
  {
    name: 'courseDates',
    path: 'course.yaml',
    holds: `# The days of each card.
days: [1, 2-3, 4-5, 6-16, 17-19, 20-25]
share: pictures/some.jpg

batches:
  # After the holidays.
  - starts: 2028-01-10
    seats: 8
    classes: { from: "11:00", to: "15:00" }
`,
    edit: { path: ['batches', 'seats'], text: '10', lines: ['    seats: 8', '    seats: 10'] },
  },
  {
    name: 'dayPlan',
    path: 'day-plan.yaml',
    holds: `steps:
  # Long before.
  - days: 30
    en: "Trial: try the look."
    hi: ट्रायल का दिन।
  - { days: 1, en: Sleep well., hi: अच्छी नींद लें। }
`,
    edit: {
      path: ['steps', 'en'],
      text: 'Trial: try two looks.',
      lines: ['    en: "Trial: try the look."', '    en: "Trial: try two looks."'],
    },
  },
  {
    name: 'pictures',
    path: 'pictures.yaml',
    edit: {
      path: ['slides', 'alt'],
      text: 'Three lipsticks',
      lines: ['    alt: The slide hero-01-lipsticks-and-roses', '    alt: Three lipsticks'],
    },
  },
];

/** Files of which each language has its own. */
const TRANSLATED: readonly (Omit<File, 'edit' | 'holds'> & Record<'en' | 'hi', Pick<File, 'edit' | 'holds'>>)[] = [
  {
    name: 'about',
    path: 'about.md',
    en: {
      holds: `---
title: "About us"
# For search engines.
description: >-
  A studio of the fixture,
  in two lines.
---

We are a *studio*.

- One thing
- Another
`,
      edit: { path: ['title'], text: 'About the studio', lines: ['title: "About us"', 'title: "About the studio"'] },
    },
    hi: {
      holds: `---\ntitle: हमारे बारे में\ndescription: 'परीक्षण का स्टूडियो'\n---\n\nहम एक *स्टूडियो* हैं।\n`,
      edit: {
        path: ['description'],
        text: 'परीक्षण का नया स्टूडियो',
        lines: ["description: 'परीक्षण का स्टूडियो'", "description: 'परीक्षण का नया स्टूडियो'"],
      },
    },
  },
  {
    name: 'founder',
    path: 'founder.md',
    en: {
      holds: `---\ntitle: About the founder\n# It may be left out.\nquote: Come and see.\n---\n\nFirst paragraph.\n\nSecond one.\n`,
      edit: { path: ['quote'], text: 'Come for a chai.', lines: ['quote: Come and see.', 'quote: Come for a chai.'] },
    },
    hi: {
      holds: `---\ntitle: फ़ाउंडर\n---\n\nपहला पैरा।\n\nदूसरा पैरा।\n`,
      edit: { path: ['body'], text: 'पहला पैरा।\n\nनया पैरा।', lines: ['दूसरा पैरा।', 'नया पैरा।'] },
    },
  },
  {
    name: 'home',
    path: 'home.yaml',
    en: {
      holds: `# The first page.
description: "A studio in {city}: for brides."
tagline: BRIDAL MAKE-UP & NAILS
book: Book an appointment # short
buttons:
  - { label: Portfolio, to: /portfolio }
  - { label: Get in touch, to: "#contact" }
`,
      edit: {
        path: ['book'],
        text: 'Book now',
        lines: ['book: Book an appointment # short', 'book: Book now # short'],
      },
    },
    hi: {
      holds: `description: परीक्षण का स्टूडियो
tagline: ब्राइडल मेकअप
book: 'बुक करें'
buttons:
  - { label: पोर्टफ़ोलियो, to: /portfolio } # सबसे पहले
  - label: संपर्क करें
    to: "#contact"
`,
      edit: {
        path: ['buttons', 'label'],
        text: 'फ़ोटो',
        lines: ['  - { label: पोर्टफ़ोलियो, to: /portfolio } # सबसे पहले', '  - { label: फ़ोटो, to: /portfolio } # सबसे पहले'],
      },
    },
  },
  {
    name: 'course',
    path: 'course.yaml',
    en: {
      edit: {
        path: ['certified'],
        text: 'Certified by nobody',
        lines: ['certified: Fixture words for certified of course', 'certified: Certified by nobody'],
      },
    },
    hi: {
      edit: {
        path: ['cards', 'title'],
        text: 'पहला दिन',
        lines: ['  - title: 1 को क्या होता है', '  - title: पहला दिन'],
      },
    },
  },
  {
    name: 'galleries',
    path: 'galleries.yaml',
    en: {
      edit: {
        path: ['nail-art', 'intro'],
        text: 'Painted by hand.',
        lines: ['  intro: Nails of the fixture.', '  intro: Painted by hand.'],
      },
    },
    hi: {
      edit: {
        path: ['nail-art', 'title'],
        text: 'नेल आर्ट',
        lines: ['  title: nail-art की फ़ोटो', '  title: नेल आर्ट'],
      },
    },
  },
  {
    name: 'privacy',
    path: 'privacy.md',
    en: {
      holds: `---\ntitle: "What I keep"\n---\n\nYour number stays with me.\n\n- Nothing else.\n`,
      edit: {
        path: ['body'],
        text: 'Your number stays with me.\n\n- Nothing at all.',
        lines: ['- Nothing else.', '- Nothing at all.'],
      },
    },
    hi: {
      holds: `---\ntitle: "मैं क्या रखती हूं"\n---\n\nआपका नंबर मेरे पास रहता है।\n`,
      edit: { path: ['title'], text: 'क्या रहता है', lines: ['title: "मैं क्या रखती हूं"', 'title: "क्या रहता है"'] },
    },
  },
  {
    name: 'words',
    path: 'words.yaml',
    en: {
      edit: {
        path: ['footer', 'social'],
        text: '{handle} at {network}',
        lines: ['  social: "{handle} on {network}"', '  social: "{handle} at {network}"'],
      },
    },
    hi: {
      edit: {
        path: ['footer', 'hours'],
        text: 'हर दिन {opens} से {closes}',
        lines: ['  hours: हिंदी शब्द for footer hours of words {opens} {closes}', '  hours: हर दिन {opens} से {closes}'],
      },
    },
  },
];

/** Writes a text where its path leads, through entries of lists that are closed. */
async function make(admin: Admin, file: string, { path, text }: Edit): Promise<void> {
  const titles: Readonly<Record<string, { title: string }>> = GALLERIES;
  const labels = path.map((name, at) => titles[name]?.title ?? labelOf([file, ...path.slice(0, at + 1)], 'en'));
  for (let depth = 1; depth < labels.length; depth += 1) {
    const around = await admin.reach(...labels.slice(0, depth));
    const expand = admin.button('Expand', around).first();
    const inner = admin.field(labels[depth] ?? '', around).first();
    await expect(expand.or(inner).first()).toBeVisible();
    if (!(await inner.isVisible())) await expand.click();
  }
  await admin.write(text, ...labels);
}

const diffOf = ({ lines: [before, after] }: Edit) => [`-${before}`, `+${after}`];

test('a text of each file that all languages share is changed, and no other line', async ({ admin }) => {
  const begun = await admin.elsewhere(
    Object.fromEntries(SHARED.flatMap(({ path, holds }) => (holds ? [[`${CONTENT}/${path}`, holds]] : []))),
  );
  const expected: Record<string, string[]> = {};
  for (const [at, { name, path, edit }] of SHARED.entries()) {
    await (at === 0 ? admin.openFile(name) : admin.choose(name));
    await make(admin, name, edit);
    await admin.saveAll();
    expected[`${CONTENT}/${path}`] = diffOf(edit);
    expect.soft(await admin.api.repository.diff(begun, await admin.api.repository.head())).toEqual(expected);
  }
  expect(await admin.problems()).toEqual([]);
});

for (const ending of ['.md', '.yaml']) {
  const files = TRANSLATED.filter(({ path }) => path.endsWith(ending));

  test(`a text of each translated ${ending} is changed in both languages, and no other line`, async ({ admin }) => {
    const held = files.flatMap(({ path, en, hi }) => [
      [`${CONTENT}/en/${path}`, en.holds] as const,
      [`${CONTENT}/hi/${path}`, hi.holds] as const,
    ]);
    const begun = await admin.elsewhere(Object.fromEntries(held.filter(([, text]) => text !== undefined)));
    const expected: Record<string, string[]> = {};
    for (const [at, { name, path, en, hi }] of files.entries()) {
      await (at === 0 ? admin.openFile(name) : admin.choose(name));
      await make(admin, name, en.edit);
      await admin.switchLanguage('Hindi');
      await make(admin, name, hi.edit);
      // The page may ask no service that translates.
      await expect(admin.button(/^Translat/)).toHaveCount(0);
      await admin.saveAll();
      expected[`${CONTENT}/en/${path}`] = diffOf(en.edit);
      expected[`${CONTENT}/hi/${path}`] = diffOf(hi.edit);
      expect.soft(await admin.api.repository.diff(begun, await admin.api.repository.head())).toEqual(expected);
    }
    expect(await admin.problems()).toEqual([]);
  });
}
