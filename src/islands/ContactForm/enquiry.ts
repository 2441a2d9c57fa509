/** What an enquiry says. */

/** What the visitor wrote, by the names of the form's fields, and the subject that the form carries. */
export interface Enquiry {
  user_name: string;
  user_phone: string;
  title: string;
  message: string;
}

/** The enquiry on three labelled lines, as the studio reads it in an e-mail or a chat. */
export const enquiryText = ({ message, user_name, user_phone }: Enquiry): string =>
  `Message: ${message}\nName: ${user_name}\nPhone: ${user_phone}`;

/** The enquiry as it is sent: the text is appended to what the visitor wrote. What they see stays as they wrote it. */
export const asSent = (enquiry: Enquiry): Enquiry => ({
  ...enquiry,
  message: [enquiry.message, enquiryText(enquiry)].filter(Boolean).join('\n'),
});

/** The enquiry as a chat that the visitor sends. @param chat the studio's chat link */
export const chatWith = (chat: string, enquiry: Enquiry): string =>
  `${chat}?text=${encodeURIComponent(enquiryText(enquiry))}`;

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
