/** Text files one by one: read, held against their shapes, and their pictures looked for. */
import { dirname, join, relative, sep } from 'node:path';
import { z } from 'astro/zod';
import type { ZodType } from 'astro/zod';
import { isCode } from '../disk/whole.ts';
import { readFields } from './fields.ts';
import type { Placed } from './fields.ts';
import { findPicture } from './pictures.ts';
import type { Finding, Problem } from './problem.ts';
import { error } from './problem.ts';
import { readSource } from './source.ts';

/** Stands in for the site's own picture type: refuses every picture by its path, which is how the check learns of it. */
export const pictureName = () => z.unknown().superRefine((named, context) => {
  context.addIssue({ code: 'custom', params: { picture: String(named) } });
});

/** A text file that was checked. */
export interface Entry {
  path: string;
  /** Undefined when the file is broken. */
  data: unknown;
  /** The pictures it names that are there. */
  pictures: string[];
  problems: Problem[];
}

/** A path as the owner sees it. */
export const shown = (root: string, path: string) => relative(root, path).split(sep).join('/');

/** Checks one file. `facts` looks at what a shape cannot know. */
export async function checkEntry(
  root: string, path: string, shape: ZodType, facts: (data: unknown) => Placed[] = () => [],
): Promise<Entry> {
  const file = shown(root, path);
  const problem = ({ level, cause, remedy }: Finding, line?: number): Problem => ({ level, file, line, cause, remedy });
  const broken = (finding: Finding, line?: number): Entry => ({ path, data: undefined, pictures: [], problems: [problem(finding, line)] });
  let reading;
  try {
    reading = await readSource(path);
  } catch (failure) {
    return broken(isCode(failure, 'ENOENT')
      ? error('The file is missing.', 'Bring it back from an older version of the project.')
      : error('The file cannot be opened.', 'Check that it is a file and may be read.'));
  }
  if ('broken' in reading) return broken(reading.broken, reading.broken.line);
  const { source } = reading;
  const { findings, pictures } = readFields(source, shape);
  const problems = [...findings, ...facts(source.data)].map((finding) => problem(finding, source.line(finding.path)));
  const there: string[] = [];
  for (const { path: place, named } of pictures) {
    const found = await findPicture(root, dirname(path), named);
    if ('path' in found) there.push(found.path);
    else problems.push(problem(found.finding, source.line(place)));
  }
  return { path, data: source.data, pictures: there, problems };
}

/** The path of a content file. */
export const contentPath = (root: string, ...parts: string[]) => join(root, 'src', 'content', ...parts);
