import { afterEach, expect, test, vi } from 'vitest';
import { shareAddress } from './share-address.ts';

const URL = 'https://studio.example/academy';
const fails = (name: string) => () => Promise.reject(new DOMException('no', name));
const writeText = vi.fn(() => Promise.resolve());

afterEach(() => {
  vi.unstubAllGlobals();
  writeText.mockClear();
});

test('the share sheet says everything itself', async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  expect(await shareAddress('Academy', URL)).toBeUndefined();
  expect(share).toHaveBeenCalledWith({ title: 'Academy', url: URL });
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['that the visitor closes', 'AbortError'],
  ['that is open already', 'InvalidStateError'],
])('a share sheet %s copies nothing', async (_, name) => {
  vi.stubGlobal('navigator', { share: fails(name), clipboard: { writeText } });
  expect(await shareAddress('Academy', URL)).toBeUndefined();
  expect(writeText).not.toHaveBeenCalled();
});

test.each([{}, { share: fails('NotAllowedError') }])('without a share sheet the link is copied', async (sheet) => {
  vi.stubGlobal('navigator', { ...sheet, clipboard: { writeText } });
  expect(await shareAddress('Academy', URL)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(URL);
});

test.each([{}, { clipboard: { writeText: fails('NotAllowedError') } }])(
  'without a clipboard the visitor copies it by hand',
  async (clipboard) => {
    vi.stubGlobal('navigator', clipboard);
    expect(await shareAddress('Academy', URL)).toBe('notCopied');
  },
);
