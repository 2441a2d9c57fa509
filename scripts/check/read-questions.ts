/** The questions of a project. */
import { contentPath } from './check-file.ts';
import { parseIfReadable } from './yaml/parse-file.ts';

const isGroup = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/** The questions of a file, whatever is wrong with them; those that are no groups of fields are empty ones. */
export function questionsIn(data: unknown): Record<string, unknown>[] {
  const list = isGroup(data) ? data['questions'] : undefined;
  return Array.isArray(list) ? list.map((item: unknown) => (isGroup(item) ? item : {})) : [];
}

/** The questions of a project; none when the file is missing or broken. */
export function allQuestions(root: string): Record<string, unknown>[] {
  const reading = parseIfReadable(contentPath(root, 'questions.yaml'));
  return reading && 'parsed' in reading ? questionsIn(reading.parsed.data) : [];
}
