/** The settings that hold the e-mail provider's keys. */
export const EMAILJS_KEYS = ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'] as const;

export type EmailjsKey = (typeof EMAILJS_KEYS)[number];
