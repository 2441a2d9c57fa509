import { expect, test } from 'vitest';
import { bestFitting, budgetOf, narrowing, qualitiesFrom, stepsDown } from './budget.ts';

/** A picture of which every three points of quality less divide the bytes by `shrink`; counts the attempts. */
function picture(bytesAtBest: number, shrink = 1.18) {
  const attempts: number[] = [];
  const encode = (quality: number) => {
    attempts.push(quality);
    return Promise.resolve({ length: Math.round(bytesAtBest / shrink ** ((50 - quality) / 3)) });
  };
  return { attempts, encode };
}
const search = { qualities: qualitiesFrom(50), most: 1000, shrink: 1.18, start: 0 };

test('what is light enough is encoded once, as it was wished', async () => {
  const { attempts, encode } = picture(1000);
  expect(await bestFitting(search, encode)).toEqual({ made: { length: 1000 }, quality: 50 });
  expect(attempts).toEqual([50]);
});

test('what is too heavy gets the best quality that fits, in few attempts, from wherever the search begins', async () => {
  const starts = [0, 3, 6, 11, 99].map(async (start) => {
    const { attempts, encode } = picture(3000);
    const found = await bestFitting({ ...search, start }, encode);
    return { found, attempts: attempts.length };
  });
  for (const { found, attempts } of await Promise.all(starts)) {
    expect(found).toEqual({ made: { length: 942 }, quality: 29 });
    expect(attempts).toBeLessThan(8);
  }
});

test('a guess that was too low never costs a light picture its quality', async () => {
  expect(await bestFitting({ ...search, start: 4 }, picture(900).encode)).toMatchObject({ quality: 50 });
});

test('what fits at no quality says what it weighs at the lowest', async () => {
  const { attempts, encode } = picture(90_000);
  const found = await bestFitting(search, encode);
  expect(found).toEqual({ bytes: (await encode(qualitiesFrom(50).at(-1) ?? 0)).length });
  expect(attempts.length).toBeLessThan(8);
});

test('a picture shrinks by at least a tenth, and by more when it is far too heavy', () => {
  expect(narrowing(1001, 1000)).toBeLessThanOrEqual(0.9);
  expect(narrowing(9000, 1000)).toBeCloseTo(0.3);
  expect(stepsDown(1000, 1000, 1.2)).toBe(0);
  expect(stepsDown(1001, 1000, 1.2)).toBe(1);
});

test('the smallest picture may have what its format’s own tables take', () => {
  for (const format of ['avif', 'jpeg', 'webp'])
    expect(budgetOf(format, { width: 1, height: 1 })).toBeGreaterThan(1000);
});

test('every format and size has a budget below what the build refuses', () => {
  for (const format of ['avif', 'jpeg', 'webp', 'png']) {
    expect(budgetOf(format, { width: 340, height: 425 })).toBeGreaterThan(0);
    expect(budgetOf(format, { width: 1920, height: 9000 })).toBeLessThan(400_000);
  }
});
