/** The plan up to a wedding: what is said twice, in one language only, or not at all. */
import { LOCALES } from '../../src/lib/locales.ts';
import { additionInBraces } from './fields/notation.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import { languageName } from './languages.ts';
import { isOnPages, missingLanguages } from './missing-languages.ts';
import type { ParsedText } from './yaml/parse-file.ts';
import { advice } from './problem.ts';

type Step = Record<string, unknown>;

const isStep = (value: unknown): value is Step => value !== null && typeof value === 'object';
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Texts that stand twice at the same day. */
const twice = (steps: readonly Step[]): FieldFinding[] =>
  steps.flatMap((step, at) =>
    LOCALES.filter((code) => textOf(step[code]) !== '').flatMap((code) => {
      const first = steps.findIndex(
        (other) => other['days'] === step['days'] && textOf(other[code]) === textOf(step[code]),
      );
      if (first === at) return [];
      const cause = `Number ${at + 1} says in ${languageName(code)} for the same day what number ${first + 1} says.`;
      return [{ ...advice(cause, 'Delete one of the two, or correct its days.'), path: ['steps', at, code] }];
    }),
  );

const UNLESS = ', or leave it if it is meant so';

/** Steps that stand on the pages of some languages only. */
const untranslated = (steps: readonly Step[], source: ParsedText): FieldFinding[] =>
  steps.flatMap((step, at) =>
    missingLanguages(step, ['steps', at], {
      cause: (language) => `Number ${at + 1} is not said in ${language}: the ${language} page leaves it out.`,
      remedy: (code) =>
        additionInBraces(source, ['steps', at, code], [], UNLESS) ?? `Add a line \`${code}: …\` to it${UNLESS}.`,
    }),
  );

/** Advice on a plan that no page has. */
function noStep(steps: readonly Step[]): FieldFinding[] {
  if (steps.some(isOnPages)) return [];
  const emptied = steps.length === 0 ? ', and delete the `[]` behind `steps:`' : '';
  return [
    {
      ...advice(
        'The plan up to a wedding has no step, and the contact page leaves it out; brides ask what to do when.',
        `Write steps below \`steps:\`, such as \`- { days: 1, en: …, hi: … }\`${emptied}; or delete the file.`,
      ),
      path: ['steps'],
    },
  ];
}

/** @param source src/content/day-plan.yaml */
export function dayPlanFindings(source: ParsedText): FieldFinding[] {
  const { data } = source;
  const written: unknown = isStep(data) ? data['steps'] : undefined;
  if (!Array.isArray(written)) return [];
  // A step that is no group of fields counts as empty: the others keep their numbers, and the schema reports it.
  const steps = written.map((step: unknown) => (isStep(step) ? step : {}));
  return [...noStep(steps), ...twice(steps), ...untranslated(steps, source)];
}
