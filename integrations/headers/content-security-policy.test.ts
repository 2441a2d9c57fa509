import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openings, policyFor, withPolicy } from './content-security-policy.ts';

const PROVIDER = 'https://api.emailjs.com';
const open = openings({ mail: true, mailOrigin: PROVIDER });
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('only what stands in the page is allowed to run and to style', () => {
  const policy = policyFor('<style>a{}</style><script>go()</script><script type="application/ld+json">{}</script><script src="/x.js"></script>', open);
  expect(policy).toContain(`script-src 'self' ${sha('go()')};`);
  expect(policy).toContain(`style-src 'self' ${sha('a{}')};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe/);
});

test('the provider may be talked to and posted to, and nobody else', () => {
  const policy = policyFor('', open);
  expect(policy).toContain(`connect-src 'self' ${PROVIDER};`);
  expect(policy).toContain(`form-action 'self' ${PROVIDER};`);
  expect(policy).toContain("frame-src 'none'");
});

test('without keys the form may go to the chat', () => {
  const policy = policyFor('', openings({ mail: false, mailOrigin: PROVIDER }));
  expect(policy).not.toContain(PROVIDER);
  expect(policy).toContain("form-action 'self' https://wa.me https://api.whatsapp.com");
});

test('an inbox at the same origin and an address for figures at another', () => {
  expect(openings({ mail: true, mailOrigin: '/', vitals: 'https://figures.example/in' })).toMatchObject({
    connect: ['https://figures.example'],
    form: [],
  });
});

test('a page that has no place for the policy is refused', () => {
  expect(() => withPolicy('<html></html>', open)).toThrow('charset');
  expect(withPolicy('<head><meta charset="utf-8"><script>1</script>', open)).toMatch(/^<head><meta charset="utf-8"><meta http-equiv/);
});
