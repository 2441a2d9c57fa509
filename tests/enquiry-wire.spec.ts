/** What goes over the wire, with a script and without. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { words } from './fixtures/site-content.ts';
import { TEXT, SAMPLE_ENQUIRY, expect, holdIsland, isThanked, test, type Form } from './fixtures/enquiry-form.ts';
import { INBOX, addressOf } from './fixtures/sites.ts';

/** A form on the wire has its lines end in two characters. */
const onWire = (text: string) => text.replaceAll('\n', '\r\n');

const KEYS = [
  ['lib_version', '4.4.1'],
  ['service_id', 'test-service'],
  ['template_id', 'test-template'],
  ['user_id', 'test-key'],
];

const fieldsWith = (message: string) => [
  ['user_name', SAMPLE_ENQUIRY.name],
  ['user_phone', SAMPLE_ENQUIRY.phone],
  ['title', words.contact.subject],
  ['message', onWire(message)],
  ...KEYS,
];

test('the library posts the fields of the contract, in order, and nothing else', async ({ form, provider }) => {
  await form.open();
  await form.write();
  await form.send.click();
  await form.isSent();
  expect(provider.received).toEqual([fieldsWith(`${SAMPLE_ENQUIRY.message}\n${TEXT}`)]);
  expect(form.console.filter((line) => line === TEXT)).toHaveLength(1);
  expect(form.alerts).toEqual([]);
});

test('without a message the appended text is all', async ({ form, provider }) => {
  await form.open();
  await form.write({ name: 'Asha', phone: '9876543210', message: '' });
  await form.send.click();
  await form.isSent();
  expect(new Map(provider.received[0]).get('message')).toBe(onWire('Message: \nName: Asha\nPhone: 9876543210'));
});

test('a retry appends no second time, and the visitor never sees what is appended', async ({ form, provider }) => {
  provider.mode = { status: 500, text: 'Down' };
  await form.open();
  await form.write();
  await form.send.click();
  await form.isIn('failed');
  await form.holds();
  await form.again.click();
  await expect.poll(() => provider.received.length).toBe(2);
  await form.isIn('failed');
  await form.holds();
  expect(provider.received[1]).toEqual(fieldsWith(`${SAMPLE_ENQUIRY.message}\n${TEXT}`));
  expect(form.console.filter((line) => line === TEXT)).toHaveLength(2);
});

test('the longest enquiry that the fields take, in Devanagari, is within the provider’s 50 KB', async ({
  form,
  page,
}) => {
  await form.open('site');
  const longest = async (field: Form['name']) => 'श'.repeat(Number(await field.getAttribute('maxlength')));
  await form.write({
    name: await longest(form.name),
    phone: await longest(form.phone),
    message: await longest(form.message),
  });
  const answered = page.waitForResponse('**/api/v1.0/email/send-form');
  await form.send.click();
  await expect(form.phone).toBeFocused();
  await form.send.click();
  expect((await answered).status()).toBe(200);
  await form.isIn('sent');
});

test('before hydration the form posts by itself, with the same fields', async ({ form, page, provider }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(addressOf('drawn') + '/contact');
  await form.write();
  await form.send.click();
  await isThanked(form);
  expect(provider.received).toEqual([fieldsWith(SAMPLE_ENQUIRY.message)]);
});

test('sent while its island is on the way, it goes by the island, once', async ({ form, page, provider }) => {
  const arrive = await holdIsland(page);
  await page.goto(addressOf('drawn') + '/contact');
  await form.write();
  await form.send.click();
  await form.send.click();
  await expect(page).toHaveURL(/contact$/);
  expect(provider.received).toEqual([]);
  arrive();
  await form.isSent();
  expect(provider.received).toEqual([fieldsWith(`${SAMPLE_ENQUIRY.message}\n${TEXT}`)]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts by itself, and says what comes', async ({ form, page, provider }) => {
    await page.goto(addressOf('drawn') + '/contact');
    await expect(page.locator('noscript p')).toHaveText(words.contact.withoutScript);
    await form.write();
    await form.send.click();
    await isThanked(form);
    expect(provider.received).toEqual([fieldsWith(SAMPLE_ENQUIRY.message)]);
  });
});

test('on one’s own computer the inbox takes it', async ({ form }, { project, repeatEachIndex }) => {
  const name = `Asha on a ${project.name}, ${repeatEachIndex}`;
  await form.open('site');
  await form.write({ ...SAMPLE_ENQUIRY, name });
  await form.send.click();
  await form.isSent();
  // A site of its own address has a policy of its own, which lets it be sent and its notice be shown.
  expect(form.console.filter((line) => line.includes('Content Security Policy'))).toEqual([]);
  // Another test's may be half written.
  const kept = await Promise.all((await readdir(INBOX)).map((file) => readFile(join(INBOX, file), 'utf8')));
  expect(kept.filter((enquiry) => enquiry.includes(JSON.stringify(name)))).toHaveLength(1);
});
