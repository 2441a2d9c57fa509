/**
 * Rules beyond the pattern of one field, such as limits of a number, hours that end before they begin, and names in
 * braces that nothing fills in. The editor knows none of them, and the content check runs only after saving. A rule
 * that the file broke before does not keep the owner from saving another change.
 */
import { z } from 'astro/zod';
import type { BrokenRuleParams } from '../../content.config/rule-messages.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { labelOf } from '../config/labels.ts';
import type { EditorLanguage } from '../language.ts';
import type { Fields } from './data.ts';
import { ADDRESS_FORMATS, NOT_FILLED_IN, NUMBER_LIMITS, RULE_SENTENCES } from './rule-sentences.ts';

// Zod would try to make code of a text, which is faster, and which the page's policy refuses with a complaint.
z.config({ jitless: true });

export interface BrokenRule {
  /** The way to the field. */
  path: readonly PropertyKey[];
  sentence: string;
}

const isOfRule = (params: object | undefined): params is BrokenRuleParams => params !== undefined && 'rule' in params;

type LimitIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;
type FormatIssue = z.core.$ZodIssueInvalidStringFormat & { format: keyof typeof ADDRESS_FORMATS };
type RuleIssue = z.core.$ZodIssueCustom | LimitIssue | FormatIssue;

/** What the form calls a field. */
const fieldName = (path: readonly PropertyKey[], language: EditorLanguage): string =>
  labelOf(
    path.filter((each) => typeof each === 'string'),
    language,
  );

/** The limit of a number, as the owner can write it. */
function limitSentence(issue: LimitIssue, language: EditorLanguage): string {
  const limit =
    issue.code === 'too_small' ? Number(issue.minimum) + (issue.inclusive === false ? 1 : 0) : Number(issue.maximum);
  return interpolate(NUMBER_LIMITS[issue.code][language], { field: fieldName(issue.path, language), limit });
}

function sentenceOf(issue: RuleIssue, language: EditorLanguage): string {
  if (issue.code === 'invalid_format')
    return interpolate(ADDRESS_FORMATS[issue.format][language], { field: fieldName(issue.path, language) });
  if (issue.code !== 'custom') return limitSentence(issue, language);
  const { params, message } = issue;
  if (typeof params?.['written'] === 'string')
    return interpolate(NOT_FILLED_IN[language], { written: params['written'] });
  if (!isOfRule(params)) return message;
  const { rule, values } = params;
  // A day of the week is called as the form calls it.
  const { day, ...others } = values;
  const written = day === undefined ? others : { ...others, day: labelOf([String(day)], language) };
  return interpolate(RULE_SENTENCES[rule][language], written);
}

/**
 * Whether the editor itself does not see it: what else a single field allows, it does. Browsers, which it asks about
 * addresses, take more of them than the site.
 */
const isRule = (issue: z.core.$ZodIssue): issue is RuleIssue =>
  issue.code === 'custom' ||
  (issue.code === 'invalid_format' && issue.format in ADDRESS_FORMATS) ||
  ((issue.code === 'too_small' || issue.code === 'too_big') && ['number', 'int'].includes(issue.origin));

const brokenBy = (schema: z.ZodType, data: Fields): RuleIssue[] =>
  schema.safeParse(data).error?.issues.filter(isRule) ?? [];

/**
 * @param data what a file is to say; @param before what it has said
 * @returns the first rule that it breaks, and has not broken before
 */
export function newlyBrokenRule(
  schema: z.ZodType,
  data: Fields,
  before: Fields | undefined,
  language: EditorLanguage,
): BrokenRule | undefined {
  const known = (before ? brokenBy(schema, before) : []).map(({ message }) => message);
  // Each old fault excuses one new one: a second breach of the same rule is reported.
  const isNew = ({ message }: { message: string }) => {
    const at = known.indexOf(message);
    if (at !== -1) known.splice(at, 1);
    return at === -1;
  };
  const broken = brokenBy(schema, data).find(isNew);
  return broken && { path: broken.path, sentence: sentenceOf(broken, language) };
}
