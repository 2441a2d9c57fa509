import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

vi.mock('astro:env/server', () => ({}));
const { toMailSettings } = await import('./mail-settings.ts');

const keys = { publicKey: 'key', serviceId: 'service', templateId: 'template', origin: 'https://api.emailjs.com' };

test('the form posts to the provider’s address, with what the library would add', () => {
  expect(toMailSettings(keys)).toEqual({
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
    origin: 'https://api.emailjs.com',
    action: 'https://api.emailjs.com/api/v1.0/email/send-form',
    extras: { lib_version: expect.any(String), service_id: 'service', template_id: 'template', user_id: 'key' },
  });
});

test('the version is the one of the library that package.json pins and that is installed', () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
  const version = toMailSettings(keys)?.extras.lib_version;
  expect(read('package.json')).toMatchObject({ devDependencies: { '@emailjs/browser': version } });
  expect(read('node_modules/@emailjs/browser/package.json')).toMatchObject({ version });
});

test.each(['publicKey', 'serviceId', 'templateId'])('without %s there is no mail', (name) => {
  expect(toMailSettings({ ...keys, [name]: undefined })).toBeNull();
  expect(toMailSettings({ ...keys, [name]: '' })).toBeNull();
});

test.each([
  ['/', '/api/v1.0/email/send-form'],
  ['http://localhost:4000/', 'http://localhost:4000/api/v1.0/email/send-form'],
])('the origin %s gives %s', (origin, action) => {
  expect(toMailSettings({ ...keys, origin })?.action).toBe(action);
});
