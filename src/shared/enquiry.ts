/** An enquiry: what stands in the form, and the texts that are made of it. */
import { withMessage } from './whatsapp-link.ts';

/** What the visitor wrote, by the names of the form's fields, and the subject that the form carries. */
export interface Enquiry {
  user_name: string;
  user_phone: string;
  title: string;
  message: string;
}

/** @returns whether the visitor has written nothing */
export const isEmpty = ({ message, user_name, user_phone }: Enquiry): boolean =>
  message + user_name + user_phone === '';

/** The enquiry on three labelled lines, as the studio reads it in an e-mail or a chat. */
export const summarize = ({ message, user_name, user_phone }: Enquiry): string =>
  `Message: ${message}\nName: ${user_name}\nPhone: ${user_phone}`;

/** The enquiry as it is e-mailed: with the text above appended to the visitor's message. */
export const withSummary = (enquiry: Enquiry): Enquiry => ({
  ...enquiry,
  message: [enquiry.message, summarize(enquiry)].filter(Boolean).join('\n'),
});

/** @returns a link to the chat with the enquiry as its message. @param chat the studio's chat link */
export const enquiryChatLink = (chat: string, enquiry: Enquiry): string => withMessage(chat, summarize(enquiry));

/** @returns what stands in the form, in the order in which the fields are posted */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const fields = new FormData(form);
  const value = (name: string) => {
    const field = fields.get(name);
    return typeof field === 'string' ? field : '';
  };
  return {
    user_name: value('user_name'),
    user_phone: value('user_phone'),
    title: value('title'),
    message: value('message'),
  };
}
