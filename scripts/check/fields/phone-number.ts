/** The studio's phone number where it is refused: all that is wrong with how it is written is put right at once. */
import { ruleMessage } from '../../../src/content.config/rule-messages.ts';
import { PHONE_DIGITS, phoneFault } from '../../../src/content.config/studio-rules.ts';
import { PHONE } from '../../../src/shared/fact-patterns.ts';
import { readPhone } from '../../../src/shared/phone-number.ts';
import { valueAt } from '../../../src/shared/value-at.ts';
import type { FieldFinding } from './read-fields.ts';
import { withoutForeignQuotes } from '../yaml/foreign-quotes.ts';
import { INVISIBLE } from '../yaml/invisible-characters.ts';
import type { ParsedText, Path } from '../yaml/parse-file.ts';
import { error } from '../problem.ts';

/** Characters that show as nothing or as a usual space: putting one right in its place would leave them. */
const UNSEEN = new RegExp(`${INVISIBLE.source}|(?! )\\p{Zs}`, 'gu');

/** The line as it has to be. A number without a space would lose its plus sign without the quotation marks. */
const rightLine = (phone: string) => `\`phone: ${phone.includes(' ') ? phone : `"${phone}"`}\``;

/**
 * What to do about what is no number with its country code, however it is read. Two numbers, or a number and an
 * extension, have more digits than any number.
 */
const unreadRemedy = (phone: string) =>
  phone.replace(/\D/g, '').length <= PHONE_DIGITS.most
    ? 'Write it with the country code, such as `phone: +91 98765 43210`.'
    : 'Write one number alone, such as `phone: +91 98765 43210`.';

/** The first number of a list or a group of them; nothing where none of it is one. */
const firstNumber = (value: unknown): string | undefined =>
  value !== null && typeof value === 'object'
    ? Object.values(value).find((one): one is string => typeof one === 'string' && PHONE.test(one))
    : undefined;

/**
 * @param path of the value that the schema refuses
 * @returns nothing for another field, and for what has no digits
 */
export function phoneFinding(path: Path, source: ParsedText): FieldFinding | undefined {
  if (path.join('.') !== 'phone') return undefined;
  const several = firstNumber(valueAt(source.data, path));
  if (several !== undefined)
    return {
      ...error('`phone` takes one number alone: calls and chats go there.', `Write ${rightLine(several)}.`),
      path,
    };
  const written = source.written(path);
  if (written === undefined || !/\p{Nd}/u.test(written)) return undefined;
  const seen = written.replace(UNSEEN, ' ').trim();
  const phone = readPhone(withoutForeignQuotes(seen) ?? seen);
  const isNumber = PHONE.test(phone);
  const fault = isNumber ? phoneFault(phone) : undefined;
  if (fault) {
    const { cause, remedy } = ruleMessage(fault.rule, fault.values);
    return { ...error(cause, fault.rule === 'phoneLength' ? unreadRemedy(phone) : remedy), path };
  }
  const write = written.search(UNSEEN) !== -1 ? 'Delete the line and type it anew:' : 'Write';
  const remedy = isNumber ? `${write} ${rightLine(phone)}.` : unreadRemedy(phone);
  return { ...error(`\`phone\` is not written as calls and chats need it: ‘${seen}’.`, remedy), path };
}
