/** What the owner changes in the editor, and the files that come of it. */
import { parse } from 'yaml';
import { expect, test } from '../fixtures/admin.ts';
import { COURSE, PORTFOLIO, QUESTIONS, SERVICES, STUDIO } from '../fixtures/admin-content.ts';
import { TOKEN } from '../fixtures/repository-api/server.ts';
import { addressOf } from '../fixtures/sites.ts';
import { photo } from '../fixtures/content-project.ts';
import { DOUBLE, tapPlaceOf } from '../fixtures/touch.ts';
import { setTextSize } from '../fixtures/text-size.ts';
import { BANNER_ID, setupBanner } from '../../src/admin/setup/setup-banner.ts';

test('whoever comes first is told how to get a token, signs in with it, and leaves nothing behind', async ({
  admin,
  page,
}) => {
  await page.goto(`${addressOf('full')}/admin`);
  const steps = page.locator('section[lang="en"]');
  await expect(steps.getByRole('listitem')).toHaveCount(6);
  await expect(page.locator('section[lang="hi"]').getByRole('listitem')).toHaveCount(6);
  expect(admin.api.asked).toEqual([]);
  await admin.button('Open the editor').click();
  await admin.button(/^Sign In Using Access Token/).click();
  await expect(page.getByRole('link', { name: /How do I get a token/ })).toBeVisible();
  await admin.dialog.getByRole('textbox').fill('github_pat_wrong');
  await admin.button('Sign In', admin.dialog).click();
  await expect(admin.failure('expired')).toContainText('Make a new token');
  await admin.button('Close').click();
  await admin.button(/^Sign In Using Access Token/).click();
  await admin.dialog.getByRole('textbox').fill(TOKEN);
  await admin.button('Sign In', admin.dialog).click();
  await page.getByRole('radio', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: /How do I get a token/ })).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(TOKEN);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(admin.button(/^Sign In Using Access Token/)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(TOKEN);
});

test('an editor that could not be fetched comes when it is asked for again, and nothing says any more that it could not', async ({
  admin,
  page,
}) => {
  const scripts = '**/_admin/npm.*';
  await page.route(scripts, (route) => route.abort());
  await page.goto(`${addressOf('full')}/admin`);
  await admin.button('Open the editor').click();
  await expect(admin.failure('broken-line')).toBeVisible();
  await page.unroute(scripts);
  await admin.button('Open the editor').click();
  await expect(admin.button(/^Sign In Using Access Token/)).toBeVisible();
  await expect(admin.failure('broken-line')).toHaveCount(0);
});

