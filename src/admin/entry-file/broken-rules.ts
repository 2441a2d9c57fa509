/**
 * What the schema of a file refuses. The editor itself knows the pattern of one field and whether it is filled in, as
 * browsers understand both, and none of the rules beyond, such as limits of a number, hours that end before they begin,
 * and names in braces that nothing fills in; the content check runs only after saving. A rule that the file broke
 * before does not keep the owner from saving another change.
 */
import { z } from 'astro/zod';
import { flatIssues } from '../../content.config/flat-issues.ts';
import type { BrokenRuleParams } from '../../content.config/rule-messages.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { isBlank } from '../../shared/is-blank.ts';
import { valueAt } from '../../shared/value-at.ts';
import { labelOf } from '../config/labels.ts';
import type { EditorLanguage } from '../language.ts';
import type { Fields } from './data.ts';
import { ADDRESS_FORMATS, NOT_FILLED_IN, NUMBER_LIMITS, RULE_SENTENCES, WRONG_VALUES } from './rule-sentences.ts';

// Zod would try to make code of a text, which is faster, and which the page's policy refuses with a complaint.
z.config({ jitless: true });

export interface BrokenRuleSentence {
  /** The way to the field. */
  path: readonly PropertyKey[];
  sentence: string;
}

const isOfRule = (params: object | undefined): params is BrokenRuleParams => params !== undefined && 'rule' in params;

type Issue = z.core.$ZodIssue;
type LimitIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;
type FormatIssue = z.core.$ZodIssueInvalidStringFormat & { format: keyof typeof ADDRESS_FORMATS };

const isNumberLimit = (issue: Issue): issue is LimitIssue =>
  (issue.code === 'too_small' || issue.code === 'too_big') && ['number', 'int'].includes(issue.origin);

const isAddressFormat = (issue: Issue): issue is FormatIssue =>
  issue.code === 'invalid_format' && issue.format in ADDRESS_FORMATS;

const namesIn = (path: readonly PropertyKey[]): string[] => path.filter((each) => typeof each === 'string');

/** What the form calls a field. */
const fieldName = (path: readonly PropertyKey[], language: EditorLanguage): string => labelOf(namesIn(path), language);

/** The same with all that it stands in, and the place of an entry in its list: `Services 2 › English › Name`. */
const wayTo = (path: readonly PropertyKey[], language: EditorLanguage): string =>
  path
    .map((step, at) => {
      const parted = at === 0 ? '' : ' › ';
      return typeof step === 'number' ? ` ${step + 1}` : `${parted}${fieldName(path.slice(0, at + 1), language)}`;
    })
    .join('');

/** What is said of a value that the editor, or a browser, took for a right one. @param data what holds it */
function wrongValueSentence({ code, path }: Issue, data: Fields, language: EditorLanguage): string {
  const value = valueAt(data, path) ?? '';
  const isEmpty = typeof value === 'string' && isBlank(value);
  const kind = isEmpty ? 'empty' : code === 'custom' && typeof value === 'object' ? 'saysNothing' : 'otherForm';
  return interpolate(WRONG_VALUES[kind][language], { field: wayTo(path, language) });
}

/** The limit of a number, as the owner can write it. */
function limitSentence(issue: LimitIssue, language: EditorLanguage): string {
  const limit =
    issue.code === 'too_small' ? Number(issue.minimum) + (issue.inclusive === false ? 1 : 0) : Number(issue.maximum);
  return interpolate(NUMBER_LIMITS[issue.code][language], { field: fieldName(issue.path, language), limit });
}

function sentenceOf(issue: Issue, data: Fields, language: EditorLanguage): string {
  if (isAddressFormat(issue) && valueAt(data, issue.path) !== '')
    return interpolate(ADDRESS_FORMATS[issue.format][language], { field: fieldName(issue.path, language) });
  if (isNumberLimit(issue)) return limitSentence(issue, language);
  const params = issue.code === 'custom' ? issue.params : undefined;
  if (typeof params?.['written'] === 'string')
    return interpolate(NOT_FILLED_IN[language], { written: params['written'] });
  if (!isOfRule(params)) return wrongValueSentence(issue, data, language);
  const { rule, values } = params;
  // A day of the week is called as the form calls it.
  const { day, ...others } = values;
  const written = day === undefined ? others : { ...others, day: labelOf([String(day)], language) };
  return interpolate(RULE_SENTENCES[rule][language], written);
}

const brokenBy = (schema: z.ZodType, data: Fields): Issue[] =>
  schema.safeParse(data).error?.issues.flatMap((issue) => flatIssues(issue, data)) ?? [];

/** By what a fault is known again, wherever in its list an entry has moved to. */
const faultKey = ({ path, message }: Issue): string => JSON.stringify([namesIn(path), message]);

/**
 * @param data what a file is to say; @param before what it has said
 * @returns the first rule that it breaks, and has not broken before
 */
export function newlyBrokenRule(
  schema: z.ZodType,
  data: Fields,
  before: Fields | undefined,
  language: EditorLanguage,
): BrokenRuleSentence | undefined {
  const known = before ? brokenBy(schema, before).map(faultKey) : [];
  // Each old fault excuses one new one: a second breach of the same rule is reported.
  const isNew = (issue: Issue) => {
    const at = known.indexOf(faultKey(issue));
    if (at !== -1) known.splice(at, 1);
    return at === -1;
  };
  const broken = brokenBy(schema, data).find(isNew);
  return broken && { path: broken.path, sentence: sentenceOf(broken, data, language) };
}
