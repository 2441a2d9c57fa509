/** The form under the visitor's hands. */
import { violationsOf } from './fixtures/accessibility.ts';
import { words } from './fixtures/site-content.ts';
import { TEXT, SAMPLE_ENQUIRY, expect, test } from './fixtures/enquiry-form.ts';

test('fields tell a phone what they are', async ({ form, page }) => {
  await form.open();
  for (const [field, attributes] of [
    [form.name, { name: 'user_name', autocomplete: 'name', required: '' }],
    [form.phone, { name: 'user_phone', type: 'tel', autocomplete: 'tel', inputmode: 'tel', required: '' }],
    [form.message, { name: 'message', rows: '6' }],
    [page.locator('[name=title]'), { type: 'hidden', value: words.contact.subject }],
  ] as const) {
    for (const [name, value] of Object.entries(attributes)) await expect(field).toHaveAttribute(name, value);
  }
  await expect(form.message).not.toHaveAttribute('required');
});

test('name and phone are required', async ({ form, provider }) => {
  await form.open();
  await form.send.click();
  await expect(form.name).toBeFocused();
  await form.name.fill('Asha');
  await form.send.click();
  await expect(form.phone).toBeFocused();
  await form.isIn('idle');
  expect(provider.received).toHaveLength(0);
});

test('ten taps on Send are one message, however slow the answer', async ({ form, provider }) => {
  provider.mode = 'silent';
  await form.open();
  await form.write();
  await form.send.evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 5; tap += 1) button.click();
  });
  for (let tap = 0; tap < 5; tap += 1) await form.send.click();
  await form.isIn('sending');
  await expect.poll(() => provider.received.length).toBe(1);
  provider.letGo();
  await form.isSent();
  expect(provider.received).toHaveLength(1);
});

test('after a success the thanks stand where the form was, nothing moves, and a late tap meets nothing', async ({
  form,
  page,
  provider,
}) => {
  await form.open();
  const place = page.locator('[data-state]', { has: form.send });
  const before = (await place.boundingBox())!;
  const button = (await form.send.boundingBox())!;
  await form.write();
  await form.send.click();
  await form.isSent();
  const thanks = (await page.getByText(words.contact.thanks).boundingBox())!;
  const after = (await place.boundingBox())!;
  expect(after.height).toBeCloseTo(before.height, 0);
  expect(thanks.y).toBeGreaterThan(after.y);
  expect(thanks.y + thanks.height).toBeLessThan(after.y + after.height);
  await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
  await form.isIn('sent');
  expect(provider.received).toHaveLength(1);
});

test('after a success the next enquiry goes as the first did', async ({ form, provider }) => {
  await form.open();
  await form.write();
  await form.send.click();
  await form.isSent();
  await form.another.click();
  await expect(form.name).toBeFocused();
  await form.name.fill('Meera');
  await form.isIn('idle');
  await form.send.click();
  await expect(form.phone).toBeFocused();
  await form.phone.fill('98765 43210');
  await form.send.click();
  await form.isIn('sent');
  expect(provider.received.map((fields) => fields[0])).toEqual([
    ['user_name', SAMPLE_ENQUIRY.name],
    ['user_name', 'Meera'],
  ]);
});

const QUESTION = words.contact.question;

const NUMBERS = ['+91 98765 43210', '098765-43210', '९८७६५ ४३२१०', '(0091) 98765.43210', '1234567'];

test('a number is taken without a word, as it was typed', async ({ form, page, provider }) => {
  await form.open();
  for (const phone of NUMBERS) {
    await form.write({ name: 'Asha', phone });
    await form.send.click();
    await form.isIn('sent');
    await expect(page.getByText(QUESTION)).toHaveCount(0);
    await form.another.click();
  }
  expect(provider.received.map((fields) => new Map(fields).get('user_phone'))).toEqual(NUMBERS);
});

test('a number of six digits is asked about once, then sent as it stands', async ({ form, page, provider }) => {
  await form.open();
  await form.write({ name: 'Asha', phone: '123456' });
  await form.send.click();
  await expect(page.getByText(QUESTION)).toBeVisible();
  await expect(form.phone).toBeFocused();
  await expect(form.phone).toHaveAccessibleDescription(QUESTION);
  await form.isIn('idle');
  expect(provider.received).toHaveLength(0);
  await form.send.click();
  await form.isIn('sent');
  await expect(page.getByText(QUESTION)).toHaveCount(0);
  expect(provider.received).toHaveLength(1);
});

