/** What every page says, at any width alike. */
import { exposed, violationsOf } from './fixtures/accessibility.ts';
import {
  ADDRESSES,
  CALL,
  GALLERIES,
  OPEN_DAYS,
  PER_PAGE,
  TIMES,
  chatWith,
  HAS_COURSE,
  WITHOUT_COURSE,
  course,
  fill,
  studio,
  words,
} from './fixtures/site-content.ts';
import { expectTapHeight } from './fixtures/locators.ts';
import { expect, test } from './fixtures/page-test.ts';

const MENU = words.bar.links;

test('a mailbox and a handle are read out in one piece, wherever a line may end in them', async ({ page }) => {
  await page.goto('/');
  const names = await exposed(page, 'link');
  const { email, social } = studio;
  const handle = fill(words.footer.social, { network: social.name, handle: social.handle });
  expect(names.filter((name) => name?.includes('@')).sort()).toEqual([email, email, handle].sort());
});

for (const address of ADDRESSES) {
  test(`${address} has the footer with every way to the studio, one menu, and fits the narrowest phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await test.step('every way to the studio', async () => {
      const footer = page.locator('footer');
      await expect(footer.locator(`a[href="${CALL}"]`)).toBeVisible();
      await expect(footer.locator(`a[href="mailto:${studio.email}"]`)).toBeVisible();
      await expect(footer.locator(`a[href="${studio.social.url}"]`)).toBeVisible();
      const { street, city, region, postalCode, country } = studio.address;
      await expect(footer.locator('address')).toHaveText(
        [street, city, `${region} ${postalCode}`, country].filter(Boolean).join(', '),
      );
      const everyDay = fill(words.footer.hours, TIMES);
      for (const told of OPEN_DAYS.length === 7 ? [everyDay] : Object.values(TIMES))
        await expect(footer).toContainText(told);
      await expect(footer.getByRole('link', { name: words.footer.book, exact: true })).toHaveAttribute(
        'href',
        chatWith(address === '/academy' ? course.chat : words.footer.bookText),
      );
      // Where the page has no form of its own, the way to it.
      const hasForm = address === '/' || address === '/contact';
      const contact = footer.getByRole('link', { name: words.contact.title, exact: true });
      await expect(contact).toHaveCount(hasForm ? 0 : 1);
      if (!hasForm) await expect(contact).toHaveAttribute('href', '/contact');
    });

    // The first page is the one that the menu does not say.
    if (address === '/') return;
    await test.step('one menu, that says where one is', async () => {
      const listed = MENU.some(({ to }) => to === address);
      const links = page.getByRole('navigation', { name: words.bar.label }).getByRole('link');
      await expect(links).toHaveText(MENU.map(({ label }) => label));
      await expectTapHeight(links);
      await expect(page.locator('header a[aria-current="page"]')).toHaveCount(listed ? 1 : 0);
      if (listed) await expect(page.locator('header a[aria-current="page"]')).toHaveAttribute('href', address);
      await expect(page.locator('header .mark')).toHaveAttribute('href', '/');
    });

    await test.step('one action, that opens a chat which begins with words', async () => {
      const chats = await page
        .locator('header .cta, main > p > .button')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      // The contact page has the form instead; the academy's bar leaves the action to the page.
      expect(chats).toHaveLength(address === '/contact' ? 0 : address === '/academy' ? 1 : 2);
      const said = address === '/academy' ? course.chat : words.footer.bookText;
      for (const chat of chats) expect(chat?.split('%0A')[0]).toBe(chatWith(said));
    });
  });
}

for (const { address: first, addresses, photos } of GALLERIES) {
  for (const [at, address] of addresses.entries()) {
    const hung = photos.slice(at * PER_PAGE, (at + 1) * PER_PAGE);
    test(`${address} has its ${hung.length} linked photos, each with its words and its size`, async ({ page }) => {
      await page.goto(address);
      const images = page.locator('main li img');
      await expect(images).toHaveCount(hung.length);
      expect(await images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt))).toEqual(
        hung.map(({ alt }) => alt),
      );
      for (const image of await images.all()) {
        await expect(image).toHaveAttribute('width', /^\d+$/);
        await expect(image).toHaveAttribute('height', /^\d+$/);
      }
      const links = await page
        .locator('a[data-photo]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links).toHaveLength(hung.length);
      for (const link of links) expect((await page.request.get(link)).headers()['content-type']).toBe('image/jpeg');
      expect(new Set(await page.locator('a[data-photo]').evaluateAll((all) => all.map(({ id }) => id))).size).toBe(
        hung.length,
      );
      await expect(page.locator('header a[aria-current]')).toHaveCount(MENU.some(({ to }) => to === first) ? 1 : 0);
    });
  }
}

test('an address that is not there gives a page with the way back', async ({ page, complaints }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('the 404 page has no violation of accessibility', async ({ page, complaints }) => {
  await page.goto('/no-such-page');
  expect(await violationsOf(page)).toEqual([]);
  complaints.length = 0;
});

test('the academy has its words and its days', async ({ page }) => {
  test.skip(!HAS_COURSE, WITHOUT_COURSE);
  await page.goto('/academy');
  await expect(page.locator('h1')).toHaveText(course.title);
  await expect(page.getByText(course.tagline, { exact: true })).toBeVisible();
  await expect(page.getByText(course.certified, { exact: true })).toBeVisible();
  // Behind it the next batch is named, where the owner gives dates.
  const book = await page.getByRole('link', { name: course.book, exact: true }).getAttribute('href');
  expect(book?.split('%0A')[0]).toBe(chatWith(course.chat));
  const ways = page.locator('main .head .links a');
  expect(await ways.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    CALL,
    studio.social.url,
  ]);
  const cards = page.locator('main ol > li');
  await expect(cards).toHaveCount(course.cards.length);
  for (const [at, { day, title, points }] of course.cards.entries()) {
    await expect(cards.nth(at).locator('.day')).toHaveText(day);
    await expect(cards.nth(at).getByRole('heading')).toHaveText(title);
    await expect(cards.nth(at).locator('.outcome')).toHaveText(points.at(-1)!);
    await expect(cards.nth(at).locator('li')).toHaveText(points.slice(0, -1));
  }
});

test('the contact section leads to the studio', async ({ page }) => {
  const { latitude, longitude } = studio.location;
  for (const address of ['/', '/contact']) {
    await page.goto(address);
    await expect(page.locator('#contact').getByRole('link', { name: words.map.directions })).toHaveAttribute(
      'href',
      `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
    );
  }
});

test('pages without an island ship no framework', async ({ page }) => {
  for (const [address, status] of [
    ['/privacy', 200],
    ['/about-us', 200],
    ['/no-such-page', 404],
  ] as const) {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(status);
    const html = await answer.text();
    expect(html, address).toContain('<h1');
    expect(html).not.toContain('astro-island');
    expect(html).not.toMatch(/<script[^>]+src=/);
  }
});

/** Pages that ship islands: the first page, the form, and galleries that have photos. */
const ISLAND_PAGES = new Set([
  '/',
  '/contact',
  ...GALLERIES.filter(({ photos }) => photos.length > 0).map(({ address }) => address),
]);

test('every island waits until it is seen', async ({ page }) => {
  for (const address of ADDRESSES) {
    const html = await (await page.request.get(address)).text();
    const directives = [...html.matchAll(/<astro-island[^>]+client="(\w+)"/g)].map(([, directive]) => directive);
    expect(directives.length > 0, address).toBe(ISLAND_PAGES.has(address));
    expect(html.match(/<astro-island/g) ?? [], address).toHaveLength(directives.length);
    expect(new Set(directives), address).toEqual(new Set(ISLAND_PAGES.has(address) ? ['visible'] : []));
  }
});
