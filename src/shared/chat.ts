/** Links into the messaging app. */

/** The digits of a phone number with its country code, as wa.me and `tel:` want them: `+91 00000 00000` → `910000000000`. */
export const digits = (phone: string): string => phone.replace(/\D/g, '');

/**
 * @param phone a number with its country code
 * @param text what the visitor's message starts with; percent-encoded here
 * @see https://faq.whatsapp.com/5913398998672934 for the form of the address
 */
export function chatLink(phone: string, text?: string): string {
  const address = `https://wa.me/${digits(phone)}`;
  return text ? `${address}?text=${encodeURIComponent(text)}` : address;
}