test('it is asked after a failure as well', async ({ form, page, provider }) => {
  provider.mode = { status: 500, text: 'Down' };
  await form.open();
  await form.write();
  await form.send.click();
  await form.isIn('failed');
  provider.mode = { status: 200, text: 'OK' };
  await form.write({ phone: '12' });
  await form.again.click();
  await expect(page.getByText(form.words.question)).toBeVisible();
  expect(provider.received).toHaveLength(1);
  await form.again.click();
  await form.isIn('sent');
});

test('the question goes as soon as the number is mended', async ({ form, page }) => {
  await form.open();
  await expect(form.phone).toHaveAccessibleDescription('');
  await form.write({ name: 'Asha', phone: 'call me' });
  await form.send.click();
  await expect(page.getByText(QUESTION)).toBeVisible();
  await form.phone.fill('98765 43210');
  await expect(page.getByText(QUESTION)).toHaveCount(0);
  await expect(form.phone).toHaveAccessibleDescription('');
});

test.describe('the honeypot', () => {
  test('is seen, reached and announced by nobody, and belongs to no form', async ({ form, page }) => {
    await form.open();
    const trap = page.locator('[data-honeypot]');
    await expect(trap).not.toBeInViewport();
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(await trap.evaluate((input: HTMLInputElement) => input.form)).toBeNull();
    await expect(page.getByRole('textbox', { name: words.contact.trap })).toHaveCount(0);
    await form.name.focus();
    for (const next of [form.phone, form.message, form.send]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
  });

  test('filled: nothing is sent, and a person can try again', async ({ form, page, provider }) => {
    await form.open();
    await form.write();
    await page.locator('[data-honeypot]').evaluate((input: HTMLInputElement) => (input.value = 'https://example.com'));
    await form.send.click();
    await form.hasFailed(words.contact.robotReason);
    expect(provider.received).toHaveLength(0);
    await form.again.click();
    await form.isSent();
    expect(provider.received).toHaveLength(1);
  });
});

test('offline is said before anything is written, and that the line is back', async ({ form, context, provider }) => {
  await form.open();
  await context.setOffline(true);
  const offline = form.page.getByText(words.contact.offline);
  await expect(offline).toBeInViewport();
  await form.write();
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await expect(form.page.getByText(words.contact.back)).toBeInViewport();
  await form.isIn('idle');
  expect(provider.received).toHaveLength(0);
  await form.send.click();
  await form.isSent();
  expect(provider.received).toHaveLength(1);
});

test('axe finds nothing in any state', async ({ form, page, context, provider }) => {
  const finds = () => violationsOf(page, '#contact', 'section[aria-live]');
  await form.open();
  await form.isIn('idle');
  expect(await finds()).toEqual([]);
  await context.setOffline(true);
  await expect(page.getByText(words.contact.offline)).toBeVisible();
  expect(await finds()).toEqual([]);
  await context.setOffline(false);
  await form.write({ name: 'Asha', phone: '1234' });
  await form.send.click();
  await expect(page.getByText(QUESTION)).toBeVisible();
  expect(await finds()).toEqual([]);
  provider.mode = 'silent';
  await form.send.click();
  await form.isIn('sending');
  expect(await finds()).toEqual([]);
  // A notice stays while the window has no focus.
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect.poll(() => provider.received.length).toBe(1);
  provider.letGo();
  await form.isIn('sent');
  await form.toast.hover();
  expect(await finds()).toEqual([]);
  provider.mode = { status: 500, text: 'Down' };
  await form.another.click();
  await form.write();
  await form.send.click();
  await form.isIn('failed');
  expect(await finds()).toEqual([]);
});

test.describe('as deployed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an ordinary visit leaves nothing on the console but the enquiry itself', async ({ form, page, provider }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await form.open();
    await form.write();
    await form.send.click();
    await form.isSent();
    expect(form.console).toEqual([TEXT]);
    expect(provider.received).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});
