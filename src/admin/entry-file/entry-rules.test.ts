import { describe, expect, test } from 'vitest';
import { fileLabel } from '../config/labels.ts';
import { EDITOR_LANGUAGES } from '../language.ts';
import type { Fields } from './data.ts';
import { entryRules } from './entry-rules.ts';

const PAGES = ['/', '/academy', '/contact', '/portfolio'];
const PICTURES = ['pictures/founder.jpg', 'pictures/rose tea.jpg', 'gallery/portfolio/01-first.jpg'];
const SITE = { pages: PAGES, pictures: PICTURES };
const QUESTIONS: Fields = { questions: [{ key: 'trial', page: 'home', en: { answer: 'Yes.' } }] };
const HOME = 'src/content/en/home.yaml';
const WORDS = 'src/content/en/words.yaml';
const ABOUT = 'src/content/en/about.md';
const GALLERIES = 'src/content/en/galleries.yaml';
const ANSWERS = 'src/content/questions.yaml';

const rules = (language: (typeof EDITOR_LANGUAGES)[number] = 'en') => {
  const made = entryRules(SITE, language);
  made.remember('questions', QUESTIONS);
  return made;
};
const leadingTo = (to: string): Fields => ({ buttons: [{ label: 'There', to }] });
const said = (path: string, data: Fields, hindi: Fields = data) =>
  rules().refusal({ path, data, i18n: { hi: { data: hindi } } });

