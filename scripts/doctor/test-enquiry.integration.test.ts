import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeSite, startHost, type Host } from '../../tests/fixtures/fake-site.ts';
import { Provider, type ProviderMode } from '../../tests/fixtures/email-provider.ts';
import { MAIL_PATH } from '../../src/lib/mail-path.ts';
import { runChecks } from './run-checks.ts';
import { openLiveSite } from './site-root.ts';
import type { CheckedSite } from './checked-site.ts';
import { isHealthy } from './report.ts';
import { sendTestEnquiry, type Confirm } from './test-enquiry.ts';

/** Milliseconds for a provider that answers, however busy this machine is. */
const PATIENCE = 30_000;
const yes: Confirm = () => Promise.resolve(true);
let provider: Provider;
let host: Host;

beforeEach(async () => {
  provider = new Provider();
  await provider.listen(0);
  host = await startHost();
  host.files = fakeSite({ mail: `http://127.0.0.1:${provider.port}${MAIL_PATH}` });
});
afterEach(async () => {
  await provider.close();
  await host.close();
});

const diagnose = async (confirm?: Confirm, timeout = PATIENCE) =>
  runChecks(await openLiveSite(new URL(host.origin)), host.origin, {
    more: confirm && ((site: CheckedSite) => sendTestEnquiry(site, confirm, timeout)),
  });

test('without having been asked for, nothing is sent', async () => {
  await diagnose();
  expect(provider.received).toEqual([]);
});

test('after a yes one enquiry is sent, marked, with the keys of the page', async () => {
  const confirm = vi.fn(yes);
  const results = await diagnose(confirm);
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`through 127.0.0.1:${provider.port}?`));
  expect(provider.received).toHaveLength(1);
  expect(Object.fromEntries(provider.received[0]!)).toMatchObject({
    user_name: expect.stringContaining('TEST'),
    message: expect.stringContaining('TEST'),
    service_id: 'service',
    template_id: 'template',
    user_id: 'key',
  });
  expect(results.findings).toContainEqual(
    expect.objectContaining({ cause: expect.stringMatching(/has taken the test/) }),
  );
  expect(isHealthy(results)).toBe(true);
});

test.each([
  ['a no', false, true],
  ['nobody to ask', undefined, false],
])('after %s nothing is sent', async (_, answer, well) => {
  const results = await diagnose(() => Promise.resolve(answer));
  expect(provider.received).toEqual([]);
  expect(isHealthy(results)).toBe(well);
});

test.each<[what: string, mode: ProviderMode, cause: RegExp]>([
  ['refuses', { status: 400, text: 'The Public Key is invalid' }, /refuses enquiries: 400 ‘The Public Key is invalid’/],
  ['breaks the line', 'reset', /was not sent\. .*breaks the connection off/],
  ['says nothing', 'silent', /may arrive or not/],
])('a provider that %s is told of', async (_, mode, cause) => {
  provider.mode = mode;
  const { findings } = await diagnose(yes, mode === 'silent' ? 500 : PATIENCE);
  expect(findings).toContainEqual({ level: 'wrong', cause: expect.stringMatching(cause), remedy: expect.any(String) });
});

test('a form without e-mail sends none, and asks nothing', async () => {
  host.files = fakeSite();
  const confirm = vi.fn(yes);
  expect(isHealthy(await diagnose(confirm))).toBe(false);
  expect(confirm).not.toHaveBeenCalled();
});
