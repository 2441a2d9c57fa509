import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

/** A screen that is remembered, and a clock on which each picture takes `each` milliseconds. */
function play(isTTY: boolean, each: number, total: number, fresh: boolean): string[] {
  const written: string[] = [];
  let time = 0;
  const progress = createProgress({ isTTY, write: (text) => written.push(text) }, () => time);
  for (let done = 1; done <= total; done += 1) {
    time += each;
    progress.picture(done, total, fresh);
  }
  progress.end();
  return written;
}

test('a log gets a line for every tenth', () => {
  const lines = play(false, 1000, 780, true);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('Pictures: 78 of 780, 78 of them new\n');
  expect(lines.at(-1)).toBe('Pictures: 780 of 780, 780 of them new\n');
});

test('a log of a build in which nothing is new stays short', () => {
  expect(play(false, 1, 780, false)).toEqual([]);
});

test('a terminal has one line, written over and taken away at the end', () => {
  const written = play(true, 200, 50, true);
  expect(written).toHaveLength(51);
  expect(written.join('')).not.toContain('\n');
  expect(written.at(-2)).toMatch(/\rPictures: 50 of 50, 50 of them new$|\u001b\[2KPictures: 50 of 50, 50 of them new$/);
  expect(written.at(-1)).toBe('\r\u001b[2K');
});
