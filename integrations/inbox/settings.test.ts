import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { INBOX_FOLDER, inboxEnvironment } from './settings.ts';

test('a site on one’s own computer posts to itself, with keys that are nobody’s', () => {
  expect(inboxEnvironment({})).toMatchObject({
    EMAILJS_PUBLIC_KEY: 'local-public-key',
    EMAILJS_SERVICE_ID: 'local-service',
    EMAILJS_TEMPLATE_ID: 'local-template',
    EMAILJS_ORIGIN: '/',
  });
});

test('keys that are set stay, but the mail never leaves the computer', () => {
  const env = inboxEnvironment({
    EMAILJS_PUBLIC_KEY: 'mine',
    EMAILJS_ORIGIN: 'https://api.emailjs.com',
    OTHER: 'kept',
  });
  expect(env).toMatchObject({ EMAILJS_PUBLIC_KEY: 'mine', EMAILJS_ORIGIN: '/', OTHER: 'kept' });
});

test('git leaves the inbox out', () => {
  const root = new URL('../../', import.meta.url);
  const [top] = relative(fileURLToPath(root), INBOX_FOLDER).split(sep);
  expect(readFileSync(new URL('.gitignore', root), 'utf8').split('\n')).toContain(`${top}/`);
});