test('hours, a closure, a price, the order of questions: each file differs in what was changed alone', async ({
  admin,
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const course = await admin.read(COURSE);
  const first = await admin.elsewhere({ [COURSE]: `${course}batches:\n  - starts: 2030-10-30\n` });
  const changes = async () => admin.api.repository.diff(first, await admin.api.repository.head());
  await admin.openFile('studio');
  // What no studio's hours can be is told at once, not by a failed build.
  await admin.write('23:50', 'Hours', 'Opens at');
  await admin.save.click();
  await expect(admin.dialog).toContainText('The studio closes before it opens.');
  await admin.button('OK', admin.dialog).click();
  await admin.write('10:15', 'Hours', 'Opens at');
  await admin.saveAll();
  const hours = ['-  opens: "09:30"', '+  opens: "10:15"'];
  expect(await changes()).toEqual({ [STUDIO]: hours });

  await admin.choose('studio');
  await admin.button(/^Add/, await admin.reach('Special days')).click();
  await admin.write('2030-10-28', 'Special days', 'First day');
  await admin.write('2030-10-30', 'Special days', 'Last day');
  // A rule between its fields is told at once, not by a failed build.
  const before = await admin.api.repository.head();
  await admin.save.click();
  await expect(admin.dialog).toContainText('Switch “Closed all day” on, or write both times.');
  await admin.button('OK', admin.dialog).click();
  expect(await admin.api.repository.head()).toBe(before);
  await (await admin.reach('Special days', 'Closed all day')).getByRole('switch').click();
  // So is a rule between two files.
  await admin.save.click();
  await expect(admin.dialog).toContainText('A batch of the course starts on 2030-10-30, when the studio is closed.');
  await admin.button('OK', admin.dialog).click();
  await admin.write('2030-10-29', 'Special days', 'Last day');
  await admin.saveAll();
  const closure = ['+specialDays:', '+  - from: 2030-10-28', '+    to: 2030-10-29', '+    closed: true'];
  expect(await changes()).toEqual({ [STUDIO]: [...hours, ...closure] });

  await admin.choose('services');
  await admin.button('Expand', await admin.reach('Services')).click();
  await admin.write('16500', 'Services', 'Lowest price (₹)');
  await admin.saveAll();
  expect((await changes())[SERVICES]).toEqual(['-    price: 15000', '+    price: 16500']);

  await admin.choose('questions');
  await admin.moveFirstDown('Questions');
  await admin.saveAll();
  expect((await admin.read(QUESTIONS)).match(/key: .*/g)).toEqual(['key: trial', 'key: travel', 'key: parking']);
  const moved = (await changes())[QUESTIONS] ?? [];
  // The same lines in another order.
  const lines = (mark: string) => moved.flatMap((line) => (line.startsWith(mark) ? [line.slice(1)] : [])).sort();
  expect(lines('-')).toEqual(lines('+'));
  expect(await admin.problems()).toEqual([]);
  expect(refused).toEqual([]);
});

/** A price as it is typed, one character after the other, and the line that is saved; nothing where it is refused. */
const TYPED_PRICES: readonly (readonly [typed: string, saved: string | undefined])[] = [
  ['15.5', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['0', undefined],
  ['16,500', '    price: 16500'],
  ['१७ ५००/-', '    price: 17500'],
  ['₹18,500', '    price: 18500'],
];

test('numbers are typed as people write them: each is understood, or refused by a sentence', async ({ admin }) => {
  const type = async (text: string, ...labels: string[]) => {
    const box = (await admin.reach(...labels)).getByRole('textbox');
    await box.fill('');
    await box.pressSequentially(text);
    // A phone shows its digits.
    await expect(box).toHaveAttribute('inputmode', 'decimal');
  };
  const open = async () => {
    await admin.choose('services');
    await admin.button('Expand', await admin.reach('Services')).click();
  };
  await admin.openFile('studio');
  await type('25;4', 'Place on the map', 'Latitude');
  await admin.save.click();
  await expect(await admin.reach('Place on the map', 'Latitude')).toContainText('This is not written as it should be.');
  await type('25,4484', 'Place on the map', 'Latitude');
  await admin.write('Jhansi', 'Address', 'City', 'English');
  await admin.saveAll();
  expect((await admin.changes())[STUDIO]?.filter((line) => line.includes('latitude'))).toEqual([
    expect.stringMatching(/^-/),
    '+  latitude: 25.4484',
  ]);
  await open();
  for (const [typed, saved] of TYPED_PRICES) {
    await type(typed, 'Services', 'Lowest price (₹)');
    if (saved !== undefined) {
      await admin.saveAll();
      expect((await admin.changes())[SERVICES]).toEqual(['-    price: 15000', `+${saved}`]);
      await open();
      continue;
    }
    const before = await admin.api.repository.head();
    await admin.save.click();
    if (typed === '0') {
      await expect(admin.dialog).toContainText('“Lowest price (₹)” cannot be so little: write 1 or more.');
      await admin.button('OK', admin.dialog).click();
    } else
      await expect(await admin.reach('Services', 'Lowest price (₹)')).toContainText(
        'This is not written as it should be. What belongs here: the lowest price in whole rupees, such as 15000',
      );
    expect(await admin.api.repository.head()).toBe(before);
  }
  await type('', 'Services', 'Lowest price (₹)');
  await admin.saveAll();
  expect((await admin.changes())[SERVICES]).toEqual(['-    price: 15000']);
  expect(await admin.problems()).toEqual([]);
});

test('two groups of one short name are refused, and a text like a day is saved as a text', async ({ admin }) => {
  await admin.openFile('services');
  const groups = await admin.reach('Groups');
  await admin.button(/^Add/, groups).click();
  const [key, english, hindi] = ['Short name for links', 'English', 'Hindi'].map((label) =>
    admin.field(label, groups).last().getByRole('textbox'),
  );
  await key?.fill('make-up');
  await english?.fill('Hair');
  await hindi?.fill('बाल');
  const before = await admin.api.repository.head();
  await admin.save.click();
  await expect(admin.dialog).toContainText('The short name “make-up” is taken');
  await admin.button('OK', admin.dialog).click();
  expect(await admin.api.repository.head()).toBe(before);
  await key?.fill('hair');
  await english?.fill('2026-01-01');
  await admin.saveAll();
  expect((await admin.changes())[SERVICES]).toContain('+      en: "2026-01-01"');
  expect(await admin.problems()).toEqual([]);
});

test('what stands beside an empty list is filled in, and the last entry of a list is taken out', async ({ admin }) => {
  const reviews = 'src/content/reviews.yaml';
  await admin.elsewhere({ [reviews]: 'reviews: []\n' });
  await admin.openFile('reviews');
  const google = await admin.reach('Profile on Google');
  await google.getByRole('checkbox').click();
  const profile = { rating: 4.8, count: 37, url: 'https://maps.app.goo.gl/abc' };
  for (const [at, fact] of Object.values(profile).entries())
    await google.getByRole('textbox').nth(at).fill(String(fact));
  await admin.saveAll();
  expect(parse(await admin.read(reviews))).toEqual({ google: profile, reviews: [] });
  await admin.choose('services');
  await admin.button('Remove', await admin.reach('Services')).click();
  await admin.saveAll();
  expect(parse(await admin.read(SERVICES))).toMatchObject({ groups: { 'make-up': {} }, services: [] });
  expect(await admin.problems()).toEqual([]);
});

test('a double tap takes out one entry of a list', async ({ admin }) => {
  await admin.openFile('questions');
  const questions = await admin.reach('Questions');
  const remove = admin.button('Remove', questions);
  await expect(remove).toHaveCount(3);
  await tapPlaceOf(remove.first(), [DOUBLE]);
  await expect(remove).toHaveCount(2);
});

test('what only looks filled in is refused where it is needed, and left out elsewhere', async ({ admin }) => {
  await admin.openFile('founder');
  const before = await admin.api.repository.head();
  await admin.write('\u200b', 'Title');
  await admin.save.click();
  await expect(admin.dialog).toContainText('“Title” is empty.');
  await admin.button('OK', admin.dialog).click();
  expect(await admin.api.repository.head()).toBe(before);
  await admin.write('Meera Sharma', 'Title');
  await admin.write('\u2060', 'Quote');
  await admin.saveAll();
  const changes = (await admin.changes())['src/content/en/founder.md'] ?? [];
  expect(changes).toContainEqual(expect.stringMatching(/^-quote: /));
  expect(changes.filter((line) => line.startsWith('+'))).toEqual(['+title: Meera Sharma']);
  expect(await admin.problems()).toEqual([]);
});

test('what is tapped is large enough for a finger', async ({ admin, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const small = (tapped: string) =>
    page.locator(tapped).evaluateAll((found) =>
      found.flatMap((each) => {
        const { width, height } = each.getBoundingClientRect();
        return width > 0 && Math.min(width, height) < 43.5
          ? [`${each.outerHTML.slice(0, 90)}: ${width} × ${height}`]
          : [];
      }),
    );
  for (const [path, alone] of [
    ['admin?steps', '.guide a'],
    ['admin/guide', 'header a, nav a'],
    ['admin/setup', 'main > * > p > a:only-child'],
  ] as const) {
    await page.goto(`${addressOf('full')}/${path}`);
    await expect(page.locator(alone)).not.toHaveCount(0);
    expect(await small(alone), path).toEqual([]);
  }
  await admin.openFile('services');
  await admin.button('Expand', await admin.reach('Services')).click();
  await admin.reach('Services', 'Lowest price (₹)');
  expect(await small('button:not([role=checkbox]), input')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a photo is taken down: its entry and its picture go in one commit, and no other', async ({ admin, page }) => {
  await admin.open('/collections/portfolio');
  await admin.deleteEntry('02-rose');
  await expect(page.getByRole('row', { name: '03-haldi' })).toBeVisible();
  expect(await admin.changes()).toEqual({
    [`${PORTFOLIO}/02-rose.jpg`]: ['binary'],
    [`${PORTFOLIO}/02-rose.yaml`]: ['-image: 02-rose.jpg', '-alt: The look 02-rose'],
  });
  expect(await admin.problems()).toEqual([]);
});

test('entries in Markdown or .yml are listed apart, and changed without what else they say', async ({
  admin,
  page,
}) => {
  const gallery = 'src/content/gallery/studio';
  const picture = (seed: number) => photo({ seed, width: 720, height: 900 });
  const entry = (name: string, alt: string) => `image: ${name}.jpg\n# Hers.\nalt: "${alt}"\n`;
  const first = await admin.elsewhere({
    [`${gallery}/12-door.jpg`]: await picture(90),
    [`${gallery}/12-door.md`]: `---\n${entry('12-door', 'The door')}---\nA note to myself.\n`,
    [`${gallery}/13-lamp.jpg`]: await picture(91),
    [`${gallery}/13-lamp.yml`]: entry('13-lamp', 'The lamp'),
  });
  for (const [ending, name] of [
    ['md', '12-door'],
    ['yml', '13-lamp'],
  ] as const) {
    await admin.open(`/collections/studio_${ending}`);
    await page.getByRole('row', { name }).click();
    await admin.write(`Another ${name}`, 'What it shows, in English');
    await admin.saveAll();
    await expect(admin.button('New Photo')).toBeHidden();
  }
  expect(await admin.api.repository.diff(first, await admin.api.repository.head())).toEqual({
    [`${gallery}/12-door.md`]: ['-alt: "The door"', '+alt: "Another 12-door"'],
    [`${gallery}/13-lamp.yml`]: ['-alt: "The lamp"', '+alt: "Another 13-lamp"'],
  });
  await admin.deleteEntry('13-lamp');
  const paths = Object.keys(await admin.api.repository.diff(first, await admin.api.repository.head()));
  expect(paths.sort()).toEqual([`${gallery}/12-door.md`, `${gallery}/13-lamp.jpg`, `${gallery}/13-lamp.yml`]);
  expect(await admin.problems()).toEqual([]);
});

test('two photos whose pictures have one name, in two galleries, each keep their notes and their style', async ({
  admin,
  page,
}) => {
  const texts = {
    portfolio: `# Priya: take it down in 2027.\nimage: '04-photo.jpg'\nalt: "A bride in red"\n`,
    studio: 'image: 04-photo.jpg\nalt: A chair\n',
  };
  const pathOf = (gallery: string, ending: string) => `src/content/gallery/${gallery}/04-photo.${ending}`;
  const first = await admin.elsewhere({
    [pathOf('portfolio', 'yaml')]: texts.portfolio,
    [pathOf('portfolio', 'jpg')]: await photo({ seed: 90, width: 720, height: 900 }),
    [pathOf('studio', 'yaml')]: texts.studio,
    [pathOf('studio', 'jpg')]: await photo({ seed: 91, width: 720, height: 900 }),
  });
  for (const gallery of Object.keys(texts)) {
    await admin.open(`/collections/${gallery}`);
    // Both lists have that name; this one the portfolio's alone, which may still be shown.
    await expect(page.getByRole('row', { name: '02-rose' })).toHaveCount(gallery === 'portfolio' ? 1 : 0);
    await page.getByRole('row', { name: '04-photo' }).click();
    await admin.write(`Another of the ${gallery}`, 'What it shows, in English');
    await admin.saveAll();
  }
  expect(await admin.api.repository.diff(first, await admin.api.repository.head())).toEqual({
    [pathOf('portfolio', 'yaml')]: ['-alt: "A bride in red"', '+alt: "Another of the portfolio"'],
    [pathOf('studio', 'yaml')]: ['-alt: A chair', '+alt: Another of the studio'],
  });
  expect(await admin.problems()).toEqual([]);
});

test('while the sample stands, the editor offers the setup page, until the offer is closed', async ({
  admin,
  page,
}) => {
  // The page was built for a fixture without sample facts: the offer is replaced by the one for a sample site.
  await page.addInitScript(
    ([id, sample]) => {
      new MutationObserver((_, observer) => {
        const plain = document.getElementById(id);
        if (!plain) return;
        observer.disconnect();
        plain.outerHTML = sample;
      }).observe(document, { childList: true, subtree: true });
    },
    [BANNER_ID, setupBanner('/admin/setup', true)] as const,
  );
  const offer = page.getByRole('complementary', { name: 'Setup' });

  await admin.openFile('studio');
  // With large letters above the keyboard half of the screen is left to the editor.
  const screen = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 380 });
  await setTextSize(page, 200);
  expect((await offer.boundingBox())?.y).toBeGreaterThanOrEqual(190);
  await setTextSize(page, 100);
  await page.setViewportSize(screen);
  // The editor gives links a tab of their own: what is not saved stays in this one.
  const [setup] = await Promise.all([
    page.context().waitForEvent('page'),
    offer.getByRole('link', { name: 'Make it yours' }).click(),
  ]);
  await expect(setup).toHaveURL(/\/admin\/setup$/);
  await admin.button(/^Close/, offer).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(admin.save).toBeVisible();
  await expect(offer).toBeHidden();
});

test('a photo cannot be doubled: two entries of one number and one picture are refused by the check', async ({
  admin,
  page,
}) => {
  for (const [gallery, name] of [
    ['portfolio', '02-rose'],
    ['studio', /^01-/],
  ] as const) {
    await admin.open(`/collections/${gallery}`);
    await page.getByRole('row', { name }).first().click();
    await expect(await admin.openDeleteItem()).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /^Duplicate/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

test('a photo that is a slide as well is taken down, and its picture stays', async ({ admin }) => {
  const slides = 'src/content/pictures.yaml';
  const pictures = await admin.read(slides);
  await admin.elsewhere({ [slides]: pictures.replace(/(founder:\n +image: ).*/, '$1gallery/portfolio/02-rose.jpg') });
  const first = await admin.api.repository.head();
  await admin.open('/collections/portfolio');
  await admin.deleteEntry('02-rose');
  const changes = await admin.api.repository.diff(first, await admin.api.repository.head());
  expect(Object.keys(changes)).toEqual([`${PORTFOLIO}/02-rose.yaml`]);
  expect(await admin.problems()).toEqual([]);
});

test('a photo that an answer shows as well is taken down, and its picture stays', async ({ admin }) => {
  const questions = await admin.read(QUESTIONS);
  const first = await admin.elsewhere({
    [QUESTIONS]: questions.replace(/(answer: \|\n +)/, '$1![A look](gallery/portfolio/02-rose.jpg) '),
  });
  await admin.open('/collections/portfolio');
  await admin.deleteEntry('02-rose');
  const changes = await admin.api.repository.diff(first, await admin.api.repository.head());
  expect(Object.keys(changes)).toEqual([`${PORTFOLIO}/02-rose.yaml`]);
});

test('a picture that was taken down is there for no text any more', async ({ admin }) => {
  await admin.open('/collections/portfolio');
  await admin.deleteEntry('02-rose');
  await admin.goTo('/collections/_singletons/entries/about');
  await expect(admin.save).toBeVisible();
  const before = await admin.api.repository.head();
  await admin.write('![A look](../gallery/portfolio/02-rose.jpg)', 'Text');
  await admin.save.click();
  await expect(admin.dialog).toContainText('There is no picture ../gallery/portfolio/02-rose.jpg.');
  await admin.button('OK', admin.dialog).click();
  expect(await admin.api.repository.head()).toBe(before);
  await admin.write('![A look](../gallery/portfolio/03-haldi.jpg)', 'Text');
  await admin.saveAll();
  expect(await admin.problems()).toEqual([]);
});

test('a picture is shown, renamed and deleted with its entry alone', async ({ admin, page }) => {
  await admin.open('/collections/portfolio');
  await expect(page.getByRole('row', { name: '02-rose' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Assets' })).toHaveCount(0);
  await admin.goTo('/assets/-/all');
  await expect(page.getByText('Page not found.').first()).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(0);
});

test('a link that leads nowhere, and a group without a name in Hindi, are told before they are saved', async ({
  admin,
}) => {
  const refused = async (sentence: RegExp) => {
    const before = await admin.api.repository.head();
    await admin.save.click();
    await expect(admin.dialog).toContainText(sentence);
    await admin.button('OK', admin.dialog).click();
    expect(await admin.api.repository.head()).toBe(before);
  };
  await admin.openFile('about');
  await admin.write('Our [looks](/portfolo).', 'Text');
  await refused(/The link \/portfolo leads to a page that is not there. Did you mean \/portfolio\?/);
  await admin.write('Our [looks](/portfolio).', 'Text');
  await admin.saveAll();

  await admin.choose('galleries');
  const groups = admin.field('Groups').first();
  await admin.button(/^Add/, groups).click();
  await groups.getByRole('textbox').nth(-2).fill('bride');
  await groups.getByRole('textbox').last().fill('Bride');
  await refused(/The group “bride” has no name in Hindi yet/);
  await admin.switchLanguage('Hindi');
  await admin.button(/^Add/, groups).click();
  await groups.getByRole('textbox').nth(-2).fill('bride');
  await groups.getByRole('textbox').last().fill('दुल्हन');
  await admin.saveAll();
  expect(Object.keys(await admin.changes()).sort()).toEqual([
    'src/content/en/about.md',
    'src/content/en/galleries.yaml',
    'src/content/hi/galleries.yaml',
  ]);
  expect(await admin.problems()).toEqual([]);
});

test('a group is not taken out unawares while photos hang in it', async ({ admin }) => {
  const files = ['en', 'hi'].map((language) => `src/content/${language}/galleries.yaml`);
  const texts = await Promise.all(files.map((file) => admin.read(file)));
  const grouped = (text: string) => text.replace(/^portfolio:\n/m, '$&  groups:\n    party: Party\n    bride: Bride\n');
  await admin.elsewhere({
    ...Object.fromEntries(files.map((file, at) => [file, grouped(texts[at] ?? '')])),
    [`${PORTFOLIO}/02-rose.yaml`]: 'image: 02-rose.jpg\ngroup: party\n',
    'src/content/gallery/studio/02-rose.yaml': 'image: 02-rose.jpg\n',
  });
  await admin.openFile('galleries');
  const before = await admin.api.repository.head();
  await admin.button('Remove', admin.field('Groups').first()).first().click();
  await admin.save.click();
  await expect(admin.dialog).toContainText('Photos hang in the group “Party”');
  await admin.button('OK', admin.dialog).click();
  expect(await admin.api.repository.head()).toBe(before);
  // The owner knows better: no photo is left there.
  await admin.saveAll();
  expect(await admin.changes()).toMatchObject({ 'src/content/en/galleries.yaml': ['+  groups:', '+    bride: Bride'] });
});

test('a question and a group of photos are not taken out unawares while links lead to them', async ({ admin }) => {
  const about = 'src/content/en/about.md';
  const files = ['en', 'hi'].map((language) => `src/content/${language}/galleries.yaml`);
  const titles = await Promise.all(files.map((file) => admin.read(file)));
  const grouped = titles.map((text) => text.replace(/^portfolio:\n/m, '$&  groups:\n    party: Party\n'));
  await admin.elsewhere({
    [about]: `${await admin.read(about)}\n[Yes](/#travel)\n`,
    [SERVICES]: (await admin.read(SERVICES)).replace('photos: /portfolio', '$&#group-party'),
    ...Object.fromEntries(files.map((file, at) => [file, grouped[at] ?? ''])),
  });
  const removeFirst = async (list: string, told: string) => {
    const before = await admin.api.repository.head();
    await admin.button('Remove', admin.field(list).first()).first().click();
    await admin.save.click();
    await expect(admin.dialog).toContainText(told);
    await admin.button('OK', admin.dialog).click();
    expect(await admin.api.repository.head()).toBe(before);
    // The owner knows better: no such link is left.
    await admin.saveAll();
  };
  await admin.openFile('questions');
  await removeFirst('Questions', '“About us” has the link /#travel,');
  await admin.choose('galleries');
  await removeFirst('Groups', '“Services and prices” has the link /portfolio#group-party,');
});
