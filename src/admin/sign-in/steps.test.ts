import { expect, test } from 'vitest';
import { en } from './words/en.ts';
import { hi } from './words/hi.ts';
import { signInSteps, tokenForm } from './steps.ts';

test('the form for a token is filled in with what GitHub lets an address fill in', () => {
  const form = new URL(tokenForm('asha/studio'));
  expect(form.origin + form.pathname).toBe('https://github.com/settings/personal-access-tokens/new');
  expect(Object.fromEntries(form.searchParams)).toEqual({
    name: 'Studio editor',
    target_name: 'asha',
    expires_in: '366',
    contents: 'write',
  });
});

test('both languages say every step, and name the repository and the permission', () => {
  expect(hi.steps).toHaveLength(en.steps.length);
  expect(hi.care).toHaveLength(en.care.length);
  const html = signInSteps('asha/studio', '/studio/');
  for (const section of html.split('<section').slice(1)) {
    expect(section).toContain('<code>asha/studio</code>');
    expect(section).toContain('Contents: Read and write');
    expect(section).toMatch(/<a href="[^"]+contents=write" target="_blank" rel="noopener">/);
    expect(section.match(/<a /g)?.length).toBe(section.match(/<\/a>/g)?.length);
  }
  expect(html.match(/<a href="\/studio\/admin\/guide(\/hi)?"/g)).toHaveLength(2);
  expect(html.match(/href="\/studio\/admin\/photos"/g)).toHaveLength(2);
  expect(html).not.toMatch(/[{}]/);
});