describe('a link', () => {
  test.each([
    [HOME, leadingTo('/portfolo'), /\/portfolo.*Did you mean \/portfolio\?/],
    [HOME, leadingTo('/weddings-of-our-brides'), /The pages are \/, \/academy/],
    [HOME, leadingTo('#contcat'), /a place that its page does not have. Did you mean #contact\?/],
    [WORDS, leadingTo('#contact'), /on several pages.*Write \/contact\./],
    [ABOUT, { body: 'See [them](/portfolo).' }, /Did you mean \/portfolio\?/],
    [ABOUT, { body: 'See [them](portfolio).' }, /Write \/portfolio for a page/],
    [ABOUT, { body: 'See [her][1].\n\n[1]: /portfolo' }, /Did you mean \/portfolio\?/],
    [ABOUT, { body: '![an offer](50%-off.jpg)' }, /The picture 50%-off.jpg has a % in its name/],
    ['src/content/services.yaml', { groups: [{ key: 'bridal', photos: '/portfolo' }] }, /Did you mean \/portfolio\?/],
    [
      'src/content/questions.yaml',
      {
        questions: [
          { key: 'a', page: 'home', en: { answer: '[x](#trail)' } },
          { key: 'trial', page: 'home' },
        ],
      },
      /Did you mean #trial\?/,
    ],
  ])('in %s as %j is told of', (path, data, sentence) => {
    expect(said(path, data)).toMatch(sentence);
  });

  test.each([
    [HOME, leadingTo('/portfolio/7')],
    [HOME, leadingTo('/portfolio#post-1-first')],
    [HOME, leadingTo('/#trial')],
    [HOME, leadingTo('#contact')],
    [HOME, leadingTo('/prices.pdf')],
    [
      ABOUT,
      { body: '[a](https://example.com) [b](mailto:a@b.in) [c](tel:+91) ![d](../pictures/founder.jpg) plain / text' },
    ],
    [ABOUT, { body: 'Nothing.' }],
  ])('in %s as %j passes', (path, data) => {
    expect(said(path, data)).toBeUndefined();
  });

  test('to a gallery that is named by figures is told from one to a page’s number', () => {
    const saidOf = (to: string, hindi = to) =>
      entryRules({ ...SITE, pages: [...PAGES, '/2024'] }, 'en').refusal({
        path: ABOUT,
        data: { body: `[these](${to})` },
        i18n: { hi: { data: { body: `[ये](${hindi})` } } },
      });
    for (const to of ['/2024', '/2024/2', '/2024#post-1-first']) expect(saidOf(to, `/hi${to}`)).toBeUndefined();
    expect(saidOf('/2025')).toMatch(/\/2025/);
    expect(saidOf('/2024', '/hi/2025')).toMatch(/\/hi\/2025/);
  });

  test('to a group of photos is held against those of the gallery', () => {
    const to = (address: string, groups?: Fields) => {
      const made = rules();
      made.remember('galleries', { portfolio: { title: 'A', ...(groups && { groups }) } });
      return made.refusal({ path: HOME, data: leadingTo(address) });
    };
    const GROUPS = { wedding: 'Wedding', party: 'Party' };
    expect(to('/portfolio#group-wedding', GROUPS)).toBeUndefined();
    expect(to('/portfolio/2#post-1-first', GROUPS)).toBeUndefined();
    expect(to('/portfolio#group-weding', GROUPS)).toMatch(/Did you mean \/portfolio#group-wedding\?/);
    expect(to('/portfolio#haldi', GROUPS)).toMatch(/a place that its page does not have/);
    expect(to('/portfolio#group-party')).toMatch(/Did you mean \/portfolio\?/);
    expect(said(HOME, leadingTo('/portfolio#group-wedding'))).toBeUndefined();
  });

  test('to a group of photos passes though another language, which is read later, does not name it yet', () => {
    const made = rules();
    made.remember('galleries', { portfolio: { title: 'A', groups: { wedding: 'Wedding' } } });
    made.remember('galleries', { portfolio: { title: 'ए' } });
    expect(made.refusal({ path: HOME, data: leadingTo('/portfolio#group-wedding') })).toBeUndefined();
  });

  test('of a menu or a button names a page by its address in the first language, whatever texts link to', () => {
    const made = rules();
    made.remember('about-frontmatter', { body: '[in Hindi](/hi/portfolio)' });
    const refusal = (path: string, data: Fields, hindi: Fields = data) =>
      made.refusal({ path, data, i18n: { hi: { data: hindi } } });
    const meant = /\/hi\/portfolio leads to a page that is not there\. Did you mean \/portfolio\?/;
    for (const path of [HOME, WORDS]) {
      expect(refusal(path, leadingTo('/hi/portfolio'))).toMatch(meant);
      expect(refusal(path, leadingTo('/portfolio'), leadingTo('/hi/portfolio'))).toMatch(meant);
    }
    expect(refusal('src/content/services.yaml', { groups: [{ key: 'a', photos: '/hi/portfolio' }] })).toMatch(meant);
    // A question that one language asks counts for the menus of all, and a file may lie anywhere.
    expect(refusal(HOME, leadingTo('#trial'))).toBeUndefined();
    expect(refusal(WORDS, leadingTo('/hi/prices.pdf'))).toBeUndefined();
    expect(refusal(HOME, leadingTo('/hi/portfolio'))).toMatch(meant);
    made.remember('home', leadingTo('/hi/portfolio'));
    expect(refusal(HOME, leadingTo('/hi/portfolio'))).toBeUndefined();
  });

  test('of another language is held against its pages, and may lead to the first language’s', () => {
    expect(said(ABOUT, { body: '' }, { body: '[यह](/hi/portfolio) [वह](/portfolio)' })).toBeUndefined();
    expect(said(ABOUT, { body: '' }, { body: '[यह](/hi/portfolo)' })).toMatch(/Did you mean \/hi\/portfolio\?/);
    expect(said(ABOUT, { body: '[this](/hi/portfolo)' })).toMatch(/\/hi\/portfolo/);
    expect(said(ABOUT, { body: '[in Hindi](/hi/portfolio)' })).toBeUndefined();
  });

  test('of another language is held against the places on its pages, and the questions that it asks', () => {
    expect(said(ABOUT, { body: '' }, { body: '[यह](/hi/contact#day-plan) [वह](/#trial)' })).toBeUndefined();
    expect(said(ABOUT, { body: '' }, { body: '[यह](/hi/contact#day-plann)' })).toMatch(/\/hi\/contact#day-plan\?/);
    expect(said(ABOUT, { body: '' }, { body: '[यह](/hi#trial)' })).toMatch(/a place that its page does not have/);
    expect(said(ABOUT, { body: '[in Hindi](/hi/contact#day-plan)' }, { body: '' })).toBeUndefined();
    for (const to of ['/hi#nix', '/hi/academy#nix', '/hi#trial'])
      expect(said(ABOUT, { body: `[in Hindi](${to})` }, { body: '' })).toMatch(/a place that its page does not have/);
  });

  test.each([
    ['http://localhost:4321/academy', /academy works on your own computer or network alone\. Write \/academy\.$/],
    ['http://192.168.1.7:4321/', /network alone\. Write \/\.$/],
    ['//localhost:4321/portfolio/2#post-25', /network alone\. Write \/portfolio\/2#post-25\.$/],
    ['http://localhost:4321/prices.pdf', /network alone\. Write \/prices\.pdf\.$/],
    ['http://localhost:4321/portfolo', /network alone\. Write \/portfolio\.$/],
    ['http://localhost:4321/weddings-of-our-brides', /a page that is not there\. The pages are \//],
  ])('to %s, which the owner alone can open, is told of', (to, sentence) => {
    expect(said(ABOUT, { body: `See [it](${to}).` }, { body: '' })).toMatch(sentence);
    expect(said(ABOUT, { body: '' }, { body: `[यह](${to})` })).toMatch(sentence);
  });

  test.each(['[it]()', '[it]( )', '[it](<>)', '<a href="">it</a>'])('%s, without an address, is told of', (link) => {
    expect(said(ABOUT, { body: `See ${link}.` }, { body: '' })).toMatch(/^A link has no address\./);
  });

  test('that led nowhere before keeps nobody from mending something else', () => {
    const made = rules();
    made.remember('home', leadingTo('/portfolo'));
    expect(made.refusal({ path: HOME, data: leadingTo('/portfolo') })).toBeUndefined();
    expect(made.refusal({ path: HOME, data: leadingTo('/portfol') })).toMatch(/\/portfol /);
  });
});

describe('a link that led somewhere until another file is saved', () => {
  const asking = (...questions: Fields[]): Fields => ({ questions });
  const TRAVEL: Fields = { key: 'travel', page: 'home', en: { answer: 'Yes.' }, hi: { answer: 'हां।' } };
  const TRIAL: Fields = { key: 'trial', page: 'home', en: { answer: 'Yes.' }, hi: { answer: 'हां।' } };
  const GROUPS: Fields = { portfolio: { title: 'A', groups: { wedding: 'Wedding', party: 'Party' } } };
  /** @param files what each says, by its format */
  const among = (files: Readonly<Record<string, Fields>>, language: (typeof EDITOR_LANGUAGES)[number] = 'en') => {
    const made = entryRules(SITE, language);
    made.remember('questions', asking(TRIAL, TRAVEL));
    for (const title of ['A', 'ए'])
      made.remember('galleries', { portfolio: { ...(GROUPS['portfolio'] as Fields), title } });
    for (const [format, data] of Object.entries(files)) made.remember(format, data);
    return made;
  };
  const without = (made: ReturnType<typeof among>) => made.refusal({ path: ANSWERS, data: asking(TRIAL) });

  test.each<[string, to: string, format: string, data: Fields, label: RegExp]>([
    ['a text', '/#travel', 'about-frontmatter', { body: '[Yes](/#travel)' }, /“About us”/],
    ['a text of another language', '/hi#travel', 'privacy-frontmatter', { body: '[हां](/hi#travel)' }, /privacy”/],
    ['a text on the same page', '#travel', 'founder-frontmatter', { body: '[Yes](#travel)' }, /“About the founder”/],
    ['a button on the same page', '#travel', 'home', leadingTo('#travel'), /“First page”/],
    ['a menu', '/#travel', 'words', { bar: { links: [{ label: 'Yes', to: '/#travel' }] } }, /“Every other word”/],
  ])('to a question, in %s, is told of once when the question goes', (_, to, format, data, label) => {
    const made = among({ [format]: data });
    const sentence = without(made);
    expect(sentence).toContain(`the link ${to},`);
    expect(sentence).toMatch(label);
    expect(without(made)).toBeUndefined();
  });

  test('to a question is told of when its key or its page changes, and when its language leaves it out', () => {
    const made = () => among({ 'about-frontmatter': { body: '[Yes](/#travel) [हां](/hi#travel)' } });
    const saving = (question: Fields) => made().refusal({ path: ANSWERS, data: asking(TRIAL, question) });
    expect(saving({ ...TRAVEL, key: 'travels' })).toContain('/#travel');
    expect(saving({ ...TRAVEL, page: 'academy' })).toContain('/#travel');
    expect(saving({ ...TRAVEL, hi: undefined })).toContain('/hi#travel');
    expect(saving({ ...TRAVEL, en: { answer: 'No.' } })).toBeUndefined();
  });

  test('to a group of photos is told of when the group goes, in a text, a button and among the services', () => {
    const saving = (format: string, data: Fields, groups: Fields) => {
      const titles = { portfolio: { title: 'A', groups } };
      return among({ [format]: data }).refusal({ path: GALLERIES, data: titles, i18n: { hi: { data: titles } } });
    };
    const services = { groups: { 'make-up': { photos: '/portfolio#group-party' } } };
    expect(saving('services', services, { wedding: 'Wedding' })).toMatch(
      /^“Services and prices” has the link \/portfolio#group-party,/,
    );
    expect(saving('home', leadingTo('/portfolio#group-party'), {})).toContain('“First page”');
    expect(saving('about-frontmatter', { body: '[a](/hi/portfolio/2#group-party)' }, {})).toContain('“About us”');
    expect(saving('services', services, { party: 'Evenings' })).toBeUndefined();
  });

  test('is told of in the file itself, too, with what else it could lead to', () => {
    const linking = (to: string): Fields => ({ ...TRIAL, en: { answer: `[Yes](${to})` } });
    const made = among({ questions: asking(linking('/#travel'), TRAVEL) });
    const saving = () =>
      made.refusal({ path: ANSWERS, data: asking(linking('/#travel'), { ...TRAVEL, key: 'travels' }) });
    for (const sentence of [saving(), saving()]) expect(sentence).toMatch(/Did you mean \/#travels\?/);
    expect(made.refusal({ path: ANSWERS, data: asking(linking('/#trial')) })).toBeUndefined();
  });

  test('is none where it led nowhere before, has been changed since, or stands where nobody reads it', () => {
    const body = '[Yes](/#travels) [a](#travel) [b](/#trial) [c](http://localhost:4321/#travel)';
    expect(without(among({ 'about-frontmatter': { body } }))).toBeUndefined();
    expect(without(among({ 'photo-portfolio': { image: '01-first.jpg', body: '[Yes](/#travel)' } }))).toBeUndefined();
    const made = among({ 'about-frontmatter': { body: '[Yes](/#travel)' } });
    for (const body of ['Yes.', 'हां।']) made.remember('about-frontmatter', { body });
    expect(without(made)).toBeUndefined();
    // Of the founder's text nothing says its language: it leads somewhere in one of them.
    const founder = among({ 'founder-frontmatter': { body: '[Yes](#travel)' } });
    expect(founder.refusal({ path: ANSWERS, data: asking({ ...TRAVEL, hi: undefined }) })).toBeUndefined();
  });

  test('keeps nobody from saving its own file afterwards', () => {
    const made = among({ 'about-frontmatter': { body: '[Yes](/#travel)' } });
    made.remember('questions', asking(TRIAL));
    expect(made.refusal({ path: ABOUT, data: { body: '[Yes](/#travel) More.' } })).toBeUndefined();
    expect(without(made)).toBeUndefined();
  });

  test.each(EDITOR_LANGUAGES)('is told of in %s, by what the file is called there', (language) => {
    const sentence = without(among({ home: leadingTo('#travel') }, language));
    expect(sentence).toContain(fileLabel('home', language));
    expect(/[ऀ-ॿ]/.test(sentence ?? '')).toBe(language === 'hi');
    expect(sentence).not.toMatch(/[{}]|undefined/);
  });
});

/** An answer in Hindi, and a text below the fields of a file in Hindi. */
const answer = (text: string): Fields => ({ questions: [{ key: 'trial', page: 'home', hi: { answer: text } }] });
const inAnswer = (text: string) => rules().refusal({ path: ANSWERS, data: answer(text) });
const inText = (text: string) => said(ABOUT, { body: 'Nothing.' }, { body: text });
const PHOTO_NOTE = 'src/content/gallery/portfolio/01-first.md';

describe('a picture in a text', () => {
  test.each([
    [
      '![x](../pictures/none-of-ours.jpg)',
      /^There is no picture \.\.\/pictures\/none-of-ours\.jpg\. .* such as \.\.\/pictures\//,
    ],
    ['![x](../pictures/foundr.jpg)', /Did you mean \.\.\/pictures\/founder\.jpg\?$/],
    ['![x](../pictures/Founder.jpg)', /Did you mean \.\.\/pictures\/founder\.jpg\?$/],
    ['![x](founder.jpg)', /Did you mean \.\.\/pictures\/founder\.jpg\?$/],
    ['![x](https://example.in/a.jpg)', /^The picture https:\/\/example\.in\/a\.jpg lies on another site\./],
    ['![x](//example.in/a.jpg)', /lies on another site\./],
  ])('is told of where it is %s', (text, sentence) => {
    expect(inText(text)).toMatch(sentence);
    expect(inAnswer(text)).toMatch(/no picture|another site/);
    expect(rules().refusal({ path: PHOTO_NOTE, data: { body: text } })).toBeUndefined();
  });

  test('passes where it is there, however its name is written', () => {
    for (const to of ['../pictures/founder.jpg', '<../pictures/rose tea.jpg>', '../pictures/rose%20tea.jpg'])
      expect(inText(`![x](${to})`)).toBeUndefined();
    expect(inText('![x](../gallery/portfolio/01-first.jpg)')).toBeUndefined();
    expect(inAnswer('![x](./pictures/founder.jpg)')).toBeUndefined();
    expect(inAnswer('![x](../pictures/founder.jpg)')).toMatch(/Did you mean pictures\/founder\.jpg\?/);
  });

  test.each([
    ['hangs in a gallery', 'gallery/portfolio/07-new.jpg', 'photo-portfolio', { image: './07-new.jpg' }],
    ['is a slide', 'pictures/new.jpg', 'pictures', { slides: [{ image: 'pictures/new.jpg' }] }],
  ])('passes as soon as it %s', (_, to, format, data) => {
    const made = rules();
    const entry = { path: ANSWERS, data: answer(`![x](${to})`) };
    expect(made.refusal(entry)).toMatch(/new\.jpg/);
    made.remember(format, data);
    expect(made.refusal(entry)).toBeUndefined();
  });

  test('passes no longer once it is deleted, whatever named it before', () => {
    const made = rules();
    const entry = { path: ANSWERS, data: answer('![x](gallery/portfolio/01-first.jpg)') };
    made.remember('questions', entry.data);
    made.remember('photo-portfolio', { image: '01-first.jpg' });
    expect(made.refusal(entry)).toBeUndefined();
    made.forget('src/content/gallery/portfolio/01-first.yaml');
    expect(made.refusal(entry)).toBeUndefined();
    made.forget('src/content/gallery/portfolio/01-first.jpg');
    expect(made.refusal(entry)).toMatch(/^There is no picture gallery\/portfolio\/01-first\.jpg\./);
    // It hangs there again.
    made.remember('photo-portfolio', { image: '01-first.jpg' });
    expect(made.refusal(entry)).toBeUndefined();
  });

  test('that was wrong before keeps nobody from mending something else, and is wrong in another file', () => {
    const made = rules();
    const body = '![x](https://example.in/a.jpg) ![x](pictures/own.jpg)';
    made.remember('about-frontmatter', { body });
    expect(made.refusal({ path: ABOUT, data: { body: `${body} More.` } })).toBeUndefined();
    expect(made.refusal({ path: ANSWERS, data: answer('![x](pictures/own.jpg)') })).toMatch(/no picture/);
  });
});

describe('a text', () => {
  test.each([
    ['code', '<script>track()</script>', /^The text holds “track\(\)”, which no page/],
    [
      'a page of another site',
      '<iframe src="https://example.in/"></iframe>',
      /“<iframe src="https:\/\/example\.in\/">”/,
    ],
    ['a link that is code', '[Tap](javascript:buy)', /“<a href="javascript:buy">”/],
    ['one with brackets in its words', '[Tap [it] now](javascript:buy)', /“<a href="javascript:buy">”/],
    ['two versions', '<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> Texts', /^The line “<<<<<<< HEAD” is left over/],
    ['the end of two versions', 'Two\n>>>>>>> Texts', /^The line “>>>>>>> Texts” is left over/],
    ['a note that is not closed', '<!-- for later', /^The tag “<!--” stands alone/],
    ['a tag without its end', 'A <b>bold<b> word', /^The tag “<b>” stands alone/],
    ['a footnote', 'One[^1]\n\n[^1]: Note', /^The footnote “\[\^1\]:” would stand/],
  ])('with %s is told of', (_, text, sentence) => {
    expect(inText(`Above.\n\n${text}`)).toMatch(sentence);
    expect(inAnswer(`Above.\n\n${text}`)).toMatch(sentence);
    expect(rules().refusal({ path: PHOTO_NOTE, data: { body: text } })).toBeUndefined();
  });

  test('with a link that is code by codes for its letters is told of as such', () => {
    const text = '[Tap](&#106;avascript&colon;buy)';
    for (const sentence of [inText(text), inAnswer(text)]) expect(sentence).toContain('“<a href="javascript:buy">”');
  });

  test.each([
    'A heading\n=======\n',
    '`<script>` and <https://example.in/online>',
    'a < b, [x](https://example.in), <b>c</b>',
  ])('passes as %j', (text) => {
    expect(inText(text)).toBeUndefined();
  });

  test('that was wrong before keeps nobody from mending something else', () => {
    const made = rules();
    const body = '<p style="color: red">Red</p>';
    made.remember('about-frontmatter', { body });
    expect(made.refusal({ path: ABOUT, data: { body: `${body}\n\nMore.` } })).toBeUndefined();
    expect(made.refusal({ path: ABOUT, data: { body: `${body}\n\n[^1]: Note` } })).toMatch(/footnote/);
  });
});

describe('a place that nothing fills in', () => {
  test('is told of in the text below the fields, in any language', () => {
    expect(said(ABOUT, { body: '{name} in {town}' })).toMatch(/“\{town\}” is not filled in/);
    expect(said(ABOUT, { body: '{name} in {city}' }, { body: '{ नगर } {cty}' })).toMatch(/“\{cty\}”/);
  });

  test('passes where it stood before, and in a photo’s notes, which nobody reads', () => {
    const made = rules();
    made.remember('about-frontmatter', { body: '{town}' });
    expect(made.refusal({ path: ABOUT, data: { body: '{town}.' } })).toBeUndefined();
    expect(said('src/content/gallery/studio/01-a.md', { body: 'To do: {tag}' })).toBeUndefined();
  });
});

describe('a group without a name in another language', () => {
  const named = (...groups: string[]): Fields => ({
    portfolio: { title: 'A', groups: Object.fromEntries(groups.map((group) => [group, 'Name'])) },
  });

  test('is told of once, each', () => {
    const made = rules();
    const entry = { path: GALLERIES, data: named('party', 'bride'), i18n: { hi: { data: named('party') } } };
    expect(made.refusal(entry)).toMatch(/“bride” has no name in Hindi/);
    expect(made.refusal(entry)).toBeUndefined();
    expect(made.refusal({ ...entry, i18n: { hi: { data: named('bride') } } })).toMatch(/“party”/);
  });

  test('is none where all have it, or only another has it', () => {
    expect(said(GALLERIES, named('party'))).toBeUndefined();
    expect(said(GALLERIES, named(), named('party'))).toBeUndefined();
    expect(said(GALLERIES, { portfolio: { title: 'A' } })).toBeUndefined();
  });
});

test.each(EDITOR_LANGUAGES)('all of it is told in %s, without a hole', (language) => {
  const made = rules(language);
  const sentences = [
    ...['/portfolo', '/weddings-of-our-brides', '#contcat'].map((to) =>
      made.refusal({ path: HOME, data: leadingTo(to) }),
    ),
    made.refusal({ path: WORDS, data: leadingTo('#contact') }),
    made.refusal({ path: ABOUT, data: { body: '[x](portfolio)' } }),
    made.refusal({ path: ABOUT, data: { body: '[x](http://localhost:4321/portfolio)' } }),
    ...[
      '![x](50%.jpg)',
      '![x](none-of-ours.jpg)',
      '![x](foundr.jpg)',
      '![x](https://example.in/a.jpg)',
      '<script>a</script>',
      '>>>>>>> Texts',
      '[^1]: Note',
    ].map((body) => made.refusal({ path: ABOUT, data: { body } })),
    made.refusal({ path: GALLERIES, data: { a: { groups: { b: 'B' } } }, i18n: { hi: { data: {} } } }),
  ];
  for (const sentence of sentences) {
    expect(sentence).toMatch(language === 'hi' ? /[ऀ-ॿ].*।|\?/ : /\w[.?]$/);
    expect(sentence).not.toMatch(/[{}]|undefined/);
  }
});
