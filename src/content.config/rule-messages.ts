/**
 * Rules about what a form can hold and still cannot be, such as hours that end before they begin: what is wrong, and
 * what to do, in the content check's words. `{…}` stands for what was written. The editor has words of its own for each
 * (src/admin/entry-file/rule-sentences.ts).
 */
import type { z } from 'astro/zod';
import { interpolate } from '../shared/interpolate.ts';

const CLOCK =
  'on the 24-hour clock half past eight in the evening is "20:30", and midnight at the end of the day "23:59"';
export const COPY_POINT = 'Long-press the studio in the map app and copy the two numbers: the first is the latitude.';

const RULES = {
  phoneLength: {
    cause: 'No phone number has {digits} digits.',
    remedy: 'Write it with the country code, such as +91 98765 43210.',
  },
  indianPhoneLength: {
    cause: 'Behind +91 stand {digits} digits; an Indian number has ten and begins with no 0.',
    remedy: 'Correct it: +91, then the ten digits.',
  },
  indianPhoneZero: {
    cause: 'Behind +91 stand {digits} digits, the first of them 0; an Indian number has ten and begins with no 0.',
    remedy: 'Correct it: +91, then the ten digits.',
  },
  phoneOfOneDigit: { cause: 'A number of one digit only is nobody’s.', remedy: 'Write the studio’s own number.' },
  closesFirst: {
    cause: 'The studio closes before it opens, or at the same minute.',
    remedy: `Correct the times: ${CLOCK}.`,
  },
  closesFirstOnWeekday: {
    cause: 'The studio closes before it opens on {day}, or at the same minute.',
    remedy: `Correct the times: ${CLOCK}.`,
  },
  neverOpen: { cause: 'The studio is closed on all seven days.', remedy: 'Take out the days on which it is open.' },
  weekdayClosedWithHours: {
    cause: '{day} is closed and has hours at the same time.',
    remedy: 'Take {day} out of `closed`, or delete this line.',
  },
  pointInTheSea: { cause: 'The map point lies in the sea off Africa (0).', remedy: COPY_POINT },
  pointExchanged: {
    cause: 'Latitude and longitude are exchanged: the map point would lie in the Arctic.',
    remedy: `Exchange the two numbers. ${COPY_POINT}`,
  },
  lastDayFirst: {
    cause: 'The last day is before the first one.',
    remedy: 'Exchange `from` and `to`, or correct the year.',
  },
  closedWithHours: {
    cause: 'These days are closed and have hours at the same time.',
    remedy: 'Delete `closed: true`, or delete `opens` and `closes`.',
  },
  neitherClosedNorWithHours: {
    cause: 'It is not said when the studio is open on these days.',
    remedy: 'Add `closed: true`, or both `opens` and `closes`, such as opens: "11:00" and closes: "16:00".',
  },
  closesFirstOnTheseDays: {
    cause: 'On these days the studio closes before it opens, or at the same minute.',
    remedy: `Correct the times: ${CLOCK}.`,
  },
  cardRunsBackwards: {
    cause: '‘{days}’ runs backwards or stands still.',
    remedy: 'Write the smaller day first, such as 17-19; one day alone is 17.',
  },
  cardsOverlap: {
    cause: '‘{days}’ overlaps those before it, which reach day {last}.',
    remedy: 'Begin it with day {next}, or correct those before it.',
  },
  cardsLeaveGap: {
    cause: '‘{days}’ leaves a gap: day {next} is missing.',
    remedy: 'Begin it with day {next}, or add what is missing.',
  },
  stageWithoutCard: {
    cause: 'No card begins on day {day}, on which this stage is to begin.',
    remedy: 'Cards begin on the days {days}.',
  },
  firstStageLate: {
    cause: 'The first stage begins on day {day}: the cards before it stand in none.',
    remedy: 'Let it begin on day {first}.',
  },
  stagesOutOfOrder: {
    cause: 'This stage begins on day {day}, and the one before it on day {before}.',
    remedy: 'Write the stages in the order of their days.',
  },
  instalmentAfterCourse: {
    cause: 'An instalment is due on day {day}, but the course has {count} days.',
    remedy: 'Write a day from 1 to {count}.',
  },
  instalmentsWithoutFee: {
    cause: 'There are instalments, but no fee that they are parts of.',
    remedy: 'Add a line `fee: {sum}`.',
  },
  instalmentsAreNotTheFee: {
    cause: 'The instalments are {sum} rupees together, but the fee is {fee}.',
    remedy: 'Correct an amount, or the fee.',
  },
  classEndsFirst: {
    cause: 'The class ends before it begins, or at the same minute.',
    remedy: 'Correct the times: on the 24-hour clock two in the afternoon is "14:00".',
  },
  notDrawn: {
    cause: '‘{text}’ is drawn on the picture that chats show beside a link, and no font there has {characters}.',
    remedy: 'Write it without, in Latin letters or in Devanagari; emoji may stand in other texts.',
  },
  groupKey: {
    cause: 'A group cannot be called {name} before its colon.',
    remedy: 'Use small English letters, digits and hyphens there, such as wedding; its name stands behind the colon.',
  },
  misspeltServiceGroup: { cause: 'There is no group {group}.', remedy: 'Did you mean {meant}?' },
  unknownServiceGroup: {
    cause: 'There is no group {group}.',
    remedy: 'Write one of {groups}, or add `{group}:` with its `name` to `groups`.',
  },
  noServiceGroups: { cause: 'There is no group {group}.', remedy: 'Add `{group}:` with its `name` below `groups`.' },
  takenQuestionKey: {
    cause: 'The key ‘{key}’ is taken: the page has a place of that name already.',
    remedy: 'Choose another, such as {other}.',
  },
  twoQuestionsOfOneKey: {
    cause: 'Two questions have the key ‘{key}’: a link to it would lead to the first alone.',
    remedy: 'Give the second another key.',
  },
  monthAhead: {
    cause: 'The month {month} has not begun yet.',
    remedy: 'Write the month in which it was said, the year first.',
  },
  twoBatchesStart: { cause: 'Two batches start on {date}.', remedy: 'Delete one of them, or correct its date.' },
} as const;

export type RuleName = keyof typeof RULES;
type RuleValues = Readonly<Record<string, string | number>>;

/** A rule that is broken, and what stands in its placeholders. */
export interface BrokenRule {
  rule: RuleName;
  values: RuleValues;
}

/** What an issue of a schema says of a rule that was broken. */
export interface BrokenRuleParams extends BrokenRule {
  cause: string;
  remedy: string;
}

/** What is wrong and what to do where a rule is broken. @param values what stands in its placeholders */
export const ruleMessage = (rule: RuleName, values: RuleValues): Record<'cause' | 'remedy', string> => ({
  cause: interpolate(RULES[rule].cause, values),
  remedy: interpolate(RULES[rule].remedy, values),
});

/**
 * Refuses what breaks a rule.
 * @param path of the field that is to be put right, below the one that is looked at
 * @param values what stands in the rule's placeholders
 */
export function refuse(context: z.RefinementCtx, rule: RuleName, path: PropertyKey[], values: RuleValues = {}): void {
  const { cause, remedy } = ruleMessage(rule, values);
  const params: BrokenRuleParams = { rule, values, cause, remedy };
  context.addIssue({ code: 'custom', path, params: { ...params }, message: `${cause} ${remedy}` });
}
