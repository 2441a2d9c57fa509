import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { jpegParts } from '../../shared/jpeg.ts';
import { HEIC, photo } from '../../../tests/fixtures/content-project.ts';
import { jpeg as phoneJpeg, HIDDEN_TEXT } from '../../../tests/fixtures/phone-photos.ts';
import { prepare } from './prepare.ts';
import { NoDecoder } from './heic.ts';
import type { Decoders } from './prepare.ts';

const file = (bytes: Buffer, name = 'a.jpg') => new File([new Uint8Array(bytes)], name);
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());
const fail = () => Promise.reject(new Error('out of memory'));
const good = await phoneJpeg();
/** Stands in for a browser, which unit tests have not. */
const browser = (parts: Partial<Decoders> = {}): Decoders => ({
  pixelSize: () => Promise.resolve({ width: 240, height: 300 }),
  heic: fail,
  encode: fail,
  ...parts,
});

test.each([
  ['an encoder that throws', good, browser(), 'damaged'],
  [
    'a decoder of HEIC that throws',
    await readFile(HEIC),
    browser({ pixelSize: () => Promise.resolve(undefined) }),
    'failed',
  ],
  [
    'a decoder of HEIC that does not come',
    await readFile(HEIC),
    browser({ pixelSize: () => Promise.resolve(undefined), heic: () => Promise.reject(new NoDecoder()) }),
    'no-decoder',
  ],
  ['a browser that knows no such picture', good, browser({ pixelSize: () => Promise.resolve(undefined) }), 'damaged'],
  ['a browser that fails before', good, browser({ pixelSize: fail }), 'failed'],
  [
    'an encoder that answers with no picture',
    good,
    browser({ encode: () => Promise.resolve({ jpeg: new Blob(['<html>']), width: 1, height: 1 }) }),
    'failed',
  ],
] as const)('%s gives nothing that could be sent', async (_, bytes, by, refusal) => {
  expect(await prepare(file(bytes), by)).toEqual({ refusal, pixels: expect.any(Number) });
});

test('an encoder that hands on what it was given leaves nothing in it but the picture', async () => {
  expect(good.includes(HIDDEN_TEXT)).toBe(true);
  const encode = vi.fn(() => Promise.resolve({ jpeg: new Blob([new Uint8Array(good)]), width: 240, height: 300 }));
  const prepared = await prepare(file(good), browser({ encode }));
  if ('refusal' in prepared) throw new Error(prepared.refusal);
  const bytes = await bytesOf(prepared.jpeg);
  expect(jpegParts(bytes)).toEqual({ extras: [], trailing: 0, complete: true });
  expect(bytes.includes(HIDDEN_TEXT)).toBe(false);
  const [before, after] = await Promise.all([good, bytes].map((each) => sharp(each).raw().toBuffer()));
  expect(after!.equals(before!)).toBe(true);
  expect(prepared.isNarrow).toBe(true);
});

test('what is refused is never handed to a decoder', async () => {
  const decode = vi.fn(fail);
  const never = { pixelSize: decode, heic: decode, encode: decode };
  const whole = await photo({ width: 90, height: 60 });
  for (const bytes of [whole.subarray(0, whole.length - 9), Buffer.alloc(0), Buffer.from('Dear diary')])
    expect(await prepare(file(bytes), never)).toHaveProperty('refusal');
  expect(decode).not.toHaveBeenCalled();
});

test('more pixels than a phone can hold are refused by the header, with their number', async () => {
  const pixelSize = () => Promise.resolve({ width: 10_000, height: 6_000 });
  expect(await prepare(file(good), browser({ pixelSize }))).toEqual({ refusal: 'too-large', pixels: 60_000_000 });
  const fifty = () => Promise.resolve({ width: 8192, height: 6144 });
  expect(await prepare(file(good), browser({ pixelSize: fifty }))).toMatchObject({ refusal: 'damaged' });
});
