/** studio.yaml, read anew for every answer, so that what is changed by hand meanwhile is kept. */
import { readFile } from 'node:fs/promises';
import { withChanges, type Change } from '../../src/admin/setup/questions.ts';
import { hasCode } from '../files/error-code.ts';
import { writeAtomic } from '../files/atomic-write.ts';
import { contentPath } from '../check/check-file.ts';
import type { FieldFinding } from '../check/fields/read-fields.ts';
import { readBytes } from '../files/read.ts';
import { BRING_BACK, parseFile } from '../check/yaml/parse-file.ts';
import { studioFindings } from '../check/file-schemas.ts';
import { readYaml } from '../check/yaml/read-yaml.ts';

const fileOf = (root: string) => contentPath(root, 'studio.yaml');
const sentence = ({ cause, remedy }: Pick<FieldFinding, 'cause' | 'remedy'>) => `${cause} ${remedy}`;

/** What the file says, or a sentence about what is broken in it. */
export function readStudio(root: string): { data: unknown } | { broken: string } {
  try {
    const file = fileOf(root);
    const reading = parseFile(file, readBytes(file), BRING_BACK);
    if ('parsed' in reading) return { data: reading.parsed.data };
    const { line } = reading.broken;
    return { broken: `${line === undefined ? '' : `Line ${line}: `}${sentence(reading.broken)}` };
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    return { broken: `The file is missing. ${BRING_BACK}` };
  }
}

/** Whether a finding is about one of the changes. */
const isAbout =
  (changes: readonly Change[]) =>
  ({ path }: FieldFinding): boolean =>
    changes.some((change) => path.every((key, at) => at >= change.path.length || change.path[at] === key));

/**
 * Writes changes into the file, all of them or none.
 * @returns why they are refused, in the sentence of the check; or what the check advises about them
 */
export async function changeStudio(
  root: string,
  changes: readonly Change[],
): Promise<{ refused: string } | { advice: string[] }> {
  const text = await readFile(fileOf(root), 'utf8');
  const before = readYaml(text);
  const next = withChanges(text, changes);
  const after = readYaml(next);
  if ('broken' in before || 'broken' in after)
    return {
      refused: sentence(
        'broken' in before ? before.broken : 'broken' in after ? after.broken : { cause: '', remedy: '' },
      ),
    };
  const known = new Set(studioFindings(before.parsed).map(({ cause }) => cause));
  const findings = studioFindings(after.parsed);
  const mine = isAbout(changes);
  const wrong = findings.find((finding) => finding.level === 'error' && (mine(finding) || !known.has(finding.cause)));
  if (wrong) return { refused: sentence(wrong) };
  if (next !== text) await writeAtomic(fileOf(root), next);
  return { advice: findings.filter(({ level, cause }) => level === 'advice' && !known.has(cause)).map(sentence) };
}
