/** Links into the messaging app. */

export const CHAT_ORIGIN = 'https://wa.me';

/**
 * The digits of a phone number with its country code, as wa.me and `tel:` want them: `+91 00000 00000` →
 * `910000000000`.
 */
export const digits = (phone: string): string => phone.replace(/\D/g, '');

/** Percent codes of letters beyond ASCII, one or many in a row. */
const LETTERS = /(?:%[89A-F][0-9A-F])+/g;

/**
 * @param chat a chat link without a message
 * @param message what the visitor's message starts with; percent-encoded here, but for letters beyond ASCII, which a
 * browser encodes by itself: as nine characters each they weigh on a Hindi page
 * @see https://faq.whatsapp.com/5913398998672934 for the form of the address
 */
export const withMessage = (chat: string, message: string): string =>
  `${chat}?text=${encodeURIComponent(message).replace(LETTERS, decodeURIComponent)}`;

/**
 * @param phone a number with its country code
 * @param message what the visitor's message starts with, if anything
 */
export function chatLink(phone: string, message?: string): string {
  const chat = `${CHAT_ORIGIN}/${digits(phone)}`;
  return message ? withMessage(chat, message) : chat;
}
