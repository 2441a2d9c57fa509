/** What is found, as it is read: what can be left first, what is wrong last, where the eye rests. */
import type { SiteFindings } from './run-checks.ts';
import { count } from '../terminal/count.ts';
import type { DoctorFinding } from './finding.ts';

export const isHealthy = ({ findings }: SiteFindings) => findings.every(({ level }) => level === 'advice');

const lines = ({ cause, remedy }: DoctorFinding) => [cause, `  → ${remedy}`, ''];

export function report(results: SiteFindings): string[] {
  const { name, pages, sizes, findings } = results;
  const ofLevel = (level: DoctorFinding['level']) => findings.filter((finding) => finding.level === level);
  const faults = ofLevel('wrong').length;
  const sampled = sizes ? ` and at ${sizes.looked} of the ${sizes.all} sizes of their pictures` : '';
  const looked = pages > 0 ? `Looked at ${count(pages, 'page')} of ${name}${sampled}` : `Could not look at ${name}`;
  const verdict = faults === 0 ? 'all is well' : `${count(faults, 'thing is', 'things are')} wrong`;
  const notes = ofLevel('advice').length;
  return [
    ...ofLevel('advice').flatMap(lines),
    ...ofLevel('wrong').flatMap(lines),
    pages === 0
      ? `${looked}.`
      : `${looked}: ${verdict}${faults === 0 && notes > 0 ? ` (${count(notes, 'note')} above)` : ''}.`,
  ];
}
