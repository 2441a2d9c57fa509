/** A small project with one thing wrong in it, and what the check says about that: for the check's tests. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { photo, project, put } from '../rehearsal.ts';
import { checkContent } from './content.ts';

export const PORTFOLIO = 'src/content/gallery/portfolio';
export const EN = 'src/content/en';
export const STUDIO = 'src/content/studio.yaml';

interface Extra {
  /** The entry's file name. */
  name?: string;
  /** The picture's file name; none is written when it is empty. */
  picture?: string;
  bytes?: Uint8Array | string;
}

async function trial() {
  const root = await project();
  return {
    root,
    /** Puts an entry and its picture into the portfolio. */
    entry: async (text: string, { name = '02-rose.yaml', picture = '02-rose.jpg', bytes }: Extra = {}) => {
      await put(root, `${PORTFOLIO}/${name}`, text);
      if (picture) await put(root, `${PORTFOLIO}/${picture}`, bytes ?? (await photo({ seed: 2 })));
    },
    /** Replaces a part of a file; throws when the file has no such part. */
    edit: async (path: string, from: string | RegExp, to: string) => {
      const text = await readFile(join(root, path), 'utf8');
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${path} has no ${String(from)}`);
      await put(root, path, edited);
    },
    /** Every problem but the sample's facts, each as `level file:line cause remedy`. */
    found: async (): Promise<string[]> => {
      const { problems } = await checkContent(root);
      return problems.filter(({ cause }) => !cause.includes('sample’s')).map(({ level, file, line, cause, remedy }) =>
        `${level} ${file.replace(`${PORTFOLIO}/`, '')}${line ? `:${line}` : ''} ${cause} ${remedy}`);
    },
  };
}

type Trial = Awaited<ReturnType<typeof trial>>;

/** A fresh trial for each test of a file. */
export function eachTrial() {
  let current: Trial;
  beforeEach(async () => {
    current = await trial();
    return () => rm(current.root, { recursive: true });
  });
  return {
    trial: () => current,
    /** The one problem of a trial that has just one. */
    one: async (): Promise<string> => {
      const lines = await current.found();
      expect(lines).toHaveLength(1);
      return lines[0] ?? '';
    },
  };
}
