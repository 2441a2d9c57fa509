/** Where questions stand: the pages, and the places on them that links lead to. */
import { questionKeysByPage } from '../../src/lib/site-links.ts';
import { contentPath } from './check-file.ts';
import { parseIfReadable } from './parse-file.ts';

const isGroup = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/** The questions of a file, whatever is wrong with them; those that are no groups of fields are empty ones. */
export function questionsIn(data: unknown): Record<string, unknown>[] {
  const list = isGroup(data) ? data['questions'] : undefined;
  return Array.isArray(list) ? list.map((item: unknown) => (isGroup(item) ? item : {})) : [];
}

/** The keys of the questions of a project, by the address of their page. None when the file is missing or broken. */
export function questionKeys(root: string): Record<string, string[]> {
  const reading = parseIfReadable(contentPath(root, 'questions.yaml'));
  const questions = reading && 'parsed' in reading ? questionsIn(reading.parsed.data) : [];
  return questionKeysByPage(questions);
}
