/** What an enquiry says, and whether its phone number can be one. */

/** What the visitor wrote, by the names of the form's fields. */
export interface Enquiry {
  user_name: string;
  user_phone: string;
  message: string;
}

/** The enquiry on three labelled lines, as the studio reads it in an e-mail or a chat. */
export const enquiryText = ({ message, user_name, user_phone }: Enquiry): string =>
  `Message: ${message}\nName: ${user_name}\nPhone: ${user_phone}`;

/** The message that is sent: what the visitor wrote with the text appended. What they see stays as they wrote it. */
export const sentMessage = (enquiry: Enquiry): string =>
  enquiry.message ? `${enquiry.message}\n${enquiryText(enquiry)}` : enquiryText(enquiry);

/** The enquiry as a chat that the visitor sends. @param chat the studio's chat link */
export const chatWith = (chat: string, enquiry: Enquiry): string => `${chat}?text=${encodeURIComponent(enquiryText(enquiry))}`;

/** Below this many digits no number can be called from elsewhere: it is a short code, or a slip of the thumb. */
const FEWEST_DIGITS = 7;

const DEVANAGARI_ZERO = '०'.codePointAt(0)!;

/**
 * The digits of a number as people write it: `+91 98765-43210`, `098765 43210`, `९८७६५ ४३२१०`.
 * @returns them in ASCII, without the country's prefix and without a trunk 0
 */
export const phoneDigits = (phone: string): string =>
  phone
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.codePointAt(0)! - DEVANAGARI_ZERO))
    .replace(/[^\d+]/g, '')
    .replace(/^(\+|00)91/, '')
    .replace(/^0+|\D/g, '');

/** Worth asking about, never refused. */
export const looksTooShort = (phone: string): boolean => phoneDigits(phone).length < FEWEST_DIGITS;
