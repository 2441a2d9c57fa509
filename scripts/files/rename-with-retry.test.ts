import { expect, test, vi } from 'vitest';
import { renameWithRetry } from './rename-with-retry.ts';

/** A rename that is refused so many times. */
const refused = (code: string, times: number) => {
  const rename = vi.fn<(from: string, to: string) => Promise<void>>().mockResolvedValue();
  for (let time = 0; time < times; time += 1) rename.mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  return rename;
};
const attempts = async (platform: NodeJS.Platform, code: string, times: number) => {
  const wait = vi.fn<(milliseconds: number) => Promise<void>>().mockResolvedValue();
  const rename = refused(code, times);
  const thrown: unknown = await renameWithRetry('a', 'b', { platform, rename, wait }).catch(String);
  const waited = wait.mock.calls.reduce((sum, [milliseconds]) => sum + milliseconds, 0);
  return { thrown, tried: rename.mock.calls.length, waited };
};

test.each(['EPERM', 'EACCES', 'EBUSY'])(
  'on Windows, what another program holds (%s) is renamed later',
  async (code) => {
    expect(await attempts('win32', code, 3)).toEqual({ thrown: undefined, tried: 4, waited: 750 });
  },
);

test('what it holds for longer than five seconds is said', async () => {
  const { thrown, waited } = await attempts('win32', 'EBUSY', 1000);
  expect(thrown).toBe('Error: EBUSY');
  expect(waited).toBeGreaterThan(4000);
  expect(waited).toBeLessThan(6000);
});

test.each([
  ['win32', 'ENOSPC'],
  ['win32', 'EXDEV'],
  ['linux', 'EPERM'],
  ['darwin', 'EBUSY'],
] as const)('no waiting on %s for %s', async (platform, code) => {
  expect(await attempts(platform, code, 1)).toEqual({ thrown: `Error: ${code}`, tried: 1, waited: 0 });
});
